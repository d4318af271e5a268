import { isDeepStrictEqual } from 'node:util';
import type { Case } from '../cases/case.ts';
import { type PassedCases, passedCases } from '../runner/asked-again.ts';
import { withVerdict } from '../runner/failures.ts';
import type { EngineReport, OrderReport, ThoroughReport, TwinsReport } from '../runner/report.ts';
import type { TwinOfStep } from '../runner/twins/run.ts';
import type { Subject, SubjectSource } from '../subjects/subject.ts';
import type { HelloResult } from '../subjects/wire.ts';
import { defined } from '../text/records.ts';
import { EXIT, Stop } from './exit.ts';
import { openEngine } from './open-engine.ts';
import type { Questions } from './questions.ts';
import { soundCatalogue } from './suite-data.ts';

/** How the cases are asked once more. */
export interface AskAgain {
  /** Asks the twins of each case: the same question with other names, in another order, or with extra pieces. */
  readonly twins?: boolean | undefined;
  /** Asks all cases in a random order; the same seed gives the same order. */
  readonly shuffle?: number | undefined;
  /** Asks questions beyond the cases, for so many seconds. */
  readonly thorough?: number | undefined;
}

/** The report on an engine, and what it said of itself. */
export interface AskedEngineReport {
  readonly report: EngineReport;
  readonly hello: HelloResult;
}

/**
 * Adds what an engine makes of the cases' twins, of another order of the cases, and of questions beyond them; each difference counts
 * against it. So does whatever else it does otherwise than in the run: the engine is started again for each of the three.
 */
export const withTwinsAndOrder = async (
  { report, hello }: AskedEngineReport, questions: Omit<Questions, 'clauses'>, source: SubjectSource, { twins, shuffle, thorough }: AskAgain,
): Promise<EngineReport> => {
  const answered = questions.cases.filter(isAnswered(report));
  const complaints = new Set(report.complaints);
  const open = async () => heard(await openEngine(source, questions), hello, complaints);
  const found = {
    twins: twins
      ? await withComplaints({ asker: '`--twins`', report, complaints }, NO_TWINS, (watch) => twinsOf(answered, questions, { open, watch }))
      : undefined,
    order: shuffle === undefined ? undefined
      : await withComplaints({ asker: '`--shuffle`', report, complaints }, { ...NO_ORDER, seed: shuffle }, (watch) =>
        orderOf(answered, shuffle, { open, watch })),
    thorough: thorough === undefined ? undefined
      : await withComplaints({ asker: '`--thorough`', report, complaints }, nothingAsked(thorough), async () => {
        const { searchedBeyond } = await import('./thorough.ts');
        return closing(open, (subject) => searchedBeyond(subject, questions, thorough));
      }),
  };
  return withVerdict(defined({ ...report, complaints: complaints.size === 0 ? undefined : [...complaints], ...found }));
};

const NO_TWINS: TwinsReport = { pairs: 0, differences: [] };
const nothingAsked = (seconds: number): ThoroughReport => ({ seconds, seed: 1, plays: 0, asked: 0, declined: 0, wrong: 0, faults: [] });
const NO_ORDER: Omit<OrderReport, 'seed'> = { requests: 0, poisoned: [] };

/** Who asks again, after what, and where complaints go. */
interface SecondAsking {
  readonly asker: string;
  readonly report: EngineReport;
  readonly complaints: Set<string>;
}

/** What `ask` finds, or `nothing` if the engine does not start again; that, and cases that passed only before, become complaints. */
const withComplaints = async <T>(
  { asker, report, complaints }: SecondAsking, nothing: T, ask: (watch: PassedCases) => Promise<T>,
): Promise<T> => {
  const watch = passedCases(new Set(report.cases.filter(({ outcome }) => outcome === 'pass').map(({ id }) => id)));
  try {
    return await ask(watch);
  } catch (error) {
    if (!(error instanceof Stop) || error.exit !== EXIT.notRun) throw error;
    complaints.add(`${error.message}, when ${asker} started it again`);
    return nothing;
  } finally {
    for (const complaint of watch.complaints(asker)) complaints.add(complaint);
  }
};

/** An engine that can be started again, and who watches. */
interface Again {
  readonly open: () => Promise<Subject>;
  readonly watch: PassedCases;
}

const twinsOf = async (cases: readonly Case[], questions: Omit<Questions, 'clauses'>, { open, watch }: Again): Promise<TwinsReport> => {
  const { runTwins } = await import('../runner/twins/run.ts');
  return closing(open, async (subject) => runTwins(cases, subject, await answeredOtherwise(cases, questions), watch.witness));
};

const orderOf = async (cases: readonly Case[], seed: number, { open, watch }: Again): Promise<OrderReport> => {
  const { runShuffled } = await import('../runner/shuffled-order.ts');
  return runShuffled(cases, open, seed, watch.witness);
};

/** An engine that was started again; what it does wrong besides its answers is added to `complaints` when it is closed. */
const heard = (subject: Subject, hello: HelloResult, complaints: Set<string>): Subject => {
  if (!isDeepStrictEqual(subject.hello, hello)) complaints.add('answers `hello` differently when it is started again');
  return {
    hello: subject.hello,
    window: subject.window,
    ask: (request) => subject.ask(request),
    close: async () => {
      for (const complaint of subject.complaints?.() ?? []) complaints.add(complaint);
      await subject.close();
    },
  };
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
