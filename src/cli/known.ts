import { existsSync, readFileSync } from 'node:fs';
import type { Case } from '../cases/case.ts';
import { compareKnown } from '../runner/known/compare.ts';
import { readKnown } from '../runner/known/read.ts';
import type { KnownFailure } from '../runner/known/types.ts';
import { updatedKnown } from '../runner/known/update.ts';
import type { RunReport } from '../runner/report.ts';
import { Stop } from './exit.ts';
import { writeWhole } from './reports.ts';
import { faulty } from './suite.ts';

export interface KnownFlags {
  /** The list of known failures. */
  readonly known?: string;
  readonly updateKnown: boolean;
}

/** Compares a run with the list of known failures, or makes the list anew; read before anything runs. */
export interface KnownList {
  compared(report: RunReport, cases: readonly Case[]): RunReport;
}

/** `isPart`: not all cases run, so that the list can't be made anew. Stops with every problem of the list. */
export const knownList = ({ known: path, updateKnown }: KnownFlags, engines: number, isPart: boolean): KnownList => {
  if (updateKnown && path === undefined) throw new Stop('--update-known: which list? Name it with `--known FILE`');
  if (updateKnown && isPart) throw new Stop('--update-known: takes a whole run, without --only and --shard');
  if (updateKnown && engines > 1) throw new Stop('--update-known: takes one engine a run');
  if (path === undefined) return { compared: (report) => report };
  const listed = updateKnown && !existsSync(path) ? [] : listedIn(path);
  return {
    compared: (report, cases) => withKnown(report, updateKnown ? updated(path, report, listed) : listed, cases),
  };
};

const listedIn = (path: string): readonly KnownFailure[] => {
  const { known, problems } = readKnown(path);
  if (known === undefined) throw faulty(problems);
  return known;
};

const updated = (path: string, { engines: [engine] }: RunReport, listed: readonly KnownFailure[]): readonly KnownFailure[] => {
  if (engine === undefined) return listed;
  writeWhole(path, updatedKnown(engine, existsSync(path) ? readFileSync(path, 'utf8') : undefined, listed), '--update-known');
  return listedIn(path);
};

const withKnown = (report: RunReport, listed: readonly KnownFailure[], cases: readonly Case[]): RunReport => {
  const ids = new Set<string>(cases.map(({ id }) => id));
  return { ...report, engines: report.engines.map((engine) => ({ ...engine, known: compareKnown(engine, listed, (id) => ids.has(id)) })) };
};
