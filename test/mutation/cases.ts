import { readFileSync } from 'node:fs';
import type { Case } from '../../src/cases/case.ts';
import { acceptedAnswers } from '../../src/cases/settle.ts';
import { judge, judgeWithCards, official, policiesFor } from '../../src/engine/index.ts';
import { editionsOf } from '../../src/proof/trial.ts';
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

/** The first case that the reference engine gets wrong by the newest edition it speaks of: the outcome, the reason or the clauses that decide. */
const firstWrong = ({ article, catalogue, cases }: Lowered): string | undefined => {
  const byCards = judgeWithCards((facts, unit) => cardsOf(catalogue, facts, unit));
  const policies = new Map(EDITION_IDS.map((edition) => [edition, policiesFor(rulingsOf(article, edition))]));
  for (const one of cases) {
    const judging = one.profile === 'units' ? byCards : judge;
    const rulings = policies.get(editionsOf(one).at(-1) ?? 'current') ?? official;
    const results = one.steps.map((step) =>
      ({ ...compare(step, acceptedAnswers(step), judging(rulings, step.position, step.action)), step, asked: true }));
    const { outcome, message, remarks } = gradeCase({ case: one, results });
    if (outcome !== 'pass' || remarks !== undefined) return `${one.id}: ${message ?? remarks?.[0] ?? outcome}`;
  }
  return undefined;
};

const lowered: Lowered = JSON.parse(readFileSync(new URL('lowered.json', import.meta.url), 'utf8'));
const wrong = firstWrong(lowered);
if (wrong !== undefined) console.log(wrong);
process.exitCode = wrong === undefined ? 0 : 1;
