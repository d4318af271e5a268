import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readKills } from '../../src/cases/kills.ts';
import { PROOF_PAGE, proofPage, suiteClaim } from '../../src/cli/commands/prove.ts';
import { KILLS_FILE } from '../../src/cli/suite-data.ts';
import { misreadingsOf } from '../../src/proof/misreadings.ts';
import { prove } from '../../src/proof/prove.ts';

const claim = suiteClaim();
const proof = prove(claim);

test('every misreading fails a case of each clause that it breaks, and no other case than it may', () => {
  expect(proof.faults).toEqual([]);
});

test('fixtures/PROOF.md is up to date: npx tsx run-suite prove --update', () => {
  expect(readFileSync(PROOF_PAGE, 'utf8')).toBe(proofPage(proof, claim));
});

test('fixtures/kills.json has for each case the misreadings that it catches', () => {
  const kills = readKills(KILLS_FILE);
  const table = new Set(misreadingsOf(claim.article).map(({ name }) => name));
  const namesFor = (id: string): readonly string[] => {
    const failed = new Set((kills.cases[id] ?? []).flatMap(([misreadings = []]) => misreadings));
    return kills.misreadings.filter((name, at) => failed.has(at) && table.has(name));
  };
  expect(proof.byCase.map(({ case: { id } }) => [id, namesFor(id)])).toEqual(proof.byCase.map(({ case: { id }, catches }) => [id, catches]));
});

test('a case of every clause that a misreading breaks catches it', () => {
  const uncaught = proof.clauses.flatMap(({ id, caught }) =>
    caught.filter(({ by }) => !by.some(({ clause }) => clause === id)).map(({ misreading }) => [id, misreading.name]));
  expect(uncaught).toEqual([]);
  expect(proof.caught.length).toBeGreaterThan(100);
});

test('every clause that cases cite has a misreading that one of these cases catches', () => {
  const cited = [...new Set(claim.cases.flatMap(({ because }) => because))];
  const unmoved = cited.filter((clause) =>
    !proof.caught.some(({ misreading, by }) => misreading.clauses.includes(clause) && by.some(({ because }) => because.includes(clause))));
  expect(unmoved).toEqual([]);
});
