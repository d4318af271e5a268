import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { PROFILES } from '../cases/types.ts';
import { nearest } from '../rules/source/nearest.ts';
import { EDITION_IDS } from '../rules/types.ts';
import { SETS, type SetId } from '../rules/units.ts';
import { EXIT, type ExitCode, Stop } from './exit.ts';
import type { ExplainFlags } from './explain.ts';
import type { Io } from './io.ts';
import type { ListFlags } from './list.ts';
import type { ProveFlags } from './prove.ts';
import type { RunFlags } from './run.ts';
import { suiteVersion } from './suite-version.ts';
import type { UnitsFlags } from './units.ts';

/** Runs one command line and says how it ended; nothing in here exits. */
export const main = async (argv: readonly string[], io: Io): Promise<number> => {
  let exit: ExitCode = EXIT.conformant;
  const program = programFor(io, (code) => { exit = code; });
  try {
    await program.parseAsync(argv, { from: 'user' });
    return exit;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.conformant : EXIT.wrongUse;
    if (!(error instanceof Stop)) throw error;
    io.stderr.write(`${error.isData ? '' : 'run-suite: '}${error.message}\n`);
    return error.exit;
  }
};

type End = (code: ExitCode) => void;

// each command is loaded when it runs, so that none waits for another's modules
const programFor = (io: Io, end: End): Command => {
  const program = new Command('run-suite')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      outputError: (text, write) => write(onOneLine(text)),
    })
    .enablePositionalOptions()
    .allowExcessArguments()
    .version(suiteVersion(), '-V, --version', 'print the version of the suite')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command');
  addRun(program, io, end);
  addList(program, io, end);
  addLint(program, io, end);
  addExplain(program, io, end);
  addProve(program, io, end);
  addServe(program, io, end);
  addUnits(program, io, end);
  return program;
};

const addRun = (program: Command, io: Io, end: End): void => {
  program
    .usage('[options]\n       run-suite COMMAND')
    .description('Puts the cases of the Capacity article to an engine, and says clause by clause what holds.')
    .option('--only <ids>', 'clause ids, case ids, or beginnings with a `*`, with commas between: R3.1,N4*,R1-02', appended)
    .option('--engine <name>', 'the engine to ask: `reference`, the one of this suite', appended)
    .option('--report <format>', '`text` or `json`, to standard output instead of the table; `json=FILE`, into a file; repeatable', appended)
    .addOption(editionOption())
    .addOption(profileOption())
    .option('--fixtures <path>', "cases of your own: a folder or a file, instead of the suite's; repeatable", appended)
    .option('--quiet', 'only what went wrong, and the total line')
    .option('--no-color', 'no colours; NO_COLOR and FORCE_COLOR are heeded too')
    .addHelpText('after', RUN_HELP)
    .hook('preSubcommand', refuseEarlyOptions)
    .action(async (flags: Partial<RunFlags> & Pick<RunFlags, 'edition' | 'profile' | 'color'>, command: Command) => {
      refuseStrangers(command);
      const { runCommand } = await import('./run.ts');
      end(await runCommand({ only: [], engine: [], report: [], fixtures: [], quiet: false, ...flags }, io));
    });
};

const addList = (program: Command, io: Io, end: End): void => {
  program.command('list')
    .description('Lists the clauses and their cases, with coverage.')
    .addOption(editionOption())
    .option('--fixtures <path>', "cases of your own, instead of the suite's; repeatable", appended)
    .option('--json', 'as JSON')
    .addHelpText('after', LIST_HELP)
    .action(async (flags: Partial<ListFlags> & Pick<ListFlags, 'edition'>) => {
      const { listCommand } = await import('./list.ts');
      end(listCommand({ fixtures: [], json: false, ...flags }, io));
    });
};

const addLint = (program: Command, io: Io, end: End): void => {
  program.command('lint [path...]')
    .description('Checks the data alone: the rules, and the cases in the files or folders named.')
    .addHelpText('after', LINT_HELP)
    .action(async (paths: readonly string[]) => {
      const { lintCommand } = await import('./lint.ts');
      end(lintCommand(paths, io));
    });
};

const addExplain = (program: Command, io: Io, end: End): void => {
  program.command('explain <case-id|file>')
    .description('Explains one ruling in words, of a case or of a YAML file with `given` and `when`.')
    .addOption(editionOption())
    .option('--fixtures <path>', "cases of your own, instead of the suite's; repeatable", appended)
    .option('--json', 'as JSON')
    .addHelpText('after', EXPLAIN_HELP)
    .action(async (what: string, flags: Partial<ExplainFlags> & Pick<ExplainFlags, 'edition'>) => {
      const { explainCommand } = await import('./explain.ts');
      end(explainCommand(what, { fixtures: [], json: false, ...flags }, io));
    });
};

const addProve = (program: Command, io: Io, end: End): void => {
  program.command('prove')
    .description('Proves that the cases tell every misreading of the rulings from the article.')
    .option('--json', 'as JSON')
    .option('--update', 'write fixtures/PROOF.md anew')
    .addHelpText('after', '\nExamples:\n  npx tsx run-suite prove\n  npx tsx run-suite prove --update\n\nExit code: 0, 1 where the proof has a fault, or 2 where the data is faulty.')
    .action(async (flags: Partial<ProveFlags>) => {
      const { proveCommand } = await import('./prove.ts');
      end(proveCommand({ json: false, update: false, ...flags }, io));
    });
};

