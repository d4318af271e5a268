import {
  type Action, hasPlace, includes, inSpace, isEmpty, isGroundForce, isShip, isStructure, kindsIn, type Owed, own, playersInSpace,
  type Position, SPACE, type Step, unitsAt,
} from '../board/index.ts';
import { owedIn } from '../cases/debts.ts';
import { bringsCardsIn, involvesCards } from './cards-on-board.ts';

/**
 * Whether the article and the contract settle the outcome of an action in a position, for every engine and whatever cards it plays. Scopes,
 * random plays and errata ask nothing else. `owed` is everything that the position owes.
 */
export const isSettled = (position: Position, action: Action, owed: readonly Owed[] = owedIn(position)): boolean =>
  isSettledButForCards(position, action, owed) && !involvesCards(position) && !bringsCardsIn(position, action);

/** The same for engines that play no cards. */
export const isSettledButForCards = (position: Position, action: Action, owed: readonly Owed[]): boolean =>
  isPositionWithinTheArticle(position, owed) && isSettledAction(position, action, owed);

/** Whether nothing about the position itself is open. */
export const isSettledPosition = (position: Position, owed: readonly Owed[] = owedIn(position)): boolean =>
  isPositionWithinTheArticle(position, owed) && !involvesCards(position);

const isPositionWithinTheArticle = (position: Position, owed: readonly Owed[]): boolean =>
  !isGroundCombatOn(position) && !(isAfterCombat(position) && fleetsInActive(position) > 1)
  && !(position.step === 'space-combat' && owed.length > 0); // other systems owe; whether a combat suspends that is open

/**
 * Whether play waits for a removal in the active system: after an arrival at another player's ships (N1), before a combat (N2), or after
 * one (R3.3). If nobody arrived, or no combat follows, that is open.
 */
export const isDue = (position: Position, owed: readonly Owed[]): boolean => {
  const { step, active } = position;
  if (active === undefined || !owed.some(({ system }) => system === active.system)) return false;
  if (step === 'move-ships') {
    const others = fleetsAt(position, active.system).filter((player) => player !== active.player);
    return others.length > 0 && !isEmpty(inSpace(position, active.system, active.player));
  }
  return step === 'end-of-space-combat' || (step === 'space-cannon-offense' && fleetsInActive(position) > 1);
};

/** The steps that `advance` may lead to; only `end-combat` leaves a combat. */
export const stepsAhead = (position: Position): readonly Step[] => {
  const meets = fleetsInActive(position) > 1;
  if (position.step === undefined) return [];
  switch (position.step) {
    case 'move-ships': return meets ? ['space-cannon-offense', 'space-combat'] : ['space-cannon-offense'];
    case 'space-cannon-offense': return meets ? ['space-combat'] : ['invasion'];
    case 'space-combat': return [];
    case 'end-of-space-combat': return ['invasion', 'production'];
    case 'invasion': return ['production'];
    case 'production': return [];
  }
};

/** Whether another player has units on the planet. */
export const isTaken = (position: Position, system: string, planet: string, player: string): boolean =>
  Object.entries(own(own(position.systems, system)?.planets, planet) ?? {}).some(([other, units]) => other !== player && !isEmpty(units));

/** The players with ships there. */
const fleetsAt = (position: Position, system: string): readonly string[] =>
  playersInSpace(position, system).filter((player) => kindsIn(inSpace(position, system, player)).some(isShip));

const fleetsInActive = (position: Position): number =>
  (position.active === undefined ? 0 : fleetsAt(position, position.active.system).length);

const isAfterCombat = ({ step }: Position): boolean => step === 'end-of-space-combat' || step === 'invasion' || step === 'production';

/** In an invasion, two players on one planet fight a ground combat; whether R3.3 covers that is open. */
const isGroundCombatOn = ({ step, systems }: Position): boolean =>
  step === 'invasion' && Object.values(systems).some(({ planets = {} }) =>
    Object.values(planets).some((area) => Object.values(area).filter((units) => !isEmpty(units)).length > 1));

