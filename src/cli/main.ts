import { CommanderError } from 'commander';
import type { CommandGroup } from './command.ts';
import { asCalled } from './command-name.ts';
import { EXIT, type ExitCode, Stop } from './exit.ts';
import type { Io } from './io.ts';
import { programFor } from './program.ts';
import { printable } from '../text/printable.ts';

/** Every command but the run itself, which needs no name: see commands/run.ts. */
const COMMANDS: readonly CommandGroup[] = [
  {
    heading: 'Commands for an engine of yours:',
    commands: [
      { usage: 'doctor', summary: 'Starts an engine, asks it one easy question an action, and explains in what its answers break the contract.', load: () => import('./commands/doctor.ts') },
      { usage: 'merge <report...>', summary: 'Makes the JSON reports of all shards of a run into the report of that run.', load: () => import('./commands/merge.ts') },
      { usage: 'fuzz', summary: 'Puts random positions and actions to an engine, near the edges of the rulings, and shrinks what differs.', load: () => import('./commands/fuzz.ts') },
      { usage: 'enumerate', summary: 'Judges everything within a scope of small positions: counts it, or puts it to an engine and shows the smallest difference.', load: () => import('./commands/enumerate.ts') },
    ],
  },
  {
    heading: 'Commands about cases and rulings:',
    commands: [
      { usage: 'list', summary: 'Lists the clauses and their cases, with coverage.', load: () => import('./commands/list.ts') },
      { usage: 'explain <case-id|file>', summary: 'Explains one ruling in words, of a case or of a YAML file with `given` and `when`.', load: () => import('./commands/explain.ts') },
      { usage: 'units', summary: "Shows the unit catalogue, or compares another program's table of units with it.", load: () => import('./commands/units.ts') },
      { usage: 'lint [path...]', summary: 'Checks the data alone: the rules, and the cases in the files or folders named.', load: () => import('./commands/lint.ts') },
    ],
  },
  {
    heading: 'Commands about the rules, and this suite itself:',
    commands: [
      { usage: 'errata <file>', summary: 'Says what a proposed change of the rules changes: cases, smallest positions, contradictions.', load: () => import('./commands/errata.ts') },
      { usage: 'rules', summary: 'Compares the text of the article with the fingerprints kept of it: what is reworded, renumbered, split, added, removed.', load: () => import('./commands/rules.ts') },
      { usage: 'prove', summary: 'Proves that the cases tell every misreading of the rulings from the article.', load: () => import('./commands/prove.ts') },
      { usage: 'serve', summary: 'Serves the reference engine over the wire contract: JSON-RPC 2.0, one object a line, over stdin and stdout.', load: () => import('./commands/serve.ts') },
    ],
  },
];

/** Runs one command line and returns its exit code; nothing in here exits. */
export const main = async (argv: readonly string[], io: Io): Promise<number> => {
  let exit: ExitCode = EXIT.conformant;
  try {
    const program = await programFor(argv, COMMANDS, io, (code) => { exit = code; });
    await program.parseAsync(argv, { from: 'user' });
    return exit;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.conformant : EXIT.wrongUse;
    if (!(error instanceof Stop)) throw error;
    io.stderr.write(asCalled(`${error.isData ? '' : 'run-suite: '}${shown(error.message)}\n`));
    return error.exit;
  }
};

/** Messages name what files, engines and reports say. */
const shown = (message: string): string => message.split('\n').map((line) => printable(line, LONGEST_LINE)).join('\n');

const LONGEST_LINE = 2000;
