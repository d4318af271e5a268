import { YAMLException } from 'js-yaml';
import type { DataPath } from './fault.ts';
import type { ProblemCode } from './problem.ts';
import { type TextPlace, textPlaces } from './text-places.ts';
import { quoted } from '../text/quoted.ts';
import { syntaxFault } from './syntax.ts';
import {
  numberIn, offsetOf, pairsOf, scalarValue, type WrittenNumber, type YamlDocument, yamlDocuments, type YamlNode, type YamlPair,
} from './yaml-nodes.ts';

/** A fault at a place in the text. */
export interface YamlFault extends TextPlace {
  readonly code: ProblemCode;
  readonly problem: string;
  readonly expected: string;
}

export interface ParsedYaml {
  /** Plain data: mappings become objects with only own keys; undefined if the text could not be read. */
  readonly value: unknown;
  readonly faults: readonly YamlFault[];
  /** The paths whose value is not known, because an alias, a merge key or a tag was refused. */
  readonly unknown: readonly DataPath[];
  /** The place of a value or its key; if the text has none, the place of the closest value around it. */
  readonly locate: (path: DataPath, at: 'key' | 'value') => TextPlace;
  /** A number and how it is written in the text; undefined if there is no number at the path. */
  readonly numberAt: (path: DataPath) => WrittenNumber | undefined;
}

/** Reads YAML 1.2 strictly: anchors, aliases, merge keys and tags are refused, not expanded. */
export const parseYaml = (text: string): ParsedYaml => {
  const spot = textPlaces(text);
  const documents = parsed(text);
  if (documents instanceof YAMLException) {
    return unreadable({ ...spot(documents.mark?.position ?? 0), code: 'syntax', ...syntaxFault(documents) });
  }
  const [first, second] = documents;
  const root = first?.contents[0];
  if (first === undefined || root === undefined) return unreadable(EMPTY);
  const scan = new Scan(spot);
  const value = scan.valueOf(root);
  const more = second === undefined ? [] : [{ ...spot(beginningOf(second, first, text)), ...SEVERAL_DOCUMENTS }];
  return {
    value,
    faults: [...scan.faults, ...more],
    unknown: scan.unknown,
    locate: (path, at) => spot(offsetOf(root, path, at)),
    numberAt: (path) => numberIn(root, path),
  };
};

const EMPTY: YamlFault = { line: 1, col: 1, code: 'empty-file', problem: 'the file is empty', expected: 'an object' };
const SEVERAL_DOCUMENTS = {
  code: 'several-documents', problem: 'a second document begins here', expected: 'one document per file',
} as const;

const unreadable = (fault: YamlFault): ParsedYaml =>
  ({ value: undefined, faults: [fault], unknown: [], locate: () => ({ line: 1, col: 1 }), numberAt: () => undefined });

/** Far deeper than our data; every function that walks over data can go this deep. */
const DEEPEST = 100;

const parsed = (text: string): readonly YamlDocument[] | YAMLException => {
  try {
    return yamlDocuments(text, DEEPEST);
  } catch (error) {
    if (error instanceof YAMLException) return error;
    throw error;
  }
};

// the parser doesn't say where a document begins, but no text inside one may have this mark at the start of a line (YAML 1.2, 9.1.2)
const MARK = /(?<=^|[\r\n])---(?=[ \t\r\n]|$)/g;

const beginningOf = (second: YamlDocument, first: YamlDocument, text: string): number => {
  if (!second.isMarked) return second.contents[0]?.start ?? 0;
  const [one, two] = text.matchAll(MARK);
  return (first.isMarked ? two : one)?.index ?? 0;
};

/** One walk over a document: its plain value and everything refused in it. */
class Scan {
  readonly faults: YamlFault[] = [];
  readonly unknown: DataPath[] = [];
  private readonly anchors = new Set<string>();
  private readonly path: (string | number)[] = [];
  private readonly spot: (offset: number) => TextPlace;

  constructor(spot: (offset: number) => TextPlace) {
    this.spot = spot;
  }

