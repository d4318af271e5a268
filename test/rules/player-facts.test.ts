import { expect, test } from 'vitest';
import type { PlayerFacts } from '../../src/board/index.ts';
import { playerFactsFaults } from '../../src/rules/player-facts.ts';
import { readCatalogue } from '../../src/rules/read-units.ts';

const catalogue = readCatalogue('rules').catalogue ?? { factions: [], units: [] };

const FACTION = 'expected an id among `factions` of the unit catalogue';
const UPGRADE = 'expected the id of a unit upgrade card in the unit catalogue';

const ROWS: readonly (readonly [PlayerFacts, readonly string[]])[] = [
  [{}, []],
  [{ faction: 'mentak', upgrades: ['cruiser-2', 'mentak-cruiser-3', 'war-sun'] }, []],
  [{ faction: 'soll' }, [`faction: unknown-faction: unknown faction \`soll\`, ${FACTION}, did you mean \`sol\`?`]],
  [{ upgrades: ['carrier-3'] }, [`upgrades.0: unknown-unit: unknown unit \`carrier-3\`, ${UPGRADE}, did you mean \`carrier-2\`?`]],
  [{ upgrades: ['carrier-2', 'sol-carrier'] }, [`upgrades.1: unknown-unit: \`sol-carrier\` is not an upgrade, ${UPGRADE}`]],
];

test.each(ROWS)('%j', (facts, expected) => {
  const told = playerFactsFaults(facts, catalogue, []).map(({ path, code, problem, expected: wanted, hint }) =>
    `${path.join('.')}: ${code}: ${problem}, expected ${wanted}${hint === undefined ? '' : `, ${hint}`}`);
  expect(told).toEqual(expected);
});
