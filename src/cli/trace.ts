import { closeSync, openSync, writeSync } from 'node:fs';
import { quoted } from '../source/index.ts';
import type { Reply, Subject } from '../subjects/subject.ts';
import type { Trace } from '../subjects/process/source.ts';
import { Stop } from './exit.ts';
import { whyNotWritten } from './write-file.ts';

/** A file in which the exchange with the engines is recorded, line by line as it goes on. */
export interface TraceFile {
  /** `>` to the engine, `<` from it. */
  readonly line: Trace;
  /** What follows is said with this engine. */
  heading(label: string): void;
  close(): void;
  /** Stops where something of it could not be written; the engines are asked all the same. */
  checkWhole(): void;
}

/** Opens the file that `--trace` names; without one nothing is recorded. */
export const traceInto = (path: string | undefined): TraceFile | undefined => {
  if (path === undefined) return undefined;
  const file = opened(path);
  let fault: Stop | undefined;
  const write = (text: string): void => {
    if (fault !== undefined) return;
    try {
      writeAll(file, Buffer.from(text));
    } catch (error) {
      fault = notWritten(path, error);
    }
  };
  return {
    line: (direction, line) => write(`${direction} ${line}\n`),
    heading: (label) => write(`# ${label.replaceAll('\n', ' ')}\n`),
    close: () => closeSync(file),
    checkWhole: () => { if (fault !== undefined) throw fault; },
  };
};

/** A file system that is nearly full takes a part. */
const writeAll = (file: number, bytes: Uint8Array): void => {
  for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done);
};

/** An engine in this process, with its exchange recorded as it would go over the wire. */
export const traced = (subject: Subject, trace: Trace): Subject => {
  let id = 0;
  return {
    hello: subject.hello,
    window: subject.window,
    ask: async (request) => {
      const own = (id += 1);
      const { position, action } = request;
      trace('>', JSON.stringify({ jsonrpc: '2.0', id: own, method: action.type, params: { position, action: action.params } }));
      const reply = await subject.ask(request);
      trace('<', JSON.stringify({ jsonrpc: '2.0', id: own, ...messageOf(reply) }));
      return reply;
    },
    close: () => subject.close(),
  };
};

const opened = (path: string): number => {
  try {
    return openSync(path, 'w');
  } catch (error) {
    throw notWritten(path, error);
  }
};

const notWritten = (path: string, error: unknown): Stop => new Stop(`--trace: ${quoted(path)} can't be written: ${whyNotWritten(error)}`);

const messageOf = (reply: Reply) => {
  switch (reply.kind) {
    case 'answered': return { result: reply.result };
    case 'declined': return { error: { code: -32001, message: reply.reason } };
    case 'crashed':
    case 'hung':
    case 'garbled': return { error: { code: -32603, message: reply.message } };
  }
};
