import { join } from 'node:path';
import { killsText } from '../../cases/kills.ts';
import { functionNames } from '../../engine/index.ts';
import { killsOf } from '../../proof/kills.ts';
import { readConditions } from '../../proof/conditions/read.ts';
import { type Claim, type Proof, prove } from '../../proof/prove.ts';
import { readNotes } from '../../proof/read-notes.ts';
import { proofJson } from '../../report/proof/json.ts';
import { proofMarkdown } from '../../report/proof/markdown.ts';
import { proofText } from '../../report/proof/text.ts';
import { readFigures } from '../../search/conditional/figures.ts';
import { conditionalFaults } from '../../search/conditional/sample.ts';
import { formulaProblems } from '../../rules/read-formulas.ts';
import { readCatalogue } from '../../rules/read-units.ts';
import { IS_PACKAGE } from '../command-name.ts';
import { EXIT, type ExitCode, Stop } from '../exit.ts';
import { type Io, wantsColour, widthOf } from '../io.ts';
import { checkFile, writeWhole } from '../write-file.ts';
import { CONDITIONAL_FILE, faulty, FIXTURES, KILLS_FILE, RULES, soundSuite } from '../suite-data.ts';
import type { Define } from '../command.ts';

export interface ProveFlags {
  readonly json?: boolean;
  readonly update?: boolean;
}

/** `run-suite prove`. */
export const define: Define = (command, io, end) => {
  command
    .option('--json', 'print JSON')
    .option('--update', 'rewrite fixtures/PROOF.md and fixtures/kills.json')
    .addHelpText('after', HELP)
    .action((flags: ProveFlags) => end(proveCommand(flags, io)));
};

const HELP = `
Examples:
  npx tsx run-suite prove
  npx tsx run-suite prove --update   in a checkout of the suite

Exit codes:
  0  proved
  1  the proof has a fault
  2  wrong usage, or faulty data`;

export const PROOF_PAGE = join(FIXTURES, 'PROOF.md');

/** Proves that the suite's cases catch every misreading; with `update` rewrites the files that tell what each catches. */
export const proveCommand = (flags: ProveFlags, io: Io): ExitCode => {
  if (flags.update && IS_PACKAGE) throw new Stop('--update: the installed package is left as it is, expected a checkout of the suite');
  if (flags.update) for (const file of [PROOF_PAGE, KILLS_FILE]) checkFile(file, '--update');
  const claim = suiteClaim();
  const proven = prove(claim);
  const proof = { ...proven, faults: [...proven.faults, ...conditionalFaults(claim, readFigures(CONDITIONAL_FILE))] };
  io.stdout.write(flags.json ? proofJson(proof) : proofText(proof, { colour: wantsColour(true, io), width: widthOf(io) }));
  if (flags.update) {
    writeWhole(PROOF_PAGE, proofPage(proof, claim), '--update');
    writeWhole(KILLS_FILE, killsFile(claim), '--update');
  }
  return proof.faults.length === 0 ? EXIT.conformant : EXIT.notConformant;
};

/** The suite's cases and rules, as the proof needs them; stops with every problem in them. */
export const suiteClaim = (): Claim => {
  const { article, cases } = soundSuite([]);
  const [{ catalogue, problems }, { notes, problems: more }] = [readCatalogue(RULES), readNotes(RULES)];
  const { conditions, problems: ofConditions } = readConditions(RULES);
  const ofAnswers = [...formulaProblems(RULES, functionNames()), ...ofConditions];
  if (catalogue === undefined || notes === undefined || conditions === undefined || ofAnswers.length > 0) {
    throw faulty([...problems, ...more, ...ofAnswers]);
  }
  return { article, catalogue, cases, notes, conditions };
};

/** The text of fixtures/kills.json. */
export const killsFile = (claim: Claim): string => killsText(killsOf(claim));

/** The text of fixtures/PROOF.md. */
export const proofPage = (proof: Proof, { notes }: Claim): string => proofMarkdown(proof, notes, readFigures(CONDITIONAL_FILE));
