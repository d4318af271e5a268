import { closeSync, constants } from 'node:fs';
import { quoted } from '../source/index.ts';
import type { Reply, Subject } from '../subjects/subject.ts';
import type { Trace } from '../subjects/process/source.ts';
import { Stop } from './exit.ts';
import { openForWriting, writeFully } from './pipe.ts';
import { checkFile, whyNotWritten } from './write-file.ts';

/** A file that records the messages to and from the engines, line by line. */
export interface TraceFile {
  /** Records a message: `>` to the engine, `<` from it. */
  readonly line: Trace;
  /** Starts the messages of an engine. */
  heading(label: string): void;
  close(): void;
  /** Stops if a line could not be written, which doesn't interrupt the run. */
  checkWhole(): void;
}

/** Opens the file of `--trace`; without the option nothing is recorded. */
export const traceInto = (path: string | undefined): TraceFile | undefined => {
  if (path === undefined) return undefined;
  checkFile(path, '--trace');
  const file = opened(path);
  let fault: Stop | undefined;
  const write = (text: string): void => {
    if (fault !== undefined) return;
    try {
      writeFully(file, Buffer.from(text));
    } catch (error) {
      fault = notWritten(path, error);
    }
  };
  return {
    line: (direction, line) => write(`${direction} ${escaped(line)}\n`),
    heading: (label) => write(`# ${escaped(label.replaceAll('\n', ' '))}\n`),
    close: () => closeSync(file),
    checkWhole: () => { if (fault !== undefined) throw fault; },
  };
};

/** A trace is read in a terminal: characters that act there are written as JSON writes them, so that a message remains the same JSON. */
const escaped = (line: string): string => line.replace(ACTIVE, (character) =>
  character.split('').map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''));

// control characters but tabs, format characters (colors, text direction), line separators, lone surrogates
const ACTIVE = /(?!\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Records the messages of an engine in this process, as they would go over the wire. */
export const traced = (subject: Subject, trace: Trace): Subject => {
  let id = 0;
  return {
    hello: subject.hello,
    get window() {
      return subject.window;
    },
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
    return openForWriting(path, constants.O_CREAT | constants.O_TRUNC);
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
