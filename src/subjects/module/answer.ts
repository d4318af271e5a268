import { type ActionParams, type ActionType, isActionType, own, type Position } from '../../board/index.ts';
import { answersOf, type EngineModule, type ActionFunctions, type Setting } from './engine.ts';
import { isRecord } from '../../text/records.ts';
import { type ActionRequestParams, type HelloParams, type HelloResult, PROTOCOL, RPC_ERRORS } from '../wire.ts';
import { engineFault } from './engine-fault.ts';

/** What a module exports as its default, or why it could not be loaded. */
export type LoadedModule = { readonly exported: unknown } | { readonly fault: string };

/** What the suite asks, of which all can be trusted: the params are those that the method has. */
export interface TrustedRequest {
  readonly method: string;
  readonly params: HelloParams & ActionRequestParams;
}

export type ModuleReply = { readonly result: unknown } | { readonly error: { readonly code: number; readonly message: string } };

/** Has one request answered by an engine. */
export const answerOf = async (loaded: LoadedModule, { method, params }: TrustedRequest, setting: Setting): Promise<ModuleReply> => {
  if ('fault' in loaded) return failure(RPC_ERRORS.params, `the module could not be loaded: ${loaded.fault}`);
  const engine = loaded.exported;
  if (!isEngine(engine)) return failure(RPC_ERRORS.params, NO_ENGINE);
  if (method === 'hello') return helloOf(engine, setting);
  if (!isActionType(method)) return failure(RPC_ERRORS.method, `no function for ${method}`);
  return judgedBy(engine, method, params.position, params.action, setting);
};

/** What an engine says of itself, or what keeps it from being one. */
export const helloOf = (engine: EngineModule, { edition }: Setting): ModuleReply => {
  const fault = engineFault(engine);
  if (fault !== undefined) return failure(RPC_ERRORS.params, `the engine: ${fault}`);
  const { name, version, language = 'javascript', steps, features, editions } = engine;
  if (editions !== undefined && !editions.includes(edition)) return failure(RPC_ERRORS.params, `unknown edition ${edition}`);
  const result: HelloResult = { protocol: PROTOCOL, name, version, language, answers: answersOf(engine), steps, features };
  return { result };
};

/** Has an engine judge one action in a position. */
export const judgedBy = async <T extends ActionType>(
  engine: ActionFunctions, type: T, position: Position, action: ActionParams[T], setting: Setting,
): Promise<ModuleReply> => {
  if (typeof engine[type] !== 'function') return failure(RPC_ERRORS.method, `no function for ${type}`);
  try {
    const result = await engine[type](position, action, setting);
    return result === undefined ? failure(INTERNAL_ERROR, `the function for ${type} returned nothing`) : { result };
  } catch (error) {
    return isDeclined(error) ? failure(RPC_ERRORS.declined, error.message) : bug(error);
  }
};

const isEngine = (exported: unknown): exported is EngineModule => isRecord(exported);

const NO_ENGINE = 'the module has no engine as its default export; write `export default defineEngine({…})`';

const INTERNAL_ERROR = -32603;

const failure = (code: number, message: string): ModuleReply => ({ error: { code, message } });

const bug = (error: unknown): ModuleReply => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return failure(INTERNAL_ERROR, error instanceof Error ? `${error.name}: ${error.message}` : String(error));
};

/** By its name: the module may have come by another copy of the class. */
const isDeclined = (error: unknown): error is Error => error instanceof Error && own({ ...error }, 'name') === 'Declined';
