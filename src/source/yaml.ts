import { YAMLException } from 'js-yaml';
import type { DataPath } from './fault.ts';
import type { ProblemCode } from './problem.ts';
import { quoted } from '../text/quoted.ts';
import { syntaxWords } from './syntax.ts';
import { childAt, pairsOf, scalarValue, type YamlDocument, yamlDocuments, type YamlNode, type YamlPair } from './yaml-nodes.ts';

/** From 1. */
export interface TextPlace {
  readonly line: number;
  readonly col: number;
}

/** A fault that is known by its place in the text. */
export interface YamlFault extends TextPlace {
  readonly code: ProblemCode;
  readonly problem: string;
  readonly expected: string;
}

export interface ParsedYaml {
  /** Plain data: mappings are objects whose keys are all their own; undefined where the text could not be read. */
  readonly value: unknown;
  readonly complaints: readonly YamlFault[];
  /** Where a value is not known, because an alias, a merge key or a tag was refused. */
  readonly unknown: readonly DataPath[];
  /** Where a value stands in the text, or its key; the nearest that is there, where it is not. */
  readonly locate: (path: DataPath, at: 'key' | 'value') => TextPlace;
  /** A number, and what stands for it in the text; undefined where there is none. */
  readonly numberAt: (path: DataPath) => WrittenNumber | undefined;
}

export interface WrittenNumber {
  readonly value: number;
  readonly text: string;
}

/** Reads YAML 1.2, strictly; nothing is expanded: anchors, aliases, merge keys and tags are refused where they stand. */
export const parseYaml = (text: string): ParsedYaml => {
  const spot = spotter(text);
  const documents = parsed(text);
  if (documents instanceof YAMLException) return unreadable({ ...spot(documents.mark?.position ?? 0), code: 'syntax', ...syntaxWords(documents) });
  const [first, second] = documents;
  const root = first?.contents[0];
  if (first === undefined || root === undefined) return unreadable(EMPTY);
  const scan = new Scan(spot);
  const value = scan.valueOf(root);
  const more = second === undefined ? [] : [{ ...spot(beginningOf(second, first, text)), ...SEVERAL_DOCUMENTS }];
  const { complaints, unknown } = scan;
  return { value, complaints: [...complaints, ...more], unknown, locate: (path, at) => spot(offsetOf(root, path, at)), numberAt: (path) => numberIn(root, path) };
};

const EMPTY: YamlFault = { line: 1, col: 1, code: 'empty-file', problem: 'the file is empty', expected: 'a mapping' };
const SEVERAL_DOCUMENTS = { code: 'several-documents', problem: 'a second document begins', expected: 'one document a file' } as const;

const unreadable = (complaint: YamlFault): ParsedYaml =>
  ({ value: undefined, complaints: [complaint], unknown: [], locate: () => ({ line: 1, col: 1 }), numberAt: () => undefined });

/** Far deeper than any data of ours; every walk over data can go as deep. */
const DEEPEST = 100;

const parsed = (text: string): readonly YamlDocument[] | YAMLException => {
  try {
    return yamlDocuments(text, DEEPEST);
  } catch (error) {
    if (error instanceof YAMLException) return error;
    throw error;
  }
};

/** Looks places up by line and column; the lines are counted when the first place is asked for. */
const spotter = (text: string): (offset: number) => TextPlace => {
  let starts: readonly number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    let [line, after] = [0, starts.length];
    while (after - line > 1) {
      const middle = (line + after) >> 1;
      if ((starts[middle] ?? 0) <= offset) line = middle;
      else after = middle;
    }
    return { line: line + 1, col: offset - (starts[line] ?? 0) + 1 };
  };
};

/** A line ends with a line feed, a carriage return, or both (5.4). */
const lineStarts = (text: string): readonly number[] => {
  const starts = [0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13 && text.charCodeAt(at + 1) !== 10) starts.push(at + 1);
  }
  return starts;
};

// the parser doesn't tell where a document begins; but no text within one may have this mark at the start of a line (YAML 1.2, 9.1.2)
const MARK = /(?<=^|[\r\n])---(?=[ \t\r\n]|$)/g;

