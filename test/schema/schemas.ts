import { createGenerator, type Definition, type Schema, type SchemaGenerator } from 'ts-json-schema-generator';

/** The text of every file in schema/, by file name, made from the types in src/. */
export const makeSchemas = (): ReadonlyMap<string, string> => {
  const closed = generatorOf(false);
  const open = generatorOf(true);
  const files = new Map<string, string>();
  for (const [name, type] of Object.entries(DATA_TYPES)) files.set(`${name}.schema.json`, print(name, oneType(closed, type)));
  files.set('wire-params.schema.json', print('wire-params', someTypes(closed, PARAMS)));
  files.set('wire-results.schema.json', print('wire-results', loosened(someTypes(open, RESULTS))));
  return files;
};

/** Data that people or the suite write: one type a file, every object closed. */
const DATA_TYPES = {
  cases: 'CaseFile',
  question: 'QuestionFile',
  clauses: 'ClausesFile',
  rulings: 'RulingsFile',
  editions: 'EditionsFile',
  'open-points': 'OpenPointsFile',
  units: 'Catalogue',
  cards: 'CardsFile',
  proof: 'ProofNotes',
  conditions: 'ConditionsFile',
  errata: 'ErratumFile',
  fingerprints: 'FingerprintsFile',
  report: 'RunReport',
  scope: 'Scope',
  known: 'KnownFile',
} as const;

/** What the suite sends: definitions in one file. */
const PARAMS = [
  'HelloParams', 'Position', 'CheckParams', 'MoveParams', 'RemoveParams', 'LoseParams', 'PlaceParams', 'LandParams', 'AdvanceParams',
  'EndCombatParams',
] as const;

/** What engines answer: unknown members are ignored. */
const RESULTS = ['HelloResult', 'NumbersResult', 'VerdictResult'] as const;

const SOURCES = `src/{${[
  'board/*', 'rules/{types,units,cards}', 'cases/types', 'errata/types', 'subjects/wire', 'proof/{notes,conditions/types}', 'search/scope/types',
  'runner/{report,known/types}',
].join()}}.ts`;

const generatorOf = (additionalProperties: boolean): SchemaGenerator =>
  createGenerator({ path: SOURCES, tsconfig: 'tsconfig.json', skipTypeCheck: true, topRef: false, additionalProperties });

const oneType = (generator: SchemaGenerator, type: string): Schema => tidied(generator.createSchema(type));

const someTypes = (generator: SchemaGenerator, types: readonly string[]): Schema => {
  const definitions: Record<string, Definition> = {};
  for (const type of types) {
    const { $schema: _, definitions: others, ...schema } = oneType(generator, type);
    Object.assign(definitions, others, { [type]: schema });
  }
  return { $schema: 'http://json-schema.org/draft-07/schema#', definitions };
};

/** The generator adds a rule for other keys to records over a closed vocabulary, and leaves out types that strict readers want. */
const tidied = (schema: Schema): Schema =>
  rewritten(schema, (node) => ({
    ...node,
    ...(node['properties'] !== undefined && isObject(node['additionalProperties']) ? { additionalProperties: false } : {}),
    ...(node['minProperties'] !== undefined ? { type: 'object' } : {}),
  }));

/** In results zero, empty and absent mean the same. */
const loosened = (schema: Schema): Schema =>
  rewritten(schema, ({ minProperties: _, ...node }) => (node['minimum'] === 1 ? { ...node, minimum: 0 } : node));

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

const rewritten = (schema: Schema, change: (node: JsonObject) => JsonObject): Schema => {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (!isObject(value)) return value;
    return change(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)])));
  };
  return { ...schema, ...(walk(schema) as Schema) };
};

const print = (name: string, schema: Schema): string => {
  const { $schema, ...rest } = schema;
  const comment = 'Generated from the types in src/ by test/schema/generate.ts; do not edit.';
  return `${JSON.stringify({ $schema, $id: `${name}.schema.json`, $comment: comment, ...rest }, null, 2)}\n`;
};
