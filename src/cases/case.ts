import type { Action, ClauseId, EditionId, Named, Owed, Position, Reason, Removal, Units } from '../board/index.ts';
import type { Profile } from './types.ts';

declare const caseIdBrand: unique symbol;
export type CaseId = string & { readonly [caseIdBrand]: true };

export interface Place {
  /** Relative to the folder the user named, with forward slashes. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** A case, valid and lowered to what goes over the wire. */
export interface Case {
  readonly id: CaseId;
  readonly clause: ClauseId;
  readonly title: string;
  readonly because: readonly ClauseId[];
  readonly profile: Profile;
  /** Absent: all editions. */
  readonly editions?: readonly EditionId[];
  readonly kills: readonly string[];
  readonly place: Place;
  /** At least one. */
  readonly steps: readonly CaseStep[];
}

/** One request and its expected answer. */
export interface CaseStep {
  readonly position: Position;
  /** What the position owes before the action. */
  readonly owed: readonly Owed[];
  readonly action: Action;
  readonly expected: Expected;
}

export type Expected = ExpectedNumbers | ExpectedIllegal | ExpectedLegal;

/** The numbers that the case states. */
export interface ExpectedNumbers {
  readonly kind: 'numbers';
  readonly capacity?: number;
  readonly counted?: number;
  readonly excess?: number;
}

export interface ExpectedIllegal {
  readonly kind: 'illegal';
  readonly reason: Reason;
}

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

export type Reinforcements = Named<Units>;
