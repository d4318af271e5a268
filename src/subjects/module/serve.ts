import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { type ActionParams, type ActionType, isActionType, own, type Position } from '../../board/index.ts';
import { answersOf, type EngineModule, type Judges, type Setting } from '../engine-module.ts';
import { isRecord } from '../shape.ts';
import { type ActionRequestParams, type HelloParams, type HelloResult, PROTOCOL, RPC_ERRORS } from '../wire.ts';

/** What a module exports as its default, or why it could not be loaded. */
export type Loaded = { readonly exported: unknown } | { readonly fault: string };

/** Puts the requests that come in to an engine, one after the other, until the input ends. Each reply is a line for `write`. */
export const serveModule = async (loaded: Loaded, input: Readable, write: (line: string) => Promise<void>): Promise<void> => {
  let setting: Setting = { edition: '', suite: '' };
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    const request: Request = JSON.parse(line);
    if (request.method === 'hello') setting = { edition: request.params.edition, suite: request.params.suite };
    await write(`${JSON.stringify({ jsonrpc: '2.0', id: request.id, ...(await answerOf(loaded, request, setting)) })}\n`);
  }
};

/** What the suite sends, of which all can be trusted: the params are those that the method has. */
interface Request {
  readonly id: number;
  readonly method: string;
  readonly params: HelloParams & ActionRequestParams;
}

type Answered = { readonly result: unknown } | { readonly error: { readonly code: number; readonly message: string } };

const isEngine = (exported: unknown): exported is EngineModule => isRecord(exported);

const answerOf = async (loaded: Loaded, { method, params }: Request, setting: Setting): Promise<Answered> => {
  if ('fault' in loaded) return failure(RPC_ERRORS.params, `the module could not be loaded: ${loaded.fault}`);
  const engine = loaded.exported;
  if (!isEngine(engine)) return failure(RPC_ERRORS.params, NO_ENGINE);
  if (method === 'hello') return hello(engine, setting);
  if (!isActionType(method)) return failure(RPC_ERRORS.method, `no function for ${method}`);
  try {
    return await judged(engine, method, params.position, params.action, setting);
  } catch (error) {
    return isDeclined(error) ? failure(RPC_ERRORS.declined, error.message) : bug(error);
  }
};

const NO_ENGINE = 'the module has no engine as its default export; write `export default defineEngine({…})`';

const hello = (engine: EngineModule, { edition }: Setting): Answered => {
  const { name, version, language = 'javascript', steps, features, editions } = engine;
  if (editions !== undefined && !editions.includes(edition)) return failure(RPC_ERRORS.params, `unknown edition ${edition}`);
  const result: HelloResult = { protocol: PROTOCOL, name, version, language, answers: answersOf(engine), steps, features };
  return { result };
};

const judged = async <T extends ActionType>(
  engine: Judges, type: T, position: Position, action: ActionParams[T], setting: Setting,
): Promise<Answered> => {
  if (typeof engine[type] !== 'function') return failure(RPC_ERRORS.method, `no function for ${type}`);
  const result = await engine[type](position, action, setting);
  return result === undefined ? failure(INTERNAL_ERROR, `the function for ${type} returned nothing`) : { result };
};

const INTERNAL_ERROR = -32603;

const failure = (code: number, message: string): Answered => ({ error: { code, message } });

const bug = (error: unknown): Answered => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return failure(INTERNAL_ERROR, error instanceof Error ? `${error.name}: ${error.message}` : String(error));
};

/** By its name: the module may have come by another copy of the class. */
const isDeclined = (error: unknown): error is Error => error instanceof Error && own({ ...error }, 'name') === 'Declined';
