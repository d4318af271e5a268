import { readFileSync, rmSync } from 'node:fs';
import { NOTHING_YET, type Progress } from '../proof/enumerate.ts';
import { quoted } from '../rules/source/index.ts';
import { Stop } from './exit.ts';
import { writeWhole } from './reports.ts';

/** How far an earlier run came; `undefined`: there is none. Stops where the file is of another run. */
export const stateIn = (file: string, key: string): Progress | undefined => {
  const state = parsed(file);
  if (state === undefined) return undefined;
  if (!isState(state)) throw new Stop(`--resume: ${quoted(file)} is no file of this command`);
  if (state.key !== key) throw new Stop(`--resume: ${quoted(file)} is of another run: ${state.key}, and this is ${key}`);
  return state.progress;
};

/** Writes how far a run has come, now and then. */
export const savedState = (file: string, key: string, progress: Progress): void => {
  if (Date.now() - lastSaved < BETWEEN) return;
  lastSaved = Date.now();
  writeWhole(file, `${JSON.stringify({ key, progress })}\n`);
};

export const clearedState = (file: string): void => rmSync(file, { force: true });

/** In milliseconds. */
const BETWEEN = 1000;
let lastSaved = 0;

interface State {
  readonly key: string;
  readonly progress: Progress;
}

const parsed = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new Stop(`--resume: ${quoted(file)} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const isState = (value: unknown): value is State => {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('progress' in value)) return false;
  const { key, progress } = value;
  return typeof key === 'string' && typeof progress === 'object' && progress !== null
    && Object.keys(NOTHING_YET).every((name) => Number.isSafeInteger(Object.getOwnPropertyDescriptor(progress, name)?.value));
};