const beginningOf = (second: YamlDocument, first: YamlDocument, text: string): number => {
  if (!second.isMarked) return second.contents[0]?.start ?? 0;
  const [one, two] = text.matchAll(MARK);
  return (first.isMarked ? two : one)?.index ?? 0;
};

/** One walk over a document: its plain value, and what is refused in it. */
class Scan {
  readonly complaints: YamlFault[] = [];
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
    this.complain(start, 'too-large', `the number ${quoted(text)} can't be told from its neighbours`, `at most ${Number.MAX_SAFE_INTEGER}`);
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

  /** The text of a key; undefined, with a complaint, where the pair is refused. */
  private keyOf(pair: YamlPair, seen: Set<string>): string | undefined {
    const node = pair.key;
    if (node.kind === 'alias') return this.refuseAlias(node);
    if (node.kind === 'list' || node.kind === 'mapping') return this.refuseKey(pair, 'a key');
    if (node.kind === 'word' && node.text === '<<') return this.refuseMerge(pair);
    const key = scalarValue(node);
    if (typeof key !== 'string') return this.refuseKey(pair, node.start === undefined ? 'a missing key' : `the key ${quoted(node.text)}`);
    this.refuseProperties(node);
    if (!seen.has(key)) return seen.add(key), key;
    this.complain(node.start, 'duplicate-key', `the key ${quoted(key)} stands here a second time`, 'each key once');
    return undefined;
  }

  private notTooLong<T>({ start }: YamlNode, items: readonly T[]): readonly T[] {
    if (items.length <= MOST_ENTRIES) return items;
    this.complain(start, 'too-many', `${items.length} entries`, `at most ${MOST_ENTRIES}`);
    return items.slice(0, MOST_ENTRIES);
  }

  private refuseProperties({ start, properties: { anchor, tag } = {} }: YamlNode): void {
    if (anchor !== undefined) this.refuseAnchor(`the anchor ${quoted(`&${anchor}`)}`, anchor, start);
    if (tag === undefined) return;
    this.complain(tag, 'tag', 'a tag that means nothing here', 'no tags');
    this.markUnknown();
  }

  private refuseAlias({ text: name, start }: YamlNode): undefined {
    this.refuseAnchor(`the alias ${quoted(`*${name}`)}`, name, start);
    this.markUnknown();
  }

  // an anchor and its aliases are one fault, told where the first of them stands
  private refuseAnchor(text: string, name: string, start: number | undefined): void {
    if (!this.anchors.has(name)) this.complain(start, 'anchor', text, 'the data itself, written out');
    this.anchors.add(name);
  }

  private refuseMerge({ key, value }: YamlPair): undefined {
    if (value.kind === 'alias') this.anchors.add(value.text);
    this.complain(key.start, 'merge-key', '`<<` is a merge key', 'the keys themselves, written out');
    this.markUnknown();
  }

  private refuseKey({ key, value }: YamlPair, what: string): undefined {
    this.complain(key.start ?? value.start, 'key-not-text', `${what} is not text`, 'text, in quotation marks where YAML would read it otherwise');
    this.markUnknown();
  }

  private markUnknown(): void {
    this.unknown.push([...this.path]);
  }

  private complain(start: number | undefined, code: ProblemCode, problem: string, expected: string): void {
    this.complaints.push({ ...this.spot(start ?? 0), code, problem, expected });
  }
}

/** Far more than people write; a bound for everything that walks over data. */
const MOST_ENTRIES = 2000;

const numberIn = (root: YamlNode, path: DataPath): WrittenNumber | undefined => {
  let node: YamlNode | undefined = root;
  for (const step of path) node = node === undefined ? undefined : childAt(node, step).value;
  const value = node === undefined ? undefined : scalarValue(node);
  return node !== undefined && typeof value === 'number' ? { value, text: node.text } : undefined;
};

const offsetOf = (root: YamlNode, path: DataPath, at: 'key' | 'value'): number => {
  let node: YamlNode | undefined = root;
  let offset = root.start ?? 0;
  for (const [index, step] of path.entries()) {
    const { key, value }: Partial<YamlPair> = node === undefined ? {} : childAt(node, step);
    const keyAsked = at === 'key' && index === path.length - 1;
    // a value that isn't written is at its key
    offset = (keyAsked ? key?.start ?? value?.start : value?.start ?? key?.start) ?? offset;
    node = value;
  }
  return offset;
};
