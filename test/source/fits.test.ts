import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { fits } from '../../src/source/fits.ts';

const ROOT = new URL('../../', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');
const filesIn = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, ROOT), { encoding: 'utf8' }).filter((name) => name.endsWith('.yaml')).map((name) => `${folder}/${name}`);

/** Data that is right, by the schema that it keeps to. */
const DATA: ReadonlyMap<string, readonly unknown[]> = new Map<string, readonly unknown[]>([
  ...['clauses', 'rulings', 'editions', 'open-points', 'units', 'proof', 'fingerprints'].map((name) => [name, [parse(textOf(`rules/${name}.yaml`))]] as const),
  ['errata', filesIn('rules/errata').map((file) => parse(textOf(file)))],
  ['scope', filesIn('rules/scopes').map((file) => parse(textOf(file)))],
  ['cases', [...filesIn('fixtures'), ...filesIn('fixtures/units')].map((file) => parse(textOf(file)))],
]);

const schemaOf = (name: string) => JSON.parse(textOf(`schema/${name}.schema.json`));

/** Anything in the place of a value, a key more or a key less, somewhere in the data. */
const spoilt = (value: unknown): fc.Arbitrary<unknown> => {
  if (typeof value !== 'object' || value === null) return ANYTHING;
  const inside = Object.keys(value).map((key) => spoilt(Reflect.get(value, key)).map((part) =>
    (Array.isArray(value) ? value.with(Number(key), part) : Object.fromEntries(Object.entries(value).map(([name, old]) => [name, name === key ? part : old])))));
  const less = Array.isArray(value) ? fc.constant(value.slice(1)) : fc.constantFrom('', ...Object.keys(value)).map((gone) =>
    Object.fromEntries(Object.entries(value).filter(([name]) => name !== gone)));
  const more = Array.isArray(value) ? ANYTHING.map((part) => [...value, part])
    : fc.tuple(NAMES, ANYTHING).map(([name, part]) => Object.fromEntries([...Object.entries(value), [name, part]]));
  return fc.oneof(ANYTHING, less, more, ...inside.map((arbitrary) => ({ arbitrary, weight: 3 })));
};

const NAMES = fc.constantFrom('id', 'title', 'space', 'planets', 'fighter', 'carrier', 'count', '__proto__', 'constructor', 'toString', 'a');
const ANYTHING = fc.oneof(
  NAMES, fc.integer({ min: -2, max: 3 }), fc.constantFrom(null, true, 0.5, NaN, Infinity, '', 'R1', 'R1-01', {}, [], { fighter: 1 }, { a: {} }, ['R1']), fc.anything(),
);

describe('says the same as ajv', { timeout: 120_000 }, () => {
  test.each([...DATA])('of %s, right and wrong', (name, all) => {
    const schema = schemaOf(name);
    const ajv = new Ajv({ allowUnionTypes: true, ownProperties: true }).compile(schema);
    for (const value of all) expect(fits(schema, value, schema)).toBe(true);
    fc.assert(fc.property(fc.constantFrom(...all).chain(spoilt), (value) => fits(schema, value, schema) === ajv(value)), { numRuns: 300, seed: 1 });
  });

  test.each(readdirSync(new URL('schema', ROOT)).filter((file) => file.endsWith('.json')))('%s has no keyword that it does not know', (file) => {
    const schema = JSON.parse(textOf(`schema/${file}`));
    for (const definition of Object.values<object>(schema.definitions ?? {})) {
      for (const value of [null, 0, '', [], {}, [{}], { a: 1 }]) expect(() => fits(definition, value, schema)).not.toThrow();
    }
  });

  test('a keyword that our schemas do not have is a bug', () => {
    expect(() => fits({ multipleOf: 2 }, 4, {})).toThrow("the schema has the keyword `multipleOf`, which can't be checked");
    expect(() => fits({ $ref: '#/definitions/Units' }, 4, {})).toThrow('the schema has no definition `Units`');
  });
});
