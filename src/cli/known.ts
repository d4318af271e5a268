import { existsSync, readFileSync } from 'node:fs';
import type { Case } from '../cases/case.ts';
import { counted } from '../text/counted.ts';
import { firstFew } from '../text/lines.ts';
import { quoted } from '../source/index.ts';
import { withKnown } from '../runner/known/compare.ts';
import { readKnown } from '../runner/known/read.ts';
import { entryName, hasReason, type KnownFailure, TO_BE_WRITTEN } from '../runner/known/types.ts';
import { updatedKnown } from '../runner/known/update.ts';
import type { EngineReport, RunReport } from '../runner/report.ts';
import { Stop } from './exit.ts';
import type { Io } from './io.ts';
import { checkFile, writeWhole } from './write-file.ts';
import { faulty } from './suite-data.ts';

export interface KnownFlags {
  /** The list of known failures. */
  readonly known?: string;
  readonly updateKnown?: boolean;
  /** The reason for new entries, and for those without one. */
  readonly reason?: string;
}

/** The run that is compared with a list. */
export interface ComparedRun {
  /** How many engines are asked. */
  readonly engines: number;
  /** Whether only some of the cases are asked. */
  readonly isPart: boolean;
}

/** Compares a run with the list of known failures, or rewrites the list; it is read before anything runs. */
export interface KnownComparison {
  compared(report: RunReport, cases: readonly Case[]): RunReport;
  /** Stops if the list could not be rewritten, which keeps no report from being written. */
  checkWritten(): void;
}

/**
 * Reads the list of known failures. Stops with every problem of the list, if there is no list to compare with, or if the run can't update
 * it. After an update, says on stderr what became of the list.
 */
export const knownList = (flags: KnownFlags, { engines, isPart }: ComparedRun, { stderr }: Pick<Io, 'stderr'>): KnownComparison => {
  const { known: file, updateKnown = false, reason } = flags;
  if (reason !== undefined && !updateKnown) throw new Stop('--reason: given without `--update-known`, expected both');
  if (reason !== undefined && !hasReason({ reason })) throw new Stop(`--reason: got ${quoted(reason)}, expected why the cases fail`);
  if (updateKnown && file === undefined) throw new Stop('--update-known: given without a list, expected `--known FILE` too');
  if (updateKnown && isPart) throw new Stop('--update-known: given with `--only` or `--shard`, expected a whole run');
  if (updateKnown && engines > 1) throw new Stop('--update-known: given with several engines, expected one');
  if (file === undefined) return { compared: (report) => report, checkWritten: () => undefined };
  if (!updateKnown && !existsSync(file)) throw new Stop(`--known: ${quoted(file)} does not exist; \`--update-known\` creates it`);
  if (updateKnown) checkFile(file, '--update-known');
  const known = existsSync(file) ? listedIn(file, updateKnown) : [];
  const before = textIn(file);
  let fault: Stop | undefined;
  const rewritten = (engines: readonly EngineReport[]): readonly KnownFailure[] => {
    try {
      return updated({ file, before, reason, stderr }, engines, known);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      fault = error;
      return known;
    }
  };
  return {
    compared: (report, cases) =>
      compared(report, { file, known: updateKnown ? rewritten(report.engines) : known, isPart }, cases),
    checkWritten: () => { if (fault !== undefined) throw fault; },
  };
};

const textIn = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

const listedIn = (file: string, isUpdated: boolean): readonly KnownFailure[] => {
  const { known, problems } = readKnown(file, isUpdated ? 'reasons' : 'nothing');
  if (known === undefined) throw faulty(problems);
  return known;
};

interface Update extends Pick<Io, 'stderr'> {
  readonly file: string;
  /** Its text before the run; undefined: it is created. */
  readonly before: string | undefined;
  readonly reason?: string | undefined;
}

const updated = (
  { file, before, reason, stderr }: Update, [engine]: readonly EngineReport[], listed: readonly KnownFailure[],
): readonly KnownFailure[] => {
  if (engine === undefined) return listed;
  if (textIn(file) !== before) {
    const expected = 'expected the list that was read before; it is left as it is';
    throw new Stop(`--update-known: ${quoted(file)} was changed during the run, ${expected}`);
  }
  const text = updatedKnown(engine, before, listed, reason);
  writeWhole(file, text, '--update-known');
  const known = listedIn(file, true);
  stderr.write(`${updateTold(file, before === undefined ? 'was created' : text === before ? 'is unchanged' : 'was updated', known)}\n`);
  return known;
};

/** Says which entries still need a reason: the list is refused until they have one. */
const updateTold = (file: string, became: string, known: readonly KnownFailure[]): string => {
  const wanting = known.filter((entry) => !hasReason(entry)).map(entryName);
  const said = `${file} ${became}: ${counted(known.length, 'entry', 'entries')}`;
  if (wanting.length === 0) return said;
  const which = firstFew(wanting, SHOWN).join(', ');
  return `${said}. Replace \`${TO_BE_WRITTEN}\` at ${which} with a reason: until then the list is refused`;
};

const SHOWN = 8;

const compared = (report: RunReport, list: Parameters<typeof withKnown>[1], cases: readonly Case[]): RunReport => {
  const ids = new Set<string>(cases.map(({ id }) => id));
  const each = { ...list, forSeveral: report.engines.length > 1 };
  return { ...report, engines: report.engines.map((engine) => withKnown(engine, each, (id) => ids.has(id))) };
};
