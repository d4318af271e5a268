import type { AnySchemaObject, ErrorObject } from 'ajv';
import { ACTION_TYPES, CARD_IDS, CLAUSE_IDS, EDITION_IDS, REASONS, SHIPS, STEPS, UNITS } from '../board/index.ts';
import { type DataPath, didYouMean, type Fault, isWithin, samePath } from './fault.ts';
import { nearest } from '../text/nearest.ts';
import { PROBLEM_CODES, type ProblemCode } from './problem.ts';
import { listed, quoted } from '../text/quoted.ts';
import { ABSENT, isInstead, pathText } from '../text/values.ts';
import { definitionIn, type HowMany, schemaErrors, type SchemaName, type SchemaRef } from './schema.ts';

/** What is wrong with the shape of the data in a file: one fault for each mistake. */
export const shapeFaults = (ref: SchemaRef, value: unknown): readonly Fault[] =>
  faultsIn(schemaErrors(ref, value, 'all').slice(0, MOST_ERRORS), value, { file: ref.file, nameOf: shortName, within: () => '' });

/** What is wrong with the part of a message at the path `root`. A message has no lines, so values are named by their whole path. */
export const messageFaults = (ref: SchemaRef, value: unknown, howMany: HowMany, root: DataPath = []): readonly Fault[] => {
  const nameOf = (path: DataPath) => wholeName([...root, ...path]);
  const within = (path: DataPath) => parentName([...root, ...path]);
  return faultsIn(schemaErrors(ref, value, howMany).slice(0, MOST_ERRORS), value, { file: ref.file, nameOf, within });
};

/** Enough for a reader; a file with nothing but errors is not worth comparing each with each. */
const MOST_ERRORS = 500;

/** How the values of a document are named. */
interface DocumentNames {
  readonly file: SchemaName;
  readonly nameOf: (path: DataPath) => string;
  /** After an unknown key: the object that has it. */
  readonly within: (path: DataPath) => string;
}

const wholeName = (path: DataPath): string => (path.length === 0 ? 'the message' : quoted(pathText(path)));

const parentName = (path: DataPath): string => (path.length < 2 ? '' : ` in ${quoted(pathText(path.slice(0, -1)))}`);

const shortName = (path: DataPath): string => {
  const last = path.at(-1);
  if (last === undefined) return 'the document';
  if (typeof last === 'string') return quoted(last);
  return `entry ${last + 1} of ${quoted(String(path.findLast((step) => typeof step === 'string') ?? 'the list'))}`;
};

const faultsIn = (errors: readonly ErrorObject[], value: unknown, naming: DocumentNames): readonly Fault[] => {
  const located = errors.map((error): Located => ({ ...error, path: pathOf(error, value) }));
  return withoutMisspeltMissing(withoutEchoes(located).map((error) => ({ ...faultOf(error, naming), path: error.path })));
};

type Located = ErrorObject & { readonly path: DataPath };

/** The path of an error, with numbers for positions in lists. */
const pathOf = ({ instancePath, keyword, params }: ErrorObject, root: unknown): DataPath => {
  const keys = instancePath.split('/').slice(1).map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  let value = root;
  const path: (string | number)[] = [];
  for (const key of keys) {
    path.push(Array.isArray(value) ? Number(key) : key);
    value = Object.getOwnPropertyDescriptor(Object(value), key)?.value;
  }
  if (keyword === 'additionalProperties') return [...path, String(params['additionalProperty'])];
  return path;
};

/** Of several errors about one mistake, only the most telling one. */
const withoutEchoes = (errors: readonly Located[]): readonly Located[] => errors.filter((error) => !isEcho(error, errors));

const isEcho = (error: Located, errors: readonly Located[]): boolean => {
  const here = errors.filter((other) => other !== error && samePath(other.path, error.path));
  const choice = here.some(({ keyword }) => keyword === 'anyOf');
  if (error.keyword === 'anyOf') return errors.some((other) => isInside(other, error));
  if (choice && ['type', 'const', 'enum'].includes(error.keyword)) return true;
  if (error.keyword === 'maxProperties') {
    return errors.some((other) => other.keyword === 'additionalProperties' && isInside(other, error));
  }
  if (error.keyword === 'minimum') return here.some(({ keyword, params }) => keyword === 'type' && params['type'] === 'integer');
  return ['enum', 'const', 'pattern'].includes(error.keyword) && here.some(({ keyword }) => keyword === 'type');
};

/** Whether an error is about something inside the value of another error, not about that value's own type. */
const isInside = ({ path, keyword }: Located, outer: Located): boolean =>
  isWithin(path, outer.path) && (path.length > outer.path.length || ['required', 'minimum', 'minProperties'].includes(keyword));

type Described = Omit<Fault, 'path'>;

const faultOf = (error: Located, naming: DocumentNames): Described => {
  const schema: AnySchemaObject = error.parentSchema ?? {};
  switch (error.keyword) {
    case 'additionalProperties': return unknownKey(error, Object.keys(schema['properties'] ?? {}), naming);
    case 'required': return missingKey(error, schema, naming);
    case 'enum':
    case 'anyOf': {
      const words = wordsIn(schema, naming.file);
      return words === undefined ? wrongValue(error, schema, naming) : unknownWord(error, words, naming);
    }
    case 'minItems':
    case 'minProperties': return fault('empty', `${naming.nameOf(error.path)} is empty`, 'at least one entry');
    case 'maxProperties': {
      const keys = listed(Object.keys(Object(error.data)));
      return fault('several-actions', `${naming.nameOf(error.path)} has several actions: ${keys}`, 'one action');
    }
    case 'pattern': return malformed(error, schema, naming);
  }
  return wrongValue(error, schema, naming);
};

