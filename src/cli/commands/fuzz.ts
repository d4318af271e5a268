import { Option } from 'commander';
import { randomInt } from 'node:crypto';
import { fuzz } from '../../search/fuzz.ts';
import { type Profile, PROFILES } from '../../cases/types.ts';
import { cardsDrawn } from '../../search/draw/cards.ts';
import { judgeOf } from '../../search/edition-judges.ts';
import { CALLED } from '../command-name.ts';
import type { ExitCode } from '../exit.ts';
import type { Io } from '../io.ts';
import { checkFolder } from '../write-file.ts';
import { type OpenEngines, openEngines, type ProbeFlags, type SearchBasis, type DraftRulebook } from '../open-engines.ts';
import { progressOn } from '../progress.ts';
import { shellWord } from '../../text/shell-word.ts';
import { soundCatalogue } from '../suite-data.ts';
import { conclude, findingsPrinter, rateInWords } from '../search-output.ts';
import { searchTime } from '../search-time.ts';
import { counted } from '../../text/counted.ts';
import { editionRules } from '../edition-rules.ts';
import type { Define } from '../command.ts';
import { appended, editionOption, naturalNumber, seconds } from '../option-values.ts';

export interface FuzzFlags extends ProbeFlags {
  /** `core`: positions state all capacity values; `units`: players' cards decide them. */
  readonly profile: Profile;
  readonly seed?: number;
  /** How many plays; default: as many as the time allows. */
  readonly runs?: number;
  /** In seconds. */
  readonly time?: number;
  /** Only one play of the run with that seed, by its number. */
  readonly play?: number;
  readonly keepGoing: boolean;
  /** A folder for the cases that are found; default: they are printed. */
  readonly write?: string;
}

/** The options of `fuzz`. */
export const define: Define = (command, io, end) => {
  command
    .requiredOption('--engine <engine>', 'the engine to ask, or two engines to compare with each other', appended)
    .addOption(editionOption())
    .addOption(new Option('--profile <profile>', PROFILE).choices(PROFILES).default('core'))
    .option('--seed <n>', 'the seed of the random numbers; default: a random seed', naturalNumber)
    .option('--runs <n>', 'how many plays, of up to 12 actions each; default: as many as the time allows', naturalNumber)
    .option('--time <seconds>', 'how long to search; default: 30, or no limit with --runs', seconds)
    .option('--play <n>', 'only the play with this number', naturalNumber)
    .option('--keep-going', 'continue after the first difference, and show each fault once')
    .option('--write <folder>', 'write the cases that are found to files instead of printing them')
    .option('--timeout <seconds>', 'how long the engine may take for an answer before it counts as hung; default: 5', seconds)
    .addHelpText('after', HELP)
    .action(async (flags: Partial<FuzzFlags> & Pick<FuzzFlags, 'edition' | 'engine' | 'profile'>) =>
      end(await fuzzCommand({ ...DEFAULTS, ...flags }, io)));
};

const PROFILE = "core: positions state all capacity values; units: players' cards give them";

const DEFAULTS = { keepGoing: false };

const HELP = `
When the time is up, or on Ctrl-C, the counts so far are printed.

Examples:
  npx tsx run-suite fuzz --engine 'python3 engine.py'
  npx tsx run-suite fuzz --engine ./engine.ts --seed 7 --runs 10000 --keep-going --write found/
  npx tsx run-suite fuzz --engine ./engine.ts --profile units --time 300
  npx tsx run-suite fuzz --engine ./engine.ts --engine 'python3 engine.py'

Exit codes:
  0    no difference found
  1    the engine gives a wrong answer, crashes, hangs or breaks the contract; or two engines differ
  2    wrong usage, or the engine supports none of the questions
  3    the engine could not be run
  130  interrupted before a difference was found`;

/** Asks an engine random questions, and shrinks what differs. */
export const fuzzCommand = async (flags: FuzzFlags, io: Io): Promise<ExitCode> => {
  if (flags.write !== undefined) checkFolder(flags.write, '--write');
  const rulebook: DraftRulebook = { ...await editionRules(flags.edition), catalogue: soundCatalogue };
  const time = searchTime(secondsOf(flags));
  const basis: SearchBasis = { rulebook, judge: judgeOf(rulebook), time };
  try {
    const engines = await openEngines(basis, flags);
    time.begin();
    try {
      return await search(basis, engines, flags, io);
    } finally {
      await engines.close();
    }
  } finally {
    time.release();
  }
};

const secondsOf = ({ time, runs, play }: FuzzFlags): number =>
  time ?? (runs === undefined && play === undefined ? DEFAULT_TIME : Number.POSITIVE_INFINITY);

const search = async (basis: SearchBasis, engines: OpenEngines, flags: FuzzFlags, io: Io): Promise<ExitCode> => {
  const { rulebook, judge, time } = basis;
  const { keepGoing, play: only, profile, seed = randomInt(1_000_000) } = flags;
  const line = progressOn(io);
  const printer = findingsPrinter(basis, engines, { write: flags.write, line }, io);
  const isFull = (): boolean => printer.faults() >= MOST_FINDINGS;
  const progress = await fuzz(judge, engines.probe, {
    seed,
    from: only ?? 0,
    runs: only === undefined ? flags.runs ?? Number.MAX_SAFE_INTEGER : 1,
    drawFacts: profile === 'units' ? cardsDrawn(rulebook.catalogue) : undefined,
    isTimeUp: () => isFull() || time.isUp(),
    onPassed: printer.passed,
    onProgress: ({ runs, asked, differences }) =>
      line.show(() => `${engines.name}: ${counted(runs, 'play')}, ${rateInWords(asked, line.seconds())}, ${differences} differ`),
    onDifference: async (difference, play, number) => {
      await printer.found(difference, play, repeatOf(flags, seed, number));
      return keepGoing && !isFull();
    },
  });
  line.clear();
  const what = `seed ${seed}, ${counted(progress.runs, 'play')}`;
  const endedEarly = time.isInterrupted() ? 'interrupted' : undefined;
  return conclude({ ...progress, what, faults: printer.faults(), seconds: line.seconds(), endedEarly }, engines, io);
};

/** In seconds. */
const DEFAULT_TIME = 30;
const MOST_FINDINGS = 50;

const repeatOf = ({ engine, edition, profile, timeout }: FuzzFlags, seed: number, play: number): string => [
  `${CALLED} fuzz`,
  ...engine.map((name) => `--engine ${shellWord(name)}`),
  ...(timeout === undefined ? [] : [`--timeout ${timeout}`]),
  ...(edition === 'current' ? [] : [`--edition ${edition}`]),
  ...(profile === 'core' ? [] : [`--profile ${profile}`]),
  `--seed ${seed} --play ${play}`,
].join(' ');
