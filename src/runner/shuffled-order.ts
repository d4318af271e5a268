import type { Case, CaseStep } from '../cases/case.ts';
import { sameData } from '../cases/same-data.ts';
import type { OrderReport, Poisoned } from './report.ts';
import { isRecord } from '../text/records.ts';
import { pathTo, inShort } from '../text/values.ts';
import type { Reply, Subject } from '../subjects/subject.ts';
import { shuffled } from './shuffled.ts';

/** Opens the engine anew, so that it remembers nothing. */
export type Reopen = () => Promise<Subject>;

/** Asks every step twice, in an order that `seed` makes; who answers a request in two ways is asked until it is known why. */
export const runShuffled = async (cases: readonly Case[], reopen: Reopen, seed: number): Promise<OrderReport> => {
  const asked = cases.flatMap((one) => one.steps.map((step, at): OrderedRequest => ({ id: one.id, number: at + 1, step })));
  const order = shuffled([...asked, ...asked], seed);
  const replies = await inTurn(order, reopen);
  const suspects = asked.filter((one) => !agree(order.flatMap((other, at) => (other === one ? [replies[at]] : []))));
  const alone = await inTurn(asked, reopen);
  const others = asked.filter((one, at) => !suspects.includes(one) && !agree([alone[at], replies[order.indexOf(one)]]));
  const poisoned: Poisoned[] = [];
  // one engine seldom has more than one such fault: a few sufferers are enough to find it
  for (const one of [...suspects, ...others].slice(0, MOST)) poisoned.push(await whoPoisons(one, order, asked, reopen));
  return { seed, requests: order.length, poisoned };
};

const MOST = 5;

interface OrderedRequest {
  readonly id: string;
  /** From 1. */
  readonly number: number;
  readonly step: CaseStep;
}

/** The replies to requests that are sent one after the other to one engine. */
const inTurn = async (requests: readonly OrderedRequest[], reopen: Reopen): Promise<readonly Reply[]> => {
  const subject = await reopen();
  const replies: Reply[] = [];
  try {
    for (const { step } of requests) {
      const isKnown = subject.hello.answers.includes(step.action.type);
      replies.push(isKnown ? await subject.ask(step) : { kind: 'declined', reason: step.action.type });
    }
  } finally {
    await subject.close();
  }
  return replies;
};

const agree = (replies: readonly (Reply | undefined)[]): boolean => replies.every((reply) => sameData(contentOf(reply), contentOf(replies[0])));

/** The engine's part of a reply: the message about a crash may vary. */
const contentOf = (reply: Reply | undefined): unknown => (reply?.kind === 'answered' ? reply.result : reply?.kind);

/** Whether the request is answered otherwise after some others than by itself, and if so after which. */
const whoPoisons = async (sufferer: OrderedRequest, order: readonly OrderedRequest[], inOrder: readonly OrderedRequest[], reopen: Reopen): Promise<Poisoned> => {
  const clean = await lastReply([], sufferer, reopen);
  const changes = async (before: readonly OrderedRequest[]) => !agree([clean, await lastReply(before, sufferer, reopen)]);
  for (const before of [order.slice(0, order.lastIndexOf(sufferer)), order.slice(0, order.indexOf(sufferer)), inOrder.slice(0, inOrder.indexOf(sufferer))]) {
    if (!await changes(before)) continue;
    const by = await shortest(before, changes);
    const isEnough = by !== undefined && await changes([by]);
    const poisoned = await lastReply(isEnough ? [by] : before, sufferer, reopen);
    return told(sufferer, clean, poisoned, isEnough ? by : undefined);
  }
  return told(sufferer, clean, await lastReply([], sufferer, reopen), undefined);
};

const lastReply = async (before: readonly OrderedRequest[], sufferer: OrderedRequest, reopen: Reopen): Promise<Reply | undefined> =>
  (await inTurn([...before, sufferer], reopen)).at(-1);

/** The last request of the shortest beginning of `before` that still changes the answer. */
const shortest = async (before: readonly OrderedRequest[], changes: (before: readonly OrderedRequest[]) => Promise<boolean>): Promise<OrderedRequest | undefined> => {
  let [tooShort, longEnough] = [0, before.length];
  while (longEnough - tooShort > 1) {
    const middle = (tooShort + longEnough) >> 1;
    if (await changes(before.slice(0, middle))) longEnough = middle;
    else tooShort = middle;
  }
  return before[longEnough - 1];
};

const told = ({ id, number }: OrderedRequest, clean: Reply | undefined, poisoned: Reply | undefined, by: OrderedRequest | undefined): Poisoned => ({
  case: id,
  step: number,
  ...(by === undefined ? {} : { by: { case: by.id, step: by.number } }),
  differences: differencesIn('', contentOf(clean), contentOf(poisoned)).slice(0, 5),
});

const differencesIn = (path: string, clean: unknown, poisoned: unknown): readonly string[] => {
  if (sameData(clean, poisoned)) return [];
  if (!isRecord(clean) || !isRecord(poisoned)) return [`${path === '' ? 'the result' : path}: expected ${inShort(clean)}, got ${inShort(poisoned)}`];
  const names = new Set([...Object.keys(clean), ...Object.keys(poisoned)]);
  return [...names].flatMap((name) => differencesIn(pathTo(path, name), member(clean, name), member(poisoned, name)));
};

const member = (record: Readonly<Record<string, unknown>>, name: string): unknown => (Object.hasOwn(record, name) ? record[name] : undefined);
