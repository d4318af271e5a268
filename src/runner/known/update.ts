import { type Document, isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml';
import { type Group, grouped } from '../../text/grouped.ts';
import { visible } from '../../text/quoted.ts';
import { defined } from '../../text/records.ts';
import type { CaseReport, EngineReport } from '../report.ts';
import { isAsked, linesOf } from './compare.ts';
import { entryFor, explanationOf, knownOutcome } from './coverage.ts';
import { hasReason, type KnownFailure, KNOWN_FAULTS, TO_BE_WRITTEN } from './types.ts';

/**
 * The text of a list of known failures, updated to match a whole run: right entries keep their reasons and comments; the new ones are
 * grouped by what explains them, with `reason` or a place for it. `text` is a list without problems, and `listed` its entries; absent: a
 * new list.
 */
export const updatedKnown = (
  engine: EngineReport, text: string | undefined, listed: readonly KnownFailure[], reason = TO_BE_WRITTEN,
): string => {
  const document = parseDocument(text ?? NEW_FILE);
  const items = itemsOf(document);
  const ours = listed.filter((entry) => entry.engine === undefined || entry.engine === engine.name);
  const failed = engine.cases.filter((one) => knownOutcome(one) !== undefined);
  const entryOf = new Map(failed.map((one) => [one, entryFor(one, ours, engine)]));
  const isRight = (one: CaseReport): boolean => isListed(entryOf.get(one), one);
  removeItems(document, listed.map((entry, at) => {
    if (!ours.includes(entry)) return false;
    const own = failed.filter((one) => entryOf.get(one) === entry && isRight(one));
    if (entry.case !== undefined) own.forEach((one) => adapt(items[at], one));
    if (entry.cases !== undefined) keepCases(items[at], own);
    return own.length === 0 && !isStillThere(entry, engine);
  }));
  for (const group of grouped(failed.filter((one) => !isRight(one)), (one) => causeOf(one, engine))) {
    document.addIn(['known'], groupNode(document, group, engine, ownerIn(listed, engine)));
  }
  for (const fault of KNOWN_FAULTS.filter((each) => linesOf(each, engine).length > 0 && !ours.some((entry) => entry.fault === each))) {
    document.addIn(['known'], document.createNode({ fault, ...ownerIn(listed, engine), reason: TO_BE_WRITTEN }));
  }
  if (reason !== TO_BE_WRITTEN) fillReasons(document, reason);
  closeEmpty(document);
  return writtenLike(text ?? NEW_FILE, document.toString({ lineWidth: 0 }));
};

const fillReasons = (document: Document, reason: string): void => {
  const items = itemsOf(document).filter((item) => item !== undefined);
  for (const item of items) if (!hasReason({ reason: String(item.get('reason')) })) setText(item, 'reason', reason);
};

/** Whether an entry lists the case as it fails; one for a single case is adapted. */
const isListed = (entry: KnownFailure | undefined, { outcome }: CaseReport): boolean =>
  entry !== undefined && (entry.case !== undefined || (entry.outcome ?? 'fail') === outcome);

/** A fault stays while it is there, and while the run doesn't ask for it. */
const isStillThere = (entry: KnownFailure, engine: EngineReport): boolean =>
  entry.fault !== undefined && (linesOf(entry.fault, engine).length > 0 || !isAsked(entry, engine));

/** Cases with one cause share an entry: the misreading that explains them, or else their clause. */
const causeOf = (one: CaseReport, engine: EngineReport): string => {
  const explanation = explanationOf(one, engine);
  return JSON.stringify([one.outcome, explanation === undefined ? one.clause : explanation.says]);
};

/** A list that names engines names this one too. */
const ownerIn = (listed: readonly KnownFailure[], { name }: EngineReport): { readonly engine?: string } =>
  defined({ engine: listed.some(({ engine }) => engine !== undefined) ? name : undefined });

const groupNode = (
  document: Document, [first, ...others]: Group<CaseReport>, engine: EngineReport, owner: Pick<KnownFailure, 'engine'>,
) => {
  const what = others.length === 0 ? { case: first.id } : { cases: [first, ...others].map(({ id }) => id) };
  const parts = others.length === 0 ? first.parts : undefined;
  const node = document.createNode(defined({ ...what, ...owner, outcome: first.outcome, parts, reason: TO_BE_WRITTEN }));
  const cases = isMap(node) ? node.get('cases') : undefined;
  if (isSeq(cases)) cases.flow = true;
  const explanation = explanationOf(first, engine);
  if (explanation === undefined) return node;
  const { ruling, misreading, says } = explanation;
  node.commentBefore = ` perhaps ${ruling}=${misreading}: ${visible(says)}`;
  return node;
};

/** Takes the ids out that no longer fail as listed; beginnings stay. */
const keepCases = (item: YAMLMap | undefined, failed: readonly CaseReport[]): void => {
  const list = item?.get('cases');
  if (!isSeq(list)) return;
  const textOf = (each: unknown): string => String(isScalar(each) ? each.value : each);
  list.items = list.items.filter((each) => textOf(each).endsWith('*') || failed.some(({ id }) => id === textOf(each)));
};

const itemsOf = (document: Document): readonly (YAMLMap | undefined)[] => {
  const list = document.get('known');
  return isSeq(list) ? list.items.map((item) => (isMap(item) ? item : undefined)) : [];
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
