import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Ajv, AnySchemaObject, ErrorObject, ValidateFunction } from 'ajv';
import { fits } from './fits.ts';

/** The files in schema/, each with the types of which it has definitions. */
export type SchemaName = 'cases' | 'question' | 'clauses' | 'rulings' | 'editions' | 'open-points' | 'units' | 'proof' | 'errata' | 'fingerprints' | 'report' | 'scope' | 'known' | 'wire-params' | 'wire-results';

/** A schema file, or one definition in it. */
export interface SchemaRef {
  readonly file: SchemaName;
  readonly definition?: string;
}

/** Whether `value` has the shape of a definition; a schema is read when it is first asked for. */
export const hasShape = ({ file, definition }: SchemaRef, value: unknown): boolean => {
  const schema = schemaOf(file);
  return fits(definition === undefined ? schema : { $ref: `#/definitions/${definition}` }, value, schema);
};

/** Every error that ajv finds in `value`; ajv is loaded for the first value that has any, and compiles a schema once. */
export const schemaErrors = (ref: SchemaRef, value: unknown): readonly ErrorObject[] => {
  if (hasShape(ref, value)) return [];
  const validate = validatorOf(ref);
  if (validate(value)) throw new Error(`a value is wrong by one reader of ${ref.file}.schema.json, and right by the other`);
  return validate.errors ?? [];
};

/** The schema that a `$ref` within a file names. */
export const definitionIn = (file: SchemaName, ref: string): AnySchemaObject | undefined =>
  schemaOf(file)['definitions']?.[decodeURIComponent(ref.replace('#/definitions/', ''))];

const schemas = new Map<SchemaName, AnySchemaObject>();
const validators = new Map<string, ValidateFunction>();

const validatorOf = ({ file, definition }: SchemaRef): ValidateFunction => {
  const ref = `${file}.schema.json${definition === undefined ? '' : `#/definitions/${definition}`}`;
  const known = validators.get(ref);
  if (known !== undefined) return known;
  const validate = ajvWith(file).compile({ $ref: ref });
  validators.set(ref, validate);
  return validate;
};

const schemaOf = (file: SchemaName): AnySchemaObject => {
  const known = schemas.get(file);
  if (known !== undefined) return known;
  const schema: AnySchemaObject = JSON.parse(readFileSync(new URL(`../../schema/${file}.schema.json`, import.meta.url), 'utf8'));
  schemas.set(file, schema);
  return schema;
};

let ajv: Ajv | undefined;
const added = new Set<SchemaName>();

const ajvWith = (file: SchemaName): Ajv => {
  ajv ??= new (loaded().Ajv)({ allErrors: true, verbose: true, allowUnionTypes: true, ownProperties: true });
  if (!added.has(file)) ajv.addSchema(schemaOf(file));
  added.add(file);
  return ajv;
};

const loaded = (): typeof import('ajv') => createRequire(import.meta.url)('ajv');
