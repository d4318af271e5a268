import { readFileSync } from 'node:fs';
import type { Case } from '../../src/cases/case.ts';
import { acceptedAnswers } from '../../src/cases/settle.ts';
import { judge, judgeWithCards, policiesFor } from '../../src/engine/index.ts';
import { rulingsOf } from '../../src/rules/article.ts';
import { cardsOf } from '../../src/rules/printed.ts';
import { type Article, EDITION_IDS } from '../../src/rules/types.ts';
import type { Catalogue } from '../../src/rules/units.ts';
import { compare } from '../../src/runner/compare.ts';
import { gradeCase } from '../../src/runner/grade.ts';

/** What build.ts has written beside the bundle of this file. */
interface Lowered {
  readonly article: Article;
  readonly catalogue: Catalogue;
  readonly cases: readonly Case[];
}

/** The cases that the reference engine gets wrong in some edition: the outcome, the reason or the clauses that decide. */
const wrongCases = ({ article, catalogue, cases }: Lowered): readonly string[] => {
  const byCards = judgeWithCards((facts, unit) => cardsOf(catalogue, facts, unit));
  return EDITION_IDS.flatMap((edition) => {
    const policies = policiesFor(rulingsOf(article, edition));
    return cases.filter(({ editions }) => editions === undefined || editions.includes(edition)).flatMap((one) => {
      const judging = one.profile === 'units' ? byCards : judge;
      const results = one.steps.map((step) =>
        ({ ...compare(step, acceptedAnswers(step), judging(policies, step.position, step.action)), step, asked: true }));
      const { outcome, message, remarks } = gradeCase({ case: one, results });
      return outcome === 'pass' && remarks === undefined ? [] : [`${one.id} (${edition}): ${message ?? remarks?.[0] ?? outcome}`];
    });
  });
};

const lowered: Lowered = JSON.parse(readFileSync(new URL('lowered.json', import.meta.url), 'utf8'));
const wrong = wrongCases(lowered);
for (const line of wrong) console.log(line);
process.exitCode = wrong.length === 0 ? 0 : 1;
