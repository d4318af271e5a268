import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { PROFILES } from '../cases/types.ts';
import { FORMATS } from '../report/formats.ts';
import { printable } from '../text/printable.ts';
import { hintFor } from '../text/nearest.ts';
import { EDITION_IDS } from '../board/index.ts';
import { SETS, type SetId } from '../rules/units.ts';
import type { Shard } from '../runner/report.ts';
import { asCalled } from './command-name.ts';
import { EXIT, type ExitCode, Stop } from './exit.ts';
import type { DoctorFlags } from './commands/doctor.ts';
import type { ErrataFlags } from './commands/errata.ts';
import type { EnumerateFlags } from './commands/enumerate.ts';
import type { ExplainFlags } from './commands/explain.ts';
import type { FuzzFlags } from './commands/fuzz.ts';
import type { Io } from './io.ts';
import { isWithin, JOBS, SECONDS } from './limits.ts';
import type { LintFlags } from './commands/lint.ts';
import type { ListFlags } from './commands/list.ts';
import type { MergeFlags } from './commands/merge.ts';
import type { ProveFlags } from './commands/prove.ts';
import type { RulesFlags } from './commands/rules.ts';
import type { RunFlags } from './commands/run.ts';
import type { ServeFlags } from './commands/serve.ts';
import { suiteVersion } from './suite-version.ts';
import type { UnitsFlags } from './commands/units.ts';

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
    io.stderr.write(asCalled(`${error.isData ? '' : 'run-suite: '}${shown(error.message)}\n`));
    return error.exit;
  }
};

/** Messages name what files, engines and reports say. */
const shown = (message: string): string => message.split('\n').map((line) => printable(line, LONGEST_LINE)).join('\n');

const LONGEST_LINE = 2000;

type End = (code: ExitCode) => void;

// each command is loaded when it runs, so that none waits for another's modules
const programFor = (io: Io, end: End): Command => {
  const program = new Command('run-suite')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(asCalled(text)),
      writeErr: (text) => io.stderr.write(asCalled(text)),
      outputError: (text, write) => write(onOneLine(text)),
    })
    .enablePositionalOptions()
    .allowExcessArguments()
    .hook('preAction', (_, command) => refuseEmptyValues(command));
  addRun(program, io, end);
  program.commandsGroup('Commands for an engine of yours:');
  addDoctor(program, io, end);
  addMerge(program, io, end);
  addFuzz(program, io, end);
  addEnumerate(program, io, end);
  program.commandsGroup('Commands about cases and rulings:');
  addList(program, io, end);
  addExplain(program, io, end);
  addUnits(program, io, end);
  addLint(program, io, end);
  program.commandsGroup('Commands about the rules, and this suite itself:');
  addErrata(program, io, end);
  addRules(program, io, end);
  addProve(program, io, end);
  addServe(program, io, end);
  addHelp(program);
  for (const command of [program, ...program.commands]) refuseRepeats(command);
  return program;
};

const addRun = (program: Command, io: Io, end: End): void => {
  program
    .usage('[options]\n       run-suite COMMAND')
    .description('Puts the cases of the Capacity article to an engine, and says clause by clause what holds.')
    .optionsGroup('What is asked, and of whom:')
    .option('--engine <engine>', 'the engine to ask: a command, an ES module, or `reference`, the one of this suite; repeatable', appended)
    .option('--only <ids>', 'clause ids, case ids, or beginnings with a `*`, with commas between: R3.1,N4*,R1-02', appended)
    .addOption(editionOption())
    .addOption(profileOption())
    .option('--fixtures <path>', "cases of your own: a folder or a file, instead of the suite's; repeatable", appended)
    .option('--shard <i/n>', 'one part of a run that is divided, as in 2/3; see `merge`', shardIn)
    .option('--twins', 'ask each case told in other ways too: other names, another order, more that has nothing to do with it')
    .addOption(new Option('--shuffle [seed]', 'ask all cases in another order too, each twice; the same seed makes the same order').argParser(seed).preset('any'))
    .optionsGroup('What is told:')
    .option('--report <format[=file]>', `${FORMATS.slice(0, -1).join(', ')} or ${FORMATS.at(-1)}: to standard output instead of the table; FORMAT=FILE: into a file; repeatable`, appended)
    .option('--quiet', 'only what went wrong, and the total line')
    .option('--no-color', 'no colours; NO_COLOR and FORCE_COLOR are heeded too')
    .optionsGroup('What is known to fail:')
    .option('--known <file>', 'a list of known failures: only what is not as listed fails the run')
    .option('--update-known', 'make the list fit this run, or make it where there is none; reasons and comments stay')
    .optionsGroup('How it is asked:')
    .option('--jobs <n>', 'how many processes of the engine answer; default: 1', processes)
    .option('--timeout <seconds>', 'silence after which an engine counts as hung; default: 5', seconds)
    .option('--max-time <seconds>', 'what an engine may take for the whole run; default: 600', seconds)
    .option('--trace <file>', 'record what is said to the engine (`>`) and by it (`<`)')
    .optionsGroup('Besides:')
    .version(suiteVersion(), '-V, --version', 'print the version of the suite')
    .helpOption('-h, --help', 'print this help')
    .addHelpText('after', RUN_HELP)
    .hook('preSubcommand', refuseEarlyOptions)
    .action(async (flags: Partial<RunFlags> & Pick<RunFlags, 'edition' | 'profile' | 'color'>, command: Command) => {
      refuseStrangers(command);
      const { runCommand } = await import('./commands/run.ts');
      end(await runCommand({ only: [], engine: [], report: [], fixtures: [], quiet: false, updateKnown: false, ...flags }, io));
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
      const { listCommand } = await import('./commands/list.ts');
      end(listCommand({ fixtures: [], json: false, ...flags }, io));
    });
};

