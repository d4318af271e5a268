import { readFileSync } from 'node:fs';
import { Ajv, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv';

/** The files in schema/, each with the types of which it has definitions. */
export type SchemaName = 'cases' | 'question' | 'clauses' | 'rulings' | 'editions' | 'open-points' | 'units' | 'proof' | 'errata' | 'fingerprints' | 'report' | 'scope' | 'known' | 'wire-params' | 'wire-results';

/** A schema file, or one definition in it. */
export interface SchemaRef {
  readonly file: SchemaName;
  readonly definition?: string;
}

/** Every error that ajv finds in `value`; a schema is read and compiled when it is first asked for. */
export const schemaErrors = (ref: SchemaRef, value: unknown): readonly ErrorObject[] => {
  const validate = validatorOf(ref);
  validate(value);
  return validate.errors ?? [];
};

/** The schema that a `$ref` within a file names. */
export const definitionIn = (file: SchemaName, ref: string): AnySchemaObject | undefined =>
  schemaOf(file)['definitions']?.[decodeURIComponent(ref.replace('#/definitions/', ''))];

const ajv = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true, ownProperties: true });
const schemas = new Map<SchemaName, AnySchemaObject>();
const validators = new Map<string, ValidateFunction>();

const validatorOf = ({ file, definition }: SchemaRef): ValidateFunction => {
  const ref = `${file}.schema.json${definition === undefined ? '' : `#/definitions/${definition}`}`;
  const known = validators.get(ref);
  if (known !== undefined) return known;
  schemaOf(file);
  const validate = ajv.compile({ $ref: ref });
  validators.set(ref, validate);
  return validate;
};

const schemaOf = (file: SchemaName): AnySchemaObject => {
  const known = schemas.get(file);
  if (known !== undefined) return known;
  const schema: AnySchemaObject = JSON.parse(readFileSync(new URL(`../../../schema/${file}.schema.json`, import.meta.url), 'utf8'));
  ajv.addSchema(schema);
  schemas.set(file, schema);
  return schema;
};
