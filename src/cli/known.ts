import { existsSync, readFileSync } from 'node:fs';
import type { Case } from '../cases/case.ts';
import { counted } from '../text/counted.ts';
import { firstFew } from '../text/lines.ts';
import { quoted } from '../source/index.ts';
import { withKnown } from '../runner/known/compare.ts';
import { readKnown } from '../runner/known/read.ts';
import { hasReason, type KnownFailure, TO_BE_WRITTEN } from '../runner/known/types.ts';
import { updatedKnown } from '../runner/known/update.ts';
import type { RunReport } from '../runner/report.ts';
import { Stop } from './exit.ts';
import type { Io } from './io.ts';
import { checkFile, writeWhole } from './write-file.ts';
import { faulty } from './suite-data.ts';

export interface KnownFlags {
  /** The list of known failures. */
  readonly known?: string;
  readonly updateKnown?: boolean;
}

/** The run that is compared with a list. */
export interface ComparedRun {
  /** How many engines are asked. */
  readonly engines: number;
  /** Whether only some of the cases are asked. */
  readonly isPart: boolean;
}

/** Compares a run with the list of known failures, or rewrites the list; it is read before anything runs. */
export interface KnownList {
  compared(report: RunReport, cases: readonly Case[]): RunReport;
}

/**
 * `isPart`: not all cases run, so that the list can't be made anew. Stops with every problem of the list, and where there is none to
 * compare with; what becomes of a list that is made anew is told on stderr.
 */
export const knownList = (flags: KnownFlags, { engines, isPart }: ComparedRun, { stderr }: Pick<Io, 'stderr'>): KnownList => {
  const { known: file, updateKnown = false } = flags;
  if (updateKnown && file === undefined) throw new Stop('--update-known: which list? Name it with `--known FILE`');
  if (updateKnown && isPart) throw new Stop('--update-known: takes a whole run, without --only and --shard');
  if (updateKnown && engines > 1) throw new Stop('--update-known: takes one engine a run');
  if (file === undefined) return { compared: (report) => report };
  if (!updateKnown && !existsSync(file)) throw new Stop(`--known: ${quoted(file)} is not there; with \`--update-known\` the run makes it`);
  if (updateKnown) checkFile(file, '--update-known');
  const known = existsSync(file) ? listedIn(file, updateKnown) : [];
  return {
    compared: (report, cases) => compared(report, { file, known: updateKnown ? updated(file, report, known, stderr) : known }, cases),
  };
};

const listedIn = (file: string, isUpdated: boolean): readonly KnownFailure[] => {
  const { known, problems } = readKnown(file, isUpdated ? 'reasons' : 'nothing');
  if (known === undefined) throw faulty(problems);
  return known;
};

const updated = (file: string, { engines }: RunReport, listed: readonly KnownFailure[], stderr: Io['stderr']): readonly KnownFailure[] => {
  const [engine] = engines;
  if (engine === undefined) return listed;
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const text = updatedKnown(engine, before, listed);
  writeWhole(file, text, '--update-known');
  const known = listedIn(file, true);
  stderr.write(`${updateTold(file, before === undefined ? 'made' : text === before ? 'right as it was' : 'written anew', known)}\n`);
  return known;
};

/** Says which entries want their reason, for the list is refused until they have one. */
const updateTold = (file: string, became: string, known: readonly KnownFailure[]): string => {
  const wanting = known.filter((entry) => !hasReason(entry)).map((entry) => entry.case);
  const said = `${file} is ${became}: ${counted(known.length, 'known failure')}`;
  if (wanting.length === 0) return said;
  const which = firstFew(wanting, SHOWN).join(', ');
  return `${said}. Write why instead of \`${TO_BE_WRITTEN}\` at ${which}: until then the list is refused`;
};

const SHOWN = 8;

const compared = (report: RunReport, list: Parameters<typeof withKnown>[1], cases: readonly Case[]): RunReport => {
  const ids = new Set<string>(cases.map(({ id }) => id));
  const each = { ...list, forSeveral: report.engines.length > 1 };
  return { ...report, engines: report.engines.map((engine) => withKnown(engine, each, (id) => ids.has(id))) };
};
