import type { Case } from '../cases/case.ts';
import { counted } from '../text/counted.ts';
import type { EngineReport } from '../runner/report.ts';
import type { Subject, SubjectSource } from '../subjects/subject.ts';
import type { EditionId } from '../board/index.ts';
import { EXIT, Stop } from './exit.ts';
import { suiteVersion } from './suite-version.ts';

export interface RelativesFlags {
  /** Asks each case as its twins too. */
  readonly twins?: boolean;
  /** Asks all cases in the order of a seed too; absent: not. */
  readonly shuffle?: number;
  readonly edition: EditionId;
}

/** The report on an engine, with what it makes of the cases' twins and of another order; each difference counts against it. */
export const withRelatives = async (
  report: EngineReport, cases: readonly Case[], source: SubjectSource, { twins = false, shuffle, edition }: RelativesFlags,
): Promise<EngineReport> => {
  if (!twins && shuffle === undefined) return report;
  const reopen = () => opened(source, edition);
  const answered = cases.filter(isAnswered(report));
  // neither is loaded where nobody asks for it
  const [{ runTwins }, { runShuffled }] = await Promise.all([import('../runner/twins/run.ts'), import('../runner/shuffled-order.ts')]);
  const more = {
    ...(twins ? { twins: await closing(reopen, (subject) => runTwins(answered, subject)) } : {}),
    ...(shuffle === undefined ? {} : { order: await runShuffled(answered, reopen, shuffle) }),
  };
  return counting({ ...report, ...more });
};

/** What an engine declined, or broke over, is not asked again. */
const isAnswered = (report: EngineReport): ((one: Case) => boolean) => {
  const ids = new Set(report.cases.filter(({ outcome }) => outcome === 'pass' || outcome === 'fail').map(({ id }) => id));
  return ({ id }) => ids.has(id);
};

const counting = (report: EngineReport): EngineReport => {
  const { twins, order } = report;
  const against = [
    ...unlessNone(twins?.differences.length ?? 0, 'twin answered otherwise', 'twins answered otherwise'),
    ...unlessNone(order?.poisoned.length ?? 0, 'request answered otherwise in another order', 'requests answered otherwise in another order'),
  ];
  if (against.length === 0) return report;
  return { ...report, against: [...report.against, ...against], conformant: false, complete: false };
};

const unlessNone = (count: number, ...words: readonly [one: string, several: string]): readonly string[] => (count === 0 ? [] : [counted(count, ...words)]);

const opened = async (source: SubjectSource, edition: EditionId): Promise<Subject> => {
  const subject = await source.open({ edition, suite: suiteVersion() });
  if ('kind' in subject) throw new Stop(`engine ${source.label} could not be run: ${subject.message}`, EXIT.notRun);
  return subject;
};

const closing = async <T>(open: () => Promise<Subject>, use: (subject: Subject) => Promise<T>): Promise<T> => {
  const subject = await open();
  try {
    return await use(subject);
  } finally {
    await subject.close();
  }
};
