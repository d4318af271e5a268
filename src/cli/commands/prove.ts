import { join } from 'node:path';
import { type Claim, type Proof, prove } from '../../proof/prove.ts';
import { readNotes } from '../../proof/read-notes.ts';
import { proofJson } from '../../report/proof/json.ts';
import { proofMarkdown } from '../../report/proof/markdown.ts';
import { proofText } from '../../report/proof/text.ts';
import { readCatalogue } from '../../rules/read-units.ts';
import { IS_PACKAGE } from '../command-name.ts';
import { EXIT, type ExitCode, Stop } from '../exit.ts';
import { type Io, wantsColour, widthOf } from '../io.ts';
import { checkFile, writeWhole } from '../write-file.ts';
import { faulty, FIXTURES, RULES, soundSuite } from '../suite-data.ts';
import type { Define } from '../command.ts';

export interface ProveFlags {
  readonly json: boolean;
  readonly update: boolean;
}

/** The options of `prove`. */
export const define: Define = (command, io, end) => {
  command
    .option('--json', 'as JSON')
    .option('--update', 'write fixtures/PROOF.md anew')
    .addHelpText('after', '\nExamples:\n  npx tsx run-suite prove\n  npx tsx run-suite prove --update   in a checkout of the suite\n\nExit code: 0, 1 where the proof has a fault, or 2 where the data is faulty.')
    .action((flags: Partial<ProveFlags>) => end(proveCommand({ ...DEFAULTS, ...flags }, io)));
};

const DEFAULTS = { json: false, update: false };

export const PROOF_PAGE = join(FIXTURES, 'PROOF.md');

/** Proves the suite's own cases against every misreading; with `update` writes the page that shows it. */
export const proveCommand = (flags: ProveFlags, io: Io): ExitCode => {
  if (flags.update && IS_PACKAGE) throw new Stop('--update: the installed package is left as it is, expected a checkout of the suite');
  if (flags.update) checkFile(PROOF_PAGE, '--update');
  const claim = suiteClaim();
  const proof = prove(claim);
  io.stdout.write(flags.json ? proofJson(proof) : proofText(proof, { colour: wantsColour(true, io), width: widthOf(io) }));
  if (flags.update) writeWhole(PROOF_PAGE, proofPage(proof, claim), '--update');
  return proof.faults.length === 0 ? EXIT.conformant : EXIT.notConformant;
};

/** What the suite claims of itself; stops with every problem of its data. */
export const suiteClaim = (): Claim => {
  const { article, cases } = soundSuite([]);
  const [{ catalogue, problems }, { notes, problems: more }] = [readCatalogue(RULES), readNotes(RULES)];
  if (catalogue === undefined || notes === undefined) throw faulty([...problems, ...more]);
  return { article, catalogue, cases, notes };
};

/** The text of fixtures/PROOF.md. */
export const proofPage = (proof: Proof, { notes }: Claim): string => proofMarkdown(proof, notes);
