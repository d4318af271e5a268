import type { AnySchemaObject, ErrorObject } from 'ajv';
import { ACTION_TYPES, CLAUSE_IDS, EDITION_IDS, REASONS, SHIPS, STEPS, UNITS } from '../board/index.ts';
import { type DataPath, didYouMean, type Fault, isWithin, samePath } from './fault.ts';
import { nearest } from '../text/nearest.ts';
import { PROBLEM_CODES, type ProblemCode } from './problem.ts';
import { listed, quoted } from '../text/quoted.ts';
import { definitionIn, schemaErrors, type SchemaName, type SchemaRef } from './schema.ts';

/** What is wrong with the shape of `value`: one fault for one mistake, in our words. */
export const shapeFaults = (ref: SchemaRef, value: unknown): readonly Fault[] => {
  const errors = schemaErrors(ref, value).slice(0, MOST_ERRORS).map((error): Located => ({ ...error, path: pathOf(error, value) }));
  const faults = withoutEchoes(errors).map((error) => ({ ...faultOf(error, ref.file), path: error.path }));
  return withoutMisspeltMissing(faults.map(({ keyword: _, ...fault }) => fault));
};

/** Enough for a reader; a file of nothing but errors is not worth comparing each with each. */
const MOST_ERRORS = 500;

type Located = ErrorObject & { readonly path: DataPath };

/** A JSON pointer as a path: numbers where the data has lists. */
const pathOf = ({ instancePath, keyword, params }: ErrorObject, root: unknown): DataPath => {
  const keys = instancePath.split('/').slice(1).map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  let value = root;
  const path: (string | number)[] = [];
  for (const key of keys) {
    path.push(Array.isArray(value) ? Number(key) : key);
    value = Object.getOwnPropertyDescriptor(Object(value), key)?.value;
  }
  return keyword === 'additionalProperties' ? [...path, String(params['additionalProperty'])] : path;
};

/** Of several errors about one mistake, the one that says most. */
const withoutEchoes = (errors: readonly Located[]): readonly Located[] => errors.filter((error) => !isEcho(error, errors));

const isEcho = (error: Located, errors: readonly Located[]): boolean => {
  const here = errors.filter((other) => other !== error && samePath(other.path, error.path));
  const choice = here.some(({ keyword }) => keyword === 'anyOf');
  if (error.keyword === 'anyOf') return errors.some((other) => isInside(other, error));
  if (choice && ['type', 'const', 'enum'].includes(error.keyword)) return true;
  if (error.keyword === 'maxProperties') return errors.some((other) => other.keyword === 'additionalProperties' && isInside(other, error));
  if (error.keyword === 'minimum') return here.some(({ keyword, params }) => keyword === 'type' && params['type'] === 'integer');
  return ['enum', 'const', 'pattern'].includes(error.keyword) && here.some(({ keyword }) => keyword === 'type');
};

/** Whether an error tells of something within the value of another, and not of that value's own type. */
const isInside = (error: Located, outer: Located): boolean =>
  isWithin(error.path, outer.path) && (error.path.length > outer.path.length || ['required', 'minimum', 'minProperties'].includes(error.keyword));

type Told = Omit<Fault, 'path'> & { readonly keyword?: undefined };

const faultOf = (error: Located, file: SchemaName): Told => {
  const schema: AnySchemaObject = error.parentSchema ?? {};
  switch (error.keyword) {
    case 'additionalProperties': return unknownKey(error, Object.keys(schema['properties'] ?? {}));
    case 'required': return missingKey(String(error.params['missingProperty']), schema['required'] ?? []);
    case 'enum': return unknownWord(error, schema['enum'] ?? []);
    case 'minimum': return wrongType(error, schema, file);
    case 'minItems':
    case 'minProperties': return { at: 'value', code: 'empty', problem: `${nameOf(error.path)} is empty`, expected: 'at least one entry' };
    case 'maxProperties': return severalActions(error);
    case 'pattern': return malformed(error, schema);
  }
  return wrongType(error, schema, file);
};

const VOCABULARIES: readonly (readonly [noun: string, code: ProblemCode, words: readonly string[]])[] = [
  ['ship', 'unknown-unit', SHIPS],
  ['unit', 'unknown-unit', UNITS],
  ['action', 'unknown-action', ACTION_TYPES],
  ['step', 'unknown-step', STEPS],
  ['clause', 'unknown-clause', CLAUSE_IDS],
  ['reason', 'unknown-reason', REASONS],
  ['edition', 'unknown-edition', EDITION_IDS],
];

const vocabularyOf = (words: readonly string[]) =>
  VOCABULARIES.find(([, , vocabulary]) => vocabulary.length === words.length && vocabulary.every((word) => words.includes(word)));

