import type { Action, Position } from '../board/index.ts';
import type { HelloResult } from './wire.ts';

/** A request: an action to judge in a position. */
export interface Request {
  readonly position: Position;
  readonly action: Action;
}

/** The reply to a request. Only `answered` says anything about the rules. */
export type Reply =
  | { readonly kind: 'answered'; readonly result: unknown }
  | { readonly kind: 'declined'; readonly reason: string }
  | { readonly kind: 'crashed' | 'hung' | 'garbled'; readonly message: string; readonly stderr?: readonly string[] };

/** The port through which every engine is asked, including the reference engine. */
export interface Subject {
  readonly hello: HelloResult;
  /** How many requests may be open at once; at least 1. It may change whenever a request is answered. */
  readonly window: number;
  /** Never rejects: every failure of the engine is a reply. */
  ask(request: Request): Promise<Reply>;
  /** Faults that belong to no request, and count against the engine. Absent: there can be none. */
  complaints?(): readonly string[];
  close(): Promise<void>;
}

/** The engine could not start, or did not answer `hello`: the run ends with exit code 3. */
export interface NotRun {
  readonly kind: 'not-run';
  readonly message: string;
}

export interface OpenOptions {
  readonly edition: string;
  readonly suite: string;
  /** The draft that the edition is taken with; absent: none. */
  readonly draft?: string;
}

/** A way to open a subject; `label` is the user's name for it. */
export interface SubjectSource {
  readonly label: string;
  open(options: OpenOptions): Promise<Subject | NotRun>;
}