  valueOf(node: YamlNode): unknown {
    if (node.properties !== undefined) this.refuseProperties(node);
    switch (node.kind) {
      case 'word': return this.exact(node, scalarValue(node));
      case 'text': return node.text;
      case 'alias': return this.refuseAlias(node), null;
      case 'list': return this.notTooLong(node, node.items).map((item, at) => this.valueIn(at, item));
      case 'mapping': return this.mappingOf(node);
    }
  }

  private exact({ text, start }: YamlNode, value: unknown): unknown {
    if (typeof value !== 'number' || !Number.isFinite(value) || Math.abs(value) <= Number.MAX_SAFE_INTEGER) return value;
    this.complain(start, 'too-large', `the number ${quoted(text)} is too large to be exact`, `at most ${Number.MAX_SAFE_INTEGER}`);
    this.markUnknown();
    return value;
  }

  private valueIn(step: string | number, node: YamlNode): unknown {
    this.path.push(step);
    const value = this.valueOf(node);
    this.path.pop();
    return value;
  }

  private mappingOf(node: YamlNode): unknown {
    const entries: [string, unknown][] = [];
    const seen = new Set<string>();
    for (const pair of this.notTooLong(node, pairsOf(node))) {
      const key = this.keyOf(pair, seen);
      if (key !== undefined) entries.push([key, this.valueIn(key, pair.value)]);
    }
    return Object.fromEntries(entries);
  }

  /** The text of a key; undefined, and a fault, if the pair is refused. */
  private keyOf(pair: YamlPair, seen: Set<string>): string | undefined {
    const node = pair.key;
    if (node.kind === 'alias') return this.refuseAlias(node);
    if (node.kind === 'list' || node.kind === 'mapping') return this.refuseKey(pair, 'a key');
    if (node.kind === 'word' && node.text === '<<') return this.refuseMerge(pair);
    const key = scalarValue(node);
    if (typeof key !== 'string') return this.refuseKey(pair, node.start === undefined ? 'a missing key' : `the key ${quoted(node.text)}`);
    this.refuseProperties(node);
    if (!seen.has(key)) return seen.add(key), key;
    this.complain(node.start, 'duplicate-key', `the key ${quoted(key)} is repeated`, 'each key once');
    return undefined;
  }

  private notTooLong<T>({ start }: YamlNode, items: readonly T[]): readonly T[] {
    if (items.length <= MOST_ENTRIES) return items;
    this.complain(start, 'too-many', `${items.length} entries`, `at most ${MOST_ENTRIES}`);
    return items.slice(0, MOST_ENTRIES);
  }

  private refuseProperties({ start, properties: { anchor, tag } = {} }: YamlNode): void {
    if (anchor !== undefined) this.refuseAnchor(`the anchor ${quoted(`&${anchor}`)} is not allowed`, anchor, start);
    if (tag === undefined) return;
    this.complain(tag, 'tag', 'tags are not allowed', 'no tag');
    this.markUnknown();
  }

  private refuseAlias({ text: name, start }: YamlNode): undefined {
    this.refuseAnchor(`the alias ${quoted(`*${name}`)} is not allowed`, name, start);
    this.markUnknown();
  }

  // an anchor and its aliases are one fault, at the first of them
  private refuseAnchor(text: string, name: string, start: number | undefined): void {
    if (!this.anchors.has(name)) this.complain(start, 'anchor', text, 'the data itself');
    this.anchors.add(name);
  }

  private refuseMerge({ key, value }: YamlPair): undefined {
    if (value.kind === 'alias') this.anchors.add(value.text);
    this.complain(key.start, 'merge-key', 'the merge key `<<` is not allowed', 'the keys themselves');
    this.markUnknown();
  }

  private refuseKey({ key, value }: YamlPair, what: string): undefined {
    this.complain(key.start ?? value.start, 'key-not-text', `${what} is not text`, 'text, in quotation marks if necessary');
    this.markUnknown();
  }

  private markUnknown(): void {
    this.unknown.push([...this.path]);
  }

  private complain(start: number | undefined, code: ProblemCode, problem: string, expected: string): void {
    this.faults.push({ ...this.spot(start ?? 0), code, problem, expected });
  }
}

/** Far more than people write; it bounds every function that walks over data. */
const MOST_ENTRIES = 2000;
