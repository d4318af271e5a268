import {
  type Action, countOf, inSpace, isStructure, kindsIn, own, type PlayerFacts, type Position, SPACE, stacksIn, type System, unitsAt,
  unitsNamedBy,
} from '../board/index.ts';

/**
 * Some cards change the answer just by being on the board: a space dock exempts fighters from the count, and some mechs and fighters count
 * by rules of their own. The article says nothing of these, so neither searches nor errata ask about such positions. Structures in a space
 * area are left to the cases about them.
 */

/** Whether a card on the board may change what the article says of a position. */
export const involvesCards = (position: Position): boolean =>
  Object.entries(position.systems).some(([name, system]) => Object.keys(system.space ?? {}).some((player) => {
    const units = inSpace(position, name, player);
    return kindsIn(units).some(isStructure) || (countOf(units, 'fighter') > 0 && exemptsFighters(position, system, player))
      || (countOf(units, 'mech') > 0 && hasOddMechs(own(position.players, player)));
  })) || Object.keys(position.players).some((player) => hasFloatingDockIn(position, player));

/** Whether an action brings units together so that a card may change what the article says of the result. */
export const bringsCardsIn = (position: Position, action: Action): boolean => {
  if (action.type !== 'place' && action.type !== 'move') return false;
  const { player } = action.params;
  const to = action.type === 'place' ? action.params.system : action.params.to;
  const system = own(position.systems, to) ?? {};
  const named = unitsNamedBy(action);
  const names = (unit: 'fighter' | 'mech' | 'space-dock') => named.some(({ units }) => countOf(units, unit) > 0);
  if (names('mech') && hasOddMechs(own(position.players, player))) return true;
  if (action.type === 'move') return names('fighter') && exemptsFighters(position, system, player);
  if (names('space-dock')) return hasFloatingDocks(own(position.players, player)) || countOf(inSpace(position, to, player), 'fighter') > 0;
  return action.params.on === SPACE && names('fighter') && exemptsFighters(position, system, player);
};

/** Whether fighters of a player in that system may be left out of the count. */
const exemptsFighters = (position: Position, system: System, player: string): boolean =>
  [SPACE, ...Object.keys(system.planets ?? {})].some((place) => countOf(unitsAt(system, place, player), 'space-dock') > 0)
  || own(position.players, player)?.upgrades?.some((id) => FIGHTER_UPGRADE.test(id)) === true;

/** Fighter II and its faction versions count against the fleet pool instead. */
const FIGHTER_UPGRADE = /(^|-)fighter-2$/;

/** Whether a player's mechs count by rules of their own while they are in space. */
export const hasOddMechs = (facts: PlayerFacts | undefined): boolean => ODD_MECHS.some((faction) => facts?.faction === faction);

/** Argent: Aerie Sentinel; Naaz-Rokha: Eidolon. */
const ODD_MECHS = ['argent', 'naaz'] as const;

/** Whether a player's space docks stand in space and have a capacity value: the Clan of Saar's Floating Factory. */
export const hasFloatingDocks = (facts: PlayerFacts | undefined): boolean => facts?.faction === 'saar';

const hasFloatingDockIn = (position: Position, player: string): boolean =>
  hasFloatingDocks(own(position.players, player))
  && stacksIn(position).some((stack) => stack.player === player && countOf(stack.units, 'space-dock') > 0);
