import { isRecord } from '../text/records.ts';
import type { AnySchemaObject } from 'ajv';

/**
 * Whether `value` matches a JSON Schema, without saying what is wrong; `root` is the schema that holds the definitions of `$ref`s.
 * Most data is right, so ajv need not be loaded to explain faults. Throws on a keyword that none of our schemas has.
 */
export const fits = (schema: AnySchemaObject, value: unknown, root: AnySchemaObject): boolean => {
  for (const keyword in schema) {
    const check = CHECKS.get(keyword);
    if (check === undefined) throw new Error(`the schema has the keyword \`${keyword}\`, which can't be checked`);
    if (!check(schema, value, root)) return false;
  }
  return true;
};

type Check = (schema: AnySchemaObject, value: unknown, root: AnySchemaObject) => boolean;

/** A keyword about one type of values accepts all values of other types. */
const about = <T>(
  isOne: (value: unknown) => value is T, check: (schema: AnySchemaObject, value: T, root: AnySchemaObject) => boolean,
): Check => (schema, value, root) => !isOne(value) || check(schema, value, root);

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const always: Check = () => true;
const hasMember = (record: Readonly<Record<string, unknown>>, key: string): boolean =>
  Object.hasOwn(record, key) && record[key] !== undefined;

const CHECKS: ReadonlyMap<string, Check> = new Map<string, Check>([
  ...['$schema', '$id', '$comment', 'definitions', 'description'].map((word) => [word, always] as const),
  ['$ref', ({ $ref }, value, root) => fits(definitionOf($ref, root), value, root)],
  ['anyOf', ({ anyOf }, value, root) => anyOf.some((branch: AnySchemaObject) => fits(branch, value, root))],
  ['not', (schema, value, root) => !fits(schema['not'], value, root)],
  ['type', ({ type }, value) => (isList(type) ? type.some((each) => isOfType(each, value)) : isOfType(type, value))],
  ['const', (schema, value) => schema['const'] === value],
  ['enum', (schema, value) => schema['enum'].includes(value)],
  ['pattern', about(isText, ({ pattern }, text) => patternOf(pattern).test(text))],
  ['minLength', about(isText, ({ minLength }, text) => [...text].length >= minLength)],
  ['minimum', about(isNumber, ({ minimum }, number) => number >= minimum)],
  ['maximum', about(isNumber, ({ maximum }, number) => number <= maximum)],
  ['minItems', about(isList, ({ minItems }, list) => list.length >= minItems)],
  ['items', about(isList, ({ items }, list, root) => list.every((item) => fits(items, item, root)))],
  ['minProperties', about(isRecord, ({ minProperties }, record) => Object.keys(record).length >= minProperties)],
  ['maxProperties', about(isRecord, ({ maxProperties }, record) => Object.keys(record).length <= maxProperties)],
  ['required', about(isRecord, ({ required }, record) => required.every((key: string) => hasMember(record, key)))],
  ['properties', about(isRecord, ({ properties }, record, root) => {
    for (const key of Object.keys(properties)) {
      if (hasMember(record, key) && !fits(properties[key], record[key], root)) return false;
    }
    return true;
  })],
  ['additionalProperties', about(isRecord, ({ properties = {}, additionalProperties }, record, root) => {
    for (const key of Object.keys(record)) {
      if (Object.hasOwn(properties, key)) continue;
      if (additionalProperties === false || additionalProperties !== true && !fits(additionalProperties, record[key], root)) return false;
    }
    return true;
  })],
]);

const isOfType = (type: unknown, value: unknown): boolean => {
  switch (type) {
    case 'null': return value === null;
    case 'array': return isList(value);
    case 'object': return isRecord(value);
    case 'integer': return Number.isInteger(value);
    case 'number': return Number.isFinite(value);
    default: return typeof value === type; // string, boolean
  }
};

const definitionOf = (ref: string, root: AnySchemaObject): AnySchemaObject => {
  const known = definitions.get(root)?.get(ref);
  if (known !== undefined) return known;
  const definition = definitionIn(ref, root);
  definitions.set(root, (definitions.get(root) ?? new Map<string, AnySchemaObject>()).set(ref, definition));
  return definition;
};

/** Definitions by the schema that holds them and by the reference that leads to them. */
const definitions = new WeakMap<AnySchemaObject, Map<string, AnySchemaObject>>();

const definitionIn = (ref: string, root: AnySchemaObject): AnySchemaObject => {
  const encoded = ref.slice('#/definitions/'.length);
  const name = encoded.includes('%') ? decodeURIComponent(encoded) : encoded;
  const definition: AnySchemaObject | undefined = root['definitions']?.[name];
  if (definition === undefined) throw new Error(`the schema has no definition \`${name}\``);
  return definition;
};

const patterns = new Map<string, RegExp>();

const patternOf = (text: string): RegExp => {
  const pattern = patterns.get(text) ?? new RegExp(text, 'u');
  patterns.set(text, pattern);
  return pattern;
};