const unknownKey = (error: Located, known: readonly string[]): Told => {
  const key = String(error.path.at(-1));
  const absent = known.filter((word) => !Object.hasOwn(Object(error.data), word));
  const [noun, code] = vocabularyOf(known) ?? ['key', 'unknown-key' as const];
  const expected = known.length === 0 ? 'no keys' : `one of ${listed(known)}`;
  return { at: 'key', code, problem: `unknown ${noun} ${quoted(key)}`, expected, ...didYouMean(nearest(key, absent)) };
};

const missingKey = (key: string, required: readonly string[]): Told => {
  const expected = required.length === 1 ? `the key ${listed(required)}` : `the keys ${listed(required)}`;
  return { at: 'value', code: 'missing-key', problem: `the key ${quoted(key)} is missing`, expected };
};

const unknownWord = (error: Located, allowed: readonly string[]): Told => {
  const word = String(error.data);
  const key = String(error.path.findLast((step) => typeof step === 'string') ?? '');
  const [noun, code] = vocabularyOf(allowed) ?? [key, codeFor(key)];
  const expected = `one of ${listed(allowed)}`;
  return { at: 'value', code, problem: `unknown ${noun} ${quoted(word)}`, expected, ...didYouMean(nearest(word, allowed)) };
};

const codeFor = (key: string): ProblemCode => PROBLEM_CODES.find((code) => code === `unknown-${key}`) ?? 'unknown-word';

const severalActions = (error: Located): Told => {
  const problem = `${nameOf(error.path)} has ${listed(Object.keys(Object(error.data)))}`;
  return { at: 'value', code: 'several-actions', problem, expected: 'one action' };
};

const malformed = (error: Located, schema: AnySchemaObject): Told => {
  const example = /like (`[^`]+`)/.exec(schema['description'] ?? '')?.[1];
  const code = error.path.at(-1) === 'id' ? 'malformed-id' : 'malformed';
  const expected = example === undefined ? `text that matches ${schema['pattern']}` : `text like ${example}`;
  return { at: 'value', code, problem: `${quoted(String(error.data))} is malformed`, expected };
};

const wrongType = (error: Located, schema: AnySchemaObject, file: SchemaName): Told => {
  const code = schema['type'] === 'integer' && typeof error.data === 'number' ? 'not-a-count' : 'wrong-type';
  return { at: 'value', code, problem: `${nameOf(error.path)} is ${told(error.data)}`, expected: describe(schema, file) };
};

const nameOf = (path: DataPath): string => {
  const last = path.at(-1);
  if (last === undefined) return 'the document';
  if (typeof last === 'string') return quoted(last);
  return `entry ${last + 1} of ${quoted(String(path.findLast((step) => typeof step === 'string') ?? 'the list'))}`;
};

/** A value of the file, in a few words. */
const told = (value: unknown): string => {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'string') return `the text ${quoted(value)}`;
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'a mapping';
  return quoted(String(value));
};

/** What a schema asks for, in a few words. */
const describe = (schema: AnySchemaObject, file: SchemaName): string => {
  const { $ref, anyOf, type } = schema;
  if (typeof $ref === 'string') return describe(definitionIn(file, $ref) ?? {}, file);
  if (Array.isArray(anyOf)) return anyOf.map((branch) => describe(branch, file)).join(' or ');
  if (Array.isArray(type)) return type.map((each) => TYPE_WORDS.get(each) ?? each).join(' or ');
  if (schema['const'] !== undefined) return quoted(String(schema['const']));
  if (Array.isArray(schema['enum'])) return `one of ${listed(schema['enum'])}`;
  if (type === 'integer') return `a whole number of at least ${schema['minimum'] ?? 0}`;
  return TYPE_WORDS.get(type) ?? 'something else';
};

const TYPE_WORDS: ReadonlyMap<string, string> = new Map([
  ['string', 'text'], ['number', 'a number'], ['boolean', 'true or false'], ['array', 'a list'], ['object', 'a mapping'], ['null', 'nothing'],
]);

/** A misspelt key is one fault: that the right one is missing follows. */
const withoutMisspeltMissing = (faults: readonly Fault[]): readonly Fault[] =>
  faults.filter((fault) => fault.code !== 'missing-key' || !faults.some((other) => isMisspelling(other, fault)));

const isMisspelling = (unknown: Fault, missing: Fault): boolean =>
  unknown.at === 'key' && samePath(unknown.path.slice(0, -1), missing.path)
  && unknown.hint !== undefined && missing.problem.includes(unknown.hint.slice('did you mean '.length, -1));
