import { RestartingSubject, type SharedState } from './restarting-subject.ts';
import { failureLimit } from './failure-limit.ts';
import type { Program } from './child.ts';
import { complaints } from './complaints.ts';
import type { Trace } from './conversation.ts';
import { HELLO_ID, start } from './start.ts';
import { poolOf } from './pool.ts';
import type { NotRun, Subject, SubjectSource } from '../subject.ts';
import { PROTOCOL } from '../wire.ts';

export type { Program } from './child.ts';
export type { Trace } from './conversation.ts';

export interface ProcessOptions {
  /** Milliseconds of silence after which an engine counts as hung; more where it is slow to start. */
  readonly timeout?: number;
  /** Milliseconds of silence that a program may need to start and say hello; never less than `timeout`. */
  readonly startTimeout?: number;
  /** How many processes answer. */
  readonly jobs?: number;
  /** Requests under way at once in one process. */
  readonly window?: number;
  /** Bytes of the longest reply. */
  readonly longestReply?: number;
  /** Crashes, hangs and the like in a row after which an action that was never answered is given up, or the engine. */
  readonly mostInARow?: number;
  readonly trace?: Trace;
}

/** An engine that is a program of its own: JSON-RPC, one object a line, over its standard input and output. */
export const processSource = (label: string, program: Program, options: ProcessOptions = {}): SubjectSource => ({
  label,
  open: async ({ edition, suite }) => {
    const shared = sharedBy(program, { protocol: PROTOCOL, suite, edition }, options);
    const all = await Promise.all(Array.from({ length: options.jobs ?? 1 }, () => openProcess(shared)));
    const notRun = all.find(isNotRun);
    const subjects = all.filter(isSubject);
    if (notRun === undefined) return poolOf(subjects);
    await Promise.all(subjects.map((subject) => subject.close()));
    return notRun;
  },
});

const isNotRun = (opened: Subject | NotRun): opened is NotRun => 'kind' in opened;

const isSubject = (opened: Subject | NotRun): opened is Subject => !isNotRun(opened);

const DEFAULTS = { timeout: 5000, startTimeout: 20_000, window: 32, longestReply: 8_000_000, mostInARow: 8, trace: () => undefined } as const;

const sharedBy = (program: Program, params: SharedState['params'], options: ProcessOptions): SharedState => {
  let id = HELLO_ID;
  const chosen = { ...DEFAULTS, ...options };
  const startTimeout = Math.max(chosen.startTimeout, chosen.timeout);
  return { ...chosen, startTimeout, program, params, nextId: () => (id += 1), complaints: complaints(), budget: failureLimit(chosen.mostInARow) };
};

const openProcess = async (shared: SharedState): Promise<Subject | NotRun> => {
  const started = await start(shared.program, shared);
  return 'kind' in started ? { kind: 'not-run', message: started.message } : new RestartingSubject(shared, started);
};
