import type { ActionParams, ActionType, CardId, Feature, Named, Owed, Position, Removal, Step, System, Units } from '../board/index.ts';

/** The version of the wire contract. */
export const PROTOCOL = 1;

export { FEATURES, type Feature } from '../board/index.ts';

/** JSON-RPC error codes that the contract uses. */
export const RPC_ERRORS = {
  parse: -32700, // the line is not JSON
  request: -32600, // JSON, but not a request
  method: -32601, // declined: the engine doesn't answer this action
  params: -32602, // unknown edition or protocol, or malformed params
  declined: -32001, // declined: this request only, with a message
} as const;

export interface HelloParams {
  readonly protocol: number;
  /** Version of the suite. */
  readonly suite: string;
  readonly edition: string;
  /** The id of a proposed erratum, if the questions follow the edition with it. An engine that knows no drafts ignores this. */
  readonly draft?: string;
}

/** What an engine says about itself. */
export interface HelloResult {
  readonly protocol: number;
  readonly name: string;
  readonly version: string;
  readonly language: string;
  /** The actions it judges; no others are sent. */
  readonly answers: readonly ActionType[];
  /** The steps it supports. */
  readonly steps: readonly Step[];
  readonly features: readonly Feature[];
  /** The cards that it applies; absent: none. */
  readonly cards?: readonly CardId[];
}

/** Params of every method except `hello`. */
export interface ActionRequestParams<T extends ActionType = ActionType> {
  readonly position: Position;
  readonly action: ActionParams[T];
}

/** Result of `check`: the numbers that the engine computes. */
export interface NumbersResult {
  readonly capacity?: number;
  readonly counted?: number;
  readonly excess?: number;
  readonly because?: readonly string[];
}

/** The part of a returned position that is compared. */
export interface ResultPosition {
  readonly systems: Named<System>;
  readonly reinforcements?: Named<Units>;
}

/** Result of every action except `check`. */
export type VerdictResult = LegalResult | IllegalResult;

export interface LegalResult {
  readonly legal: true;
  readonly position: ResultPosition;
  readonly owes?: readonly Owed[];
  readonly winner?: string | null;
  readonly as?: Removal;
  readonly because?: readonly string[];
}

export interface IllegalResult {
  readonly legal: false;
  readonly reason?: string;
  readonly because?: readonly string[];
}
