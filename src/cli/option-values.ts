import { InvalidArgumentError, Option } from 'commander';
import { EDITION_IDS } from '../board/index.ts';
import { PROFILES } from '../cases/types.ts';
import type { Shard } from '../runner/report.ts';
import { isWithin, JOBS, SECONDS } from './limits.ts';

/** Collects the values of a repeatable option. */
export const appended = (text: string, before: readonly string[] = []): readonly string[] => [...before, text];

/** Collects the values of a repeatable option that must be among `choices`. */
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
export const isRepeatable = ({ parseArg, variadic }: Option): boolean =>
  variadic || (parseArg !== undefined && APPENDING.has(parseArg));

const APPENDING = new WeakSet<object>([appended]);

/** `--edition`, for commands that judge by the rules of an edition, or of a draft of one. */
export const editionOption = (): Option =>
  new Option('--edition <edition>', `the rules: ${EDITION_IDS.join(', ')}, or an erratum's file`).default('current');

/** `--profile`, for commands that select cases. */
export const profileOption = (): Option =>
  new Option('--profile <profile>', 'which cases: `core`, about the article; `units`, about the unit catalogue; `all`, both')
    .choices([...PROFILES, 'all']).default('core');

/** The description of `--fixtures`, for every command that has it. */
export const FIXTURES_ABOUT = "your own cases, a file or a folder, instead of the suite's; repeatable";

/** Reads how many processes to run. */
export const processes = (text: string): number => {
  const number = Number(text);
  if (!/^\d+$/.test(text) || !isWithin(number, JOBS)) throw new InvalidArgumentError(`Expected ${JOBS.expected}.`);
  return number;
};

/** Reads a whole number of at most nine digits. */
export const naturalNumber = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Expected a whole number of at most nine digits.');
  return Number(text);
};

/** Reads a time in seconds. */
export const seconds = (text: string): number => {
  const number = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || !isWithin(number, SECONDS)) {
    throw new InvalidArgumentError(`Expected ${SECONDS.expected}, like 5 or 0.5.`);
  }
  return number;
};

/** Reads a shard, like `2/3`. */
export const shardIn = (text: string): Shard => {
  const [, index, of] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  if (shard.index >= 1 && shard.index <= shard.of) return shard;
  throw new InvalidArgumentError('Expected a shard and the number of shards, at most 999, like 2/3.');
};
