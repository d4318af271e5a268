import {
  inSpace, isShip, kindsIn, NO_UNITS, own, playersInSpace, plus, type Position, type Step, type Units, withKey,
} from '../board/index.ts';
import type { Area, CombatResult, RulingQuestion } from './policies.ts';

/** Whether a combat is being fought in the system: it is active, in the step `space-combat`. */
export const isInCombat = (area: Area): boolean => isActiveIn('space-combat', area);

/** Whether a combat in the system has just ended. */
export const isCombatJustOver = (area: Area): boolean => isActiveIn('end-of-space-combat', area);

const isActiveIn = (step: Step, { position, system }: Area): boolean => position.active?.system === system && position.step === step;

/** Whether the player has any ship in the space area, fighters included. */
export const hasShips = (position: Position, system: string, player: string): boolean =>
  kindsIn(inSpace(position, system, player)).some(isShip);

/** `R3.3` During a combat nobody's units count. */
export const noneInCombat = (units: Units, asked: RulingQuestion): Units => (isInCombat(asked) ? NO_UNITS : units);

/** `R3.3` At the end of a combat everyone owes, winner or not. */
export const everyoneOwes = (): boolean => true;

/** `R3.3` At the end of a combat all excess is removed before play goes on. */
export const allOfIt = (): boolean => true;

/** `R3.3` Removed units return to their owner's reinforcements, if these are tracked. */
export const toReinforcements = (position: Position, player: string, units: Units): Position =>
  withReinforcements(position, player, (left) => plus(left, units));

/** The position with a player's reinforcements changed, if these are tracked. */
export const withReinforcements = (position: Position, player: string, change: (left: Units) => Units): Position => {
  const left = own(position.reinforcements, player);
  return left === undefined ? position : { ...position, reinforcements: withKey(position.reinforcements, player, change(left)) };
};

/** `N3` A combat goes on while two players have ships, fighters included; whoever has ships left wins, before anything is removed. */
export const whoHasShipsLeft = (position: Position, system: string): CombatResult => {
  const standing = playersInSpace(position, system).filter((player) => hasShips(position, system, player));
  return { goesOn: standing.length > 1, winner: standing[0] ?? null };
};
