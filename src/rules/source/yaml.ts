import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseAllDocuments, type YAMLError } from 'yaml';
import type { DataPath } from './fault.ts';
import type { ProblemCode } from './problem.ts';
import { quoted, visible } from './quoted.ts';

/** From 1. */
export interface Spot {
  readonly line: number;
  readonly col: number;
}

/** A fault that is known by its place in the text. */
export interface Complaint extends Spot {
  readonly code: ProblemCode;
  readonly problem: string;
  readonly expected: string;
}

export interface ParsedYaml {
  /** Plain data: mappings are objects whose keys are all their own; undefined where the text could not be read. */
  readonly value: unknown;
  readonly complaints: readonly Complaint[];
  /** Where a value is not known, because an alias or a merge key was refused. */
  readonly unknown: readonly DataPath[];
  /** Where a value stands in the text, or its key; the nearest that is there, where it is not. */
  readonly locate: (path: DataPath, at: 'key' | 'value') => Spot;
}

/** Reads YAML 1.2, strictly; nothing is expanded: anchors, aliases and merge keys are refused where they stand. */
export const parseYaml = (text: string): ParsedYaml => {
  const lines = new LineCounter();
  const spot = (offset: number): Spot => lines.linePos(offset);
  const documents = [...parseAllDocuments(text, { version: '1.2', schema: 'core', uniqueKeys: false, prettyErrors: false, lineCounter: lines })];
  const document = documents[0];
  if (document === undefined || (document.contents === null && !hasErrors(document))) return unreadable(EMPTY);
  const fault = documents.flatMap((each) => each.errors)[0];
  if (fault !== undefined) return unreadable(syntaxFault(fault, spot));
  const scan = scanned(document, spot);
  const more = documents[1] === undefined ? [] : [{ ...spot(documents[1].range[0]), ...SEVERAL_DOCUMENTS }];
  const tags = document.warnings.map((warning) => ({ ...spot(warning.pos[0]), ...TAG }));
  return { ...scan, complaints: [...scan.complaints, ...tags, ...more], locate: (path, at) => spot(offsetOf(document, path, at)) };
};

const EMPTY: Complaint = { line: 1, col: 1, code: 'empty-file', problem: 'the file is empty', expected: 'a mapping' };
const SEVERAL_DOCUMENTS = { code: 'several-documents', problem: 'a second document begins', expected: 'one document a file' } as const;
const TAG = { code: 'tag', problem: 'a tag that means nothing here', expected: 'no tags' } as const;

const hasErrors = (document: Document.Parsed): boolean => document.errors.length > 0;

const unreadable = (complaint: Complaint): ParsedYaml =>
  ({ value: undefined, complaints: [complaint], unknown: [], locate: () => ({ line: 1, col: 1 }) });

// what follows the first syntax error in a file mostly follows from it
const syntaxFault = (error: YAMLError, spot: (offset: number) => Spot): Complaint => {
  const place = spot(error.pos[0]);
  if (error.code === 'RESOURCE_EXHAUSTION') return { ...place, code: 'syntax', problem: 'the data is nested too deep', expected: 'flat data' };
  const message = visible(error.message.split('\n')[0] ?? '');
  const problem = message.charAt(0).toLowerCase() + message.slice(1);
  return { ...place, code: 'syntax', problem, expected: 'well-formed YAML' };
};

const scanned = (document: Document.Parsed, spot: (offset: number) => Spot): Pick<ParsedYaml, 'value' | 'complaints' | 'unknown'> => {
  const scan = new Scan(spot);
  const value = scan.valueOf(document.contents, []);
  return { value, complaints: scan.complaints, unknown: scan.unknown };
};

/** One walk over a document: its plain value, and what is refused in it. */
class Scan {
  readonly complaints: Complaint[] = [];
  readonly unknown: DataPath[] = [];
  private readonly anchors = new Set<string>();
  private readonly spot: (offset: number) => Spot;

  constructor(spot: (offset: number) => Spot) {
    this.spot = spot;
  }