const fault = (code: ProblemCode, problem: string, expected: string): Described => ({ at: 'value', code, problem, expected });

const VOCABULARIES: readonly (readonly [noun: string, code: ProblemCode, words: readonly string[]])[] = [
  ['ship', 'unknown-unit', SHIPS],
  ['unit', 'unknown-unit', UNITS],
  ['action', 'unknown-action', ACTION_TYPES],
  ['step', 'unknown-step', STEPS],
  ['clause', 'unknown-clause', CLAUSE_IDS],
  ['clause', 'unknown-clause', [...CLAUSE_IDS, ...CARD_IDS]],
  ['card', 'unknown-card', CARD_IDS],
  ['reason', 'unknown-reason', REASONS],
  ['edition', 'unknown-edition', EDITION_IDS],
];

const vocabularyOf = (words: readonly string[]) =>
  VOCABULARIES.find(([, , vocabulary]) => vocabulary.length === words.length && vocabulary.every((word) => words.includes(word)));

const unknownKey = (error: Located, known: readonly string[], { within }: DocumentNames): Described => {
  const key = String(error.path.at(-1));
  const absent = known.filter((word) => !Object.hasOwn(Object(error.data), word));
  const [noun, code] = vocabularyOf(known) ?? ['key', 'unknown-key' as const];
  const expected = known.length === 0 ? 'no keys' : `one of ${listed(known)}`;
  const problem = `unknown ${noun} ${quoted(key)}${within(error.path)}`;
  return { ...fault(code, problem, expected), at: 'key', ...didYouMean(nearest(key, absent)) };
};

const missingKey = ({ path, params }: Located, schema: AnySchemaObject, { nameOf, file }: DocumentNames): Described => {
  const key = String(params['missingProperty']);
  return fault('missing-key', isInstead(nameOf([...path, key]), ABSENT), describe(schema['properties']?.[key] ?? {}, file));
};

const unknownWord = ({ path, data }: Located, allowed: readonly string[], { nameOf }: DocumentNames): Described => {
  const word = String(data);
  const key = String(path.findLast((step) => typeof step === 'string') ?? '');
  const [, code] = vocabularyOf(allowed) ?? [key, codeFor(key)];
  return { ...fault(code, isInstead(nameOf(path), data), `one of ${listed(allowed)}`), ...didYouMean(nearest(word, allowed)) };
};

const codeFor = (key: string): ProblemCode => PROBLEM_CODES.find((code) => code === `unknown-${key}`) ?? 'unknown-word';

const malformed = ({ path, data }: Located, schema: AnySchemaObject, { nameOf }: DocumentNames): Described => {
  const example = /like (`[^`]+`)/.exec(schema['description'] ?? '')?.[1];
  const code = path.at(-1) === 'id' ? 'malformed-id' : 'malformed';
  const expected = example === undefined ? `text that matches ${schema['pattern']}` : `text like ${example}`;
  return fault(code, isInstead(nameOf(path), data), expected);
};

const wrongValue = ({ path, data }: Located, schema: AnySchemaObject, { nameOf, file }: DocumentNames): Described => {
  const code = schema['type'] === 'integer' && typeof data === 'number' ? 'not-a-count' : 'wrong-type';
  return fault(code, isInstead(nameOf(path), data), describe(schema, file));
};

/** What a schema asks for, in a few words. */
const describe = (schema: AnySchemaObject, file: SchemaName): string => {
  const { $ref, anyOf, type } = schema;
  if (typeof $ref === 'string') return describe(definitionIn(file, $ref) ?? {}, file);
  const words = wordsIn(schema, file);
  if (words !== undefined && words.length > 1) return `one of ${listed(words)}`;
  if (Array.isArray(anyOf)) return anyOf.map((branch) => describe(branch, file)).join(' or ');
  if (Array.isArray(type)) return type.map((each) => TYPE_WORDS.get(each) ?? each).join(' or ');
  if (schema['const'] !== undefined) return quoted(JSON.stringify(schema['const']));
  if (type === 'integer') return wholeNumber(schema['minimum'] ?? 0, schema['maximum']);
  return TYPE_WORDS.get(type) ?? 'something else';
};

/** The words that a schema accepts; undefined if it accepts anything else. */
const wordsIn = (schema: AnySchemaObject, file: SchemaName): readonly string[] | undefined => {
  const { $ref, anyOf } = schema;
  if (typeof $ref === 'string') return wordsIn(definitionIn(file, $ref) ?? {}, file);
  if (typeof schema['const'] === 'string') return [schema['const']];
  if (Array.isArray(schema['enum'])) return schema['enum'].map(String); // a scope's `convoy` is one of some numbers
  const branches = Array.isArray(anyOf) ? anyOf.map((branch) => wordsIn(branch, file)) : [undefined];
  return branches.every((words) => words !== undefined) ? branches.flat() : undefined;
};

const wholeNumber = (least: number, most: number | undefined): string =>
  (most === undefined ? `a whole number of at least ${least}` : `a whole number from ${least} to ${most}`);

const TYPE_WORDS: ReadonlyMap<string, string> = new Map([
  ['string', 'text'], ['number', 'a number'], ['boolean', 'true or false'], ['array', 'a list'], ['object', 'an object'],
  ['null', '`null`'],
]);

/** A misspelled key is one fault: that the right key is missing follows from it. */
const withoutMisspeltMissing = (faults: readonly Fault[]): readonly Fault[] =>
  faults.filter((each) => each.code !== 'missing-key' || !faults.some((other) => isMisspelling(other, each)));

const isMisspelling = (unknown: Fault, missing: Fault): boolean =>
  unknown.at === 'key' && samePath(unknown.path.slice(0, -1), missing.path)
  && unknown.hint !== undefined && missing.problem.includes(unknown.hint.slice('did you mean '.length, -1));