const isSettledAction = (position: Position, action: Action, owed: readonly Owed[]): boolean => {
  if (!namesWhatIsThere(position, action)) return false;
  // when an excess that is not due must be gone is open: an engine may insist on the removal first
  if (owed.length > 0 && action.type !== 'check' && action.type !== 'remove' && action.type !== 'end-combat') {
    return (action.type === 'advance' || action.type === 'land') && isDue(position, owed) && fits(position, action, true);
  }
  return fits(position, action, false);
};

const namesWhatIsThere = ({ players, systems }: Position, action: Action): boolean => {
  if (action.type === 'advance' || action.type === 'end-combat') return true;
  const { params } = action;
  const system = 'system' in params ? params.system : params.to;
  return Object.hasOwn(players, params.player) && Object.hasOwn(systems, system);
};

/** Whether the action is possible in the step, which no engine has to judge, and at the place. */
const fits = (position: Position, action: Action, isDueNow: boolean): boolean => {
  switch (action.type) {
    case 'check': return position.step !== 'space-combat';
    case 'remove': return fitsRemoval(position, action.params);
    case 'move': return fitsMove(position, action.params);
    case 'lose': return fitsLoss(position, action.params);
    case 'place': return fitsPlacement(position, action.params);
    case 'land': return fitsLanding(position, action.params, isDueNow);
    case 'advance': return stepsAhead(position).includes(action.params.to);
    case 'end-combat': return position.step !== 'space-combat' || fleetsInActive(position) > 0; // a draw is open
  }
};

type ParamsOf<T extends Action['type']> = Extract<Action, { readonly type: T }>['params'];

const fitsRemoval = (position: Position, { player, system, from = SPACE }: ParamsOf<'remove'>): boolean =>
  !isEmpty(unitsAt(own(position.systems, system), from, player));

const fitsLoss = (position: Position, { player, system, units }: ParamsOf<'lose'>): boolean =>
  isWhereCombatIs(position, system) && includes(inSpace(position, system, player), units);

/** During a combat, other systems are open. */
const isWhereCombatIs = ({ step, active }: Position, system: string): boolean => step !== 'space-combat' || active?.system === system;

const fitsMove = (position: Position, { player, to, ships }: ParamsOf<'move'>): boolean => {
  const { step, active, systems } = position;
  if (step !== undefined && (step !== 'move-ships' || active?.player !== player || active.system !== to)) return false;
  return ships.every(({ ship, from, cargo }) => ship !== 'fighter' && from !== to && cargo.every((part) => {
    const system = own(systems, part.in ?? from);
    return system !== undefined && hasPlace(system, part.from);
  })) && areThere(position, player, ships);
};

const areThere = (position: Position, player: string, ships: ParamsOf<'move'>['ships']): boolean =>
  ships.every(({ ship, from }) =>
    ships.filter((other) => other.ship === ship && other.from === from).length <= (inSpace(position, from, player)[ship] ?? 0));

const fitsPlacement = (position: Position, { player, system, on, units }: ParamsOf<'place'>): boolean => {
  const area = own(position.systems, system);
  if (!includes(own(position.reinforcements, player) ?? units, units)) return false; // the article doesn't cover lacking reinforcements
  if (position.step !== undefined && position.step !== 'move-ships' && position.step !== 'production') return false;
  if (area === undefined || !hasPlace(area, on)) return false;
  if (on === SPACE) return !kindsIn(units).some(isStructure) && !joinsLateFleet(position, player, system, kindsIn(units).some(isShip));
  return !kindsIn(units).some(isShip) && !isTaken(position, system, on, player);
};

/** Ships placed beside another player's after a combat would start another one. */
const joinsLateFleet = (position: Position, player: string, system: string, withShips: boolean): boolean =>
  isAfterCombat(position) && position.active?.system === system && withShips
  && fleetsAt(position, system).some((other) => other !== player);

const fitsLanding = (position: Position, { player, system, planet, units }: ParamsOf<'land'>, isDueNow: boolean): boolean => {
  const { step, active, systems } = position;
  const area = own(systems, system);
  if (step !== undefined && (active?.player !== player || active.system !== system || (step !== 'invasion' && !isDueNow))) return false;
  return area !== undefined && planet !== SPACE && hasPlace(area, planet) && !isTaken(position, system, planet, player)
    && kindsIn(units).every(isGroundForce) && includes(inSpace(position, system, player), units);
};
