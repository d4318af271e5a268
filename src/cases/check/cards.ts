import { isShip, kindsIn, own, type Owed, type PlayerFacts, type Position, playersNamedIn, stacksIn } from '../../board/index.ts';
import { playerFactsFaults } from '../../rules/player-facts.ts';
import { printedCapacity, withCardValues } from '../../rules/printed.ts';
import type { Catalogue } from '../../rules/units.ts';
import { type Fault, quoted, valueFault } from '../../source/index.ts';
import { positionFrom } from '../from-written.ts';
import { GENERIC_CAPACITY } from '../generic-values.ts';
import type { CaseParts } from './case-parts.ts';
import { owedFaults } from './position.ts';

/** Everything owed in a position, with what the players' cards change. */
export type OwedWithCards = (position: Position) => readonly Owed[];

/**
 * What is wrong with a case of the profile `units` or `cards` by the unit catalogue: unknown cards, wrong debts by printed values, and
 * values that the cards print otherwise; with `owedWithCards` also wrong debts in the profile `cards`.
 */
export const cardFaults = (
  { given, profile, path }: CaseParts, catalogue: Catalogue, owedWithCards?: OwedWithCards,
): readonly Fault[] => {
  if (given === undefined || profile === 'core') return [];
  const players = [...path, 'given', 'players'];
  const unknown = Object.entries(given.players ?? {}).flatMap(([player, facts]) =>
    playerFactsFaults(facts, catalogue, [...players, player]));
  if (unknown.length > 0) return unknown;
  const [position, owed] = [positionFrom(given, [], profile), given.owed ?? []];
  if (profile === 'units') return owedFaults(owed, withCardValues(position, catalogue), [...path, 'given']);
  const unstated = playersNamedIn(position).flatMap((player) =>
    unstatedValues(player, own(given.players, player) ?? {}, position, catalogue)
      .map((fault) => ({ ...fault, path: [...players, player] })));
  const debts = owedWithCards === undefined ? [] : owedFaults(owed, position, [...path, 'given'], owedWithCards(position));
  return [...unstated, ...debts];
};

/** A case states the values of ships that the player's cards print otherwise than the generic ones. */
const unstatedValues = (player: string, facts: PlayerFacts, position: Position, catalogue: Catalogue): readonly Fault[] => {
  const there = new Set(stacksIn(position).filter((stack) => stack.player === player).flatMap(({ units }) => kindsIn(units)));
  return [...there].filter(isShip).filter((ship) => facts.capacity?.[ship] === undefined).flatMap((ship) => {
    const printed = printedCapacity(catalogue, facts, ship);
    if (printed === GENERIC_CAPACITY[ship]) return [];
    const problem = `the value of ${quoted(ship)} is missing, which the card of ${quoted(player)} prints as ${quoted(String(printed))}`;
    return [valueFault([], 'unstated-value', problem, `\`capacity: { ${ship}: ${printed} }\``)];
  });
};
