import { Option } from 'commander';
import { randomInt } from 'node:crypto';
import { fuzz } from '../../search/fuzz.ts';
import type { Judge } from '../../board/index.ts';
import { type Profile, PROFILES } from '../../cases/types.ts';
import { cardsDrawn } from '../../search/draw/cards.ts';
import { judgeOf, type EditionRulebook } from '../../search/judges.ts';
import { CALLED } from '../command-name.ts';
import type { ExitCode } from '../exit.ts';
import type { Io } from '../io.ts';
import { checkFolder } from '../write-file.ts';
import { type ProbeFlags, type Probing, startProbing } from '../open-engines.ts';
import { progressOn } from '../progress.ts';
import { shellWord } from '../../text/shell-word.ts';
import { soundArticle, soundCatalogue } from '../suite-data.ts';
import { conclude, rateInWords, tellerOf } from '../search-output.ts';
import type { Define } from '../command.ts';
import { appended, editionOption, naturalNumber, seconds } from '../option-values.ts';

export interface FuzzFlags extends ProbeFlags {
  /** Positions that state all values, or such as leave them to players' cards. */
  readonly profile: Profile;
  readonly seed?: number;
  /** How many plays; absent: as many as the time allows. */
  readonly runs?: number;
  /** In seconds. */
  readonly time?: number;
  /** One play of the run with that seed, by its number. */
  readonly play?: number;
  readonly keepGoing: boolean;
  /** A folder for what is found. */
  readonly write?: string;
}

/** The options of `fuzz`. */
export const define: Define = (command, io, end) => {
  command
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
    .addHelpText('after', HELP)
    .action(async (flags: Partial<FuzzFlags> & Pick<FuzzFlags, 'edition' | 'engine' | 'profile'>) => end(await fuzzCommand({ ...DEFAULTS, ...flags }, io)));
};

const DEFAULTS = { keepGoing: false };

const HELP = `
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

/** Puts random positions and actions to an engine, and shrinks what differs. */
export const fuzzCommand = async (flags: FuzzFlags, io: Io): Promise<ExitCode> => {
  if (flags.write !== undefined) checkFolder(flags.write, '--write');
  const rulebook: EditionRulebook = { article: soundArticle(), edition: flags.edition, catalogue: soundCatalogue };
  const judge = judgeOf(rulebook);
  const probing = await startProbing(rulebook, judge, flags);
  try {
    return await search(rulebook, judge, probing, flags, io);
  } finally {
    await probing.close();
  }
};

const search = async (rulebook: EditionRulebook, judge: Judge, probing: Probing, flags: FuzzFlags, io: Io): Promise<ExitCode> => {
  const { keepGoing, play: only, profile, seed = randomInt(1_000_000) } = flags;
  const line = progressOn(io);
  const teller = tellerOf(rulebook, judge, probing, flags, io);
  const time = flags.time ?? (flags.runs === undefined && only === undefined ? DEFAULT_TIME : Number.POSITIVE_INFINITY);
  let ended = false;
  const progress = await fuzz(judge, probing.probe, {
    seed,
    from: only ?? 0,
    runs: only === undefined ? flags.runs ?? Number.MAX_SAFE_INTEGER : 1,
    ...(profile === 'units' ? { drawFacts: cardsDrawn(rulebook.catalogue) } : {}),
    isTimeUp: () => ended || line.seconds() > time,
    onPassed: teller.passed,
    onProgress: ({ runs, asked, differences }) =>
      line.show(() => `${probing.name}: ${runs} plays, ${rateInWords(asked, line.seconds())}, ${differences} differ`),
    onDifference: async (difference, play, number) => {
      if (!teller.isNew(difference)) return keepGoing;
      line.clear();
      await teller.found(play, difference, repeatOf(flags, seed, number));
      ended = teller.all().length >= MOST_FINDINGS;
      return keepGoing && !ended;
    },
  });
  line.clear();
  return conclude({
    ...progress, what: `seed ${seed}, ${progress.runs} ${progress.runs === 1 ? 'play' : 'plays'}`, askedNow: progress.asked, findings: teller.all().length, seconds: line.seconds(),
  }, probing, io);
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
