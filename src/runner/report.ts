import type { Action, ActionType, CardId, CaseSection, ClauseId, EditionId, Feature, Owed, Position, Step } from '../board/index.ts';
import type { CaseStep, Expected } from '../cases/case.ts';
import type { Profile } from '../cases/types.ts';
import type { KnownReport, Likely, OrderReport, ReferenceFailure, ThoroughReport, TwinsReport } from './report-findings.ts';

export type * from './report-findings.ts';

export const OUTCOMES = ['pass', 'fail', 'declined', 'crashed', 'hung', 'garbled', 'faulty'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The parts of an answer that can differ, each of which points an author to another place. */
export const PARTS = ['verdict', 'numbers', 'owed', 'position', 'reinforcements', 'winner', 'removal'] as const;
export type Part = (typeof PARTS)[number];

export type Counts = Readonly<Record<Outcome, number>>;

/** The command of a run that a test made, by the package's function of that name. */
export const IN_PROCESS = 'runSuite';

/** The value that every report format is made from. */
export interface RunReport {
  readonly suite: SuiteInfo;
  /** Absent: all cases ran. */
  readonly selection?: string;
  /** Absent: the run was not divided. */
  readonly shard?: Shard;
  /** The command that repeats this run, without its selection; `runSuite` if a test started it: run the test again. */
  readonly command: string;
  /** @minItems 1 */
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
  readonly profile: Profile | 'all';
  /** The draft of an erratum that the edition is taken with; absent: none. */
  readonly draft?: DraftCounts;
}

/** What a draft makes of an edition's cases. */
export interface DraftCounts {
  /** The erratum's id. */
  readonly id: string;
  /** Cases that end otherwise, with the first step that the draft answers in another way. */
  readonly changed: number;
  /** Cases that were made to show what the draft changes. */
  readonly added: number;
  /** Smallest positions of the change that no case can show: the draft asks for units there that don't exist; absent: none. */
  readonly withoutCase?: number;
  /** Cases that can't be asked under the draft, since it owes something before their first step. */
  readonly leftOut: readonly string[];
}

export interface EngineReport {
  readonly name: string;
  readonly version: string;
  readonly language: string;
  /** Its number among the engines of the run with its name and version, from 1; absent: it is the only one. */
  readonly nth?: number;
  /** The command that repeats the run on this engine, without the selection; absent for a single engine: see the run's. */
  readonly command?: string;
  readonly conformant: boolean;
  /** Conformant, and every selected clause that counts is judged. */
  readonly complete: boolean;
  /** Why it is not conformant, one line each; empty if it is. */
  readonly against: readonly string[];
  /** Only a selection or a shard of the cases was asked, so an action declined in all of them doesn't count against the engine. */
  readonly isPart?: true;
  /** The actions that it says it answers, with the results. */
  readonly actions?: Actions;
  /** What its `hello` doesn't declare; absent in reports of 1.0. */
  readonly lacks?: Lacks;
  /** What its answers exclude; absent: the cases are the user's own, or follow a draft. */
  readonly excludes?: Exclusions;
  /** Its faults that belong to no case; absent: none. */
  readonly complaints?: readonly string[];
  /** The comparison with a list of known failures; absent: there was no list. */
  readonly known?: KnownReport;
  /** The misreadings that explain its answers, best first; absent: they were not compared. */
  readonly likely?: readonly Likely[];
  /** Another edition whose answers the engine gives in every case, or the run's own without its draft; absent: none, or not compared. */
  readonly follows?: EditionId;
  /** The failed cases that the reference engine fails as well; absent: none, or nobody compared them. */
  readonly failedByReference?: readonly ReferenceFailure[];
  readonly summary: Counts;
  readonly clauses: readonly ClauseReport[];
  readonly cases: readonly CaseReport[];
  /** Absent: no twins were asked. */
  readonly twins?: TwinsReport;
  /** Absent: the cases were not asked in another order. */
  readonly order?: OrderReport;
  /** Absent: nothing beyond the cases was asked. */
  readonly thorough?: ThoroughReport;
}

/** The features, steps and cards that an engine doesn't declare. */
export interface Lacks {
  readonly features: readonly Feature[];
  readonly steps: readonly Step[];
  readonly cards: readonly CardId[];
}

/** What passed cases exclude, out of all that the cases of the profile and the edition exclude. */
export interface Exclusions {
  readonly misreadings: Share;
  /** Misreadings under a condition: wrong where it holds, and right elsewhere. */
  readonly conditional: Share;
}

export interface Share {
  readonly excluded: number;
  readonly of: number;
}

export type Actions = { readonly [T in ActionType]?: ActionCounts };

export interface ActionCounts {
  /** Requests that were sent. */
  readonly asked: number;
  /** How many of them it declined. */
  readonly declined: number;
}

export interface ClauseReport extends Counts {
  /** The clause, or `X` for the crossings, which come last. */
  readonly id: CaseSection;
  /** A few words, for tables. */
  readonly name: string;
  readonly statement: string;
  /** Whether it counts: false for the crossings, and for a clause without cases or misreadings in the profile, as one that sets the scene. */
  readonly decides: boolean;
  /**
   * Its passed cases would catch an engine that allows everything, and one that forbids everything; and every misreading of the clause
   * that is within reach of the engine is excluded.
   */
  readonly judged: boolean;
  /** The misreadings of the clause within reach that no passed case excludes; absent: none, or nobody looked. */
  readonly notExcluded?: readonly string[];
  /** How many of its cases are known failures; absent: none. */
  readonly known?: number;
}

export interface CaseReport {
  readonly id: string;
  /** Its clause; `X` for a crossing. */
  readonly clause: CaseSection;
  readonly title: string;
  readonly because: readonly ClauseId[];
  readonly file: string;
  readonly line: number;
  /** The draft by which the case ends otherwise, or for which it was made; absent: it is as it is written. */
  readonly draft?: string;
  readonly outcome: Outcome;
  /** It passed with an answer that leaves out a number, or whether units are removed or destroyed: it excludes nothing. */
  readonly isPartial?: true;
  /** The parts that differ, if the case fails. */
  readonly parts?: readonly Part[];
  /** What happened, in one line, unless the case passed. */
  readonly message?: string;
  /** The reason on the list of known failures, if the case fails as listed. */
  readonly known?: string;
  /** What is not as a list of known failures says, and fails the run: `passed, and is listed: take the entry out`. */
  readonly surprise?: string;
  /** Right for the wrong reason. This never changes the outcome. */
  readonly remarks?: readonly string[];
  /** The step that failed, crashed, hung or was garbled. */
  readonly at?: StepReport;
  /** Questions and expected outcomes, for formats that show passed cases too; otherwise absent. */
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
  /** The engine's raw answer; absent if there was none, or if `shortened` has its beginning. */
  readonly actual?: unknown;
  /** The length of an answer that is too long to keep, and the part that is kept. */
  readonly shortened?: string;
  /** `path: expected X, got Y`, in order; if there are very many, only the first ones. */
  readonly differences?: readonly string[];
  /** How many more differences there are; absent: none. */
  readonly besides?: number;
  readonly stderr?: readonly string[];
}