const addLint = (program: Command, io: Io, end: End): void => {
  program.command('lint [path...]')
    .description('Checks the data alone: the rules, and the cases in the files or folders named.')
    .addOption(editionOption())
    .addHelpText('after', LINT_HELP)
    .action(async (paths: readonly string[], flags: LintFlags) => {
      const { lintCommand } = await import('./commands/lint.ts');
      end(lintCommand(paths, flags, io));
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
      const { explainCommand } = await import('./commands/explain.ts');
      end(explainCommand(what, { fixtures: [], json: false, ...flags }, io));
    });
};

const addProve = (program: Command, io: Io, end: End): void => {
  program.command('prove')
    .description('Proves that the cases tell every misreading of the rulings from the article.')
    .option('--json', 'as JSON')
    .option('--update', 'write fixtures/PROOF.md anew')
    .addHelpText('after', '\nExamples:\n  npx tsx run-suite prove\n  npx tsx run-suite prove --update   in a checkout of the suite\n\nExit code: 0, 1 where the proof has a fault, or 2 where the data is faulty.')
    .action(async (flags: Partial<ProveFlags>) => {
      const { proveCommand } = await import('./commands/prove.ts');
      end(proveCommand({ json: false, update: false, ...flags }, io));
    });
};

const addServe = (program: Command, io: Io, end: End): void => {
  program.command('serve')
    .description('Serves the reference engine over the wire contract: JSON-RPC 2.0, one object a line, over stdin and stdout.')
    .option('--misread <ruling=answer>', 'answer a ruling wrongly, to see what the suite makes of it: R3.1/chosen-by=fighters-first; repeatable', appended)
    .addOption(editionOption())
    .addHelpText('after', SERVE_HELP)
    .action(async (flags: Partial<ServeFlags> & Pick<ServeFlags, 'edition'>) => {
      const { serveCommand } = await import('./commands/serve.ts');
      end(await serveCommand({ misread: [], ...flags }, io));
    });
};

const addDoctor = (program: Command, io: Io, end: End): void => {
  program.command('doctor')
    .description('Starts an engine, asks it one easy question an action, and explains in what its answers break the contract.')
    .requiredOption('--engine <engine>', 'a command, or an ES module')
    .option('--timeout <seconds>', 'silence after which it counts as hung; default: 3', seconds)
    .addOption(editionOption())
    .addHelpText('after', DOCTOR_HELP)
    .action(async (flags: DoctorFlags) => {
      const { doctorCommand } = await import('./commands/doctor.ts');
      end(await doctorCommand(flags, io));
    });
};

const addMerge = (program: Command, io: Io, end: End): void => {
  program.command('merge <report...>')
    .description('Makes the JSON reports of all shards of a run into the report of that run.')
    .option('--report <format[=file]>', 'as for a run; repeatable', appended)
    .option('--known <file>', 'a list of known failures: only what is not as listed fails')
    .option('--fixtures <path>', 'the cases that were asked, where they were your own; repeatable', appended)
    .option('--quiet', 'only what went wrong, and the total line')
    .option('--no-color', 'no colours; NO_COLOR and FORCE_COLOR are heeded too')
    .addHelpText('after', MERGE_HELP)
    .action(async (files: readonly string[], flags: Partial<MergeFlags> & Pick<MergeFlags, 'color'>) => {
      const { mergeCommand } = await import('./commands/merge.ts');
      end(await mergeCommand(files, { report: [], fixtures: [], quiet: false, ...flags }, io));
    });
};

