import { type Document, isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml';
import type { CaseReport, EngineReport } from '../report.ts';
import { entryFor, knownOutcome } from './compare.ts';
import { type KnownFailure, TO_BE_WRITTEN } from './types.ts';

/**
 * The text of a list of known failures, made to fit what came of a whole run: entries that are right stay as they are, with their
 * reasons and comments; a new one has the place for its reason. `text` is a list without problems, and `listed` what it says;
 * absent: there is none yet.
 */
export const updatedKnown = (engine: EngineReport, text: string | undefined, listed: readonly KnownFailure[]): string => {
  const document = parseDocument(text ?? NEW_FILE);
  const ours = listed.filter((entry) => entry.engine === undefined || entry.engine === engine.name);
  const failed = engine.cases.filter((one) => knownOutcome(one) !== undefined);
  const kept = new Set(failed.flatMap((one) => entryFor(one.id, ours) ?? []));
  removeItems(document, listed.map((entry) => ours.includes(entry) && !kept.has(entry)));
  for (const one of failed) {
    const entry = entryFor(one.id, ours);
    if (entry === undefined) document.addIn(['known'], document.createNode(newEntry(one, engine, listed)));
    else adapt(itemFor(document, entry), one);
  }
  if (failed.length === 0) closeEmpty(document);
  return writtenLike(text ?? NEW_FILE, document.toString({ lineWidth: 0 }));
};

/** With the byte order mark and the line ends that the list had. */
const writtenLike = (before: string, text: string): string => {
  const mark = before.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  return `${mark}${/^[^\n]*\r\n/.test(before) ? text.replaceAll('\n', '\r\n') : text}`;
};

const BYTE_ORDER_MARK = '\ufeff';

const NEW_FILE = '# Failures that are known, each with its reason; for --known\nknown: []\n';

/** By place in the list as it was. */
const removeItems = (document: Document, goes: readonly boolean[]): void => {
  const list = document.get('known');
  if (!isSeq(list)) return;
  list.items = list.items.filter((_, at) => goes[at] !== true);
  list.flow = false;
};

/** A list without entries is written as one. */
const closeEmpty = (document: Document): void => {
  const list = document.get('known');
  if (isSeq(list)) list.flow = list.items.length === 0;
};

const newEntry = (one: CaseReport, { name }: EngineReport, listed: readonly KnownFailure[]) => ({
  case: one.id,
  ...(listed.some(({ engine }) => engine !== undefined) ? { engine: name } : {}),
  outcome: one.outcome,
  ...(one.parts === undefined ? {} : { parts: one.parts }),
  reason: TO_BE_WRITTEN,
});

const itemFor = (document: Document, entry: KnownFailure): YAMLMap | undefined => {
  const list = document.get('known');
  const items = isSeq(list) ? list.items : [];
  return items.filter((item) => isMap(item)).find((item) => item.get('case') === entry.case && item.get('engine') === entry.engine);
};

const adapt = (item: YAMLMap | undefined, one: CaseReport): void => {
  if (item === undefined) return;
  setText(item, 'outcome', one.outcome);
  if (one.parts === undefined) item.delete('parts');
  else if (item.has('parts') && !isSameList(item.get('parts'), one.parts)) item.set('parts', one.parts);
};

/** A value that stays keeps its comment. */
const setText = (item: YAMLMap, key: string, text: string): void => {
  const value = item.get(key, true);
  if (isScalar(value)) value.value = text;
  else item.set(key, text);
};

const isSameList = (node: unknown, texts: readonly string[]): boolean => {
  const items = isSeq(node) ? node.items.map((each) => (isScalar(each) ? each.value : each)) : [];
  return items.length === texts.length && texts.every((text) => items.includes(text));
};
