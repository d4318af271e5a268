import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median } from './median.ts';

/** How the main thread spends a start, in milliseconds, for a run of the suite and for an empty script. */
export interface Phase {
  readonly what: string;
  readonly run: number;
  readonly empty: number;
}

const ROUNDS = 5;

/** Profiles both in turn and writes the profiles to `folder`. A profiler slows the program, so the shares say more than the totals. */
export const measureProfile = async (folder: string): Promise<readonly Phase[]> => {
  const [runs, empties]: [Times[], Times[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    runs.push(await profiled('run-suite.ts', join(folder, `run-${round}`)));
    empties.push(await profiled('test/bench/empty.ts', join(folder, `empty-${round}`)));
  }
  const of = (all: readonly Times[], what: string): number => median(all.map((times) => times.get(what) ?? 0));
  return [...PARTS.map(([what]) => what), REST].map((what) => ({ what, run: of(runs, what), empty: of(empties, what) }));
};

type Times = ReadonlyMap<string, number>;

const profiled = async (script: string, folder: string): Promise<Times> => {
  mkdirSync(folder);
  await promisify(execFile)(process.execPath, ['--cpu-prof', '--cpu-prof-interval=200', `--cpu-prof-dir=${folder}`, '--import', 'tsx', script]);
  // the main thread is numbered 0, the loader's is 1
  const file = readdirSync(folder).find((name) => name.split('.')[4] === '0') ?? '';
  return timesIn(JSON.parse(readFileSync(join(folder, file), 'utf8')));
};

/** What `--cpu-prof` writes. */
interface Profile {
  readonly nodes: readonly Frame[];
  readonly samples: readonly number[];
  /** In microseconds. */
  readonly timeDeltas: readonly number[];
}

interface Frame {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly children?: readonly number[];
}

/** The parts of the work. A sample counts for the part of its innermost function that belongs to one. */
const PARTS: readonly (readonly [what: string, place: RegExp])[] = [
  ['reading YAML', /js-yaml|\/src\/rules\/source\/(yaml|read-text)/],
  ['checking the data, making cases of it', /\/src\/(rules|cases)\//],
  ['asking and judging', /\/src\/(runner|subjects|engine)\//],
  ['printing', /\/src\/report\//],
  ['the command line', /\/src\/cli\/|\/commander\//],
  ['collecting garbage', /^\(garbage collector\)$/],
  ['loading modules, and waiting for the thread that finds and translates them', /node:internal\/modules|\/tsx\/|\/esbuild\/|^\(idle\)$/],
];

const REST = 'starting Node, and all else';

const timesIn = ({ nodes, samples, timeDeltas }: Profile): Times => {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const frames = new Map(nodes.map((frame) => [frame.id, frame]));
  const partOf = (id: number | undefined): string => {
    const frame = id === undefined ? undefined : frames.get(id);
    if (id === undefined || frame === undefined) return REST;
    const place = frame.callFrame.url || frame.callFrame.functionName;
    return PARTS.find(([, pattern]) => pattern.test(place))?.[0] ?? partOf(parents.get(id));
  };
  const times = new Map<string, number>();
  for (const [at, id] of samples.entries()) times.set(partOf(id), (times.get(partOf(id)) ?? 0) + (timeDeltas[at] ?? 0) / 1000);
  return times;
};
