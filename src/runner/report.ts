import type { Action, ActionType, ClauseId, EditionId, Owed, Position } from '../board/index.ts';
import type { CaseStep, Expected } from '../cases/case.ts';
import type { KnownReport, Likely, OrderReport, TwinsReport } from './report-findings.ts';

export type * from './report-findings.ts';

export const OUTCOMES = ['pass', 'fail', 'declined', 'crashed', 'hung', 'garbled', 'faulty'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The parts of an answer that can differ, each of which points an author to another place. */
export const PARTS = ['verdict', 'numbers', 'owed', 'position', 'reinforcements', 'winner', 'removal'] as const;
export type Part = (typeof PARTS)[number];

export type Counts = Readonly<Record<Outcome, number>>;

/** The command of a run that a test made, by the package's function of that name. */
export const IN_PROCESS = 'runSuite';

/** The one value from which every report format is made. */
export interface RunReport {
  readonly suite: SuiteInfo;
  /** Absent: all cases ran. */
  readonly selection?: string;
  /** Absent: not a part of a run that is divided over several machines. */
  readonly shard?: Shard;
  /** The command that repeats this run, without its selection; `runSuite`: a test did, which is to be run again. */
  readonly command: string;
  readonly engines: readonly EngineReport[];
}

/** One part of a divided run: which, from 1, of how many. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

export interface SuiteInfo {
  readonly version: string;
  readonly edition: EditionId;
  readonly profile: 'core' | 'units' | 'all';
}

export interface EngineReport {
  readonly name: string;
  readonly version: string;
  readonly language: string;
  /** Which of those engines of the run that have its name and version, from 1; absent: it is the only one. */
  readonly nth?: number;
  /** The command that repeats what this engine was asked, without the selection; absent: it is the only engine, and that of the run does. */
  readonly command?: string;
  readonly conformant: boolean;
  /** Conformant, and every clause in the selection that decides something is judged. */
  readonly complete: boolean;
  /** Why it is not conformant, one line each; empty where it is. */
  readonly against: readonly string[];
  /** The actions that it says it answers, with what came of asking. */
  readonly actions?: Actions;
  /** What it did wrong that belongs to no case; absent: nothing. */
  readonly complaints?: readonly string[];
  /** How the run compares with a list of known failures; absent: there was none. */
  readonly known?: KnownReport;
  /** The misreadings that its answers look like, best first; absent: nobody compared them. */
  readonly likely?: readonly Likely[];
  readonly summary: Counts;
  readonly clauses: readonly ClauseReport[];
  readonly cases: readonly CaseReport[];
  /** Absent: no twins were asked. */
  readonly twins?: TwinsReport;
  /** Absent: the cases were not asked in another order. */
  readonly order?: OrderReport;
}

export type Actions = { readonly [T in ActionType]?: ActionCounts };

export interface ActionCounts {
  /** Requests that were sent. */
  readonly asked: number;
  /** Those of them that it declined. */
  readonly declined: number;
}

export interface ClauseReport extends Counts {
  readonly id: ClauseId;
  /** A few words, for tables. */
  readonly name: string;
  readonly statement: string;
  /** False for the clause that only sets a scene. */
  readonly decides: boolean;
  /** Its passed cases tell the engine from one that allows everything and one that forbids everything. */
  readonly judged: boolean;
  /** How many of its cases went wrong as a list of known failures says; absent: none. */
  readonly known?: number;
}

export interface CaseReport {
  readonly id: string;
  readonly clause: ClauseId;
  readonly title: string;
  readonly because: readonly ClauseId[];
  readonly file: string;
  readonly line: number;
  readonly outcome: Outcome;
  /** Of a fail: the parts that differ. */
  readonly parts?: readonly Part[];
  /** Of anything but a pass: one line that says what happened. */
  readonly message?: string;
  /** Of a failure that is as a list of known failures says: the reason given there. */
  readonly known?: string;
  /** What is not as a list of known failures says, and fails the run: `passed, and is listed: take the entry out`. */
  readonly surprise?: string;
  /** Right for the wrong reason: beside the outcome, never against it. */
  readonly remarks?: readonly string[];
  /** Of a fail, crash, hang or garble: the step at which it happened. */
  readonly at?: StepReport;
  /** What was asked and expected, for formats that show cases that passed too; absent elsewhere. */
  readonly steps?: readonly CaseStep[];
}

export interface StepReport {
  /** From 1. */
  readonly step: number;
  readonly position: Position;
  /** What the position owes before the action. */
  readonly owed: readonly Owed[];
  readonly action: Action;
  readonly expected: Expected;
  /** What the engine answered, as it came; absent where it did not, or where `shortened` says what it began with. */
  readonly actual?: unknown;
  /** Of an answer that is too long to be kept: how long it is, and what is kept of it. */
  readonly shortened?: string;
  /** `path: expected X, got Y`, first difference first; of very many the first few. */
  readonly differences?: readonly string[];
  /** How many differences there are besides; absent: none. */
  readonly besides?: number;
  readonly stderr?: readonly string[];
}
