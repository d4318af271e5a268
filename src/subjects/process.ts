import { isDeepStrictEqual } from 'node:util';
import { type Complaints, complaints } from './process/complaints.ts';
import type { Program } from './process/child.ts';
import { Conversation, type Failure, type Limits, type Trace } from './process/conversation.ts';
import { readHello } from './process/hello.ts';
import { shownLine } from './process/shown.ts';
import { poolOf } from './pool.ts';
import type { NotRun, OpenOptions, Reply, Request, Subject, SubjectSource } from './subject.ts';
import { type HelloParams, type HelloResult, PROTOCOL } from './wire.ts';

export interface ProcessOptions {
  /** Milliseconds of silence after which an engine counts as hung; more where it is slow to say hello. */
  readonly timeout?: number;
  /** How many processes answer. */
  readonly jobs?: number;
  /** Requests under way at once in one process. */
  readonly window?: number;
  /** Bytes of the longest reply. */
  readonly longestReply?: number;
  readonly trace?: Trace;
}

/** An engine that is a program of its own: JSON-RPC, one object a line, over its standard input and output. */
export const processSource = (label: string, program: Program, options: ProcessOptions = {}): SubjectSource => ({
  label,
  open: async ({ edition, suite }) => {
    const hello = { protocol: PROTOCOL, suite, edition };
    const shared: Shared = { nextId: counter(HELLO_ID + 1), complaints: complaints(), budget: budget() };
    const all = await Promise.all(Array.from({ length: options.jobs ?? 1 }, () => openProcess(program, hello, shared, options)));
    const notRun = all.find((one): one is NotRun => 'kind' in one);
    const subjects = all.filter((one): one is Subject => !('kind' in one));
    if (notRun === undefined) return poolOf(subjects);
    await Promise.all(subjects.map((subject) => subject.close()));
    return notRun;
  },
});

/** What the processes of one engine have in common, so that their number shows nowhere. */
interface Shared {
  readonly nextId: () => number;
  readonly complaints: Complaints;
  readonly budget: Budget;
}
