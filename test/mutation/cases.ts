import type { Case, CaseStep } from '../../src/cases/case.ts';
import { acceptedAnswers } from '../../src/cases/accepted-answers.ts';
import { rulingsOf } from '../../src/rules/article.ts';
import type { Article } from '../../src/rules/types.ts';
import type { Catalogue } from '../../src/rules/units.ts';
import { judgesWith } from '../../src/proof/judges.ts';
import { caughtMisreadings } from '../../src/proof/caught-misreadings.ts';
import { misreadingsOf } from '../../src/proof/misreadings.ts';
import type { Judge } from '../../src/board/index.ts';
import { editionsOf, preparedCase } from '../../src/proof/prepared-case.ts';
import { compare } from '../../src/runner/compare.ts';
import { gradeCase } from '../../src/runner/grade.ts';
import { keptComparison } from '../../src/runner/report-limits.ts';

/** The data that build.ts writes beside the bundle of this file. */
export interface Lowered {
  readonly article: Article;
  readonly catalogue: Catalogue;
  readonly cases: readonly Case[];
  /** The cases on which each misreading is tried. */
  readonly probes: readonly (readonly string[])[];
  /** Every misreading with the cases that catch it, as text. */
  readonly kills: string;
}

/** The first case for which the reference engine gives another outcome, reason or deciding clauses, in the newest edition of the case. */
export const firstWrong = ({ article, catalogue, cases }: Omit<Lowered, 'kills' | 'probes'>): string | undefined => {
  const engineFor = judgesWith(article, catalogue);
  for (const one of cases) {
    const judging = engineFor(rulingsOf(article, editionsOf(one).at(-1) ?? 'current'))(one.profile);
    const results = one.steps.map((step) => {
      const answer = said(step, judging);
      return { ...keptComparison(compare(step, acceptedAnswers(step), answer), answer), step, asked: true };
    });
    const { outcome, message, remarks } = gradeCase({ case: one, results });
    if (outcome !== 'pass' || remarks !== undefined) return `${one.id}: ${message ?? remarks?.[0] ?? outcome}`;
  }
  return undefined;
};

/** Other engines needn't name the deciding clauses or say whether units are removed or destroyed; this one does. */
const said = ({ position, action, expected }: CaseStep, judging: Judge): unknown => {
  const answer: { readonly because?: unknown; readonly as?: unknown } = judging(position, action);
  const isSilent = expected.kind === 'legal' && expected.as !== undefined && answer.as === undefined;
  return { ...answer, because: answer.because ?? [], ...(isSilent ? { as: 'unsaid' } : {}) };
};

/** Every misreading with those of the given cases that catch it, as text. */
export const killsInText = ({ article, catalogue, cases }: Omit<Lowered, 'kills' | 'probes'>, probes: readonly (readonly string[])[]): string => {
  const engineFor = judgesWith(article, catalogue);
  const trials = new Map(cases.map((one) => [String(one.id), preparedCase(one)]));
  return misreadingsOf(article).flatMap((mutant, at) => {
    const some = (probes[at] ?? []).flatMap((id) => trials.get(id) ?? []);
    return caughtMisreadings(article, [mutant], some, engineFor).map(({ by }) => `${mutant.name}: ${by.map(({ id }) => id).join(' ')}`);
  }).join('\n');
};

/** For each misreading: two cases of each clause that catch it, and some that don't. */
export const probesOf = ({ article, catalogue, cases }: Omit<Lowered, 'kills' | 'probes'>): readonly (readonly string[])[] =>
  caughtMisreadings(article, misreadingsOf(article), cases.map(preparedCase), judgesWith(article, catalogue)).map(({ by }) => {
    const clauses = [...new Set(by.map(({ clause }) => clause))];
    const catching = clauses.flatMap((clause) => by.filter((one) => one.clause === clause).slice(0, 2));
    const others = cases.filter((one) => !by.includes(one)).filter((_, at) => at % 25 === 0);
    return [...catching, ...others].map(({ id }) => id);
  });

/** The first sign that the engine in this process is a mutant. */
export const wrongIn = (lowered: Lowered): string | undefined =>
  firstWrong(lowered) ?? (killsInText(lowered, lowered.probes) === lowered.kills ? undefined : 'a misreading is caught by other cases');
