import { PassThrough } from 'node:stream';
import type { Profile } from './cases/types.ts';
import { type Format, rendered, type TextOptions } from './report/formats.ts';
import type { EditionId } from './board/index.ts';
import { IN_PROCESS, type RunReport } from './runner/report.ts';
import type { EngineModule } from './subjects/module/engine.ts';
import { fromCommand } from './subjects/from-command.ts';
import { inProcessSource } from './subjects/module/in-process.ts';
import type { SubjectSource } from './subjects/subject.ts';
import { asker } from './cli/ask-engines.ts';
import { WIDE } from './cli/io.ts';
import { commandOf } from './cli/repeat-command.ts';
import { selectCases } from './cli/select-cases.ts';
import { checkRendering, checkSuiteOptions } from './cli/suite-options.ts';
import { ownCases, soundCatalogue, soundSuite } from './cli/suite-data.ts';
import { suiteVersion } from './cli/suite-version.ts';

export type {
  Action, ActionParams, ActionType, Active, Cargo, ClauseId, Feature, Named, Numbers, Owed, PlayerFacts, Position, Reason, Removal, Ship, ShipMove, Step, System,
  Unit, Units, Verdict,
} from './board/index.ts';
export type { Profile } from './cases/types.ts';
export type { Case, CaseStep, Expected } from './cases/case.ts';
export { type Format, FORMATS } from './report/formats.ts';
export type { EditionId } from './board/index.ts';
export type * from './runner/report.ts';
export { Declined, defineEngine, type EngineFacts, type EngineModule, type ActionFunction as Judge, type ActionFunctions as Judges, type ResultOf, type Setting } from './subjects/module/engine.ts';
export type { NotRun, OpenOptions, Reply, Request, Subject, SubjectSource } from './subjects/subject.ts';
export type { HelloParams, HelloResult, IllegalResult, LegalResult, NumbersResult, ResultPosition, VerdictResult } from './subjects/wire.ts';

/** What to ask, and which engine. */
export interface SuiteOptions {
  /** A command, the path of an ES module, an engine in this process, or a way of your own to one; default: `reference`, the suite's own. */
  readonly engine?: string | EngineModule | SubjectSource;
  /** Default: `current`. */
  readonly edition?: EditionId;
  /** Default: `core`, the article alone. */
  readonly profile?: Profile | 'all';
  /** Clause ids, case ids, or beginnings of either with a `*`; default: everything. */
  readonly only?: readonly string[];
  /** Case files and folders of your own, instead of the suite's. */
  readonly fixtures?: readonly string[];
  /** How many processes of the engine answer; default: 1. */
  readonly jobs?: number;
  /** Seconds of silence after which an engine counts as hung; default: 5. */
  readonly timeout?: number;
  /** Seconds that the engine may take for all; default: 600. */
  readonly maxTime?: number;
}

/**
 * Puts the cases to one engine. Rejects, with a message for a person, where the engine can't be run, the data is faulty, or nothing is
 * selected; with a TypeError, before anything runs, where an option is unknown or can't be heeded.
 */
export const runSuite = async (options: SuiteOptions = {}): Promise<RunReport> => {
  checkSuiteOptions(options);
  const { edition = 'current', profile = 'core', only = [], fixtures = [], maxTime } = options;
  const { article, cases: all } = soundSuite(fixtures.length === 0 ? ownCases(profile) : fixtures);
  const cases = selectCases(all, { only, edition, profile });
  const clauses = only.length === 0 ? article.clauses : article.clauses.filter(({ id }) => cases.some(({ clause }) => clause === id));
  const ask = asker({ article, cases, clauses }, { edition, quiet: true, ...(maxTime === undefined ? {} : { maxTime }) }, undefined, UNSEEN);
  return {
    suite: { version: suiteVersion(), edition, profile },
    ...(only.length === 0 ? {} : { selection: only.join(',') }),
    command: repeatedBy(options),
    engines: [await ask(sourceOf(options, { article, catalogue: soundCatalogue }))],
  };
};

/** A report in one of the formats that `--report` knows. Rejects with a TypeError where there is no such format or option. */
export const renderReport = async (report: RunReport, format: Format = 'text', options: Partial<TextOptions> = {}): Promise<string> => {
  checkRendering(report, format, options);
  const { colour = false, width = WIDE, quiet = false } = options;
  return rendered(format, report, { colour, width, quiet });
};

const sourceOf = ({ engine = 'reference', jobs, timeout }: SuiteOptions, rulebook: Parameters<typeof fromCommand>[1]): SubjectSource => {
  if (typeof engine !== 'string') return isSource(engine) ? engine : inProcessSource(engine);
  return fromCommand(engine, rulebook, { ...(jobs === undefined ? {} : { jobs }), ...(timeout === undefined ? {} : { timeout: timeout * 1000 }) });
};

const isSource = (engine: EngineModule | SubjectSource): engine is SubjectSource => 'open' in engine && typeof engine.open === 'function';

const repeatedBy = ({ engine = 'reference', edition = 'current', profile = 'core', fixtures = [], timeout }: SuiteOptions): string =>
  (typeof engine === 'string' ? commandOf({ engine: [engine], edition, profile, fixtures, ...(timeout === undefined ? {} : { timeout }) }) : IN_PROCESS);

/** A test has its own words for how far it is. */
const UNSEEN = { stderr: new PassThrough(), env: {} };
