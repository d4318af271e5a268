import { ACTION_TYPES, type ActionParams, type ActionType, type Feature, type Position, type Step } from '../../board/index.ts';
import { engineFault } from './engine-fault.ts';
import type { NumbersResult, VerdictResult } from '../wire.ts';

export type { ActionParams, ActionType, Feature, Owed, Position, Step, System, Unit, Units } from '../../board/index.ts';
export type { IllegalResult, LegalResult, NumbersResult, ResultPosition, VerdictResult } from '../wire.ts';

/** What else an engine may want to know. */
export interface Setting {
  readonly edition: string;
  /** Version of the suite. */
  readonly suite: string;
}

export type ResultOf<T extends ActionType> = T extends 'check' ? NumbersResult : VerdictResult;

/** The default export of a module that is an engine: what it is and knows, and a function for each action that it answers. */
export type EngineModule = EngineFacts & ActionFunctions;

export type ActionFunctions = { readonly [T in ActionType]?: ActionFunction<T> };

export interface EngineFacts {
  readonly name: string;
  readonly version: string;
  /** Default: `javascript`. */
  readonly language?: string;
  readonly steps: readonly Step[];
  readonly features: readonly Feature[];
  /** The editions that it knows; default: any. */
  readonly editions?: readonly string[];
}

/** Judges one action in a position, at once or later; throws `Declined` where it can't. */
export interface ActionFunction<T extends ActionType> {
  (position: Position, action: ActionParams[T], setting: Setting): ResultOf<T> | Promise<ResultOf<T>>;
}

/** Thrown by an engine that has no way to pose this one request: `throw new Declined('no mechs in this program')`. */
export class Declined extends Error {
  override readonly name = 'Declined';
}

/** Gives an engine its type: `export default defineEngine({…})`. Throws a TypeError where a key or a value is none of an engine's. */
export const defineEngine = (engine: EngineModule): EngineModule => {
  const fault = engineFault(engine);
  if (fault !== undefined) throw new TypeError(`defineEngine: ${fault}`);
  return engine;
};

/** The actions for which an engine has a function. */
export const answersOf = (engine: EngineModule): readonly ActionType[] => ACTION_TYPES.filter((type) => typeof engine[type] === 'function');
