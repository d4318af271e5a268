import { isRecord } from '../text/records.ts';
import { parse } from 'csv-parse/sync';
import { listed, quoted } from '../source/index.ts';
import { repeatedKey } from '../source/repeated-key.ts';
import { plain } from './unit-names.ts';

/** One unit as another program has it. */
export interface TheirUnit {
  /** Its place: a row of a CSV file, counting the header as row 1, or a path in JSON. */
  readonly where: string;
  readonly id?: string;
  readonly name?: string;
  /** As written there; undefined if absent. */
  readonly capacity: unknown;
}

/** The columns, or keys, of a table; guessed if they are not named. */
export interface Columns {
  readonly id?: string;
  readonly name?: string;
  readonly capacity?: string;
}

/** Reads a table of units in JSON or CSV; returns a message if it can't. */
export const readUnitTable = (text: string, columns: Columns): readonly TheirUnit[] | string => {
  const rows = /^\s*[[{]/.test(text) ? jsonRows(text) : csvRows(text);
  if (typeof rows === 'string') return rows;
  if (rows.length === 0) return 'the table has no units';
  return unitsFrom(rows, columns);
};

interface TableRow {
  readonly where: string;
  readonly cells: ReadonlyMap<string, unknown>;
}

const ID_KEY = 'id';
const CAPACITY_KEY = 'capacity';

// spreadsheets in many countries write semicolons
const CSV = { bom: true, delimiter: [',', ';', '\t'], skip_empty_lines: true, trim: true, relax_column_count_less: true };

const csvRows = (text: string): readonly TableRow[] | string => {
  try {
    const [head = [], ...rows] = parse(text, CSV);
    return rows.map((cells, at) => ({ where: `row ${at + 2}`, cells: new Map(head.map((column, index) => [column, cells[index]])) }));
  } catch (error) {
    return `this is not CSV: ${error instanceof Error ? error.message : String(error)}`;
  }
};

const jsonRows = (text: string): readonly TableRow[] | string => {
  if (depthOf(text) > DEEPEST) return `this JSON is nested more than ${DEEPEST} levels deep, expected a table of units`;
  try {
    const value: unknown = JSON.parse(text);
    const key = repeatedKey(text, value);
    return key === undefined ? rowsIn(value, '') : `the key ${quoted(key)} stands twice in one object, expected once`;
  } catch (error) {
    return `this is not JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
};

const DEEPEST = 50;

/** How many brackets and braces are open at most, outside of strings. */
const depthOf = (json: string): number => {
  let [depth, deepest] = [0, 0];
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/g)) {
    if (token === '[' || token === '{') depth += 1;
    if (token === ']' || token === '}') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
};

/** A list of units, or units under their ids, or either under some key. */
const rowsIn = (value: unknown, path: string): readonly TableRow[] => {
  if (Array.isArray(value)) return value.flatMap((each, at) => rowOf(each, `${path}[${at}]`));
  if (!isRecord(value)) return [];
  const entries = Object.entries(value);
  const lists = entries.filter(([, inner]) => Array.isArray(inner) && inner.some(isRecord));
  if (lists.length > 0) return lists.flatMap(([key, inner]) => rowsIn(inner, `${path}.${key}`));
  if (entries.length === 1 && entries.every(([, inner]) => isRecord(inner) && Object.values(inner).some(isRecord))) {
    return entries.flatMap(([key, inner]) => rowsIn(inner, `${path}.${key}`));
  }
  return entries.flatMap(([key, inner]) => namedRow(key, inner, `${path}.${key}`));
};

const rowOf = (value: unknown, where: string): readonly TableRow[] =>
  (isRecord(value) ? [{ where: whereIn(where), cells: new Map(Object.entries(value)) }] : []);

/** A unit under its id; a plain value there is its capacity. */
const namedRow = (id: string, value: unknown, where: string): readonly TableRow[] => {
  const cells = isRecord(value) ? Object.entries(value) : [[CAPACITY_KEY, value] as const];
  return [{ where: whereIn(where), cells: new Map([[ID_KEY, id], ...cells]) }];
};

const whereIn = (path: string): string => path.replace(/^\./, '');

const unitsFrom = (rows: readonly TableRow[], columns: Columns): readonly TheirUnit[] | string => {
  const there = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))];
  const unknown = Object.entries(columns).find(([, column]) => column !== undefined && !there.includes(column));
  if (unknown !== undefined) return `there is no column ${quoted(String(unknown[1]))}, expected one of ${listed(there)}`;
  const id = columns.id ?? guess(there, IDS);
  const name = columns.name ?? guess(there, NAMES);
  const capacity = columns.capacity ?? guess(there, CAPACITIES);
  if (id === undefined && name === undefined) return `no column looks like ids or names among ${listed(there)}`;
  if (capacity === undefined) return `no column looks like capacities among ${listed(there)}`;
  return rows.map(({ where, cells }) =>
    ({ where, ...textIn('id', cells, id), ...textIn('name', cells, name), capacity: cells.get(capacity) }));
};

const IDS = ['id', 'unitid', 'unit', 'key', 'slug', 'code', 'nsid'];
const NAMES = ['name', 'unitname', 'title', 'displayname', 'label'];
const CAPACITIES = ['capacity', 'capacityvalue', 'unitcapacity', 'cap', 'cargo'];

const guess = (there: readonly string[], likely: readonly string[]): string | undefined =>
  likely.map((word) => there.find((column) => plain(column) === word)).find((column) => column !== undefined);

const textIn = (key: 'id' | 'name', cells: ReadonlyMap<string, unknown>, column: string | undefined): Pick<TheirUnit, 'id' | 'name'> => {
  const cell = column === undefined ? undefined : cells.get(column);
  return typeof cell === 'string' && cell !== '' ? { [key]: cell } : {};
};