const addServe = (program: Command, io: Io, end: End): void => {
  program.command('serve')
    .description('Serves the reference engine over the wire contract: JSON-RPC 2.0, one object a line, over stdin and stdout.')
    .addHelpText('after', SERVE_HELP)
    .action(async () => {
      const { serveCommand } = await import('./serve.ts');
      end(await serveCommand(io));
    });
};

const profileOption = (): Option =>
  new Option('--profile <profile>', 'which cases: of the article alone, of the unit catalogue, or both').choices([...PROFILES, 'all']).default('core');

const addUnits = (program: Command, io: Io, end: End): void => {
  program.command('units')
    .description("Shows the unit catalogue, or compares another program's table of units with it.")
    .option('--faction <name>', 'one faction, or `generic`; repeatable', appended)
    .option('--set <id>', `one set: ${SETS.join(', ')}; repeatable`, appendedSet)
    .option('--compare <file>', 'a table of units, JSON or CSV: what it has otherwise')
    .option('--id-column <name>', 'the column of ids in that table; else guessed')
    .option('--name-column <name>', 'its column of names; else guessed')
    .option('--capacity-column <name>', 'its column of capacities; else guessed')
    .option('--json', 'as JSON')
    .addHelpText('after', UNITS_HELP)
    .action(async (flags: Partial<UnitsFlags>) => {
      const { unitsCommand } = await import('./units.ts');
      end(unitsCommand({ faction: [], set: [], json: false, ...flags }, io));
    });
};

const editionOption = (): Option =>
  new Option('--edition <id>', 'the edition of the article').choices(EDITION_IDS).default('current');

const appendedSet = (text: string, before: readonly SetId[] = []): readonly SetId[] => {
  const set = SETS.find((each) => each === text);
  if (set === undefined) throw new InvalidArgumentError(`Allowed choices are ${SETS.join(', ')}.`);
  return [...before, set];
};

const appended = (text: string, before: readonly string[] = []): readonly string[] => [...before, text];

const refuseEarlyOptions = (program: Command, command: Command): void => {
  const early = program.options.find((option) => program.getOptionValueSource(option.attributeName()) === 'cli');
  if (early !== undefined) throw new Stop(`\`${early.long ?? early.flags}\` stands before \`${command.name()}\`: options of a command come after it`);
};

/** Whatever is no command is probably a misspelt one. */
const refuseStrangers = ({ args, commands }: Command): void => {
  const [stranger] = args;
  if (stranger === undefined) return;
  if (/^[RN]\d/.test(stranger)) throw new Stop(`unknown command \`${stranger}\` (did you mean \`--only ${stranger}\`?)`);
  const near = nearest(stranger, commands.map((command) => command.name()));
  throw new Stop(`unknown command \`${stranger}\`${near === undefined ? '; see run-suite --help' : ` (did you mean \`${near}\`?)`}`);
};

/** The parser says `error: …`, and its hint on a second line. */
const onOneLine = (text: string): string => `run-suite: ${text.trim().replace(/^error: /, '').replace(/\n\(Did/g, ' (did')}\n`;

const RUN_HELP = `
Examples:
  npx tsx run-suite                               all cases, on the reference engine
  npx tsx run-suite --only R3.1,N4*               one clause, and all whose ids begin with N4
  npx tsx run-suite --only R3.1-02                one case
  npx tsx run-suite --report json=report.json     the table, and a file beside it
  npx tsx run-suite --fixtures my-cases/          cases of your own

Exit codes:
  0  conformant
  1  not conformant
  2  wrong use, or faulty data: nothing was run
  3  the engine could not be run`;

const LIST_HELP = `
Examples:
  npx tsx run-suite list
  npx tsx run-suite list --json --edition lrr-1.2

Exit code: 0, or 2 where the data is faulty.`;

const LINT_HELP = `
Examples:
  npx tsx run-suite lint
  npx tsx run-suite lint my-cases/

Exit code: 0, or 2 where there is a problem.`;

const UNITS_HELP = `
Examples:
  npx tsx run-suite units --faction sol
  npx tsx run-suite units --json --set te
  npx tsx run-suite units --compare my-units.csv --capacity-column cargo

Exit code: 0; 1 where the table has something otherwise; 2 where it can't be read.`;

const EXPLAIN_HELP = `
A file holds a position and an action, as cases do:
  given: { systems: { Lodor: { space: { red: { carrier: 1, fighter: 5 } } } } }
  when: { check: { player: red, system: Lodor } }

Examples:
  npx tsx run-suite explain N4.3-01
  npx tsx run-suite explain question.yaml --edition lrr-1.2

Exit code: 0, or 2 where there is no such case or the file is faulty.`;

const SERVE_HELP = `
Answers until its input ends. Example:
  echo '{"jsonrpc":"2.0","id":1,"method":"hello","params":{"protocol":1,"suite":"1.0.0","edition":"current"}}' | npx tsx run-suite serve

Exit code: 0, or 2 where the rules are faulty.`;
