import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median } from './median.ts';

/** Seconds from the start of a command to its end: medians, and ratios of runs side by side. */
export interface StartUp {
  readonly run: number;
  readonly empty: number;
  readonly parses: number;
  readonly parsesQuickly: number;
  readonly toEmpty: number;
  readonly toParses: number;
  readonly toParsesQuickly: number;
}

const ROUNDS = 15;

/** Runs in turn: the suite, an empty script, and scripts that only load and parse, with the best-known parser and with ours. */
export const measureStartUp = async (): Promise<StartUp> => {
  const rounds: (readonly [run: number, empty: number, parses: number, parsesQuickly: number])[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push([
      await secondsOf('run-suite'), await secondsOf('test/bench/empty.ts'),
      await secondsOf('test/bench/parses.ts', 'yaml'), await secondsOf('test/bench/parses.ts', 'js-yaml'),
    ]);
  }
  return {
    run: median(rounds.map(([run]) => run)),
    empty: median(rounds.map(([, empty]) => empty)),
    parses: median(rounds.map(([, , parses]) => parses)),
    parsesQuickly: median(rounds.map(([, , , parsesQuickly]) => parsesQuickly)),
    toEmpty: median(rounds.map(([run, empty]) => run / empty)),
    toParses: median(rounds.map(([run, , parses]) => run / parses)),
    toParsesQuickly: median(rounds.map(([run, , , parsesQuickly]) => run / parsesQuickly)),
  };
};

/** How long `npx tsx SCRIPT …` takes. */
const secondsOf = async (...script: readonly string[]): Promise<number> => {
  const began = performance.now();
  await promisify(execFile)('npx', ['tsx', ...script]);
  return (performance.now() - began) / 1000;
};
