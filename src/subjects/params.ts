import { readFileSync } from 'node:fs';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { type Action, type ActionType, ACTION_TYPES, type Position } from '../board/index.ts';
import { isRecord } from '../text/records.ts';
import { inShort, pathTo } from '../source/shape.ts';
import type { HelloParams } from './wire.ts';

/** Params of a request as the contract has them, by method. */
export type Params = { readonly hello: HelloParams } & { readonly [T in ActionType]: ActionRequest<T> };

interface ActionRequest<T extends ActionType> {
  readonly position: Position;
  readonly action: Extract<Action, { readonly type: T }>['params'];
}

/** `params` as the method wants them, or the first fault: `path: expected X, got Y`. */
export const readParams = <M extends keyof Params>(method: M, params: unknown): { readonly params: Params[M] } | { readonly fault: string } => {
  const fits = validatorOf(method);
  if (fits(params)) return { params: params as Params[M] };
  return { fault: faultOf(fits.errors ?? [], params) };
};

const SCHEMA = new URL('../../schema/wire-params.schema.json', import.meta.url);

let validators: ReadonlyMap<string, ValidateFunction> | undefined;

// read and compiled when the first request comes, so that nobody else waits for it
const validatorOf = (method: keyof Params): ValidateFunction => {
  validators ??= compiled();
  const validator = validators.get(method);
  if (validator === undefined) throw new Error(`no schema for the params of ${method}`);
  return validator;
};

const compiled = (): ReadonlyMap<string, ValidateFunction> => {
  const ajv = new Ajv({ allowUnionTypes: true });
  ajv.addSchema(JSON.parse(readFileSync(SCHEMA, 'utf8')), 'wire');
  const refTo = (type: string) => ({ $ref: `wire#/definitions/${type}` });
  const requests = ACTION_TYPES.map((type) => [type, ajv.compile({
    type: 'object',
    properties: { position: refTo('Position'), action: refTo(paramsType(type)) },
    required: ['position', 'action'],
  })] as const);
  return new Map<string, ValidateFunction>([['hello', ajv.compile({ type: 'object', ...refTo('HelloParams') })], ...requests]);
};

/** `end-combat` has `EndCombatParams`. */
const paramsType = (type: ActionType): string => `${type.split('-').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('')}Params`;

/** Of alternatives, all are named; else the first error. */
const faultOf = (errors: readonly ErrorObject[], params: unknown): string => {
  const last = errors.at(-1);
  if (last === undefined) return 'params: expected other ones';
  const { path, value } = at(last.instancePath, params);
  const expected = last.keyword === 'anyOf' ? [...new Set(errors.slice(0, -1).map(expectedBy))].join(' or ') : expectedBy(last);
  return `${missing(last, path)}: expected ${expected}, got ${shownValue(last, value)}`;
};

/** Where a JSON pointer leads. */
const at = (pointer: string, params: unknown): { readonly path: string; readonly value: unknown } => {
  let [path, value] = ['', params];
  for (const step of pointer.split('/').slice(1).map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))) {
    path = Array.isArray(value) ? `${path}[${step}]` : pathTo(path, step);
    value = Array.isArray(value) ? value[Number(step)] : isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }
  return { path, value };
};

const missing = ({ keyword, params }: ErrorObject, path: string): string => {
  if (keyword === 'required') return pathTo(path, String(params['missingProperty']));
  if (keyword === 'additionalProperties') return pathTo(path, String(params['additionalProperty']));
  return path === '' ? 'params' : path;
};

const shownValue = ({ keyword, params }: ErrorObject, value: unknown): string => {
  if (keyword === 'required') return 'nothing';
  return inShort(keyword === 'additionalProperties' && isRecord(value) ? value[String(params['additionalProperty'])] : value);
};

const expectedBy = ({ keyword, params, message }: ErrorObject): string => {
  switch (keyword) {
    case 'required': return 'a value';
    case 'additionalProperties': return 'no such member';
    case 'enum': return `one of ${inShort(params['allowedValues'], 400)}`;
    case 'type': return TYPES.get(String(params['type'])) ?? String(params['type']);
    case 'minimum': return `at least ${String(params['limit'])}`;
    case 'minItems': return 'a list that is not empty';
    case 'minProperties': return 'an object that is not empty';
    default: return message ?? keyword; // ajv's vocabulary is open
  }
};

const TYPES: ReadonlyMap<string, string> = new Map([
  ['object', 'an object'], ['array', 'a list'], ['string', 'text'], ['integer', 'a whole number'], ['number', 'a number'], ['null', 'null'],
]);
