import { type ActionType, own } from '../../board/index.ts';
import { defined, isRecord } from '../../text/records.ts';
import { thrownStack, thrownText } from '../../text/thrown-text.ts';
import { valueInWords } from '../../text/values.ts';
import { type ActionRequestParams, type HelloParams, type HelloResult, PROTOCOL, RPC_ERRORS } from '../wire.ts';
import { type ActionFunctions, answersOf, type EngineModule, type Setting } from './engine.ts';
import { engineFault } from './engine-fault.ts';

/** The default export of a module, or why the module could not be loaded. */
export type LoadedModule = { readonly exported: unknown } | { readonly fault: string };

/** A request of the suite: its params are always those of its method. */
export type ModuleRequest =
  | { readonly id: number; readonly method: 'hello'; readonly params: HelloParams }
  | { readonly id: number; readonly method: ActionType; readonly params: ActionRequestParams };

/** The reply to a request, as a line without its line break. Never rejects, whatever the engine throws or returns. */
export const replyLine = async (loaded: LoadedModule, request: ModuleRequest, setting: Setting): Promise<string> =>
  `{"jsonrpc":"2.0","id":${request.id},${await replyTo(loaded, request, setting)}}`;

/** What an engine says about itself, or why it can't be asked. May throw whatever the engine throws. */
export const helloOf = (engine: unknown, { edition }: Setting): { readonly hello: HelloResult } | { readonly fault: string } => {
  if (!isEngine(engine)) return { fault: NO_ENGINE };
  const fault = engineFault(engine);
  if (fault !== undefined) return { fault: `the engine: ${fault}` };
  const { name, version, language = 'javascript', steps, features, cards, editions } = engine;
  if (editions !== undefined && !editions.includes(edition)) return { fault: `unknown edition ${edition}` };
  return { hello: { protocol: PROTOCOL, name, version, language, answers: answersOf(engine), steps, features, ...defined({ cards }) } };
};

/** `"result":…` or `"error":…`, the rest of a reply's line. */
const replyTo = async (loaded: LoadedModule, request: ModuleRequest, setting: Setting): Promise<string> => {
  if ('fault' in loaded) return failure(RPC_ERRORS.params, `the module could not be loaded: ${loaded.fault}`);
  try {
    if (request.method === 'hello') return helloReply(loaded.exported, setting);
    if (!isEngine(loaded.exported)) return failure(RPC_ERRORS.params, NO_ENGINE);
    return await verdictReply(loaded.exported, request.method, request.params, setting);
  } catch (thrown) {
    const reason = declinedReason(thrown);
    return reason === undefined ? bug(thrown) : failure(RPC_ERRORS.declined, reason);
  }
};

const helloReply = (engine: unknown, setting: Setting): string => {
  const hello = helloOf(engine, setting);
  return 'fault' in hello ? failure(RPC_ERRORS.params, hello.fault) : success('`hello`', hello.hello);
};

const verdictReply = async <T extends ActionType>(
  engine: ActionFunctions, type: T, { position, action }: ActionRequestParams<T>, setting: Setting,
): Promise<string> => {
  if (typeof engine[type] !== 'function') return failure(RPC_ERRORS.method, `no function for ${type}`);
  return success(`the function for ${type}`, await engine[type](position, action, setting));
};

const isEngine = (exported: unknown): exported is EngineModule => isRecord(exported);

const NO_ENGINE = 'the module has no engine as its default export: write `export default defineEngine({…})`';

const INTERNAL_ERROR = -32603;

const failure = (code: number, message: string): string => `"error":${JSON.stringify({ code, message })}`;

const success = (what: string, result: unknown): string => {
  if (result === undefined) return failure(INTERNAL_ERROR, `${what} returned nothing`);
  let json: unknown;
  try {
    json = JSON.stringify(result);
  } catch (thrown) {
    return failure(INTERNAL_ERROR, `${what} returned a value that JSON can't hold: ${thrownText(thrown).split('\n')[0]}`);
  }
  if (typeof json === 'string') return `"result":${json}`;
  return failure(INTERNAL_ERROR, `${what} returned ${valueInWords(result)}, expected an object`);
};

const bug = (thrown: unknown): string => {
  process.stderr.write(`${thrownStack(thrown)}\n`);
  return failure(INTERNAL_ERROR, thrownText(thrown));
};

/** The reason of a `Declined`, known by its name: the module may use another copy of the class. */
const declinedReason = (thrown: unknown): string | undefined => {
  try {
    if (!(thrown instanceof Error) || own({ ...thrown }, 'name') !== 'Declined') return undefined;
    const message: unknown = thrown.message;
    return typeof message === 'string' && message.trim() !== '' ? message : 'gave no reason';
  } catch {
    return undefined;
  }
};
