import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { type Action, type ActionType, ACTION_TYPES, type Answer, isActionType, type Position } from '../board/index.ts';
import { DEEPEST, isTooDeep } from '../source/depth.ts';
import { type Params, readParams } from './params.ts';
import { isRecord } from '../text/records.ts';
import { thrownText } from '../text/thrown-text.ts';
import { ABSENT, isInstead } from '../text/values.ts';
import { hintFor } from '../text/nearest.ts';
import { linesOf } from './text-lines.ts';
import { type HelloParams, type HelloResult, PROTOCOL, RPC_ERRORS } from './wire.ts';

/** An engine that `serve` can offer on the wire. */
export interface ServedEngine {
  readonly hello: HelloResult;
  judge(position: Position, action: Action): Answer;
  /** Why the engine can't judge the action, although its shape is right. Absent: it always can. */
  refusal?(position: Position, action: Action): string | undefined;
}

/** The engine for an edition; `undefined` if there is no such edition. */
export type EngineOfEdition = (edition: string, suite: string) => ServedEngine | undefined;

/** Answers JSON-RPC requests, one object a line, until `input` ends or `output` is closed. */
export const serve = async (input: Readable, output: Writable, engine: ServedEngine, engineFor: EngineOfEdition): Promise<void> => {
  const respond = responder(engine, engineFor);
  const gone = new AbortController();
  const stop = () => gone.abort();
  output.once('error', stop).once('close', stop);
  for await (const lines of linesOf(input)) {
    for (const line of lines) {
      const response = respond(line);
      if (response !== undefined && !output.write(`${JSON.stringify(response)}\n`)) await drained(output, gone.signal);
      if (gone.signal.aborted) return;
    }
  }
};

export interface Response {
  readonly jsonrpc: '2.0';
  readonly id: Id;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

/** Answers a line; a notification gets no answer. `engine` judges until a `hello` names an edition. */
export const responder = (engine: ServedEngine, engineFor: EngineOfEdition): ((line: string) => Response | undefined) => {
  let current = engine;
  return (line) => {
    const request = readRequest(line);
    if (!('method' in request)) return request;
    if (request.method !== 'hello') return answered(request, () => ruling(current, request));
    return answered(request, () => {
      const params = helloParams(request);
      const named = engineFor(params.edition, params.suite);
      if (named === undefined) throw unknownEdition(params.edition);
      current = named;
      return current.hello;
    });
  };
};

const unknownEdition = (edition: string): Refusal =>
  new Refusal(RPC_ERRORS.params, `${isInstead('`edition`', edition)}, expected an edition that the rules have`);

type Id = string | number | null;

interface RpcRequest {
  /** Absent in a notification. */
  readonly id?: Id;
  readonly method: string;
  readonly params: unknown;
}

/** Ends a request with an error reply; never leaves this file. */
class Refusal extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

const INTERNAL_ERROR = -32603;

const drained = async (output: Writable, signal: AbortSignal): Promise<void> => {
  try {
    await once(output, 'drain', { signal });
  } catch {
    // the output is closed: the caller sees the signal
  }
};

const TOO_DEEP = `the request nests too deep, expected at most ${DEEPEST} levels of lists and objects`;

const readRequest = (line: string): RpcRequest | Response => {
  const message = parsed(line.trim());
  if (message === undefined) return failure(null, RPC_ERRORS.parse, 'the line is not JSON');
  if (isTooDeep(line)) return failure(idIn(message), RPC_ERRORS.request, TOO_DEEP);
  if (!isRecord(message)) return failure(null, RPC_ERRORS.request, `${isInstead('the request', message)}, expected an object`);
  const { jsonrpc, id, method, params } = message;
  if (id !== undefined && !isId(id)) {
    return failure(null, RPC_ERRORS.request, `${isInstead('`id`', id)}, expected text, a number or \`null\``);
  }
  const known = id ?? null;
  if (jsonrpc !== '2.0') return failure(known, RPC_ERRORS.request, `${isInstead('`jsonrpc`', jsonrpc ?? ABSENT)}, expected \`"2.0"\``);
  if (typeof method !== 'string') return failure(known, RPC_ERRORS.request, `${isInstead('`method`', method ?? ABSENT)}, expected text`);
  return id === undefined ? { method, params } : { id, method, params };
};

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

const idIn = (message: unknown): Id => (isRecord(message) && isId(message['id']) ? message['id'] : null);

const isId = (value: unknown): value is Id => value === null || typeof value === 'string' || typeof value === 'number';

const failure = (id: Id, code: number, message: string): Response => ({ jsonrpc: '2.0', id, error: { code, message } });

const answered = ({ id }: RpcRequest, answer: () => unknown): Response | undefined => {
  const response = outcome(id ?? null, answer);
  return id === undefined ? undefined : response;
};

const outcome = (id: Id, answer: () => unknown): Response => {
  try {
    return { jsonrpc: '2.0', id, result: answer() };
  } catch (error) {
    if (error instanceof Refusal) return failure(id, error.code, error.message);
    return failure(id, INTERNAL_ERROR, `the engine failed: ${thrownText(error)}`);
  }
};

const ruling = (engine: ServedEngine, { method, params }: RpcRequest): Answer => {
  if (!isActionType(method)) {
    const hint = hintFor(method, ['hello', ...ACTION_TYPES]);
    throw new Refusal(RPC_ERRORS.method, `${isInstead('`method`', method)}, expected \`hello\` or an action${hint}`);
  }
  const { position, action } = wanted(method, params);
  const asked = actionOf(method, action);
  const refusal = engine.refusal?.(position, asked);
  if (refusal !== undefined) throw new Refusal(RPC_ERRORS.params, refusal);
  return engine.judge(position, asked);
};

const helloParams = ({ params }: RpcRequest): HelloParams => {
  const hello = wanted('hello', params);
  if (hello.protocol === PROTOCOL) return hello;
  throw new Refusal(RPC_ERRORS.params, `${isInstead('`protocol`', hello.protocol)}, expected \`${PROTOCOL}\``);
};

const wanted = <M extends keyof Params>(method: M, params: unknown): Params[M] => {
  const reading = readParams(method, params);
  if ('fault' in reading) throw new Refusal(RPC_ERRORS.params, reading.fault);
  return reading.params;
};

// the params have just been checked against the method's schema, which the compiler can't see
const actionOf = (type: ActionType, params: Action['params']): Action => ({ type, params }) as Action;
