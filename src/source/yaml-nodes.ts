import {
  type AliasEvent, boolCoreTag, EVENT_ID, floatCoreTag, getScalarValue, intCoreTag, type MappingEvent, NOT_RESOLVED, nullCoreTag,
  parseEvents, type ScalarEvent, SCALAR_STYLE, type SequenceEvent,
} from 'js-yaml';
import type { DataPath } from './fault.ts';
import { defined } from '../text/records.ts';

/** A value in a text and its place; nothing is refused yet. Small, because every file is kept until all files are checked. */
export interface YamlNode {
  /** A word is text without quotation marks, which may stand for a number. */
  readonly kind: 'word' | 'text' | 'list' | 'mapping' | 'alias';
  /** In characters from the start of the text; undefined if the value isn't written. */
  readonly start: number | undefined;
  /** The text of words and texts; the name of an alias. */
  readonly text: string;
  /** The items of a list; the keys and values of a mapping, alternating. */
  readonly items: readonly YamlNode[];
  readonly properties: YamlProperties | undefined;
}

/** What may precede a value: an anchor and a tag. */
interface YamlProperties {
  readonly anchor?: string;
  /** The offset of a tag. */
  readonly tag?: number;
}

/** One document of a text. */
export interface YamlDocument {
  /** Whether it begins with `---`. */
  readonly isMarked: boolean;
  /** Always one value. */
  readonly contents: readonly YamlNode[];
}

/** Reads a text as YAML 1.2; throws the parser's YAMLException if it is malformed or nests deeper than `maxDepth`. */
export const yamlDocuments = (source: string, maxDepth: number): readonly YamlDocument[] => {
  const documents: YamlDocument[] = [];
  const open: YamlNode[][] = [];
  for (const event of parseEvents(source, { maxDepth })) {
    if (event.type === EVENT_ID.POP) {
      open.pop();
      continue;
    }
    const inner = event.type === EVENT_ID.SCALAR || event.type === EVENT_ID.ALIAS ? undefined : [];
    if (event.type === EVENT_ID.DOCUMENT) documents.push({ isMarked: event.explicitStart, contents: inner ?? [] });
    else open.at(-1)?.push(nodeOf(event, inner ?? NONE, source));
    if (inner !== undefined) open.push(inner);
  }
  return documents;
};

const NONE: readonly YamlNode[] = [];

const nodeOf = (event: NodeEvent | AliasEvent, items: readonly YamlNode[], source: string): YamlNode => {
  switch (event.type) {
    case EVENT_ID.ALIAS: {
      const name = source.slice(event.anchorStart, event.anchorEnd);
      return { kind: 'alias', start: event.anchorStart - SIGN, text: name, items, properties: undefined };
    }
    case EVENT_ID.SEQUENCE: return { kind: 'list', start: event.start, text: '', items, properties: propertiesOf(event, source) };
    case EVENT_ID.MAPPING: return { kind: 'mapping', start: event.start, text: '', items, properties: propertiesOf(event, source) };
    case EVENT_ID.SCALAR: {
      const kind = event.style === SCALAR_STYLE.PLAIN ? 'word' : 'text';
      return { kind, start: scalarStart(event), text: getScalarValue(source, event), items, properties: propertiesOf(event, source) };
    }
  }
};

// the parser's places come after a quotation mark, `*` or `&`; ours come before
const SIGN = 1;

const scalarStart = ({ valueStart, style, tagStart, anchorStart }: ScalarEvent): number | undefined => {
  if (valueStart >= 0) return style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED ? valueStart - SIGN : valueStart;
  if (tagStart >= 0) return tagStart;
  return anchorStart < 0 ? undefined : anchorStart - SIGN;
};

type NodeEvent = ScalarEvent | SequenceEvent | MappingEvent;

const propertiesOf = ({ anchorStart, anchorEnd, tagStart }: NodeEvent, source: string): YamlProperties | undefined => {
  if (anchorStart < 0 && tagStart < 0) return undefined;
  return defined({ anchor: anchorStart < 0 ? undefined : source.slice(anchorStart, anchorEnd), tag: tagStart < 0 ? undefined : tagStart });
};

/** The value of a word or text in the core schema of YAML 1.2 (10.3.2). */
export const scalarValue = ({ kind, text }: YamlNode): unknown => {
  if (kind !== 'word') return text;
  for (const { resolve, tagName } of CORE) {
    const value = resolve(text, false, tagName);
    if (value !== NOT_RESOLVED) return value;
  }
  return text;
};

const CORE = [nullCoreTag, boolCoreTag, intCoreTag, floatCoreTag];

/** A key of a mapping and its value. */
export interface YamlPair {
  readonly key: YamlNode;
  readonly value: YamlNode;
}

/** The keys and values of a mapping. */
export const pairsOf = ({ items }: YamlNode): readonly YamlPair[] => {
  const pairs: YamlPair[] = [];
  for (let at = 0; at < items.length; at += 2) {
    const [key, value] = [items[at], items[at + 1]];
    if (key !== undefined && value !== undefined) pairs.push({ key, value });
  }
  return pairs;
};

/** The pair of a mapping with this key, or the item of a list at this position (from 0). */
const childAt = (node: YamlNode | undefined, step: string | number): Partial<YamlPair> => {
  if (node?.kind === 'mapping') return pairsOf(node).find(({ key }) => key.text === step && scalarValue(key) === step) ?? {};
  return defined({ value: node?.kind === 'list' && typeof step === 'number' ? node.items[step] : undefined });
};

/** A number and how it is written. */
export interface WrittenNumber {
  readonly value: number;
  readonly text: string;
}

/** The number at a path, if there is one. */
export const numberIn = (root: YamlNode, path: DataPath): WrittenNumber | undefined => {
  let node: YamlNode | undefined = root;
  for (const step of path) node = childAt(node, step).value;
  const value = node === undefined ? undefined : scalarValue(node);
  return node !== undefined && typeof value === 'number' ? { value, text: node.text } : undefined;
};

/** The offset of a value or its key; if the text has none, that of the closest value around it. */
export const offsetOf = (root: YamlNode, path: DataPath, at: 'key' | 'value'): number => {
  let node: YamlNode | undefined = root;
  let offset = root.start ?? 0;
  for (const [index, step] of path.entries()) {
    const { key, value } = childAt(node, step);
    const keyAsked = at === 'key' && index === path.length - 1;
    // a value that isn't written is located at its key
    offset = (keyAsked ? key?.start ?? value?.start : value?.start ?? key?.start) ?? offset;
    node = value;
  }
  return offset;
};
