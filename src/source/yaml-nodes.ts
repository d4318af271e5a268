import {
  type AliasEvent, boolCoreTag, EVENT_ID, floatCoreTag, getScalarValue, intCoreTag, type MappingEvent, NOT_RESOLVED, nullCoreTag, parseEvents, type ScalarEvent, SCALAR_STYLE,
  type SequenceEvent,
} from 'js-yaml';

/** A value in a text, its place, and nothing yet refused; small, as a file is kept until all files are checked. */
export interface YamlNode {
  /** A word is text without quotation marks, which may mean a number. */
  readonly kind: 'word' | 'text' | 'list' | 'mapping' | 'alias';
  /** In characters from the start of the text; undefined where the value isn't written. */
  readonly start: number | undefined;
  /** Of words and texts; of an alias its name. */
  readonly text: string;
  /** Of a list its items, of a mapping its keys and values by turns. */
  readonly items: readonly YamlNode[];
  readonly properties: YamlProperties | undefined;
}

export interface YamlProperties {
  readonly anchor?: string;
  /** Where a tag stands. */
  readonly tag?: number;
}

export interface YamlDocument {
  readonly isMarked: boolean;
  /** One. */
  readonly contents: readonly YamlNode[];
}

/** Reads a text as YAML 1.2; throws the parser's YAMLException where it is none, or is nested deeper than `maxDepth`. */
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

const nodeOf = (event: ScalarEvent | AliasEvent | SequenceEvent | MappingEvent, items: readonly YamlNode[], source: string): YamlNode => {
  switch (event.type) {
    case EVENT_ID.ALIAS: return { kind: 'alias', start: event.anchorStart - SIGN, text: source.slice(event.anchorStart, event.anchorEnd), items, properties: undefined };
    case EVENT_ID.SEQUENCE: return { kind: 'list', start: event.start, text: '', items, properties: propertiesOf(event, source) };
    case EVENT_ID.MAPPING: return { kind: 'mapping', start: event.start, text: '', items, properties: propertiesOf(event, source) };
    case EVENT_ID.SCALAR: {
      const kind = event.style === SCALAR_STYLE.PLAIN ? 'word' : 'text';
      return { kind, start: scalarStart(event), text: getScalarValue(source, event), items, properties: propertiesOf(event, source) };
    }
  }
};

// a place is told without the quotation mark, `*` or `&` before it
const SIGN = 1;

const scalarStart = ({ valueStart, style, tagStart, anchorStart }: ScalarEvent): number | undefined => {
  if (valueStart >= 0) return style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED ? valueStart - SIGN : valueStart;
  if (tagStart >= 0) return tagStart;
  return anchorStart < 0 ? undefined : anchorStart - SIGN;
};

const propertiesOf = ({ anchorStart, anchorEnd, tagStart }: ScalarEvent | SequenceEvent | MappingEvent, source: string): YamlProperties | undefined => {
  if (anchorStart < 0 && tagStart < 0) return undefined;
  return { ...(anchorStart < 0 ? {} : { anchor: source.slice(anchorStart, anchorEnd) }), ...(tagStart < 0 ? {} : { tag: tagStart }) };
};

/** What a word or text means by the core schema of YAML 1.2 (10.3.2). */
export const scalarValue = ({ kind, text }: YamlNode): unknown => {
  if (kind !== 'word') return text;
  for (const { resolve, tagName } of CORE) {
    const value = resolve(text, false, tagName);
    if (value !== NOT_RESOLVED) return value;
  }
  return text;
};

const CORE = [nullCoreTag, boolCoreTag, intCoreTag, floatCoreTag];

export interface YamlPair {
  readonly key: YamlNode;
  readonly value: YamlNode;
}

export const pairsOf = ({ items }: YamlNode): readonly YamlPair[] => {
  const pairs: YamlPair[] = [];
  for (let at = 0; at < items.length; at += 2) {
    const [key, value] = [items[at], items[at + 1]];
    if (key !== undefined && value !== undefined) pairs.push({ key, value });
  }
  return pairs;
};

/** The value in a mapping that has this text as its key, or the item of a list at this place. */
export const childAt = (node: YamlNode, step: string | number): Partial<YamlPair> => {
  if (node.kind === 'mapping') return pairsOf(node).find(({ key }) => key.text === step && scalarValue(key) === step) ?? {};
  const value = node.kind === 'list' && typeof step === 'number' ? node.items[step] : undefined;
  return value === undefined ? {} : { value };
};
