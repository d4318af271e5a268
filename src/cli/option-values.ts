import { InvalidArgumentError, Option } from 'commander';
import { EDITION_IDS } from '../board/index.ts';
import { PROFILES } from '../cases/types.ts';
import type { Shard } from '../runner/report.ts';
import { isWithin, JOBS, SECONDS } from './limits.ts';

/** Collects the values of an option that may be given several times. */
export const appended = (text: string, before: readonly string[] = []): readonly string[] => [...before, text];

/** The same, for an option whose values are among `choices`. */
export const appendedChoice = <T extends string>(choices: readonly T[]) => {
  const append = (text: string, before: readonly T[] = []): readonly T[] => {
    const value = choices.find((each) => each === text);
    if (value === undefined) throw new InvalidArgumentError(`Allowed choices are ${choices.join(', ')}.`);
    return [...before, value];
  };
  APPENDING.add(append);
  return append;
};

/** Whether an option may be given several times. */
export const isRepeatable = ({ parseArg, variadic }: Option): boolean => variadic || (parseArg !== undefined && APPENDING.has(parseArg));

const APPENDING = new WeakSet<object>([appended]);

export const editionOption = (): Option =>
  new Option('--edition <id>', 'the edition of the article').choices(EDITION_IDS).default('current');

export const profileOption = (): Option =>
  new Option('--profile <profile>', 'which cases: of the article alone, of the unit catalogue, or both').choices([...PROFILES, 'all']).default('core');

/** A number of processes. */
export const processes = (text: string): number => {
  const number = Number(text);
  if (!/^\d+$/.test(text) || !isWithin(number, JOBS)) throw new InvalidArgumentError(`Expected ${JOBS.expected}.`);
  return number;
};

export const naturalNumber = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Expected a whole number of at most nine digits.');
  return Number(text);
};

/** A seed, or one of the clock for `any`, so that every run tries another order. */
export const seed = (text: string): number => (text === 'any' ? Date.now() % 1_000_000 : naturalNumber(text));

export const seconds = (text: string): number => {
  const number = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || !isWithin(number, SECONDS)) throw new InvalidArgumentError(`Expected ${SECONDS.expected}, like 5 or 0.5.`);
  return number;
};

/** `2/3`. */
export const shardIn = (text: string): Shard => {
  const [, index, of] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  if (!(shard.index >= 1 && shard.index <= shard.of)) throw new InvalidArgumentError('Expected a part and how many there are, at most 999, like 2/3.');
  return shard;
};