  valueOf(node: unknown, path: DataPath): unknown {
    if (isAlias(node)) return this.refuseAlias(node.source, node, path), null;
    if (isScalar(node)) return this.withoutAnchor(node, node.anchor).value;
    if (isSeq(node)) return this.notTooLong(this.withoutAnchor(node, node.anchor)).map((item, at) => this.valueOf(item, [...path, at]));
    if (!isMap(node)) return null;
    const entries: [string, unknown][] = [];
    const seen = new Set<string>();
    for (const pair of this.notTooLong(this.withoutAnchor(node, node.anchor))) {
      const key = this.keyOf(pair, path, seen);
      if (key !== undefined) entries.push([key, this.valueOf(pair.value, [...path, key])]);
    }
    return Object.fromEntries(entries);
  }

  /** The text of a key; undefined, with a complaint, where the pair is refused. */
  private keyOf({ key, value }: Pair, path: DataPath, seen: Set<string>): string | undefined {
    if (isMergeKey(key)) return this.refuseMerge(key, value, path);
    if (isAlias(key)) return this.refuseAlias(key.source, key, path);
    if (!isScalar(key) || typeof key.value !== 'string') return this.refuseKey(key, value, path);
    if (this.withoutAnchor(key, key.anchor) && !seen.has(key.value)) return seen.add(key.value), key.value;
    this.complain(key, 'duplicate-key', `the key ${quoted(key.value)} stands here a second time`, 'each key once');
    return undefined;
  }

  private notTooLong<T>(node: { readonly items: readonly T[] }): readonly T[] {
    const { length } = node.items;
    if (length > MOST_ENTRIES) this.complain(node, 'too-many', `${length} entries`, `at most ${MOST_ENTRIES}`);
    return node.items.slice(0, MOST_ENTRIES);
  }

  private withoutAnchor<T extends Node>(node: T, anchor: string | undefined): T {
    if (anchor !== undefined) this.refuseAnchor(`the anchor ${quoted(`&${anchor}`)}`, anchor, node);
    return node;
  }

  private refuseAlias(name: string, node: unknown, path: DataPath): undefined {
    this.refuseAnchor(`the alias ${quoted(`*${name}`)}`, name, node);
    this.unknown.push(path);
  }

  // an anchor and its aliases are one fault, told where the first of them stands
  private refuseAnchor(text: string, name: string, node: unknown): void {
    if (!this.anchors.has(name)) this.complain(node, 'anchor', text, 'the data itself, written out');
    this.anchors.add(name);
  }

  private refuseMerge(key: unknown, value: unknown, path: DataPath): undefined {
    if (isAlias(value)) this.anchors.add(value.source);
    this.complain(key, 'merge-key', '`<<` is a merge key', 'the keys themselves, written out');
    this.unknown.push(path);
  }

  private refuseKey(key: unknown, value: unknown, path: DataPath): undefined {
    const text = isScalar(key) ? `the key ${quoted(String(key.source ?? key.value))} is not text` : 'a key that is not text';
    this.complain(key ?? value, 'key-not-text', text, 'text, in quotation marks where YAML would read it otherwise');
    this.unknown.push(path);
  }

  private complain(node: unknown, code: ProblemCode, problem: string, expected: string): void {
    this.complaints.push({ ...this.spot(startOf(node) ?? 0), code, problem, expected });
  }
}

/** Far more than people write; a bound for everything that walks over data. */
const MOST_ENTRIES = 2000;

const isMergeKey = (key: unknown): boolean => isScalar(key) && key.value === '<<' && key.type === 'PLAIN';

const startOf = (node: unknown): number | undefined => {
  const range = isAlias(node) || isScalar(node) || isMap(node) || isSeq(node) ? node.range : undefined;
  return range?.[0];
};

const offsetOf = (document: Document.Parsed, path: DataPath, at: 'key' | 'value'): number => {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const [index, step] of path.entries()) {
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === step) : undefined;
    const next: unknown = isSeq(node) && typeof step === 'number' ? node.items[step] : pair?.value;
    const keyAsked = at === 'key' && index === path.length - 1;
    offset = (keyAsked || isBlank(next) ? startOf(pair?.key) : startOf(next)) ?? startOf(next) ?? offset;
    node = next;
  }
  return offset;
};

// a value that isn't written has a place too, at the end of the line: its key says more
const isBlank = (node: unknown): boolean => isScalar(node) && node.value === null && (node.source ?? '') === '';
