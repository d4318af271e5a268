import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { NOTHING_YET, type EnumerateProgress } from '../search/enumerate.ts';
import type { Scope } from '../search/scope/types.ts';
import type { KnownFault } from '../search/findings.ts';
import type { EditionRulebook } from '../search/judges.ts';
import { answerOf } from '../rules/article.ts';
import { quoted, readText } from '../source/index.ts';
import type { Shard } from '../runner/report.ts';
import { isRecord } from '../text/records.ts';
import { Stop } from './exit.ts';
import { writeWhole } from './write-file.ts';

/** What a run leaves for the one that goes on with it. */
export interface State {
  readonly progress: EnumerateProgress;
  /** The faults that were told. */
  readonly faults: readonly KnownFault[];
  /** What is said against the engine as a whole. */
  readonly complaints: readonly string[];
  /** How many differ, by step and action. */
  readonly where: Readonly<Record<string, number>>;
}

export const NO_STATE: State = { progress: NOTHING_YET, faults: [], complaints: [], where: {} };

/** What must be the same for a run to go on with: the engine, and all that is asked and expected. */
export const keyOf = (scope: Scope, { article, edition }: EditionRulebook, { engine, shard }: { readonly engine: readonly string[]; readonly shard?: Shard }): string => {
  const answers = article.rulings.map((ruling) => [ruling.id, answerOf(article, edition, ruling)]);
  const hash = createHash('sha256').update(JSON.stringify([scope, answers])).digest('hex').slice(0, 12);
  return JSON.stringify([scope.name, hash, engine, edition, shard ?? null]);
};

/** How far an earlier run came; `undefined`: there is none. Stops where the file is of another run. */
export const stateIn = (file: string, key: string): State | undefined => {
  const state = parsed(file);
  if (state === undefined) return undefined;
  if (!isSaved(state)) throw new Stop(`--resume: ${quoted(file)} is no file of this command`);
  if (state.key !== key) throw new Stop(`--resume: ${quoted(file)} is of another run, or its scope or rulings have changed: ${state.key}, and this is ${key}`);
  return state;
};

/** Writes how far a run has come, now and then. */
export const savedState = (file: string, key: string, state: () => State): void => {
  if (Date.now() - lastSaved < BETWEEN) return;
  lastSaved = Date.now();
  writeWhole(file, `${JSON.stringify({ key, ...state() })}\n`, '--resume');
};

export const clearedState = (file: string): void => rmSync(file, { force: true });

/** In milliseconds. */
const BETWEEN = 1000;
let lastSaved = 0;

interface Saved extends State {
  readonly key: string;
}

const parsed = (file: string): unknown => {
  if (!existsSync(file)) return undefined;
  const text = readText(file, file, STATE);
  if (typeof text !== 'string') throw new Stop(`--resume: ${quoted(file)}: ${text.problem}, expected ${text.expected}`);
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const STATE = { largest: 10_000_000, kind: 'a file that this command writes' };

const isSaved = (value: unknown): value is Saved => {
  if (!isRecord(value)) return false;
  const { key, progress, faults, complaints, where } = value;
  return typeof key === 'string' && isProgress(progress) && Array.isArray(faults) && faults.every(isFault) && isTexts(complaints)
    && isRecord(where) && Object.values(where).every(isCount);
};

const isProgress = (value: unknown): boolean => isRecord(value) && Object.keys(NOTHING_YET).every((name) => isCount(value[name]));

const isFault = (value: unknown): boolean => isRecord(value) && isTexts(value['signatures']) && isTexts(value['likely']);

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === 'string');

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
