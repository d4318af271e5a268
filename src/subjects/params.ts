import type { Action, ActionType, Position } from '../board/index.ts';
import { type DataPath, inWords, messageFaults } from '../source/index.ts';
import { isRecord } from '../text/records.ts';
import { ABSENT, isInstead } from '../text/values.ts';
import type { HelloParams } from './wire.ts';

/** Params of a request as the contract has them, by method. */
export type Params = { readonly hello: HelloParams } & { readonly [T in ActionType]: ActionRequest<T> };

interface ActionRequest<T extends ActionType> {
  readonly position: Position;
  readonly action: Extract<Action, { readonly type: T }>['params'];
}

/** `params` as the method wants them, or the first fault: `` `path` is VALUE, expected X ``. */
export const readParams = <M extends keyof Params>(
  method: M, params: unknown,
): { readonly params: Params[M] } | { readonly fault: string } => {
  const fault = paramsFault(method, params);
  return fault === undefined ? { params: params as Params[M] } : { fault };
};

const paramsFault = (method: keyof Params, params: unknown): string | undefined => {
  if (!isRecord(params)) return `${isInstead('`params`', params === undefined ? ABSENT : params)}, expected an object`;
  if (method === 'hello') return faultOf('HelloParams', params, []);
  return partFault('Position', params, 'position') ?? partFault(paramsType(method), params, 'action');
};

const partFault = (definition: string, params: Readonly<Record<string, unknown>>, name: string): string | undefined =>
  (params[name] === undefined ? `${isInstead(`\`${name}\``, ABSENT)}, expected an object` : faultOf(definition, params[name], [name]));

const faultOf = (definition: string, value: unknown, root: DataPath): string | undefined =>
  messageFaults({ file: 'wire-params', definition }, value, 'first', root).map(inWords)[0];

/** `end-combat` has `EndCombatParams`. */
const paramsType = (type: ActionType): string =>
  `${type.split('-').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('')}Params`;
