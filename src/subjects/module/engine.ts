import { ACTION_TYPES, type ActionParams, type ActionType, type CardId, type Feature, type Position, type Step } from '../../board/index.ts';
import { engineFault } from './engine-fault.ts';
import type { NumbersResult, VerdictResult } from '../wire.ts';

export type { ActionParams, ActionType, CardId, Feature, Owed, Position, Step, System, Unit, Units } from '../../board/index.ts';
export type { IllegalResult, LegalResult, NumbersResult, ResultPosition, VerdictResult } from '../wire.ts';

/** Facts about the run that an engine may need. */
export interface Setting {
  readonly edition: string;
  /** Version of the suite. */
  readonly suite: string;
}

/** The result that an action asks for. */
export type ResultOf<T extends ActionType> = T extends 'check' ? NumbersResult : VerdictResult;

/** The default export of a module that is an engine: facts about it, and a function for each action it answers. */
export type EngineModule = EngineFacts & ActionFunctions;

/** A function for each action that an engine answers. */
export type ActionFunctions = { readonly [T in ActionType]?: ActionFunction<T> };

/** What an engine says about itself. */
export interface EngineFacts {
  readonly name: string;
  readonly version: string;
  /** Default: `javascript`. */
  readonly language?: string;
  readonly steps: readonly Step[];
  readonly features: readonly Feature[];
  /** The cards that it applies; default: none. */
  readonly cards?: readonly CardId[];
  /** The editions it supports; default: all. */
  readonly editions?: readonly string[];
}

/** Judges an action in a position, now or in a promise; throws `Declined` if it can't. */
export interface ActionFunction<T extends ActionType> {
  (position: Position, action: ActionParams[T], setting: Setting): ResultOf<T> | Promise<ResultOf<T>>;
}

/** Thrown by an engine that can't represent a request: `throw new Declined('no mechs in this program')`. */
export class Declined extends Error {
  override readonly name = 'Declined';
}

/** Checks and types an engine: `export default defineEngine({…})`. Throws a TypeError if a key or value is wrong. */
export const defineEngine = (engine: EngineModule): EngineModule => {
  const fault = engineFault(engine);
  if (fault !== undefined) throw new TypeError(`defineEngine: ${fault}`);
  return engine;
};

/** The actions that an engine has a function for. */
export const answersOf = (engine: EngineModule): readonly ActionType[] => ACTION_TYPES.filter((type) => typeof engine[type] === 'function');
