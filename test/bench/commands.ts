import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { median } from './median.ts';

/** A command, and how long it takes, in seconds: the median of a few turns, and of their ratios to an empty script in the same turn. */
export interface CommandTime {
  readonly command: string;
  readonly time: number;
  readonly toEmpty: number;
}

/** The commands that take longest, each with the same work every time. */
const COMMANDS = [
  ['prove'], ['errata', 'rules/errata/planets-count.yaml'], ['enumerate', '--scope', 'standard'],
  ['fuzz', '--engine', 'reference', '--seed', '1', '--runs', '10000'],
] as const;

const TURNS = 3;

/** Runs each of the long commands beside an empty script. */
export const measureCommands = async (): Promise<readonly CommandTime[]> => {
  const times: CommandTime[] = [];
  for (const command of COMMANDS) {
    const turns = await inTurns(TURNS, ['npx', 'tsx', 'run-suite', ...command], ['npx', 'tsx', 'test/bench/empty.ts']);
    times.push({ command: command.join(' '), ...turns });
  }
  return times;
};

/** Runs the command of the package beside a Node that does nothing; undefined if the package is not built. */
export const measurePacked = async (): Promise<Omit<CommandTime, 'command'> & { readonly empty: number } | undefined> => {
  const program = 'lib/cli/bin.js';
  return existsSync(program) ? inTurns(PACKED_TURNS, [process.execPath, program], [process.execPath, '-e', '0']) : undefined;
};

const PACKED_TURNS = 21;

const inTurns = async (turns: number, one: Command, empty: Command): Promise<{ readonly time: number; readonly empty: number; readonly toEmpty: number }> => {
  const times: (readonly [time: number, empty: number])[] = [];
  for (let turn = 0; turn < turns; turn += 1) times.push([await secondsOf(one), await secondsOf(empty)]);
  return {
    time: median(times.map(([time]) => time)),
    empty: median(times.map(([, none]) => none)),
    toEmpty: median(times.map(([time, none]) => time / none)),
  };
};

type Command = readonly [file: string, ...args: readonly string[]];

const secondsOf = async ([file, ...args]: Command): Promise<number> => {
  const began = performance.now();
  await promisify(execFile)(file, args, { maxBuffer: 1e8 });
  return (performance.now() - began) / 1000;
};
