import { readFileSync, statSync } from 'node:fs';
import { TextDecoder } from 'node:util';
import type { Problem } from './problem.ts';
import { quoted } from '../text/quoted.ts';

/** In bytes; larger files are not read. */
export const LARGEST_FILE = 1_000_000;

/** Which files may be read. */
export interface Readable {
  /** In bytes. */
  readonly largest: number;
  /** Like `a YAML file`. */
  readonly kind: string;
}

const YAML: Readable = { largest: LARGEST_FILE, kind: 'a YAML file' };

/** The text of a UTF-8 file without its byte order mark, or why it can't be read; `shown` is its name in problems. */
export const readText = (path: string, shown: string, { largest, kind } = YAML): string | Problem => {
  try {
    const stats = statSync(path);
    if (!stats.isFile()) return refused(shown, 'unreadable', stats.isDirectory() ? 'this is a folder' : 'this is not a file', kind);
    if (stats.size > largest) return refused(shown, 'too-large', `the file has ${stats.size} bytes`, `at most ${largest} bytes`);
    return decoded(readFileSync(path), shown);
  } catch (error) {
    return refused(shown, 'unreadable', `the file can't be read: ${reasonOf(error, path)}`, 'a readable file');
  }
};

/** A problem of a file as a whole. */
export const refused = (file: string, code: Problem['code'], problem: string, expected: string): Problem =>
  ({ file, line: 1, col: 1, code, problem, expected });

/** Why the system refused, without the path, which the problem already names. */
export const reasonOf = (error: unknown, path = ''): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  if (code === 'ENOENT') return isGarbledName(path) ? 'its name is not UTF-8' : 'it does not exist';
  return code === 'EACCES' ? 'permission denied' : quoted(code);
};

/** Node puts this character for every byte of a name that is not UTF-8; such a file can't be opened by that name. */
export const isGarbledName = (path: string): boolean => path.includes('\ufffd');

const decoded = (bytes: Buffer, shown: string): string | Problem => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const bad = firstBadByte(bytes);
    const problem = refused(shown, 'not-utf-8', 'the file is not UTF-8', 'text in UTF-8');
    return { ...problem, line: countLines(bytes, bad), col: columnOf(bytes, bad) };
  }
};

/** By bisection: the first bad byte comes after the longest beginning that can be decoded. */
const firstBadByte = (bytes: Buffer): number => {
  let [good, bad] = [0, bytes.length];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (decodes(bytes.subarray(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
};

// `stream`: a character that the end of the part cuts in two is not an error
const decodes = (part: Buffer): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(part, { stream: true });
    return true;
  } catch {
    return false;
  }
};

// everything before is valid, except perhaps the beginning of the bad character itself
const columnOf = (bytes: Buffer, bad: number): number => {
  const start = bad === 0 ? 0 : bytes.lastIndexOf(0x0a, bad - 1) + 1;
  return new TextDecoder('utf-8').decode(bytes.subarray(start, bad), { stream: true }).length + 1;
};

const countLines = (bytes: Buffer, end: number): number => {
  let line = 1;
  for (let at = 0; at < end; at++) if (bytes[at] === 0x0a) line++;
  return line;
};
