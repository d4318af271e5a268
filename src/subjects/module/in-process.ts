import type { ActionType } from '../../board/index.ts';
import { DEEPEST, isTooDeep } from '../../source/depth.ts';
import type { EngineModule, Setting } from './engine.ts';
import { type ModuleReply, helloOf, judgedBy } from './answer.ts';
import { readHello } from '../process/hello.ts';
import type { NotRun, Reply, Request, Subject, SubjectSource } from '../subject.ts';
import { RPC_ERRORS } from '../wire.ts';

/** An engine in this process, as in a test of its own; one that hangs is not ended. What goes in and comes out is copied, as on the wire. */
export const inProcessSource = (engine: EngineModule): SubjectSource => ({
  label: engine.name,
  open: async (setting) => opened(engine, setting),
});

const opened = (engine: EngineModule, setting: Setting): Subject | NotRun => {
  const said = helloOf(engine, setting);
  if ('error' in said) return { kind: 'not-run', message: said.error.message };
  const reading = readHello(said.result);
  if ('fault' in reading) return { kind: 'not-run', message: `\`hello\`: ${reading.fault}` };
  return { hello: reading.hello, window: 1, ask: (request) => replyOf(engine, request, setting), close: async () => undefined };
};

const replyOf = async (engine: EngineModule, request: Request, setting: Setting): Promise<Reply> => {
  const { position, action } = copied(request);
  const answer = await judgedBy<ActionType>(engine, action.type, position, action.params, setting);
  try {
    const json = JSON.stringify(answer);
    return isTooDeep(json) ? { kind: 'garbled', message: `an answer that nests more than ${DEEPEST} deep` } : reply(JSON.parse(json));
  } catch (error) {
    return { kind: 'garbled', message: `the answer can't be written as JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
};

const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const reply = (answer: ModuleReply): Reply => {
  if ('result' in answer) return { kind: 'answered', result: answer.result };
  const { code, message } = answer.error;
  return code === RPC_ERRORS.method || code === RPC_ERRORS.declined ? { kind: 'declined', reason: message } : { kind: 'crashed', message };
};
