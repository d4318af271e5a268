import type { Action, Position } from '../board/index.ts';
import type { HelloResult } from './wire.ts';

export interface Request {
  readonly position: Position;
  readonly action: Action;
}

/** What came of one request. Only `answered` carries something that the engine said about the rules. */
export type Reply =
  | { readonly kind: 'answered'; readonly result: unknown }
  | { readonly kind: 'declined'; readonly reason: string }
  | { readonly kind: 'crashed' | 'hung' | 'garbled'; readonly message: string; readonly stderr?: readonly string[] };

/** The port through which every engine is asked, the reference engine too. */
export interface Subject {
  readonly hello: HelloResult;
  /** How many requests may be under way at once; at least 1. */
  readonly window: number;
  /** Never rejects: whatever an engine does is a reply. */
  ask(request: Request): Promise<Reply>;
  /** What the engine did wrong that belongs to no request: it counts against the engine. Absent: nothing can. */
  complaints?(): readonly string[];
  close(): Promise<void>;
}

/** The engine could not be started, or did not say hello: the run ends with exit code 3. */
export interface NotRun {
  readonly kind: 'not-run';
  readonly message: string;
}

export interface OpenOptions {
  readonly edition: string;
  readonly suite: string;
}

/** Opens a subject, with the name by which the user asked for it. */
export interface SubjectSource {
  readonly label: string;
  open(options: OpenOptions): Promise<Subject | NotRun>;
}
