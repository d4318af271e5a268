import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Case } from '../../cases/case.ts';
import { siteFiles } from '../../site/files.ts';
import { PAGES } from '../../site/pages.ts';
import { quoted } from '../../text/quoted.ts';
import { counted } from '../../text/counted.ts';
import type { Define } from '../command.ts';
import { EXIT, type ExitCode, Stop } from '../exit.ts';
import type { Io } from '../io.ts';
import { isFolder } from '../paths.ts';
import { ownErrata } from '../own-errata.ts';
import { soundCatalogue, soundSuite } from '../suite-data.ts';
import { suiteVersion } from '../suite-version.ts';
import { checkFolder, writeInto } from '../write-file.ts';

export interface SiteFlags {
  readonly out: string;
}

/** `run-suite site`. */
export const define: Define = (command, io, end) => {
  command
    .requiredOption('--out <folder>', 'the folder to write; it may hold an earlier site, and nothing else')
    .addHelpText('after', HELP)
    .action(async (flags: SiteFlags) => end(await siteCommand(flags, io)));
};

const HELP = `
index.html is the explorer: the article clause by clause in any edition, with its rulings and a picture of every case. playground.html
rules on any position and action. Each erratum in rules/errata has a page, linked from the explorer. The pages work from disk and from
any static host. They load nothing from a network.

Examples:
  npx tsx run-suite site --out site

Exit codes:
  0  written
  2  wrong usage, or a folder that holds something else or can't be written`;

/** Writes the site. */
export const siteCommand = async ({ out }: SiteFlags, io: Io): Promise<ExitCode> => {
  checkFolder(out, '--out');
  const catalogue = soundCatalogue();
  const { article, cases } = soundSuite([], { cards: catalogue });
  const pages = PAGES.map(({ file }) => file);
  const errata = ownErrata();
  const files = await siteFiles({ version: suiteVersion(), pages, article, catalogue, errata, cases: cases.map(withoutFolder) });
  refuseOthers(out, files.map(({ name }) => name));
  writeInto(out, files, '--out');
  const bytes = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  io.stdout.write(`${counted(files.length, 'page')} in ${quoted(out)}, ${Math.ceil(bytes / 1000)} kB: open index.html\n`);
  return EXIT.conformant;
};

/** A case whose file is named without the folder that it was read from. */
const withoutFolder = (one: Case): Case => ({ ...one, place: { ...one.place, file: basename(one.place.file) } });

/** Stops if the folder holds anything that is not part of a site: it would be published too. */
const refuseOthers = (folder: string, names: readonly string[]): void => {
  const other = isFolder(folder) ? readdirSync(folder).find((name) => !names.includes(name)) : undefined;
  if (other === undefined) return;
  throw new Stop(`--out: ${quoted(folder)} holds ${quoted(other)}, expected a new folder, an empty one, or one with an earlier site`);
};
