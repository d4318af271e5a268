import { DEFAULT_LONGEST_REPLY } from '../process/conversation-options.ts';
import { complaintText } from '../process/complaints.ts';
import { readHello } from '../process/hello.ts';
import { readMessage, replyOf, tooLongMessage } from '../process/message.ts';
import { thrownText } from '../../text/thrown-text.ts';
import type { NotRun, Reply, Request, Subject, SubjectSource } from '../subject.ts';
import { helloOf, replyLine } from './answer.ts';
import type { EngineModule, Setting } from './engine.ts';

/**
 * An engine in this process, as in a unit test. It gets and gives copies in JSON, as on the wire, and its faults have the same words as
 * those of a module in a process of its own. An engine that hangs can't be ended.
 */
export const inProcessSource = (engine: EngineModule): SubjectSource => ({
  label: labelOf(engine),
  open: async (setting) => {
    try {
      return opened(engine, setting);
    } catch (thrown) {
      return notRun(`the engine: ${thrownText(thrown)}`);
    }
  },
});

const opened = (engine: EngineModule, setting: Setting): Subject | NotRun => {
  const said = helloOf(engine, setting);
  if ('fault' in said) return notRun(said.fault);
  const reading = readHello(said.hello);
  if ('fault' in reading) return notRun(`\`hello\`: ${reading.fault}`);
  let id = 1;
  return { hello: reading.hello, window: 1, ask: (request) => replyTo(engine, request, id += 1, setting), close: async () => undefined };
};

const notRun = (message: string): NotRun => ({ kind: 'not-run', message });

const replyTo = async (engine: EngineModule, { position, action }: Request, id: number, setting: Setting): Promise<Reply> => {
  const request = copied({ id, method: action.type, params: { position, action: action.params } });
  const line = Buffer.from(await replyLine({ exported: engine }, request, setting));
  const message = line.length > DEFAULT_LONGEST_REPLY ? tooLongMessage(line.subarray(0, 4096), DEFAULT_LONGEST_REPLY) : readMessage(line);
  return message.kind === 'broken' ? { kind: 'garbled', message: complaintText(message) } : replyOf(message, action.type);
};

const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const labelOf = (engine: EngineModule): string => {
  try {
    return String(engine.name);
  } catch {
    return 'engine';
  }
};
