import { numbered } from '../report/words/engine-name.ts';
import type { EngineReport, RunReport } from '../runner/report.ts';
import { withVerdict } from '../runner/failures.ts';
import { run } from '../runner/run.ts';
import { thrownText } from '../text/thrown-text.ts';
import { withTimeLimit } from '../runner/time-limit.ts';
import type { Subject, SubjectSource } from '../subjects/subject.ts';
import { withDiagnosis } from './diagnosis.ts';
import { withExcluded } from './excluded.ts';
import { needsBy } from './needs-by.ts';
import { openEngine } from './open-engine.ts';
import type { Questions } from './questions.ts';
import type { AskAgain, AskedEngineReport } from './twins-and-order.ts';

/** How each engine of a run is asked. */
export interface AskSettings {
  /** Seconds that it may take for its cases. */
  readonly maxTime: number;
  /** Absent: every case is asked once. */
  readonly askAgain?: AskAgain;
  readonly observer?: Observer;
}

/** The engines of a run, each opened again for each set of questions. */
export interface EngineToAsk {
  readonly source: SubjectSource;
  /** The same engine in one process, which answers one request after the other; absent: `source` is so already. */
  readonly oneProcess?: SubjectSource;
  /** The same engine, to find out whether it starts; absent: nobody needs to know beforehand. */
  readonly trial?: SubjectSource;
  /** The command that asks this engine alone. */
  readonly command: string;
}

/** Watches an engine being asked. */
export interface Observer {
  /** The engine is about to be started. */
  starting(source: SubjectSource): void;
  /** Returns a subject to ask in place of `subject`; at most `requests` requests follow. */
  opened(subject: Subject, source: SubjectSource, requests: number): Subject;
  /** The engine has answered, or failed to, and is closed. */
  closed(subject: Subject, source: SubjectSource, cases: number): void;
}

/** How long an engine may take for its cases by default, in seconds. */
export const MAX_TIME = 600;

/** Asks each engine of a run, one engine after the other, and makes the report; stops if an engine can't be run. */
export const makeReport = async (
  engines: readonly EngineToAsk[], questions: Questions, settings: AskSettings, about: Omit<RunReport, 'engines'>,
): Promise<RunReport> => {
  const reports: EngineReport[] = [];
  const isPart = about.selection !== undefined || about.shard !== undefined;
  if (engines.length > 1) await tryAll(engines, questions);
  for (const { source, oneProcess = source } of engines) {
    const { report, hello } = await askCases(source, questions, { ...settings, isPart });
    const judged = await withExcluded(report, questions);
    const asked = { hello, report: await withDiagnosis(judged, questions) };
    reports.push(await askedAgain(asked, questions, oneProcess, settings.askAgain));
  }
  return { ...about, engines: reports.length === 1 ? reports : withCommands(reports, engines) };
};

/** Loaded only if someone asks for it. */
const askedAgain = async (
  asked: AskedEngineReport, questions: Questions, source: SubjectSource, again: AskAgain = {},
): Promise<EngineReport> => {
  if (!again.twins && again.shuffle === undefined && again.thorough === undefined) return asked.report;
  return (await import('./twins-and-order.ts')).withTwinsAndOrder(asked, questions, source, again);
};

/** Stops if an engine can't be run, before any other has been asked: its answers would be lost. */
const tryAll = async (engines: readonly EngineToAsk[], questions: Questions): Promise<void> => {
  for (const { trial } of engines) if (trial !== undefined) await (await openEngine(trial, questions)).close();
};

const withCommands = (reports: readonly EngineReport[], engines: readonly EngineToAsk[]): readonly EngineReport[] =>
  numbered(reports).map((report, at) => ({ ...report, command: engines[at]?.command ?? '' }));

const askCases = async (
  source: SubjectSource, questions: Questions, { maxTime, observer, isPart }: AskSettings & { readonly isPart: boolean },
): Promise<AskedEngineReport> => {
  const { cases, clauses } = questions;
  const requests = cases.reduce((sum, { steps }) => sum + steps.length, 0);
  observer?.starting(source);
  const opened = await openEngine(source, questions);
  const subject = withTimeLimit(opened, maxTime * 1000);
  let report: EngineReport | undefined;
  try {
    report = await run(cases, observer?.opened(subject, source, requests) ?? subject, { clauses, needs: needsBy(questions), isPart });
    await subject.close();
    return { report, hello: subject.hello };
  } catch (error) {
    // all has been answered: a source that can't be closed counts against the engine, and loses nothing
    if (report !== undefined) {
      return { report: withComplaint(report, error instanceof Error ? error.message : thrownText(error)), hello: subject.hello };
    }
    await subject.close().catch(() => undefined);
    throw error;
  } finally {
    observer?.closed(subject, source, cases.length);
  }
};

const withComplaint = (report: EngineReport, complaint: string): EngineReport =>
  withVerdict({ ...report, complaints: [...report.complaints ?? [], complaint] });
