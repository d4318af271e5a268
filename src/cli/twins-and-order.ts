import type { Case } from '../cases/case.ts';
import { withVerdict } from '../runner/failures.ts';
import type { EngineReport } from '../runner/report.ts';
import type { Subject, SubjectSource } from '../subjects/subject.ts';
import { defined } from '../text/records.ts';
import type { TwinOfStep } from '../runner/twins/run.ts';
import { openEngine } from './open-engine.ts';
import type { Questions } from './questions.ts';
import { soundCatalogue } from './suite-data.ts';

/** How the cases are asked once more. */
export interface AskAgain {
  /** Asks the twins of each case: the same question with other names, in another order, or with extra pieces. */
  readonly twins?: boolean | undefined;
  /** Asks all cases in a random order; the same seed gives the same order. */
  readonly shuffle?: number | undefined;
}

/** Adds what an engine makes of the cases' twins, and of another order of the cases; each difference counts against it. */
export const withTwinsAndOrder = async (
  report: EngineReport, questions: Omit<Questions, 'clauses'>, source: SubjectSource, { twins = false, shuffle }: AskAgain,
): Promise<EngineReport> => {
  const { cases } = questions;
  if (!twins && shuffle === undefined) return report;
  const reopen = () => openEngine(source, questions);
  const answered = cases.filter(isAnswered(report));
  // loaded only if someone asks for them
  const [{ runTwins }, { runShuffled }] = await Promise.all([import('../runner/twins/run.ts'), import('../runner/shuffled-order.ts')]);
  return withVerdict(defined({
    ...report,
    twins: twins
      ? await closing(reopen, async (subject) => runTwins(answered, subject, await answeredOtherwise(answered, questions)))
      : undefined,
    order: shuffle === undefined ? undefined : await runShuffled(answered, reopen, shuffle),
  }));
};

/** The twins that a draft itself answers otherwise: it may depend on what is changed in them, as on how many of each unit there are. */
const answeredOtherwise = async (cases: readonly Case[], questions: Omit<Questions, 'clauses'>): Promise<readonly TwinOfStep[]> => {
  if (questions.draft === undefined) return [];
  const [{ runTwins }, { fromCommand }] = await Promise.all([import('../runner/twins/run.ts'), import('../subjects/from-command.ts')]);
  const reference = fromCommand('reference', { article: questions.article, catalogue: soundCatalogue });
  return (await closing(() => openEngine(reference, questions), (subject) => runTwins(cases, subject))).differences;
};

/** Cases that an engine declined, or crashed over, are not asked again. */
const isAnswered = (report: EngineReport): ((one: Case) => boolean) => {
  const ids = new Set(report.cases.filter(({ outcome }) => outcome === 'pass' || outcome === 'fail').map(({ id }) => id));
  return ({ id }) => ids.has(id);
};

const closing = async <T>(open: () => Promise<Subject>, use: (subject: Subject) => Promise<T>): Promise<T> => {
  const subject = await open();
  try {
    return await use(subject);
  } finally {
    await subject.close();
  }
};
