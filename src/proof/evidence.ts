import type { EditionId, Judge } from '../board/index.ts';
import type { Case } from '../cases/case.ts';
import { rulingsOf, rulingsWith } from '../rules/article.ts';
import type { Article, Rulings } from '../rules/types.ts';
import type { CaseReport, EngineReport } from '../runner/report.ts';
import { compare } from '../runner/compare.ts';
import type { ReferenceFailure } from '../runner/report-findings.ts';
import { givesSameAnswer, passesStep } from './judge-answers.ts';
import type { JudgesFor } from './judges.ts';
import { passesCase, preparedCase, type PreparedCase, type PreparedStep } from './prepared-case.ts';

/** The suite that an engine was asked. */
export interface AskedSuite {
  readonly article: Article;
  readonly edition: EditionId;
  readonly cases: readonly Case[];
  readonly judgesFor: JudgesFor;
}

/** What an engine did with the cases that the reference engine passes, and how engines with misreadings compare with it. */
export interface Evidence {
  readonly failed: readonly FailedCase[];
  readonly passed: readonly PassedCase[];
  /** The failed cases that the reference engine fails as well. */
  readonly failedByReference: readonly ReferenceFailure[];
}

export interface FailedCase {
  readonly case: Case;
  /** Whether an engine that answers these rulings so fails at the same step with the same answer. */
  readonly isExplainedBy: (engine: Engine) => boolean;
}

export interface PassedCase {
  readonly case: Case;
  readonly isFailedBy: (engine: Engine) => boolean;
}

/** An engine with misreadings, for the profile of each case. */
export type Engine = ReturnType<JudgesFor>;

/** Collects what a report says about an engine's answers. */
export const evidenceIn = ({ cases }: Pick<EngineReport, 'cases'>, { article, edition, cases: asked, judgesFor }: AskedSuite): Evidence => {
  const prepared = new Map<string, PreparedCase>(asked.map((one) => [one.id, preparedCase(one)]));
  const reference = judgesFor(rulingsOf(article, edition));
  const judged = cases.flatMap((report) => {
    const one = prepared.get(report.id);
    if (one === undefined) return [];
    const judge = reference(one.case.profile);
    return [{ report, one, judge, isSound: passesCase(one, judge) }];
  });
  const sound = judged.filter(({ isSound }) => isSound);
  return {
    failed: sound.flatMap(({ report: { outcome, at }, one, judge }) =>
      (outcome === 'fail' && at !== undefined ? [failedCase(one, at, judge)] : [])),
    passed: sound.flatMap(({ report, one, judge }) => (report.outcome === 'pass' ? [passedCase(one, judge)] : [])),
    failedByReference: judged.flatMap(({ report, one, judge, isSound }) =>
      (report.outcome === 'fail' && !isSound ? [{ case: report.id, differences: differencesIn(one, judge) }] : [])),
  };
};

/** How the reference engine's first wrong answer differs from what the case expects. */
const differencesIn = ({ steps }: PreparedCase, judge: Judge): readonly string[] => {
  for (const { step, accepted } of steps) {
    const compared = compare(step, accepted, judge(step.position, step.action));
    if (compared.kind === 'fail') return compared.differences;
  }
  return [];
};

/** An engine that follows the asked edition except for these answers. */
export const engineWith = ({ article, edition, judgesFor }: AskedSuite, answers: Rulings): Engine =>
  judgesFor(rulingsWith(article, edition, answers));

const failedCase = (one: PreparedCase, { step, actual }: NonNullable<CaseReport['at']>, reference: Judge): FailedCase => {
  const before = one.steps.slice(0, step - 1).map((each) => comparison(each, reference));
  const failing = one.steps[step - 1];
  const compared = failing === undefined ? () => 'differs' : comparison(failing, reference, actual);
  return {
    case: one.case,
    isExplainedBy: (engine) => {
      const judge = engine(one.case.profile);
      return compared(judge) === 'same' && before.every((passes) => passes(judge) === 'passes');
    },
  };
};

const passedCase = (one: PreparedCase, reference: Judge): PassedCase => {
  const steps = one.steps.map((step) => comparison(step, reference));
  return { case: one.case, isFailedBy: (engine) => steps.some((passes) => passes(engine(one.case.profile)) !== 'passes') };
};

/** An answer to a step: it passes, is the `actual` wrong answer, or differs from it. */
type Compared = 'passes' | 'same' | 'differs';

/** Compares the answers of many engines to one step; each different answer once. */
const comparison = ({ step, accepted }: PreparedStep, reference: Judge, actual?: unknown): ((judge: Judge) => Compared) => {
  const known = new Map<string, Compared>([[JSON.stringify(reference(step.position, step.action)), 'passes']]);
  return (judge) => {
    const answer = judge(step.position, step.action);
    const text = JSON.stringify(answer);
    const compared = known.get(text) ?? comparedTo(() => answer);
    known.set(text, compared);
    return compared;
  };
  function comparedTo(judge: Judge): Compared {
    if (passesStep(judge, step, accepted)) return 'passes';
    return actual !== undefined && givesSameAnswer(judge, step, actual) ? 'same' : 'differs';
  }
};
