import type { Profile } from './cases/types.ts';
import { WIDE } from './cli/io.ts';
import { type EngineToAsk, makeReport, MAX_TIME } from './cli/make-report.ts';
import { editionRules } from './cli/edition-rules.ts';
import { aboutRun, questionsFor } from './cli/questions.ts';
import { commandOf } from './cli/repeat-command.ts';
import { hasCards, soundCards, soundCatalogue } from './cli/suite-data.ts';
import { checkRendering, checkSuiteOptions, soundReport } from './cli/suite-options.ts';
import { type Format, rendered, type TextOptions } from './report/formats.ts';
import type { Article } from './rules/types.ts';
import { IN_PROCESS, type RunReport } from './runner/report.ts';
import { fromCommand } from './subjects/from-command.ts';
import type { EngineModule } from './subjects/module/engine.ts';
import { guarded } from './subjects/guarded.ts';
import { inProcessSource } from './subjects/module/in-process.ts';
import type { SubjectSource } from './subjects/subject.ts';
import { defined } from './text/records.ts';

export type {
  Action, ActionParams, ActionType, Active, CardId, Cargo, ClauseId, EditionId, Feature, Named, Numbers, Owed, PlayerFacts, Position,
  Reason, Removal, Ship, ShipMove, Step, System, Unit, Units, Verdict,
} from './board/index.ts';
export type { Profile } from './cases/types.ts';
export type { Case, CaseStep, Expected } from './cases/case.ts';
export { type Format, FORMATS } from './report/formats.ts';
export type * from './runner/report.ts';
export {
  type ActionFunction as Judge, type ActionFunctions as Judges, Declined, defineEngine, type EngineFacts, type EngineModule,
  type ResultOf, type Setting,
} from './subjects/module/engine.ts';
export type { NotRun, OpenOptions, Reply, Request, Subject, SubjectSource } from './subjects/subject.ts';
export type {
  HelloParams, HelloResult, IllegalResult, LegalResult, NumbersResult, ResultPosition, VerdictResult,
} from './subjects/wire.ts';

/** Which cases to run, and on which engine. */
export interface SuiteOptions {
  /** A command, the path of an ES module, an engine in this process, or your own source of one; default: `reference`, the suite's own. */
  readonly engine?: string | EngineModule | SubjectSource;
  /** An edition's id, or an erratum's file: its edition is then taken with the erratum. Default: `current`. */
  readonly edition?: string;
  /** Default: `core`, the cases of the article alone. */
  readonly profile?: Profile | 'all';
  /** Clause ids, case ids, or beginnings of either with a `*`; default: everything. */
  readonly only?: readonly string[];
  /** Your own case files and folders, instead of the suite's cases. */
  readonly fixtures?: readonly string[];
  /** How many processes of the engine answer; default: 1. */
  readonly jobs?: number;
  /** Seconds of silence after which an engine counts as hung; default: 5. */
  readonly timeout?: number;
  /** Seconds that the engine may take for all cases, and a `SubjectSource` to open and to close it; default: 600. */
  readonly maxTime?: number;
  /** Seconds in which it is asked more than the cases: a small scope, then random questions; default: it is asked the cases alone. */
  readonly thorough?: number;
}

/**
 * Puts the cases to one engine. Rejects with a message for people if the engine can't be run, the data is faulty, or no case is
 * selected. Rejects with a TypeError, before anything runs, if an option is unknown or has an invalid value.
 */
export const runSuite = async (options: SuiteOptions = {}): Promise<RunReport> => {
  checkSuiteOptions(options);
  const { edition = 'current', profile = 'core', only = [], fixtures = [], maxTime = MAX_TIME, thorough } = options;
  const selection = { profile, only, fixtures };
  const { questions } = await questionsFor(selection, await editionRules(edition, hasCards(profile) ? 'with-cards' : 'article-alone'));
  const engine = engineIn(options, questions.article);
  return makeReport([engine], questions, { maxTime, askAgain: { thorough } }, aboutRun(selection, questions, engine.command));
};

/**
 * Renders a report in one of the formats of `--report`. Rejects with a TypeError if there is no such format or option, or if the report
 * is none or contradicts itself.
 */
export const renderReport = async (report: RunReport, format: Format = 'text', options: Partial<TextOptions> = {}): Promise<string> => {
  checkRendering(format, options);
  const { colour = false, width = WIDE, quiet = false } = options;
  return rendered(format, soundReport(report), { colour, width, quiet });
};

const engineIn = ({ engine = 'reference', ...options }: SuiteOptions, article: Article): EngineToAsk => {
  const { edition = 'current', profile = 'core', fixtures = [], jobs, timeout, maxTime = MAX_TIME, thorough } = options;
  if (typeof engine !== 'string') {
    return { source: isSource(engine) ? guarded(engine, maxTime) : inProcessSource(engine), command: IN_PROCESS };
  }
  const settings = defined({ jobs, timeout: timeout === undefined ? undefined : timeout * 1000 });
  return {
    source: fromCommand(engine, { article, catalogue: soundCatalogue, cards: soundCards }, settings),
    command: commandOf({ engine: [engine], edition, profile, fixtures, timeout, thorough }),
  };
};

const isSource = (engine: EngineModule | SubjectSource): engine is SubjectSource => 'open' in engine && typeof engine.open === 'function';
