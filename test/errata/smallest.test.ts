import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { formatProblem, readCases } from '../../src/cases/index.ts';
import { owesFaults } from '../../src/cases/check/position.ts';
import { isPosable } from '../../src/errata/posable.ts';
import { withOneUnitFewer } from '../../src/errata/smaller.ts';
import { isMinimal } from '../../src/errata/smallest.ts';
import { smallestPositions } from '../../src/errata/weigh.ts';
import { enginesWith } from '../../src/proof/judging.ts';
import { suite } from './suite.ts';

const folder = mkdtempSync(join(tmpdir(), 'smallest-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MISREADINGS = suite.article.rulings.flatMap(({ id, clause, misreadings }) => misreadings.map(({ answer }) => ({ name: `${id}=${answer}`, id, clause, answer })));

// these ask for what the small positions leave out: other values than the printed ones, two players on one planet, structures, steps skipped, ships from two origins
const BEYOND = [
  'R1/load-limit=printed-at-least', 'R2/capacity-from=active-player-values', 'R3.2/on-planets=contested-counted', 'R3.3/before-going-on=before-invasion-only',
  'R3.3/returned-to=active-player', 'N3/winner=planets-fight-on', 'N3/winner=planets-deny-the-win', 'N4/source=claimed-twice-from-afar',
];

describe('for every misreading of the table as an erratum', { timeout: 120_000 }, () => {
  test.each(MISREADINGS.filter(({ name }) => BEYOND.includes(name)))('$name: no position is found within the bound', ({ id, clause, answer, name }) => {
    expect(smallestPositions(suite, { id: 'mutant', title: name, edition: 'current', clauses: [clause], rulings: { [id]: answer } })).toEqual([]);
  });

  test.each(MISREADINGS.filter(({ name }) => !BEYOND.includes(name)))('$name: there is a position, each is minimal, and each makes a case', ({ id, clause, answer, name }) => {
    const engineFor = enginesWith(suite.catalogue);
    const [official, misread] = [engineFor({}), engineFor({ [id]: answer })];
    const positions = smallestPositions(suite, { id: 'mutant', title: name, edition: 'current', clauses: [clause], rulings: { [id]: answer } });
    expect(positions).not.toEqual([]);
    expect(new Set(positions.map(({ way, profile }) => `${profile} ${way}`)).size).toBe(positions.length);
    for (const found of positions) {
      const engines = { profile: found.profile, before: official(found.profile), after: misread(found.profile) };
      expect(isPosable(found.position, found.action, found.owed)).toBe(true);
      expect(isMinimal(found, engines)).toBe(true);
    }
    const cases = positions.flatMap(({ ready }) => (ready === undefined ? [] : [ready]));
    const unsaid = positions.filter(({ ready }) => ready === undefined);
    expect(unsaid.every(({ after }) => 'legal' in after && after.legal && owesFaults(after.owes, after.position, []).length > 0)).toBe(true);
    for (const { file, yaml } of cases) writeFileSync(join(folder, file), yaml);
    if (cases.length === 0) return;
    const read = readCases(cases.map(({ file }) => join(folder, file)));
    expect(read.problems.map(formatProblem)).toEqual([]);
    expect(read.cases.map((one) => one.id)).toEqual(cases.map((one) => one.id));
    for (const { file } of cases) rmSync(join(folder, file));
  });
});

test('a smaller question has one unit fewer, on the board, in the action or in both', () => {
  const position = { players: {}, systems: { Lodor: { space: { red: { carrier: 1, fighter: 1 } } }, Arnor: {} } };
  const move = (cargo: readonly { readonly from: string; readonly units: { readonly fighter: number } }[]) =>
    ({ type: 'move', params: { player: 'red', to: 'Arnor', ships: [{ ship: 'carrier', from: 'Lodor', cargo }] } }) as const;
  const smaller = [...withOneUnitFewer({ position, action: move([{ from: 'space', units: { fighter: 1 } }]) })];
  expect(smaller).toEqual([
    { position: { ...position, systems: { Lodor: { space: { red: { fighter: 1 } } }, Arnor: {} } }, action: move([{ from: 'space', units: { fighter: 1 } }]) },
    { position: { ...position, systems: { Lodor: { space: { red: { carrier: 1 } } }, Arnor: {} } }, action: move([{ from: 'space', units: { fighter: 1 } }]) },
    { position: { ...position, systems: { Lodor: { space: { red: { carrier: 1 } } }, Arnor: {} } }, action: move([]) },
    { position, action: move([]) },
  ]);
});
