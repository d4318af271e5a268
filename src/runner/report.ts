import type { Action, ClauseId, Owed, Position } from '../board/index.ts';
import type { CaseStep, Expected } from '../cases/case.ts';
import type { EditionId } from '../rules/types.ts';

export const OUTCOMES = ['pass', 'fail', 'declined', 'crashed', 'hung', 'garbled', 'faulty'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The parts of an answer that can differ, each of which points an author to another place. */
export const PARTS = ['verdict', 'numbers', 'owed', 'position', 'reinforcements', 'winner', 'removal'] as const;
export type Part = (typeof PARTS)[number];

export type Counts = Readonly<Record<Outcome, number>>;

/** The one value from which every report format is made. */
export interface RunReport {
  readonly suite: SuiteInfo;
  /** Absent: all cases ran. */
  readonly selection?: string;
  /** The command that repeats this run, without its selection. */
  readonly command: string;
  readonly engines: readonly EngineReport[];
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
  readonly conformant: boolean;
  /** Conformant, and every clause in the selection that decides something is judged. */
  readonly complete: boolean;
  /** Why it is not conformant, one line each; empty where it is. */
  readonly against: readonly string[];
  /** The misreadings that its answers look like, best first; absent: nobody compared them. */
  readonly likely?: readonly Likely[];
  readonly summary: Counts;
  readonly clauses: readonly ClauseReport[];
  readonly cases: readonly CaseReport[];
}

/** A misreading that would explain failed cases. */
export interface Likely {
  readonly clause: ClauseId;
  /** Like `R3.1/chosen-by`. */
  readonly ruling: string;
  /** The answer that the engine seems to give to the ruling. */
  readonly misreading: string;
  /** One sentence: what somebody who reads it so believes. */
  readonly says: string;
  /** How many of the failed cases it explains. */
  readonly fits: number;
  /** How many failed cases there are. */
  readonly of: number;
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
  /** What the engine answered, as it came; absent where it did not. */
  readonly actual?: unknown;
  /** `path: expected X, got Y`, first difference first. */
  readonly differences?: readonly string[];
  readonly stderr?: readonly string[];
}
