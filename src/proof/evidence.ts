import type { EditionId, Judge } from '../board/index.ts';
import type { Case, CaseStep } from '../cases/case.ts';
import type { Kills } from '../cases/kills.ts';
import type { Profile } from '../cases/types.ts';
import { rulingsOf, rulingsWith } from '../rules/article.ts';
import type { Article, Rulings } from '../rules/types.ts';
import type { CaseReport, EngineReport, Lacks } from '../runner/report.ts';
import { compare } from '../runner/compare.ts';
import type { ReferenceFailure } from '../runner/report-findings.ts';
import { givesSameAnswer, passesStep } from './judge-answers.ts';
import type { JudgesFor } from './judges.ts';
import { passesCase, preparedCase, type PreparedCase, type PreparedStep } from './prepared-case.ts';

/** The suite that an engine was asked. */
export interface AskedSuite {
  readonly article: Article;
  /** The article without the draft of an erratum that `article` is taken with; absent: there is no draft. */
  readonly printed?: Article | undefined;
  readonly edition: EditionId;
  readonly cases: readonly Case[];
  readonly judgesFor: JudgesFor;
  /** What is known ahead of the cases; absent: nothing, so no condition is named. */
  readonly kills?: Kills | undefined;
  /** What the engine doesn't declare. */
  readonly lacks?: Lacks | undefined;
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
  /** The step that failed, from 1. */
  readonly step: number;
  /** Whether an engine that answers these rulings so fails at the same step with the same answer. */
  readonly isExplainedBy: (engine: Engine) => boolean;
}

export interface PassedCase {
  readonly case: Case;
  readonly isFailedBy: (engine: Engine) => boolean;
}

/** An engine to compare: for each profile, and the rulings in which it may differ from the reference engine. */
export interface Engine {
  readonly judgeIn: ReturnType<JudgesFor>;
  readonly rulings: readonly string[];
}

/** Collects what a report says about an engine's answers. */
export const evidenceIn = ({ cases }: Pick<EngineReport, 'cases'>, asked: AskedSuite): Evidence => {
  const prepared = new Map<string, PreparedCase>(asked.cases.map((one) => [one.id, preparedCase(one)]));
  const reference = referenceIn(asked);
  const judged = cases.flatMap((report) => {
    const one = prepared.get(report.id);
    return one === undefined ? [] : [{ report, one, isSound: passesCase(one, reference.judgeIn(one.case.profile)) }];
  });
  const sound = judged.filter(({ isSound }) => isSound);
  return {
    failed: sound.flatMap(({ report: { outcome, at }, one }) =>
      (outcome === 'fail' && at !== undefined ? [failedCase(one, at, reference)] : [])),
    passed: sound.flatMap(({ report, one }) => (report.outcome === 'pass' ? [passedCase(one, reference)] : [])),
    failedByReference: judged.flatMap(({ report, one, isSound }) =>
      (report.outcome === 'fail' && !isSound ? [referenceFailure(one, reference)] : [])),
  };
};

/** The reference engine, and a way to see which rulings it consults to judge a step. */
interface Reference {
  readonly judgeIn: ReturnType<JudgesFor>;
  readonly consultedFor: (profile: Profile, step: CaseStep) => ReadonlySet<string>;
}

const referenceIn = ({ article, edition, judgesFor }: AskedSuite): Reference => {
  const rulings = rulingsOf(article, edition);
  return {
    judgeIn: judgesFor(rulings),
    consultedFor: (profile, { position, action }) => {
      const consulted = new Set<string>();
      judgesFor(rulings, (ruling) => consulted.add(ruling))(profile)(position, action);
      return consulted;
    },
  };
};

/** How the reference engine's first wrong answer differs from what the case expects. */
const referenceFailure = ({ case: { id, profile }, steps }: PreparedCase, { judgeIn }: Reference): ReferenceFailure => {
  for (const { step, accepted } of steps) {
    const compared = compare(step, accepted, judgeIn(profile)(step.position, step.action));
    if (compared.kind === 'fail') return { case: id, differences: compared.differences };
  }
  return { case: id, differences: [] };
};

/** An engine that follows the asked edition except for these answers. */
export const engineWith = ({ article, edition, judgesFor }: AskedSuite, answers: Rulings): Engine =>
  ({ judgeIn: judgesFor(rulingsWith(article, edition, answers)), rulings: Object.keys(answers) });

const failedCase = (one: PreparedCase, { step, actual }: NonNullable<CaseReport['at']>, reference: Reference): FailedCase => {
  const { profile } = one.case;
  const before = one.steps.slice(0, step - 1).map((each) => comparison(each, profile, reference));
  const failing = one.steps[step - 1];
  const compared = failing === undefined ? () => 'differs' : comparison(failing, profile, reference, actual);
  return {
    case: one.case,
    step,
    isExplainedBy: (engine) => compared(engine) === 'same' && before.every((passes) => passes(engine) === 'passes'),
  };
};

const passedCase = (one: PreparedCase, reference: Reference): PassedCase => {
  const steps = one.steps.map((step) => comparison(step, one.case.profile, reference));
  return { case: one.case, isFailedBy: (engine) => steps.some((passes) => passes(engine) !== 'passes') };
};

/** An answer to a step: it passes, is the `actual` wrong answer, or differs from it. */
type Compared = 'passes' | 'same' | 'differs';

/**
 * Compares the answers of many engines to one step. An engine that differs in no ruling the step consults needn't be asked, and
 * equal answers are compared once.
 */
const comparison = (
  { step, accepted }: PreparedStep, profile: Profile, reference: Reference, actual?: unknown,
): ((engine: Engine) => Compared) => {
  const { position, action } = step;
  const consulted = reference.consultedFor(profile, step);
  const known = new Map<string, Compared>([[JSON.stringify(reference.judgeIn(profile)(position, action)), 'passes']]);
  return ({ judgeIn, rulings }) => {
    if (!rulings.some((ruling) => consulted.has(ruling))) return 'passes';
    const answer = judgeIn(profile)(position, action);
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
