import { readFileSync } from 'node:fs';
import type { Case, CaseStep } from '../../src/cases/case.ts';
import { acceptedAnswers } from '../../src/cases/settle.ts';
import { rulingsOf } from '../../src/rules/article.ts';
import type { Article } from '../../src/rules/types.ts';
import type { Catalogue } from '../../src/rules/units.ts';
import { enginesWith } from '../../src/proof/judging.ts';
import { killsOf } from '../../src/proof/kills.ts';
import { mutantsOf } from '../../src/proof/mutants.ts';
import { editionsOf, type Judging, trialOf } from '../../src/proof/trial.ts';
import { compare } from '../../src/runner/compare.ts';
import { gradeCase } from '../../src/runner/grade.ts';

/** What build.ts has written beside the bundle of this file. */
export interface Lowered {
  readonly article: Article;
  readonly catalogue: Catalogue;
  readonly cases: readonly Case[];
  /** Every misreading with the cases that catch it, as text. */
  readonly kills: string;
}

/** The first case that the reference engine gets wrong by the newest edition it speaks of: the outcome, the reason or the clauses that decide. */
const firstWrong = ({ article, catalogue, cases }: Lowered): string | undefined => {
  const engineFor = enginesWith(catalogue);
  for (const one of cases) {
    const judging = engineFor(rulingsOf(article, editionsOf(one).at(-1) ?? 'current'))(one.profile);
    const results = one.steps.map((step) => ({ ...compare(step, acceptedAnswers(step), said(step, judging)), step, asked: true }));
    const { outcome, message, remarks } = gradeCase({ case: one, results });
    if (outcome !== 'pass' || remarks !== undefined) return `${one.id}: ${message ?? remarks?.[0] ?? outcome}`;
  }
  return undefined;
};

/** Engines need not say whether units are removed or destroyed; this one does. */
const said = ({ position, action, expected }: CaseStep, judging: Judging): unknown => {
  const answer = judging(position, action);
  const isSilent = expected.kind === 'legal' && expected.as !== undefined && !('as' in answer && answer.as !== undefined);
  return isSilent ? { ...answer, as: 'unsaid' } : answer;
};

/** Every misreading with the cases that catch it, as text. */
export const killsInText = ({ article, catalogue, cases }: Omit<Lowered, 'kills'>): string =>
  killsOf(article, mutantsOf(article), cases.map(trialOf), enginesWith(catalogue))
    .map(({ mutant, by }) => `${mutant.name}: ${by.map(({ id }) => id).join(' ')}`).join('\n');

const wrongIn = (lowered: Lowered): string | undefined =>
  firstWrong(lowered) ?? (killsInText(lowered) === lowered.kills ? undefined : 'a misreading is caught by other cases');

if (process.argv[1]?.endsWith('cases.mjs') === true) {
  const wrong = wrongIn(JSON.parse(readFileSync(new URL('lowered.json', import.meta.url), 'utf8')));
  if (wrong !== undefined) console.log(wrong);
  process.exitCode = wrong === undefined ? 0 : 1;
}
