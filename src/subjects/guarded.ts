import { DEEPEST, isTooDeep } from '../source/depth.ts';
import { printable } from '../text/printable.ts';
import { defined } from '../text/records.ts';
import { thrownText } from '../text/thrown-text.ts';
import { valueInWords } from '../text/values.ts';
import { MOST_COMPLAINTS } from './process/complaints.ts';
import { readHello } from './process/hello.ts';
import type { NotRun, OpenOptions, Reply, Subject, SubjectSource } from './subject.ts';

/**
 * A caller's own source, made to keep the promises of `SubjectSource` even if it throws or returns nonsense: `open` and `ask` don't reject,
 * replies are plain data, and `close` rejects only with an Error. A `window` that is not at least 1 makes `open` reject with a TypeError.
 * `open` and `close` may each take `limit` seconds.
 */
export const guarded = (source: SubjectSource, limit: number): SubjectSource => {
  const label = labelOf(source);
  return { label, open: (options) => opened(source, label, options, limit) };
};

const opened = async (source: SubjectSource, label: string, options: OpenOptions, limit: number): Promise<Subject | NotRun> => {
  let width: unknown;
  try {
    const subject = await settledWithin(limit, source.open(options), closedLate);
    if ('kind' in subject) return notRun(textOr('could not be opened', subject.message));
    const hello = readHello(copied(subject.hello));
    if ('fault' in hello) return notRun(`\`hello\`: ${hello.fault}`);
    const { window } = subject;
    if (isWindow(window)) return { ...guardedSubject(subject, { hello: hello.hello, window }), close: () => closed(subject, label, limit) };
    width = window;
  } catch (thrown) {
    return notRun(`could not be opened: ${printable(thrownText(thrown))}`);
  }
  throw new TypeError(`${label}: \`window\` is ${valueInWords(width)}, expected a whole number of at least 1`);
};

const isWindow = (window: unknown): boolean => Number.isSafeInteger(window) && Number(window) >= 1;

const guardedSubject = (subject: Subject, known: Pick<Subject, 'hello' | 'window'>): Omit<Subject, 'close'> => ({
  ...known,
  ask: async (request) => {
    try {
      // a copy: the suite compares the answer with the request's own objects
      return plainReply(await subject.ask(structuredClone(request)));
    } catch (thrown) {
      return { kind: 'crashed', message: `\`ask\` failed: ${printable(thrownText(thrown))}` };
    }
  },
  complaints: () => {
    try {
      return complaintsIn(subject.complaints?.() ?? []);
    } catch (thrown) {
      return [`\`complaints\` failed: ${printable(thrownText(thrown))}`];
    }
  },
});

const closed = async (subject: Subject, label: string, limit: number): Promise<void> => {
  try {
    await settledWithin(limit, subject.close());
  } catch (thrown) {
    throw new Error(`${label} could not be closed: ${printable(thrownText(thrown))}`);
  }
};

/** Closes a subject that was opened too late for the run: it may have a process. */
const closedLate = async (subject: Subject | NotRun): Promise<void> => {
  if (!('kind' in subject)) await subject.close();
};

/** The value of a promise; rejects if it takes longer than `limit` seconds. A value that comes later goes to `whenLate`. */
const settledWithin = async <T>(limit: number, promise: Promise<T>, whenLate?: (value: T) => Promise<void>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`took longer than ${limit} s`));
      // a caller's `then` may return anything, so it is called as a promise calls it; the run is over, and nobody waits
      Promise.resolve(promise).then(whenLate).catch(() => undefined);
    }, limit * 1000);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Complaints as plain text, at most a hundred; throws on anything but a list. */
const complaintsIn = (complaints: unknown): readonly string[] => {
  // a promise that is rejected later must not end the process
  if (complaints instanceof Promise) complaints.catch(() => undefined);
  if (!Array.isArray(complaints)) throw new TypeError(`it returned ${valueInWords(complaints)}, expected a list`);
  return complaints.slice(0, MOST_COMPLAINTS).map((complaint) => printable(String(complaint)));
};

/** A reply as plain data; throws on anything that is not a reply. */
const plainReply = (reply: Reply): Reply => {
  switch (reply.kind) {
    case 'answered':
      return answered(reply.result);
    case 'declined':
      return { kind: 'declined', reason: textOr('gave no reason', reply.reason) };
    case 'crashed':
    case 'hung':
    case 'garbled':
      return defined({ kind: reply.kind, message: textOr('without a message', reply.message), stderr: logOf(reply.stderr) });
  }
  throw new TypeError(`it replied with ${valueInWords(reply)}, expected \`kind\` and what belongs to it`);
};

const answered = (result: unknown): Reply => {
  const json = JSON.stringify(result);
  if (json === undefined) return { kind: 'garbled', message: `the result is ${valueInWords(result)}, expected JSON` };
  if (isTooDeep(json)) return { kind: 'garbled', message: `an object nested more than ${DEEPEST} levels deep` };
  return { kind: 'answered', result: JSON.parse(json) };
};

const logOf = (stderr: unknown): readonly string[] | undefined =>
  (Array.isArray(stderr) ? stderr.slice(-20).map((line) => printable(String(line), 500)) : undefined);

const copied = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

const textOr = (other: string, value: unknown): string =>
  (typeof value === 'string' && value.trim() !== '' ? printable(value, 500) : other);

const labelOf = (source: SubjectSource): string => {
  try {
    return textOr('engine', source.label);
  } catch {
    return 'engine';
  }
};

const notRun = (message: string): NotRun => ({ kind: 'not-run', message });
