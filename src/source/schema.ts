import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Ajv, AnySchemaObject, ErrorObject, ValidateFunction } from 'ajv';
import { fits } from './fits.ts';

/** The files in schema/. */
export type SchemaName =
  | 'cases' | 'question' | 'clauses' | 'rulings' | 'editions' | 'open-points' | 'units' | 'cards' | 'proof' | 'conditions' | 'errata'
  | 'fingerprints' | 'report' | 'scope' | 'known' | 'wire-params' | 'wire-results';

/** A schema file, or one definition in it. */
export interface SchemaRef {
  readonly file: SchemaName;
  readonly definition?: string;
}

/** Whether `value` has the shape that a schema describes; each schema is read when it is first needed. */
export const hasShape = ({ file, definition }: SchemaRef, value: unknown): boolean => {
  const schema = schemaOf(file);
  return fits(definition === undefined ? schema : { $ref: `#/definitions/${definition}` }, value, schema);
};

/** Every error that ajv finds in `value`, or only the first; ajv is loaded when a value is wrong, and compiles each schema once. */
export const schemaErrors = (ref: SchemaRef, value: unknown, howMany: HowMany): readonly ErrorObject[] => {
  if (hasShape(ref, value)) return [];
  const validate = validatorOf(ref, howMany);
  if (validate(value)) throw new Error(`the two checks of ${ref.file}.schema.json disagree: fits.ts rejects what ajv accepts`);
  return validate.errors ?? [];
};

/** All errors for a file's author; for a request the first is enough, as a hostile one can hold millions. */
export type HowMany = 'all' | 'first';

/** The schema that a `$ref` within a file names. */
export const definitionIn = (file: SchemaName, ref: string): AnySchemaObject | undefined =>
  schemaOf(file)['definitions']?.[decodeURIComponent(ref.replace('#/definitions/', ''))];

const schemas = new Map<SchemaName, AnySchemaObject>();
const validators = new Map<string, ValidateFunction>();

const validatorOf = ({ file, definition }: SchemaRef, howMany: HowMany): ValidateFunction => {
  const ref = `${file}.schema.json${definition === undefined ? '' : `#/definitions/${definition}`}`;
  const known = validators.get(`${howMany} ${ref}`);
  if (known !== undefined) return known;
  const validate = ajvWith(file, howMany).compile({ $ref: ref });
  validators.set(`${howMany} ${ref}`, validate);
  return validate;
};

const schemaOf = (file: SchemaName): AnySchemaObject => {
  const known = schemas.get(file);
  if (known !== undefined) return known;
  const schema: AnySchemaObject = JSON.parse(readFileSync(new URL(`../../schema/${file}.schema.json`, import.meta.url), 'utf8'));
  schemas.set(file, schema);
  return schema;
};

const compilers = new Map<HowMany, Ajv>();

const ajvWith = (file: SchemaName, howMany: HowMany): Ajv => {
  const known = compilers.get(howMany);
  const ajv = known ?? new (loaded().Ajv)({ allErrors: howMany === 'all', verbose: true, allowUnionTypes: true, ownProperties: true });
  compilers.set(howMany, ajv);
  if (ajv.getSchema(`${file}.schema.json`) === undefined) ajv.addSchema(schemaOf(file));
  return ajv;
};

const loaded = (): typeof import('ajv') => createRequire(import.meta.url)('ajv');