const addErrata = (program: Command, io: Io, end: End): void => {
  program.command('errata <file>')
    .description('Says what a proposed change of the rules changes: cases, smallest positions, contradictions.')
    .addOption(new Option('--edition <id>', 'the edition that it changes, instead of the one that the file names').choices(EDITION_IDS))
    .option('--fixtures <path>', "cases of your own, instead of the suite's; repeatable", appended)
    .option('--reports <file...>', 'reports of engines in JSON: which of these engines would be conformant then')
    .option('--cases <folder>', 'writes the smallest positions as cases into a folder')
    .option('--markdown', 'as Markdown, for the discussion of the erratum')
    .option('--json', 'as JSON')
    .option('--strict', 'exit code 1 where anything changes but words')
    .addHelpText('after', ERRATA_HELP)
    .action(async (file: string, flags: Partial<ErrataFlags>) => {
      const { errataCommand } = await import('./commands/errata.ts');
      end(errataCommand(file, { fixtures: [], reports: [], json: false, markdown: false, strict: false, ...flags }, io));
    });
};

const addRules = (program: Command, io: Io, end: End): void => {
  program.command('rules')
    .description('Compares the text of the article with the fingerprints kept of it: what is reworded, renumbered, split, added, removed.')
    .requiredOption('--text <file>', 'the article, as the rules site prints it, in plain text')
    .addOption(editionOption())
    .option('--rules <folder>', "a rules folder of your own, instead of the suite's")
    .option('--fixtures <path>', "cases of your own, instead of the suite's; repeatable", appended)
    .option('--update', 'records the fingerprints of this text')
    .option('--json', 'as JSON')
    .option('--strict', 'exit code 1 where anything is changed')
    .addHelpText('after', RULES_HELP)
    .action(async (flags: Partial<RulesFlags> & Pick<RulesFlags, 'text' | 'edition'>) => {
      const { rulesCommand } = await import('./commands/rules.ts');
      end(rulesCommand({ fixtures: [], update: false, json: false, strict: false, ...flags }, io));
    });
};

const addEnumerate = (program: Command, io: Io, end: End): void => {
  program.command('enumerate')
    .description('Judges everything within a scope of small positions: counts it, or puts it to an engine and shows the smallest difference.')
    .option('--scope <name|file>', 'tiny, example, small, standard, or a file like those in rules/scopes/')
    .option('--engine <engine>', 'the engine to ask, or two to be compared with each other; absent: count only', appended)
    .addOption(editionOption())
    .option('--divide', 'break the numbers down by part, step and action')
    .option('--json', 'the numbers of a count as JSON')
    .option('--print', 'print the scope as JSON, and judge nothing')
    .option('--keep-going', 'go on after the first difference, and show one of each fault')
    .option('--write <folder>', 'write what is found into files, instead of printing it')
    .option('--shard <i/n>', 'one part of the positions, as in 2/3', shardIn)
    .option('--resume <file>', 'with --engine: remember there how far it came, and go on from there')
    .option('--jobs <n>', 'how many processes of the engine answer; default: 1', processes)
    .option('--timeout <seconds>', 'silence after which an engine counts as hung; default: 5', seconds)
    .addHelpText('after', ENUMERATE_HELP)
    .action(async (flags: Partial<EnumerateFlags> & Pick<EnumerateFlags, 'edition'>) => {
      const { enumerateCommand } = await import('./commands/enumerate.ts');
      end(await enumerateCommand({ scope: 'small', engine: [], divide: false, json: false, print: false, keepGoing: false, ...flags }, io));
    });
};

const addFuzz = (program: Command, io: Io, end: End): void => {
  program.command('fuzz')
    .description('Puts random positions and actions to an engine, near the edges of the rulings, and shrinks what differs.')
    .requiredOption('--engine <engine>', 'the engine to ask, or two to be compared with each other', appended)
    .addOption(editionOption())
    .addOption(new Option('--profile <profile>', "positions that state all values, or such as leave them to players' cards").choices(PROFILES).default('core'))
    .option('--seed <n>', 'the same seed draws the same; default: any', naturalNumber)
    .option('--runs <n>', 'how many plays, of up to a dozen actions each; default: as many as the time allows', naturalNumber)
    .option('--time <seconds>', 'how long; default: 30, where --runs is not given', seconds)
    .option('--play <n>', 'only the play with that number', naturalNumber)
    .option('--keep-going', 'go on after the first difference, and show one of each fault')
    .option('--write <folder>', 'write what is found into files, instead of printing it')
    .option('--timeout <seconds>', 'silence after which an engine counts as hung; default: 5', seconds)
    .addHelpText('after', FUZZ_HELP)
    .action(async (flags: Partial<FuzzFlags> & Pick<FuzzFlags, 'edition' | 'engine' | 'profile'>) => {
      const { fuzzCommand } = await import('./commands/fuzz.ts');
      end(await fuzzCommand({ keepGoing: false, ...flags }, io));
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
      const { unitsCommand } = await import('./commands/units.ts');
      end(unitsCommand({ faction: [], set: [], json: false, ...flags }, io));
    });
};

