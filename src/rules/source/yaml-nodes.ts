import { type AliasEvent, type DocumentEvent, type Event, EVENT_ID, type MappingEvent, type ScalarEvent, SCALAR_STYLE, type SequenceEvent } from 'js-yaml';

export type NodeEvent = ScalarEvent | SequenceEvent | MappingEvent | AliasEvent;

/** A value in a text. */
export interface YamlNode {
  readonly event: NodeEvent;
  /** Of a list its items, of a mapping its keys and values by turns. */
  readonly items: readonly YamlNode[];
}

export interface YamlDocument {
  readonly event: DocumentEvent;
  /** One. */
  readonly contents: readonly YamlNode[];
}

/** What a parser tells one after the other, as trees. */
export const documentsOf = (events: readonly Event[]): readonly YamlDocument[] => {
  const documents: YamlDocument[] = [];
  const open: YamlNode[][] = [];
  for (const event of events) {
    if (event.type === EVENT_ID.POP) {
      open.pop();
    } else if (event.type === EVENT_ID.DOCUMENT) {
      const contents: YamlNode[] = [];
      documents.push({ event, contents });
      open.push(contents);
    } else {
      const items: YamlNode[] = [];
      open.at(-1)?.push({ event, items });
      if (event.type === EVENT_ID.SEQUENCE || event.type === EVENT_ID.MAPPING) open.push(items);
    }
  }
  return documents;
};

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

/** Where a value begins, in characters from the start of the text; undefined where it isn't written. */
export const startOf = ({ event }: YamlNode): number | undefined => {
  const start = eventStart(event);
  return start < 0 ? undefined : start;
};

const eventStart = (event: NodeEvent): number => {
  switch (event.type) {
    case EVENT_ID.ALIAS: return event.anchorStart - SIGN;
    case EVENT_ID.SCALAR: return scalarStart(event);
    case EVENT_ID.SEQUENCE:
    case EVENT_ID.MAPPING: return event.start;
  }
};

// a place is told without the quotation mark, `*` or `&` before it
const SIGN = 1;

const scalarStart = ({ valueStart, style, tagStart, anchorStart }: ScalarEvent): number => {
  if (valueStart < 0) return tagStart < 0 ? anchorStart - SIGN : tagStart;
  return style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED ? valueStart - SIGN : valueStart;
};
