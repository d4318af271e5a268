import type { HelloResult } from '../wire.ts';
import type { Program } from './child.ts';
import { Conversation } from './conversation.ts';
import type { ConversationOptions } from './conversation-options.ts';
import type { Failure } from './failure.ts';
import { readHello } from './hello.ts';

export interface StartedEngine {
  readonly conversation: Conversation;
  readonly hello: HelloResult;
}

/** The id of the first `hello`. */
export const HELLO_ID = 1;

/** Starts a program and asks it `hello`. If that fails, no process is left. */
export const start = async (program: Program, options: ConversationOptions): Promise<StartedEngine | Failure> => {
  const began = performance.now();
  const { conversation, failure, result } = await askHello(program, options);
  const reading = failure ?? helloIn(result);
  if ('kind' in reading) {
    await conversation.kill();
    return reading;
  }
  conversation.allow(Math.max(options.timeout, PATIENCE * (performance.now() - began)));
  return { conversation, hello: reading };
};

/** An engine may always be silent for this many times what its start took: on a slow machine everything is slow. */
const PATIENCE = 2;

interface HelloOutcome {
  readonly conversation: Conversation;
  readonly failure?: Failure;
  readonly result?: unknown;
}

const askHello = (program: Program, options: ConversationOptions): Promise<HelloOutcome> => new Promise((resolve) => {
  const conversation: Conversation = new Conversation(program, options, options.startTimeout, {
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
  conversation.ask(HELLO_ID, 'hello', options.params);
});

const refusal = (message: string): Failure => ({ kind: 'garbled', message, stderr: [], isBlamed: false });

const unanswered = (failure: Failure): string => `no answer to \`hello\`: ${failure.message}${lastWords(failure)}`;

/** The most telling line of the log. */
const lastWords = ({ stderr }: Failure): string => {
  const words = stderr.filter((line) => !/^(\s+at |Node\.js v)/.test(line));
  const last = words.findLast((line) => /^\S*(Error|Exception)\b/.test(line)) ?? words.at(-1);
  return last === undefined ? '' : `; on stderr: ${last.trim()}`;
};

const helloIn = (result: unknown): HelloResult | Failure => {
  const reading = readHello(result);
  return 'fault' in reading ? refusal(`\`hello\`: ${reading.fault}`) : reading.hello;
};