const editionOption = (): Option =>
  new Option('--edition <id>', 'the edition of the article').choices(EDITION_IDS).default('current');

const addHelp = (program: Command): void => {
  program.helpCommand(false).command('help [command]').description('Prints the help of a command.').action((name?: string) => {
    const command = name === undefined ? program : program.commands.find((each) => each.name() === name);
    if (command === undefined) throw new Stop(unknownCommand(name ?? '', program));
    command.help();
  });
};

/** Of the clock, so that every run tries another order. */
const anySeed = (): number => Date.now() % 1_000_000;

const seed = (text: string): number => (text === 'any' ? anySeed() : naturalNumber(text));

const appendedSet = (text: string, before: readonly SetId[] = []): readonly SetId[] => {
  const set = SETS.find((each) => each === text);
  if (set === undefined) throw new InvalidArgumentError(`Allowed choices are ${SETS.join(', ')}.`);
  return [...before, set];
};

const processes = (text: string): number => {
  const number = Number(text);
  if (!/^\d+$/.test(text) || !isWithin(number, JOBS)) throw new InvalidArgumentError(`Expected ${JOBS.expected}.`);
  return number;
};

const naturalNumber = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Expected a whole number of at most nine digits.');
  return Number(text);
};

const seconds = (text: string): number => {
  const number = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || !isWithin(number, SECONDS)) throw new InvalidArgumentError(`Expected ${SECONDS.expected}, like 5 or 0.5.`);
  return number;
};

const shardIn = (text: string): Shard => {
  const [, index, of] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  if (!(shard.index >= 1 && shard.index <= shard.of)) throw new InvalidArgumentError('Expected a part and how many there are, at most 999, like 2/3.');
  return shard;
};

const appended = (text: string, before: readonly string[] = []): readonly string[] => [...before, text];

const refuseEarlyOptions = (program: Command, command: Command): void => {
  const early = program.options.find((option) => program.getOptionValueSource(option.attributeName()) === 'cli');
  if (early !== undefined) throw new Stop(`\`${early.long ?? early.flags}\` stands before \`${command.name()}\`: options of a command come after it`);
};

/** As from a variable that is not set: what is asked for then is nothing, and not everything. */
const refuseEmptyValues = (command: Command): void => {
  for (const option of command.options) {
    const value: unknown = command.getOptionValue(option.attributeName());
    if ((Array.isArray(value) ? value : [value]).includes('')) throw new Stop(`${option.long}: expected ${expectedBy(option)}, got nothing`);
  }
};

/** `--only <ids>` expects `ids`. */
const expectedBy = ({ flags }: Option): string => `\`${/[<[](.+)[>\]]/.exec(flags)?.[1] ?? 'a value'}\``;

/** The last of several values would count, and the others for nothing. */
const refuseRepeats = (command: Command): void => {
  for (const option of command.options) {
    if (isRepeatable(option) || !(option.required || option.optional)) continue;
    let count = 0;
    command.on(`option:${option.name()}`, () => {
      count += 1;
      if (count > 1) throw new Stop(`${option.long}: given twice, expected once`);
    });
  }
};

const isRepeatable = ({ parseArg, variadic }: Option): boolean => variadic || parseArg === appended || parseArg === appendedSet;

/** Whatever is no command is probably a misspelt one. */
const refuseStrangers = (program: Command): void => {
  const [stranger] = program.args;
  if (stranger === undefined) return;
  if (/^[RN]\d/.test(stranger)) throw new Stop(`unknown command \`${stranger}\` (did you mean \`--only ${stranger}\`?)`);
  throw new Stop(unknownCommand(stranger, program));
};

const unknownCommand = (name: string, { commands }: Command): string =>
  `unknown command \`${name}\`${hintFor(name, commands.map((command) => command.name())) || '; see run-suite --help'}`;

/** The parser says `error: …`, and its hint on a second line. */
const onOneLine = (text: string): string => `run-suite: ${text.trim().replace(/^error: /, '').replace(/\n\(Did/g, ' (did')}\n`;

