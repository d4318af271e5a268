import { everyPlayer, own, type Position } from '../../board/index.ts';
import { playerFactsFaults } from '../../rules/player-facts.ts';
import { withPrintedValues } from '../../rules/printed.ts';
import type { Fault } from '../../source/index.ts';
import type { Catalogue } from '../../rules/units.ts';
import { positionFrom } from '../from-written.ts';
import type { CaseParts } from './case-parts.ts';
import { owedFaults } from './position.ts';

/** What is wrong with a case of profile `units` by the unit catalogue: unknown cards, and wrong debts by printed values. */
export const cardFaults = ({ given, profile, path }: CaseParts, catalogue: Catalogue): readonly Fault[] => {
  if (given === undefined || profile !== 'units') return [];
  const unknown = Object.entries(given.players ?? {}).flatMap(([player, facts]) =>
    playerFactsFaults(facts, catalogue, [...path, 'given', 'players', player]));
  if (unknown.length > 0) return unknown;
  return owedFaults(given.owed ?? [], withCardValues(positionFrom(given, [], profile), catalogue), [...path, 'given']);
};

/** A position with the printed values of all players' cards stated, except values that are stated already. */
export const withCardValues = (position: Position, catalogue: Catalogue): Position => {
  const facts = everyPlayer(position).map((player) => [player, withPrintedValues(catalogue, own(position.players, player) ?? {})]);
  return { ...position, players: Object.fromEntries(facts) };
};
