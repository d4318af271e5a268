import { isDeepStrictEqual } from 'node:util';
import { RestartingSubject, type SharedState } from './restarting-subject.ts';
import { failureLimit } from './failure-limit.ts';
import type { Program } from './child.ts';
import { complaints } from './complaints.ts';
import { DEFAULT_LONGEST_REPLY, type Trace } from './conversation-options.ts';
import { HELLO_ID, start } from './start.ts';
import type { NotRun, Subject, SubjectSource } from '../subject.ts';
import { PROTOCOL } from '../wire.ts';
import { defined } from '../../text/records.ts';

export type { Program } from './child.ts';
export type { Trace } from './conversation-options.ts';

/** Options for engines that run in processes of their own. */
export interface ProcessOptions {
  /** Milliseconds of silence after which an engine counts as hung; more for one that is slow to start. */
  readonly timeout?: number;
  /** Milliseconds of silence allowed until the answer to `hello`; never less than `timeout`. */
  readonly startTimeout?: number;
  /** How many processes answer; default: 1. */
  readonly jobs?: number;
  /** How many requests one process gets at once, at most. */
  readonly window?: number;
  /** The longest reply, in bytes. */
  readonly longestReply?: number;
  /** After this many failures in a row an action that was never answered is given up, or the engine. */
  readonly mostInARow?: number;
  readonly trace?: Trace;
}

/** An engine that is a program: JSON-RPC, one object a line, over its stdin and stdout. */
export const processSource = (label: string, program: Program, options: ProcessOptions = {}): SubjectSource => ({
  label,
  open: async ({ edition, suite, draft }) => {
    const shared = sharedBy(program, defined({ protocol: PROTOCOL, suite, edition, draft }), options);
    const all = await Promise.all(Array.from({ length: options.jobs ?? 1 }, () => openProcess(shared)));
    const notRun = all.find(isNotRun);
    const subjects = all.filter(isSubject);
    if (notRun === undefined) {
      if (!sayTheSame(subjects)) shared.complaints.add({ what: 'answers `hello` differently when it is started again', rest: '' }, 0);
      return poolOf(subjects);
    }
    await Promise.all(subjects.map((subject) => subject.close()));
    return notRun;
  },
});

const sayTheSame = ([first, ...others]: readonly Subject[]): boolean => others.every(({ hello }) => isDeepStrictEqual(hello, first?.hello));

const isNotRun = (opened: Subject | NotRun): opened is NotRun => 'kind' in opened;

const isSubject = (opened: Subject | NotRun): opened is Subject => !isNotRun(opened);

const DEFAULTS = {
  timeout: 5000, startTimeout: 20_000, window: 256, longestReply: DEFAULT_LONGEST_REPLY, mostInARow: 8, trace: () => undefined,
} as const;

const sharedBy = (program: Program, params: SharedState['params'], options: ProcessOptions): SharedState => {
  let id = HELLO_ID;
  const chosen = { ...DEFAULTS, ...options };
  const startTimeout = Math.max(chosen.startTimeout, chosen.timeout);
  const kept = { complaints: complaints(), failureLimit: failureLimit(chosen.mostInARow) };
  return { ...chosen, ...kept, startTimeout, program, params, nextId: () => (id += 1) };
};

const openProcess = async (shared: SharedState): Promise<Subject | NotRun> => {
  const started = await start(shared.program, shared);
  return 'kind' in started ? { kind: 'not-run', message: started.message } : new RestartingSubject(shared, started);
};

/** Several processes of one engine as one subject: each request goes to the process with the fewest open. */
export const poolOf = (subjects: readonly Subject[]): Subject => {
  const [first] = subjects;
  if (first === undefined) throw new Error('a pool of no subjects');
  if (subjects.length === 1) return first;
  const workers = subjects.map((subject) => ({ subject, busy: 0 }));
  return {
    hello: first.hello,
    get window() {
      return subjects.reduce((sum, { window }) => sum + window, 0);
    },
    ask: async (request) => {
      const worker = workers.reduce((a, b) => (b.busy < a.busy ? b : a));
      worker.busy += 1;
      const reply = await worker.subject.ask(request);
      worker.busy -= 1;
      return reply;
    },
    complaints: () => [...new Set(subjects.flatMap((subject) => subject.complaints?.() ?? []))],
    close: async () => {
      await Promise.all(subjects.map((subject) => subject.close()));
    },
  };
};
