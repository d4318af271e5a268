import type { HelloResult } from '../wire.ts';
import type { Program } from './child.ts';
import { Conversation, type Failure, type ConversationOptions } from './conversation.ts';
import { readHello } from './hello.ts';

export interface StartedEngine {
  readonly conversation: Conversation;
  readonly hello: HelloResult;
}

export const HELLO_ID = 1;

/** Starts a program and says hello; where that fails, no process is left. */
export const start = async (program: Program, terms: ConversationOptions): Promise<StartedEngine | Failure> => {
  const began = performance.now();
  const { conversation, failure, result } = await askHello(program, terms);
  const reading = failure ?? helloIn(result);
  if ('kind' in reading) {
    await conversation.kill();
    return reading;
  }
  conversation.allow(Math.max(terms.timeout, PINGS * (performance.now() - began)));
  return { conversation, hello: reading };
};

/** A slow machine is slow throughout: silence is forgiven for so many times what the start took. */
const PINGS = 2;

interface HelloOutcome {
  readonly conversation: Conversation;
  readonly failure?: Failure;
  readonly result?: unknown;
}

const askHello = (program: Program, terms: ConversationOptions): Promise<HelloOutcome> => new Promise((resolve) => {
  const conversation: Conversation = new Conversation(program, terms, terms.startTimeout, {
    replied: (_, reply) => {
      switch (reply.kind) {
        case 'answered': return resolve({ conversation, result: reply.result });
        case 'declined': return resolve({ conversation, failure: refusal(`declined \`hello\`: ${reply.reason}`) });
        case 'crashed':
        case 'hung':
        case 'garbled': return resolve({ conversation, failure: refusal(`\`hello\`: ${reply.message}`) });
      }
    },
    failed: (failure) => resolve({ conversation, failure: { ...failure, message: unanswered(failure) } }),
    ready: () => undefined,
  });
  conversation.ask(HELLO_ID, 'hello', terms.params);
});

const refusal = (message: string): Failure => ({ kind: 'garbled', message, stderr: [], isBlamed: false });

const unanswered = (failure: Failure): string => `no answer to \`hello\`: ${failure.message}${lastWords(failure)}`;

/** Of the log, the line that says most. */
const lastWords = ({ stderr }: Failure): string => {
  const words = stderr.filter((line) => !/^(\s+at |Node\.js v)/.test(line));
  const last = words.findLast((line) => /^\S*(Error|Exception)\b/.test(line)) ?? words.at(-1);
  return last === undefined ? '' : `; on stderr: ${last.trim()}`;
};

const helloIn = (result: unknown): HelloResult | Failure => {
  const reading = readHello(result);
  return 'fault' in reading ? refusal(`\`hello\`: ${reading.fault}`) : reading.hello;
};
