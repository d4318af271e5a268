import {
  type Action, type Answer, countOf, everyPlayer, inSpace, isGroundForce, isShip, isVerdict, kindsIn, type MoveParams, onPlanets, only, own,
  placesNamedBy, playersInSpace, type Position, SHIPS, totalOf, UNITS,
} from '../board/index.ts';
import { capacityOf } from './generic-values.ts';
import type { Question } from './question.ts';

/** The open points that a question touches, by their ids in rules/open-points.yaml: there the answer of the engine is only its reading. */
export const touchedOpenPoints = (question: Question, answer: Answer): readonly string[] =>
  OPEN_POINTS.filter(([, isTouched]) => isTouched(question, answer)).map(([id]) => id);

type IsTouched = (question: Question, answer: Answer) => boolean;

const OPEN_POINTS: readonly (readonly [id: string, isTouched: IsTouched])[] = [
  ['bearers-that-are-no-ships', ({ position }) => everyPlayer(position).some((player) =>
    UNITS.some((unit) => !isShip(unit) && (own(position.players, player)?.capacity?.[unit] ?? 0) > 0))],
  ['when-an-excess-is-gone', ({ owed, action }, answer) =>
    owed.length > 0 && !['check', 'remove', 'advance'].includes(action.type) && isVerdict(answer) && answer.legal],
  ['ground-combat', ({ position, owed }) => position.step === 'invasion' && owed.length > 0 && isContested(position)],
  ['draws', ({ action }, answer) => action.type === 'end-combat' && isVerdict(answer) && answer.legal && answer.winner === null],
  ['retreats', ({ position, action }) => action.type === 'move' && position.step === 'space-combat'
    && action.params.ships.some(({ from }) => from === position.active?.system)],
  ['several-ships-and-eight-infantry', ({ position, action }) => action.type === 'move' && sharesLoad(position, action.params)],
  ['no-value-or-zero', ({ position }) => everyPlayer(position).some((player) =>
    SHIPS.some((ship) => own(position.players, player)?.capacity?.[ship] === 0))],
  ['other-systems-during-combat', ({ position, action, owed }) => position.step === 'space-combat'
    && systemsOf(action).some((system) => system !== position.active?.system && owed.some((debt) => debt.system === system))],
  ['numbers-during-combat', ({ position, action }) =>
    action.type === 'check' && position.step === 'space-combat' && action.params.system === position.active?.system],
  ['two-docks', ({ position, action }) => systemsOf(action).some((system) => everyPlayer(position).some((player) =>
    hasDocksAndFighters(position, system, player)))],
  ['ships-beyond-the-pool', ({ position, action }) => systemsOf(action).some((system) => everyPlayer(position).some((player) =>
    hasShipsBeyondThePool(position, system, player)))],
  ['pool-in-combat', ({ position }) => position.step === 'space-combat'
    && playersInSpace(position, position.active?.system ?? '').some((player) => own(position.players, player)?.fleetPool !== undefined)],
  ['actions-and-steps', ({ position, action }) => isOutOfPlace(position, action)],
];

const systemsOf = (action: Action): readonly string[] => placesNamedBy(action).map(({ system }) => system);

/** Whether ground forces of two players are on one planet of the active system. */
const isContested = ({ systems, active }: Position): boolean =>
  Object.values(own(systems, active?.system ?? '')?.planets ?? {}).some((planet) =>
    Object.values(planet).filter((units) => totalOf(only(units, isGroundForce)) > 0).length > 1);

/** Whether several ships pick up more at one place than the largest of them could carry alone. */
const sharesLoad = ({ players }: Position, { player, ships }: MoveParams): boolean => {
  const loads = ships.flatMap(({ ship, from, cargo }) =>
    cargo.map((load) => ({ ship, place: `${load.in ?? from}\n${load.from}`, count: totalOf(load.units) })));
  return loads.some(({ place }) => {
    const here = loads.filter((load) => load.place === place);
    const largest = Math.max(...here.map(({ ship }) => capacityOf(own(players, player), ship)));
    return here.length > 1 && here.reduce((sum, { count }) => sum + count, 0) > largest;
  });
};

/** Whether several space docks of a player exempt fighters in one system. */
const hasDocksAndFighters = (position: Position, system: string, player: string): boolean => {
  const space = inSpace(position, system, player);
  const docks = countOf(space, 'space-dock') + countOf(onPlanets(position, system, player), 'space-dock');
  return docks > 1 && countOf(space, 'fighter') > 0;
};

/** Whether a player's ships without fighters are too many for the fleet pool, or one of them has no capacity. */
const hasShipsBeyondThePool = (position: Position, system: string, player: string): boolean => {
  const facts = own(position.players, player);
  const ships = only(inSpace(position, system, player), (unit) => isShip(unit) && unit !== 'fighter');
  if (facts?.fleetPool === undefined) return false;
  return totalOf(ships) > facts.fleetPool || kindsIn(ships).filter(isShip).some((ship) => capacityOf(facts, ship) === 0);
};

/** A landing outside an invasion or beside ships of others, and a move or production in another step: other articles rule on these. */
const isOutOfPlace = (position: Position, action: Action): boolean => {
  const { step, active } = position;
  switch (action.type) {
    case 'land':
      return (step ?? 'invasion') !== 'invasion' || othersHaveShips(position, action.params.system, action.params.player);
    case 'move':
      return step !== undefined && (step !== 'move-ships' || action.params.to !== active?.system || action.params.player !== active.player);
    case 'place':
    case 'lose':
    case 'check':
    case 'remove':
    case 'advance':
    case 'end-combat': return false;
  }
};

const othersHaveShips = (position: Position, system: string, player: string): boolean =>
  playersInSpace(position, system).some((other) => other !== player && kindsIn(inSpace(position, system, other)).some(isShip));
