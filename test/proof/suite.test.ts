import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROOF_PAGE, proofPage, suiteClaim } from '../../src/cli/commands/prove.ts';
import { prove } from '../../src/proof/prove.ts';

const claim = suiteClaim();
const proof = prove(claim);

test('the cases of the suite tell every misreading from the article, each in its own clause', () => {
  expect(proof.faults).toEqual([]);
});

test('fixtures/PROOF.md shows the proof as it is: npx tsx run-suite prove --update', () => {
  expect(readFileSync(PROOF_PAGE, 'utf8')).toBe(proofPage(proof, claim));
});

test('every misreading is caught, and none by chance: by cases of each clause that it breaks', () => {
  const uncaught = proof.clauses.flatMap(({ id, caught }) => caught.filter(({ by }) => !by.some(({ clause }) => clause === id)).map(({ mutant }) => [id, mutant.name]));
  expect(uncaught).toEqual([]);
  expect(proof.caught.length).toBeGreaterThan(100);
});

test('every clause that a case cites has a misreading for which a case fails that cites it', () => {
  const cited = [...new Set(claim.cases.flatMap(({ because }) => because))];
  const unmoved = cited.filter((clause) =>
    !proof.caught.some(({ mutant, by }) => mutant.clauses.includes(clause) && by.some(({ because }) => because.includes(clause))));
  expect(unmoved).toEqual([]);
});
