import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { cardFaults } from '../../../src/cases/check/cards.ts';
import type { CaseParts } from '../../../src/cases/check/case-parts.ts';
import type { WrittenPosition } from '../../../src/cases/types.ts';
import { readCatalogue } from '../../../src/rules/read-units.ts';

const { catalogue } = readCatalogue(fileURLToPath(new URL('../../../rules', import.meta.url)));
if (catalogue === undefined) throw new Error('the unit catalogue has faults');

const faultsOf = (given: WrittenPosition, profile: CaseParts['profile'] = 'units'): readonly string[] =>
  cardFaults({ id: 'R3-99', title: 'a title', given, profile, steps: [], path: ['cases', 0] }, catalogue)
    .map(({ path, code, problem }) => `${path.join('.')}: ${code}: ${problem}`);

const withSevenFighters = (owed?: WrittenPosition['owed']): WrittenPosition => ({
  players: { red: { faction: 'sol' } },
  systems: { Lodor: { space: { red: { carrier: 1, fighter: 7 } } } },
  ...(owed === undefined ? {} : { owed }),
});

describe('the cards of a case of profile `units`', () => {
  test('an unknown faction and an unknown card are faults', () => {
    expect(faultsOf({ players: { red: { faction: 'soll', upgrades: ['carrier-3'] } }, systems: {} })).toEqual([
      'cases.0.given.players.red.faction: unknown-faction: unknown faction `soll`',
      'cases.0.given.players.red.upgrades.0: unknown-unit: unknown unit `carrier-3`',
    ]);
  });

  test('an excess by the printed values is to be stated', () => {
    expect(faultsOf(withSevenFighters())).toEqual([
      'cases.0.given.systems.Lodor.space.red: owed: `red` is 1 over capacity in `Lodor`, but `owed` has no entry for it',
    ]);
    expect(faultsOf(withSevenFighters([{ player: 'red', system: 'Lodor', count: 1, from: { fighter: 7 } }]))).toEqual([]);
  });

  test('a core case has no cards', () => {
    expect(faultsOf({ players: { red: { faction: 'soll' } }, systems: {} }, 'core')).toEqual([]);
  });
});
