import type { EditionId } from '../board/index.ts';
import type { Case } from '../cases/case.ts';
import type { Needs } from '../cases/needs.ts';
import { counted } from '../text/counted.ts';
import { printable } from '../text/printable.ts';
import { rulingsOf } from '../rules/article.ts';
import type { Article, Clause } from '../rules/types.ts';
import { withTimeLimit } from '../runner/time-limit.ts';
import type { EngineReport } from '../runner/report.ts';
import { run } from '../runner/run.ts';
import { fromCommand } from '../subjects/from-command.ts';
import type { SubjectSource } from '../subjects/subject.ts';
import { EXIT, Stop } from './exit.ts';
import type { Io } from './io.ts';
import { progressOn } from './progress.ts';
import { type RelativesFlags, withRelatives } from './twins-and-order.ts';
import { soundCatalogue } from './suite-data.ts';
import { suiteVersion } from './suite-version.ts';
import { traced, type TraceFile } from './trace.ts';

/** What is asked, and by which book. */
export interface Questions {
  readonly article: Article;
  readonly cases: readonly Case[];
  /** The clauses that the run speaks of. */
  readonly clauses: readonly Clause[];
}

/** Which engines are asked, and how. */
export interface AskEnginesFlags extends AskFlags, RelativesFlags {
  readonly engine: readonly string[];
  /** How many processes of each engine answer. */
  readonly jobs?: number;
  /** Seconds of silence after which an engine counts as hung. */
  readonly timeout?: number;
}

/** Puts the cases to each engine that is named, one engine after the other, and closes the trace; stops where one can't be run. */
export const askEngines = async (
  questions: Questions, flags: AskEnginesFlags, trace: TraceFile | undefined, io: Io,
): Promise<readonly EngineReport[]> => {
  const ask = asker(questions, flags, trace, io);
  const engines: EngineReport[] = [];
  try {
    for (const name of flags.engine.length === 0 ? ['reference'] : flags.engine) {
      const report = await ask(sourceNamed(name, questions, flags, trace));
      // one process alone, so that each request comes after the one before
      engines.push(await withRelatives(report, questions.cases, sourceNamed(name, questions, { ...flags, jobs: 1 }, trace), flags));
    }
  } finally {
    trace?.close();
  }
  return engines;
};

/** The misreadings that the answers look like; nothing is compared where nothing failed. */
export const withLikely = async (
  engine: EngineReport, { article, cases }: Omit<Questions, 'clauses'>, edition: EditionId,
): Promise<EngineReport> => {
  if (engine.summary.fail === 0) return engine;
  const [{ diagnose }, { judgesWith }] = await Promise.all([import('../proof/diagnose.ts'), import('../proof/judges.ts')]);
  return { ...engine, likely: diagnose(engine, { article, edition, cases, judgesFor: judgesWith(soundCatalogue()) }) };
};

/** In seconds: how long an engine may take for a whole run, where nothing else is said. */
export const MAX_TIME = 600;

const sourceNamed = (name: string, { article }: Questions, { jobs, timeout }: AskEnginesFlags, trace: TraceFile | undefined): SubjectSource =>
  fromCommand(name, { article, catalogue: soundCatalogue }, {
    ...(jobs === undefined ? {} : { jobs }),
    ...(timeout === undefined ? {} : { timeout: timeout * SECOND }),
    ...(trace === undefined ? {} : { trace: trace.line }),
  });

const SECOND = 1000;

/** How one engine is asked. */
export interface AskFlags {
  readonly edition: EditionId;
  /** Seconds that it may take for all. */
  readonly maxTime?: number;
  /** Doesn't say how long it took. */
  readonly quiet: boolean;
}

/** Puts the cases to one engine; stops where it can't be run. */
export const asker = ({ article, cases, clauses }: Questions, flags: AskFlags, trace: TraceFile | undefined, io: Pick<Io, 'stderr' | 'env'>) => {
  const requests = cases.reduce((sum, { steps }) => sum + steps.length, 0);
  const needs = needsBy(article, flags.edition);
  return async (source: SubjectSource): Promise<EngineReport> => {
    const began = performance.now();
    trace?.heading(source.label);
    const opened = await source.open({ edition: flags.edition, suite: suiteVersion() });
    if ('kind' in opened) throw new Stop(`engine ${printable(source.label)} could not be run: ${opened.message}`, EXIT.notRun);
    const subject = withTimeLimit(isOurs(source) && trace !== undefined ? traced(opened, trace.line) : opened, (flags.maxTime ?? MAX_TIME) * SECOND);
    const progress = progressOn(io);
    try {
      return await withLikely(await run(cases, progress.watched(subject, requests), { clauses, needs }), { article, cases }, flags.edition);
    } finally {
      await subject.close();
      progress.clear();
      const isTimed = !isOurs(source) && !flags.quiet;
      if (isTimed) io.stderr.write(`${printable(opened.hello.name)}: ${counted(cases.length, 'case')} in ${inSeconds(performance.now() - began)}\n`);
    }
  };
};

/** Tells what cases need; what tells it is loaded for the first engine that doesn't know everything. */
const needsBy = (article: Article, edition: EditionId): ((one: Case) => Promise<Needs>) => {
  let reader: ReturnType<typeof readerOf> | undefined;
  return async (one) => {
    reader ??= readerOf(article, edition);
    return (await reader)(one);
  };
};

const readerOf = async (article: Article, edition: EditionId) => {
  const [{ needsReader }, { judgesWith }] = await Promise.all([import('../cases/needs-reader.ts'), import('../proof/judges.ts')]);
  return needsReader(judgesWith(soundCatalogue())(rulingsOf(article, edition)));
};

const isOurs = ({ label }: SubjectSource): boolean => label === 'reference';

const inSeconds = (milliseconds: number): string => `${(milliseconds / SECOND).toFixed(1)} s`;
