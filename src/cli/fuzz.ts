import { randomInt } from 'node:crypto';
import { fuzz, type FuzzProgress } from '../proof/fuzz.ts';
import type { Judge } from '../proof/probe.ts';
import { judgeOf } from '../proof/search/misreaders.ts';
import type { Article } from '../rules/types.ts';
import { CALLED } from './called.ts';
import { concluded, teller } from './enumerate.ts';
import type { ExitCode } from './exit.ts';
import type { Io } from './io.ts';
import { meterOn, rateInWords } from './meter.ts';
import { type ProbeFlags, type Probing, startProbing } from './probing.ts';
import { shellWord } from './repeat.ts';
import { soundArticle } from './suite.ts';

export interface FuzzFlags extends ProbeFlags {
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

/** Puts random positions and actions to an engine, and shrinks what differs. */
export const fuzzCommand = async (flags: FuzzFlags, io: Io): Promise<ExitCode> => {
  const article = soundArticle();
  const judge = judgeOf(article, flags.edition);
  const probing = await startProbing(article, judge, flags);
  try {
    return await search(article, judge, probing, flags, io);
  } finally {
    await probing.close();
  }
};

const search = async (article: Article, judge: Judge, probing: Probing, flags: FuzzFlags, io: Io): Promise<ExitCode> => {
  const { keepGoing, play: only, seed = randomInt(1_000_000) } = flags;
  const meter = meterOn(io);
  const tell = teller(article, judge, probing, flags, io);
  const time = flags.time ?? (flags.runs === undefined && only === undefined ? DEFAULT_TIME : Number.POSITIVE_INFINITY);
  let ended = false;
  const progress = await fuzz(judge, probing.probe, {
    seed,
    from: only ?? 0,
    runs: only === undefined ? flags.runs ?? Number.MAX_SAFE_INTEGER : 1,
    isTimeUp: () => ended || meter.seconds() > time,
    onPassed: tell.passed,
    onProgress: (now: FuzzProgress) => meter.show(() => `${probing.name}: ${now.runs} plays, ${rateInWords(now.asked, meter.seconds())}, ${now.differences} differ`),
    onDifference: async (difference, play, number) => {
      if (!tell.isNew(difference)) return keepGoing;
      meter.clear();
      await tell.found(play, difference, repeatOf(flags, seed, number));
      ended = tell.all().length >= MOST_FINDINGS;
      return keepGoing && !ended;
    },
  });
  meter.clear();
  return concluded(`seed ${seed}, ${progress.runs} plays`, progress, progress.asked, tell.all(), [], meter.seconds(), probing, io);
};

/** In seconds. */
const DEFAULT_TIME = 30;
const MOST_FINDINGS = 50;

const repeatOf = ({ engine, edition }: FuzzFlags, seed: number, play: number): string => [
  `${CALLED} fuzz`, ...engine.map((name) => `--engine ${shellWord(name)}`), ...(edition === 'current' ? [] : [`--edition ${edition}`]), `--seed ${seed} --play ${play}`,
].join(' ');
