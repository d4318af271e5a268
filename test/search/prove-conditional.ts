import { writeFileSync } from 'node:fs';
import { suiteClaim } from '../../src/cli/commands/prove.ts';
import { CONDITIONAL_FILE } from '../../src/cli/suite-data.ts';
import { figuresText, sumOf, type Tally } from '../../src/search/conditional/figures.ts';
import { proveConditional } from '../../src/search/conditional/prove-conditional.ts';

/**
 * `npm run prove:conditional [PLAYS]`: which misreadings under a condition fail a case. Writes fixtures/conditional.json;
 * `run-suite prove --update` then writes the figures into fixtures/PROOF.md. Fails if fewer than 99 % of the misreadings do.
 */
const plays = Number(process.argv[2] ?? 250_000);
const began = performance.now();
const figures = proveConditional(suiteClaim(), { seed: 1, plays }, (play) => {
  if (play > 0 && play % 25_000 === 0) console.log(`${play} of ${plays} plays drawn`);
});
writeFileSync(CONDITIONAL_FILE, figuresText(figures));

const inWords = ({ natural, byClauses, excluded }: Tally): string =>
  `${excluded} of ${natural} fail a case (${shareOf(excluded, natural)}), ${byClauses} a case of a clause (${shareOf(byClauses, natural)})`;
const shareOf = (some: number, all: number): string => `${((100 * some) / all).toFixed(1)} %`;

const [misreadings, answers] = [sumOf(figures.clauses), sumOf(figures.answers)];
for (const { clause, ...tally } of figures.clauses) console.log(`${clause}: ${inWords(tally)}`);
console.log(`misreadings under a condition: ${inWords(misreadings)}`);
console.log(`spoiled answers under a condition: ${inWords(answers)}`);
console.log(`${figures.questions} natural questions in ${((performance.now() - began) / 1000).toFixed(0)} s, ${figures.survivors.length} survivors`);
if (misreadings.excluded < 0.99 * misreadings.natural) process.exitCode = 1;
