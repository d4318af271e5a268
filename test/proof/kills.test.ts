import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readKills } from '../../src/cases/kills.ts';
import { killsFile, suiteClaim } from '../../src/cli/commands/prove.ts';
import { KILLS_FILE } from '../../src/cli/suite-data.ts';
import { judgesWith } from '../../src/proof/judges.ts';
import { failedSteps } from '../../src/proof/kills.ts';
import { editionsOf } from '../../src/proof/prepared-case.ts';

const claim = suiteClaim();
const { article, catalogue, cases } = claim;
const kills = readKills(KILLS_FILE);

const namesFor = (id: string): readonly string[] => {
  const failed = new Set((kills.cases[id] ?? []).flatMap(([misreadings = []]) => misreadings));
  return kills.misreadings.filter((_, at) => failed.has(at));
};

test('fixtures/kills.json is up to date: npx tsx run-suite prove --update', () => {
  expect(readFileSync(KILLS_FILE, 'utf8')).toBe(killsFile(claim));
});

test('a case that holds in the first edition too excludes the same in it', () => {
  const old = cases.filter((one) => one.profile === 'core' && editionsOf(one).includes('lrr-1.1'));
  const failed = failedSteps(article, 'lrr-1.1', old, judgesWith(article, catalogue));
  const found = old.map(({ id }) => [id, [...new Set(failed.get(id)?.flat() ?? [])].sort()]);
  expect(found).toEqual(old.map(({ id }) => [id, [...namesFor(id)].sort()]));
});

test('each step has the conditions that hold in it', () => {
  const conditionsOf = (id: string): unknown =>
    kills.cases[id]?.map(([, conditions = []]) => kills.conditions.filter((_, at) => conditions.includes(at)).map((one) => one.id));
  expect(conditionsOf('X-move-01')).toEqual([
    ['move', 'move-ships', 'two-players', 'own-units-on-planets', 'others-units-on-planets', 'carrier'],
  ]);
  expect(conditionsOf('R4-19')).toEqual([['lose', 'carrier']]);
});
