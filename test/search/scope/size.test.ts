import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isRead, readScope, SCOPE_NAMES, scopeFile } from '../../../src/search/scope/read.ts';
import { positionsWithin } from '../../../src/search/scope/positions.ts';
import { mostPositions } from '../../../src/search/scope/size.ts';

const folder = mkdtempSync(join(tmpdir(), 'scopes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const scope = (...lines: readonly string[]) => {
  const file = join(folder, 'scope.yaml');
  const rest = ['players: [red]', 'systems: { Lodor: [Lodor] }', 'capacity: { carrier: 4, fighter: null }', 'space: [carrier, fighter]', 'planets: [infantry]', 'steps: [none]', 'convoy: 1'];
  const named = lines.map((line) => line.split(':')[0]);
  const all = [...rest.filter((line) => !named.includes(line.split(':')[0])), ...lines];
  writeFileSync(file, `name: mine\nabout: Mine.\nparts:\n  - name: one\n${all.map((line) => `    ${line}\n`).join('')}`);
  return readScope(file);
};

const problemsOf = (...lines: readonly string[]): readonly string[] => {
  const read = scope(...lines);
  return isRead(read) ? [] : read.map(({ code, problem, expected }) => `${code}: ${problem}, expected ${expected}`);
};

const WALKED = 'at most 1000000000, so that all can be enumerated';

test.each([
  [['units: 100', 'actions: [check]'], []],
  [['units: 101', 'actions: [check]'], ['too-large: 101 units, expected at most 100']],
  [['units: 1000000', 'actions: [check]'], ['too-large: 1000000 units, expected at most 100']],
  [['units: 20', 'actions: [check]', 'players: [red, blue, green]'], []],
  [['units: 40', 'actions: [check]', 'players: [red, blue, green]'], [`too-large: up to 1.2e+10 positions, counted by owner and place, expected ${WALKED}`]],
  [['units: 40', 'actions: [check]', 'players: [red, blue, green]', 'most: { carrier: 1, fighter: 4, infantry: 4 }'], []],
  [['units: 1', 'actions: [check]', `players: [${[...'abcdefghijklmn'].join(', ')}]`], [`too-large: up to 3.7e+12 positions, counted by owner and place, expected ${WALKED}`]],
  [['actions: [check, lose]', 'from: { Lodor: { space: { red: { fighter: 90 } } } }'], []],
  [['actions: [check, lose]', 'from: { Lodor: { space: { red: { fighter: 101 } } } }'], ['too-large: 101 units, expected at most 100']],
  [['actions: [check, place]', 'from: { Lodor: { space: { red: { fighter: 1 } } } }'], [`too-large: infinitely many positions, expected ${WALKED}`]],
  [['actions: [check, place]', 'reinforcements: { fighter: 9 }', 'from: { Lodor: { space: { red: { fighter: 1 } } } }'], []],
])('%j', (lines, problems) => {
  expect(problemsOf(...lines)).toEqual(problems);
});

test('all published scopes can be walked', () => {
  for (const name of SCOPE_NAMES) expect(isRead(readScope(scopeFile('rules', name)))).toBe(true);
});

test('no part has more positions than are reckoned with', () => {
  const read = readScope(scopeFile('rules', 'tiny'));
  if (!isRead(read)) throw new Error('no scope');
  for (const part of read.parts) {
    const count = [...positionsWithin(part)].length;
    expect(count).toBeGreaterThan(100);
    expect(mostPositions(part)).toBeGreaterThanOrEqual(count);
  }
});
