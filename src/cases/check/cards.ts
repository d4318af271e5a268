import { playerFactsFaults } from '../../rules/player-facts.ts';
import { withCardValues } from '../../rules/printed.ts';
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
