import { createHash } from 'node:crypto';
import type { Case } from '../cases/case.ts';
import { canonicalText, sameData } from '../cases/same-data.ts';
import { askedStep } from '../cases/natural-step.ts';
import type { Reply, Subject } from '../subjects/subject.ts';
import { defined, isRecord } from '../text/records.ts';
import { inShort, pathTo } from '../text/values.ts';
import type { AskedStep, Witness } from './asked-again.ts';
import type { OrderReport, Poisoned } from './report.ts';

/** Starts the engine again, so it remembers nothing. */
export type Reopen = () => Promise<Subject>;

/**
 * Asks every step twice, in an order that `seed` determines. A request that gets two answers is asked again until the cause is found.
 * `witness` hears the replies.
 */
export const runShuffled = async (
  cases: readonly Case[], reopen: Reopen, seed: number, witness: Witness = () => undefined,
): Promise<OrderReport> => {
  const asked = cases.flatMap((one) => one.steps.map((step, at): AskedStep => ({ id: one.id, number: at + 1, step })));
  const order = shuffled([...asked, ...asked], seed);
  const replies = await fingerprints(order, reopen, witness);
  const suspects = asked.filter((one) => !areEqual(order.flatMap((other, at) => (other === one ? [replies[at]] : []))));
  const alone = await fingerprints(asked, reopen, witness);
  const others = asked.filter((one, at) => !suspects.includes(one) && alone[at] !== replies[order.indexOf(one)]);
  const poisoned: Poisoned[] = [];
  // an engine seldom has more than one such fault: a few requests are enough to find it
  for (const one of [...suspects, ...others].slice(0, MOST)) poisoned.push(await findPoison(one, [order, asked], reopen));
  return { seed, requests: order.length, poisoned };
};

const MOST = 5;

/** The items in an order that `seed`, a whole number, determines. */
export const shuffled = <T>(items: readonly T[], seed: number): readonly T[] => {
  const next = randomFrom(seed);
  return items.map((item) => ({ item, at: next() })).sort((a, b) => a.at - b.at).map(({ item }) => item);
};

/** Numbers from 0 up to 1, by the generator mulberry32. */
const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Asks the requests one after the other, in one fresh engine, and passes on each reply. */
const inTurn = async (requests: readonly AskedStep[], reopen: Reopen, take: (reply: Reply, asked: AskedStep) => void): Promise<void> => {
  const subject = await reopen();
  try {
    for (const request of requests) {
      const step = askedStep(request.step, subject.hello);
      const { type } = step.action;
      const isAnswered = subject.hello.answers.includes(type);
      take(isAnswered ? await subject.ask(step) : { kind: 'declined', reason: `doesn't answer \`${type}\`` }, { ...request, step });
    }
  } finally {
    await subject.close();
  }
};

/** A short text for each reply, the same for equal ones: the replies themselves may be too large to keep. */
const fingerprints = async (requests: readonly AskedStep[], reopen: Reopen, witness: Witness): Promise<readonly string[]> => {
  const texts: string[] = [];
  await inTurn(requests, reopen, (reply, asked) => {
    witness(asked, reply);
    texts.push(createHash('sha256').update(canonicalText(contentOf(reply))).digest('base64'));
  });
  return texts;
};

const areEqual = (texts: readonly (string | undefined)[]): boolean => texts.every((text) => text === texts[0]);

/** The engine's own part of a reply: the words about a crash may differ. */
const contentOf = (reply: Reply | undefined): unknown => (reply?.kind === 'answered' ? reply.result : reply?.kind);

/** Whether the request gets another answer after some other request than by itself, and after which one. */
const findPoison = async (
  sufferer: AskedStep, [order, inOrder]: readonly [readonly AskedStep[], readonly AskedStep[]], reopen: Reopen,
): Promise<Poisoned> => {
  const replyAfter = async (before: readonly AskedStep[]): Promise<Reply | undefined> => lastReply([...before, sufferer], reopen);
  const clean = await replyAfter([]);
  const changes = async (before: readonly AskedStep[]) => !sameData(contentOf(clean), contentOf(await replyAfter(before)));
  const beginnings = [
    order.slice(0, order.lastIndexOf(sufferer)), order.slice(0, order.indexOf(sufferer)), inOrder.slice(0, inOrder.indexOf(sufferer)),
  ];
  for (const before of beginnings) {
    if (!await changes(before)) continue;
    const by = await lastOfShortest(before, changes);
    const isEnough = by !== undefined && await changes([by]);
    return poisonedBy(sufferer, [clean, await replyAfter(isEnough ? [by] : before)], isEnough ? by : undefined);
  }
  return poisonedBy(sufferer, [clean, await replyAfter([])], undefined);
};

const lastReply = async (requests: readonly AskedStep[], reopen: Reopen): Promise<Reply | undefined> => {
  let last: Reply | undefined;
  await inTurn(requests, reopen, (reply) => { last = reply; });
  return last;
};

/** The last request of the shortest beginning of `before` that still changes the answer. */
const lastOfShortest = async (
  before: readonly AskedStep[], changes: (before: readonly AskedStep[]) => Promise<boolean>,
): Promise<AskedStep | undefined> => {
  let [tooShort, longEnough] = [0, before.length];
  while (longEnough - tooShort > 1) {
    const middle = (tooShort + longEnough) >> 1;
    if (await changes(before.slice(0, middle))) longEnough = middle;
    else tooShort = middle;
  }
  return before[longEnough - 1];
};

const poisonedBy = (
  { id, number }: AskedStep, [clean, poisoned]: readonly (Reply | undefined)[], by: AskedStep | undefined,
): Poisoned => defined({
  case: id,
  step: number,
  by: by && { case: by.id, step: by.number },
  differences: [...differencesIn('', contentOf(clean), contentOf(poisoned))],
});

const MOST_DIFFERENCES = 5;

const differencesIn = (path: string, clean: unknown, poisoned: unknown, most = MOST_DIFFERENCES): readonly string[] => {
  if (sameData(clean, poisoned)) return [];
  if (!isRecord(clean) || !isRecord(poisoned)) {
    return [`${path === '' ? 'the result' : path}: expected ${inShort(clean)}, got ${inShort(poisoned)}`];
  }
  const found: string[] = [];
  for (const name of new Set([...Object.keys(clean), ...Object.keys(poisoned)])) {
    if (found.length >= most) break;
    found.push(...differencesIn(pathTo(path, name), member(clean, name), member(poisoned, name), most - found.length));
  }
  return found;
};

const member = (record: Readonly<Record<string, unknown>>, name: string): unknown =>
  (Object.hasOwn(record, name) ? record[name] : undefined);
