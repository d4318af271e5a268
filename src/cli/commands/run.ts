import { type Command, Option } from 'commander';
import { FORMATS } from '../../report/formats.ts';
import type { Define } from '../command.ts';
import { refuseEarlyOptions, refuseStrangers } from '../option-checks.ts';
import { appended, editionOption, processes, profileOption, seconds, seed, shardIn } from '../option-values.ts';
import type { RunFlags } from '../run-command.ts';
import { suiteVersion } from '../suite-version.ts';

/** The options of a run, which is the program itself; what a run needs is loaded when it runs. */
export const define: Define = (program, io, end) => {
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
    .option('--report <format[=file]>', `${REPORT_FORMATS}: to standard output instead of the table; FORMAT=FILE: into a file; repeatable`, appended)
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
    .addHelpText('after', HELP)
    .hook('preSubcommand', refuseEarlyOptions)
    .action(async (flags: RunFlags, command: Command) => {
      refuseStrangers(command);
      const { runCommand } = await import('../run-command.ts');
      end(await runCommand(flags, io));
    });
};

const REPORT_FORMATS = `${FORMATS.slice(0, -1).join(', ')} or ${FORMATS.at(-1)}`;

const HELP = `
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
