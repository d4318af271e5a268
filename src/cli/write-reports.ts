import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Case } from '../cases/case.ts';
import { rendered, wantsSteps } from '../report/formats.ts';
import { PLAYGROUND } from '../report/html/site-links.ts';
import type { RunReport } from '../runner/report.ts';
import { withSteps } from '../runner/with-steps.ts';
import { Stop } from './exit.ts';
import { type Io, wantsColour, WIDE, widthOf } from './io.ts';
import type { Wanted } from './wanted-reports.ts';
import { addToSummary, writeWhole } from './write-file.ts';

export interface WriteFlags {
  readonly quiet?: boolean;
  readonly color: boolean;
}

/** Writes all wanted reports, and stops at the end if any of them could not be written: the others are there. */
export const writeReports = async (
  { report, cases }: { readonly report: RunReport; readonly cases: readonly Case[] }, wanted: readonly Wanted[], flags: WriteFlags, io: Io,
): Promise<void> => {
  const faults: unknown[] = [];
  for (const one of wanted) {
    await write(one, wantsSteps(one.format) ? withSteps(report, cases) : report, flags, io).catch((error: unknown) => faults.push(error));
  }
  const [first] = faults;
  if (first !== undefined) throw faults.every(isStop) ? new Stop(faults.map(({ message }) => message).join('\n')) : first;
};

const isStop = (error: unknown): error is Stop => error instanceof Stop;

const write = async ({ format, file }: Wanted, report: RunReport, { color, quiet = false }: WriteFlags, io: Io): Promise<void> => {
  const plain = { colour: false, width: WIDE, quiet };
  if (format === 'github') addToSummary(io.env, await rendered('markdown', report, plain));
  if (file === undefined) {
    io.stdout.write(await rendered(format, report, { colour: wantsColour(color, io), width: widthOf(io), quiet }));
  } else {
    writeWhole(file, await rendered(format, report, { ...plain, isBesidePlayground: hasPlayground(file) }), '--report');
  }
};

const hasPlayground = (file: string): boolean => existsSync(join(dirname(file), PLAYGROUND));
