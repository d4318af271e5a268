import { type Command, Option } from 'commander';
import { FORMATS } from '../../report/formats.ts';
import type { Define } from '../command.ts';
import { Stop } from '../exit.ts';
import { refuseEarlyOptions, refuseUnknownCommand } from '../option-checks.ts';
import {
  appended, editionOption, FIXTURES_ABOUT, naturalNumber, processes, profileOption, seconds, shardIn,
} from '../option-values.ts';
import type { RunFlags } from '../run-command.ts';
import { suiteVersion } from '../suite-version.ts';

/** `run-suite` without a command: a run. Every command line needs this file, so the body of the run has its own, loaded when it runs. */
export const define: Define = (program, io, end) => {
  program
    .usage('[options]\n       run-suite COMMAND')
    .description('Tests an engine with the cases of the Capacity article and shows the result for each clause.')
    .optionsGroup('What to test:')
    .option('--engine <engine>', 'a command or an ES module; default: `reference`, the engine of this suite; repeatable', appended)
    .option('--only <ids>', 'only these clauses or cases, as in R3.1,R1-02,N4*; `*` stands for any ending; repeatable', appended)
    .addOption(editionOption())
    .addOption(profileOption())
    .option('--fixtures <path>', FIXTURES_ABOUT, appended)
    .option('--shard <i/n>', 'run one part of the cases, as in 2/3; `merge` combines the reports of all parts', shardIn)
    .option('--twins', 'ask each case again with other names, in another order, and with extra pieces')
    .addOption(new Option('--shuffle [seed]', 'ask all cases again in another order, each of them twice; default: a random seed')
      .argParser(naturalNumber))
    .addOption(new Option('--thorough [seconds]', 'ask more questions than the cases, for so long: a small scope, then random ones; default: 60')
      .argParser(seconds).preset(THOROUGH))
    .optionsGroup('Output:')
    .option('--report <format[=file]>', `${FORMAT_LIST}: on standard output instead of the table, or in a file; repeatable`, appended)
    .option('--quiet', 'show only failures and the last line')
    .option('--no-color', 'print no colors; NO_COLOR and FORCE_COLOR are also obeyed')
    .optionsGroup('Known failures:')
    .option('--known <file>', 'a list of known failures: the run fails only where it differs from the list')
    .option('--update-known', 'update the list to match this run, or create it; reasons and comments are kept')
    .option('--reason <text>', 'with --update-known: the reason for every entry that has none')
    .optionsGroup('How to run the engine:')
    .option('--jobs <n>', 'how many processes of the engine to run; default: 1', processes)
    .option('--timeout <seconds>', 'how long an engine may be silent before it counts as hung; default: 5', seconds)
    .option('--max-time <seconds>', 'how long an engine may take for the whole run; default: 600', seconds)
    .option('--trace <file>', 'record all messages to the engine (`>`) and from it (`<`)')
    .optionsGroup('Help:')
    .version(suiteVersion(), '-V, --version', 'print the version of the suite')
    .helpOption('-h, --help', 'print this help')
    .addHelpText('after', HELP)
    .hook('preSubcommand', refuseEarlyOptions)
    .action(async (flags: ParsedFlags, command: Command) => {
      refuseUnknownCommand(command);
      if (flags.shuffle === true && flags.shard !== undefined) throw new Stop(NO_SEED);
      if (flags.thorough !== undefined) checkThorough(flags);
      const { runCommand } = await import('../run-command.ts');
      end(await runCommand({ ...flags, shuffle: flags.shuffle === true ? Math.floor(Math.random() * 1_000_000) : flags.shuffle }, io));
    });
};

interface ParsedFlags extends Omit<RunFlags, 'shuffle'> {
  /** True without a seed. */
  readonly shuffle?: number | true;
}

/** In seconds. */
const THOROUGH = '60';

/** Questions beyond the cases are about the whole article, and belong to no shard. */
const checkThorough = ({ only, shard, profile }: ParsedFlags): void => {
  if (only !== undefined) throw new Stop('--thorough: given with `--only`, expected a run of all cases');
  if (shard !== undefined) throw new Stop('--thorough: given with `--shard`, expected a run of its own');
  if (profile === 'cards') throw new Stop('--thorough: given with `--profile cards`, expected core, units or all');
};

const NO_SEED = '--shuffle: given with `--shard` and without a seed, expected the same seed for all shards, like `--shuffle 7`';

const FORMAT_LIST = `${FORMATS.slice(0, -1).join(', ')} or ${FORMATS.at(-1)}`;

const HELP = `
Examples:
  npx tsx run-suite                               all cases, on the reference engine
  npx tsx run-suite --only 'R3.1,N4*'             one clause, and all clauses that start with N4
  npx tsx run-suite --only R3.1-02                one case
  npx tsx run-suite --report html=report.html     the table, and a page in a file
  npx tsx run-suite --fixtures my-cases/          your own cases
  npx tsx run-suite --engine 'python3 engine.py'  all cases, on your engine
  npx tsx run-suite --engine ./engine.ts --known known-failures.yaml --update-known
  npx tsx run-suite --engine ./engine.ts --known known-failures.yaml --report junit=capacity.xml
  npx tsx run-suite --engine ./engine.ts --thorough 300

Exit codes:
  0  conformant
  1  not conformant
  2  wrong usage or faulty data, and nothing ran; or an output could not be written
  3  the engine could not be run
With --known: 0 if every result is as listed, 1 if any is not.`;
