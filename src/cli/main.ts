import { CommanderError } from 'commander';
import { FormulaFailure } from '../rules/formulas/failure.ts';
import { printable } from '../text/printable.ts';
import type { CommandGroup } from './command.ts';
import { asCalled } from './command-name.ts';
import { EXIT, type ExitCode, Stop } from './exit.ts';
import type { Io } from './io.ts';
import { refuseHelpOnUnknown } from './option-checks.ts';
import { programFor } from './program.ts';

/** All commands except the plain run, which has no name: see commands/run.ts. */
const COMMANDS: readonly CommandGroup[] = [
  {
    heading: 'Commands for your engine:',
    commands: [
      { usage: 'doctor', load: () => import('./commands/doctor.ts'),
        summary: 'Asks an engine a few easy questions and shows where its answers break the contract.' },
      { usage: 'merge <report...>', load: () => import('./commands/merge.ts'),
        summary: 'Merges the JSON reports of all shards into the report of the whole run.' },
      { usage: 'fuzz', load: () => import('./commands/fuzz.ts'),
        summary: 'Asks an engine random questions and reduces what it answers wrongly to small cases.' },
      { usage: 'enumerate', load: () => import('./commands/enumerate.ts'),
        summary: 'Judges every small position of a scope: counts the answers, or compares them with those of an engine.' },
    ],
  },
  {
    heading: 'Commands about cases and rulings:',
    commands: [
      { usage: 'list', load: () => import('./commands/list.ts'),
        summary: 'Lists the clauses with their cases.' },
      { usage: 'explain <clause|case-id|file>', load: () => import('./commands/explain.ts'),
        summary: 'Explains a clause, a case, or your question in a YAML file.' },
      { usage: 'units', load: () => import('./commands/units.ts'),
        summary: "Shows the unit catalogue, or compares another program's table of units with it." },
      { usage: 'site', load: () => import('./commands/site.ts'),
        summary: 'Writes the site: web pages that show the article with all its cases, without a server or a network.' },
      { usage: 'lint [path...]', load: () => import('./commands/lint.ts'),
        summary: 'Checks the rules and the case files for mistakes, without running the cases.' },
    ],
  },
  {
    heading: 'Commands about the rules and this suite:',
    commands: [
      { usage: 'errata <file>', load: () => import('./commands/errata.ts'),
        summary: 'Shows what a proposed erratum changes: cases, smallest positions, contradictions.' },
      { usage: 'rules', load: () => import('./commands/rules.ts'),
        summary: 'Compares the text of the article with its recorded fingerprints and shows what changed.' },
      { usage: 'prove', load: () => import('./commands/prove.ts'),
        summary: 'Proves that every misreading fails at least one case.' },
      { usage: 'serve', load: () => import('./commands/serve.ts'),
        summary: 'Serves the reference engine over standard input and output: JSON-RPC 2.0, one object per line.' },
    ],
  },
];

/** Runs one command line and returns its exit code; it never ends the process. */
export const main = async (argv: readonly string[], io: Io): Promise<number> => {
  let exit: ExitCode = EXIT.conformant;
  try {
    const make = () => programFor(argv, COMMANDS, io, (code) => { exit = code; });
    if (argv.includes('--help') || argv.includes('-h')) refuseHelpOnUnknown(await make(), argv);
    const program = await make();
    await program.parseAsync(argv, { from: 'user' });
    return exit;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.conformant : EXIT.wrongUse;
    const stop = error instanceof FormulaFailure ? new Stop(error.message) : error;
    if (!(stop instanceof Stop)) throw error;
    io.stderr.write(asCalled(`${stop.isData ? '' : 'run-suite: '}${shown(stop.message)}\n`));
    return stop.exit;
  }
};

/** Messages quote files, engines and reports, which can hold anything. */
const shown = (message: string): string => message.split('\n').map((line) => printable(line, LONGEST_LINE)).join('\n');

const LONGEST_LINE = 2000;