const RUN_HELP = `
Examples:
  npx tsx run-suite                               all cases, on the reference engine
  npx tsx run-suite --only 'R3.1,N4*'             one clause, and all whose ids begin with N4
  npx tsx run-suite --only R3.1-02                one case
  npx tsx run-suite --report html=report.html     the table, and a page to look at beside it
  npx tsx run-suite --fixtures my-cases/          cases of your own
  npx tsx run-suite --engine 'python3 engine.py'  all cases, on an engine of yours
  npx tsx run-suite --engine ./engine.ts --known known-failures.yaml --update-known
  npx tsx run-suite --engine ./engine.ts --known known-failures.yaml --report junit=capacity.xml

Exit codes:
  0  conformant
  1  not conformant
  2  wrong use, or faulty data: nothing was run; or something that was asked for could not be written
  3  the engine could not be run
With --known: 0 where everything is as listed, 1 where anything is not.`;

const DOCTOR_HELP = `
Example:
  npx tsx run-suite doctor --engine 'python3 engine.py'

Exit codes:
  0  well
  1  something breaks the contract
  2  wrong use
  3  it could not be run`;

const MERGE_HELP = `
Example:
  npx tsx run-suite --engine ./engine.ts --shard 1/2 --report json=1.json   on one machine
  npx tsx run-suite --engine ./engine.ts --shard 2/2 --report json=2.json   on another
  npx tsx run-suite merge 1.json 2.json

Exit codes: those of a run; 2 also where the reports are not those of one run.`;

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

const ENUMERATE_HELP = `
What a scope is, and its numbers: rules/scopes/README.md.

Examples:
  npx tsx run-suite enumerate --scope tiny --divide
  npx tsx run-suite enumerate --engine 'python3 engine.py'
  npx tsx run-suite enumerate --scope standard --engine ./engine.ts --jobs 2 --resume state.json
  npx tsx run-suite enumerate --engine ./one.ts --engine ./other.ts

Exit codes:
  0  nothing differs
  1  something differs, crashes, hangs or breaks the contract
  2  wrong use, faulty data, or nothing in the scope that the engine knows
  3  the engine could not be run`;

const FUZZ_HELP = `
Examples:
  npx tsx run-suite fuzz --engine 'python3 engine.py'
  npx tsx run-suite fuzz --engine ./engine.ts --seed 7 --runs 10000 --keep-going --write found/
  npx tsx run-suite fuzz --engine ./engine.ts --profile units
  npx tsx run-suite fuzz --engine ./engine.ts --engine 'python3 engine.py'

Exit codes:
  0  nothing differs
  1  something differs, crashes, hangs or breaks the contract
  2  wrong use, or nothing that the engine knows
  3  the engine could not be run`;

const EXPLAIN_HELP = `
A file holds a position and an action, as cases do:
  given:
    systems: { Lodor: { space: { red: { carrier: 1, fighter: 5 } } } }
    owed: [{ player: red, system: Lodor, count: 1, from: { fighter: 5 } }]
  when: { remove: { player: red, system: Lodor, units: { fighter: 1 } } }
\`owed\` says who is over capacity already, by how many units out of which: a reader should not have to count. Leave it out where
nobody is; where it is missing or wrong, the message says what belongs there.

Examples:
  npx tsx run-suite explain N4.3-01
  npx tsx run-suite explain question.yaml --edition lrr-1.2

Exit code: 0, or 2 where there is no such case or the file is faulty.`;

const ERRATA_HELP = `
Examples:
  npx tsx run-suite errata rules/errata/planets-count.yaml
  npx tsx run-suite errata my-erratum.yaml --markdown
  npx tsx run-suite errata my-erratum.yaml --reports red.json blue.json --cases my-cases/

Exit code: 0, 1 with --strict where anything changes, or 2 where the file or the data is faulty.`;

const RULES_HELP = `
Nothing of the text is kept but hashes. Examples:
  npx tsx run-suite rules --text capacity.txt
  npx tsx run-suite rules --text capacity.txt --update

Exit code: 0, 1 with --strict where anything is changed, or 2 where a file is faulty.`;

const SERVE_HELP = `
Answers until its input ends. Examples:
  echo '{"jsonrpc":"2.0","id":1,"method":"hello","params":{"protocol":1,"suite":"1.0.0","edition":"current"}}' | npx tsx run-suite serve
  npx tsx run-suite --engine 'npx tsx run-suite serve --misread R3.1/chosen-by=fighters-first'

Exit code: 0, or 2 where the rules are faulty or there is no such misreading.`;
