import type { Action, CaseSection, ClauseId, EditionId, Owed, Position, Reason, Removal, Step } from '../board/index.ts';
import type { Profile } from './types.ts';

declare const caseIdBrand: unique symbol;
/** The id of a case, like `R3.1-02`, or of a crossing, like `X-move-01`. */
export type CaseId = string & { readonly [caseIdBrand]: true };

/** Where a case is written. */
export interface CasePlace {
  /** The name of the file in problems, with forward slashes. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** A valid case, with positions and actions as engines are sent them. */
export interface Case {
  readonly id: CaseId;
  readonly clause: CaseSection;
  readonly title: string;
  readonly because: readonly ClauseId[];
  readonly profile: Profile;
  /** Absent: all editions. */
  readonly editions?: readonly EditionId[];
  readonly kills: readonly string[];
  readonly place: CasePlace;
  /** The draft of the rules by which it ends otherwise, or for which it was made; absent: it is as it is written. */
  readonly draft?: string;
  /** At least one. */
  readonly steps: readonly CaseStep[];
}

/** One request and its expected answer. */
export interface CaseStep {
  readonly position: Position;
  /** The debts of the position before the action. */
  readonly owed: readonly Owed[];
  readonly action: Action;
  readonly expected: Expected;
  /** The step that the case does not state; reading the case has filled it in, together with `active`. */
  readonly naturalStep?: Step;
}

/** The expected outcome of a step. */
export type Expected = ExpectedNumbers | ExpectedIllegal | ExpectedLegal;

/** The numbers that the case states. */
export interface ExpectedNumbers {
  readonly kind: 'numbers';
  readonly capacity?: number;
  readonly counted?: number;
  readonly excess?: number;
}

/** The action is illegal, for this reason. */
export interface ExpectedIllegal {
  readonly kind: 'illegal';
  readonly reason: Reason;
}

/** The action is legal, with this result. */
export interface ExpectedLegal {
  readonly kind: 'legal';
  /** The whole position afterwards, with `reinforcements` if they are compared. */
  readonly position: Position;
  readonly owes: readonly Owed[];
  /** Absent: not compared. */
  readonly winner?: string | null;
  /** Absent: not compared. */
  readonly as?: Removal;
}
