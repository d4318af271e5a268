import { own } from '../../board/index.ts';
import { DEEPEST, isTooDeep } from '../../source/depth.ts';
import { repeatedKey } from '../../source/repeated-key.ts';
import { printable } from '../../text/printable.ts';
import { quoted, quotedLine } from '../../text/quoted.ts';
import { defined, isRecord } from '../../text/records.ts';
import type { Reply } from '../subject.ts';
import { RPC_ERRORS } from '../wire.ts';
import type { Complaint } from './complaints.ts';

/** One line from an engine. */
export type Message =
  | { readonly kind: 'result'; readonly id: number; readonly line: string; readonly result: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly line: string; readonly code: number; readonly message: string }
  | BrokenLine;

/** A line that breaks the contract. */
export interface BrokenLine extends Complaint {
  readonly kind: 'broken';
  /** The id of the request that it seems to answer. */
  readonly id?: number;
  /** Whether it is probably meant as a reply, not a log or a banner. */
  readonly isReply: boolean;
}

/** Reads a line that is not blank. */
export const readMessage = (bytes: Buffer): Message => {
  const line = decoded(bytes);
  if (line === undefined) return unreadable(bytes.toString('latin1'), 'not UTF-8', 'encode stdout as UTF-8');
  const value = parsed(line);
  if (value === undefined) return unreadable(line, 'not JSON', ONLY_REPLIES);
  if (!isRecord(value)) return notAnObject(line, value);
  return readObject(line, value);
};

/** A line so long that only its beginning was kept. */
export const tooLongMessage = (head: Buffer, limit: number): BrokenLine => {
  const line = head.toString('latin1');
  const rest = `: it begins ${quotedLine(line)}; end each reply with a line break`;
  return { ...seemsToAnswer(line), kind: 'broken', what: `a line of more than ${limit} bytes`, rest };
};

const ONLY_REPLIES = 'write only replies to stdout, each as JSON on one line, and logs to stderr';

type JsonObject = Readonly<Record<string, unknown>>;

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

const decoded = (bytes: Buffer): string | undefined => {
  try {
    return UTF_8.decode(bytes);
  } catch {
    return undefined;
  }
};

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

const unreadable = (line: string, what: string, advice: string): BrokenLine =>
  ({ ...seemsToAnswer(line), kind: 'broken', what: `a line that is ${what}`, rest: `: ${quotedLine(line)}; ${advice}` });

/** In broken JSON, a Python dictionary or a reply with NaN, the id can usually still be read. */
const seemsToAnswer = (line: string): Pick<BrokenLine, 'id' | 'isReply'> => {
  const id = /["']id["']\s*:\s*(\d{1,15})\b/.exec(line)?.[1];
  return defined({ id: id === undefined ? undefined : Number(id), isReply: /^\s*(\{|\[\s*\{)/.test(line) });
};

const notAnObject = (line: string, value: unknown): BrokenLine => {
  const shown = quotedLine(line);
  if (Array.isArray(value)) {
    const rest = `: ${shown}; write each reply as an object on a line of its own`;
    return { ...seemsToAnswer(line), kind: 'broken', what: 'a list instead of an object', rest };
  }
  return { kind: 'broken', isReply: false, what: 'a line that is not a JSON object', rest: `: ${shown}; ${ONLY_REPLIES}` };
};

const readObject = (line: string, value: JsonObject): Message => {
  const id = own(value, 'id');
  const fault = isTooDeep(line) ? `an object nested more than ${DEEPEST} levels deep` : faultOf(value) ?? keyFault(line, value);
  if (fault !== undefined || typeof id !== 'number') return broken(line, value, fault ?? 'a reply without the id of its request');
  const error = own(value, 'error');
  if (error === undefined) return { kind: 'result', id, line, result: own(value, 'result') };
  return isRpcError(error)
    ? { kind: 'error', id, line, code: error.code, message: error.message }
    : broken(line, value, 'an error that is not `{"code": whole number, "message": text}`');
};

const faultOf = (value: JsonObject): string | undefined => {
  const [result, error] = [own(value, 'result'), own(value, 'error')];
  if (own(value, 'method') !== undefined) return 'a request or notification';
  if (result !== undefined && error !== undefined) return 'a reply with both `result` and `error`';
  if (result === undefined && error === undefined && own(value, 'id') === undefined) return 'an object that is not a reply';
  if (result === undefined && error === undefined) return 'a reply with neither `result` nor `error`';
  if (own(value, 'jsonrpc') !== '2.0') return 'a reply without `"jsonrpc": "2.0"`';
  return idFault(own(value, 'id'), error);
};

const keyFault = (line: string, value: JsonObject): string | undefined => {
  const key = repeatedKey(line, value);
  return key === undefined ? undefined : `a reply with the key ${quoted(key)} twice`;
};

const idFault = (id: unknown, error: unknown): string | undefined => {
  if (typeof id === 'number') return undefined;
  if (isRpcError(error) && (id === undefined || id === null)) return 'an error without the id of its request';
  return id === undefined ? 'a reply without the id of its request' : 'a reply whose id is not the number that was sent';
};

const broken = (line: string, value: JsonObject, what: string): BrokenLine => {
  const id = own(value, 'id');
  const meant = typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : id;
  const isReply = own(value, 'method') === undefined && ['id', 'result', 'error'].some((name) => Object.hasOwn(value, name));
  const meantId = isReply && typeof meant === 'number' ? meant : undefined;
  return defined({ kind: 'broken', id: meantId, isReply, what, rest: `: ${quotedLine(line)}` } as const);
};

const isRpcError = (error: unknown): error is { readonly code: number; readonly message: string } =>
  isRecord(error) && Number.isInteger(own(error, 'code')) && typeof own(error, 'message') === 'string';

/** What a reply says to a request of this method; `stderr` is read only if the reply is an error. */
export const replyOf = (message: Exclude<Message, BrokenLine>, method: string, stderr?: () => readonly string[]): Reply => {
  if (message.kind === 'result') return { kind: 'answered', result: message.result };
  const said = printable(message.message.trim());
  if (message.code === RPC_ERRORS.method || message.code === RPC_ERRORS.declined) return { kind: 'declined', reason: said };
  const refusesParams = message.code === RPC_ERRORS.params && method !== 'hello';
  const hint = refusesParams ? `; to decline a request, answer with error ${RPC_ERRORS.declined}` : '';
  return defined({ kind: 'crashed', message: `answered with error ${message.code}: ${said}${hint}`, stderr: stderr?.() } as const);
};
