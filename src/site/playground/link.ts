import type { Reading } from '../../source/shape.ts';
import { type Posed, posedFrom, writtenPosed } from './question.ts';

const PREFIX = '#q1=';
const LONGEST_LINK = 20_000;
const LONGEST_TEXT = 200_000;

/** The fragment that holds a whole question: version 1, deflated JSON in base64 for addresses. */
export const fragmentOf = async (posed: Posed): Promise<string> => {
  const bytes = await piped(new TextEncoder().encode(JSON.stringify(writtenPosed(posed))), new CompressionStream('deflate-raw'));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return PREFIX + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

/** Whether a fragment holds a question, of whatever version. */
export const isQuestionFragment = (fragment: string): boolean => /^#q\d*=/.test(fragment);

/** The question in a fragment, or why it holds none. */
export const posedIn = async (fragment: string): Promise<Reading<Posed>> => {
  if (!fragment.startsWith(PREFIX)) return { fault: 'The link is of a version that this page does not know.' };
  if (fragment.length > LONGEST_LINK) return { fault: `The link has more than ${LONGEST_LINK} characters.` };
  const text = await inflated(fragment.slice(PREFIX.length));
  if (text === undefined) return { fault: 'The link is damaged or incomplete.' };
  const read = posedFrom(text);
  return 'fault' in read ? { fault: `The link holds no question: ${read.fault}.` } : read;
};

const inflated = async (packed: string): Promise<unknown> => {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await piped(bytes, new DecompressionStream('deflate-raw'))));
  } catch {
    return undefined;
  }
};

/** The bytes after a transformation; throws as soon as there are too many. */
const piped = async (bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream): Promise<Uint8Array> => {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const chunks: Uint8Array[] = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return joined(chunks, size);
    size += value.length;
    if (size > LONGEST_TEXT) {
      await reader.cancel();
      throw new RangeError('too long');
    }
    chunks.push(value);
  }
};

const joined = (chunks: readonly Uint8Array[], size: number): Uint8Array => {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
};
