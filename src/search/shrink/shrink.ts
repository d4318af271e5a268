import type { ReadCards } from '../card-values.ts';
import type { Judge } from '../../board/index.ts';
import type { Difference, Probe } from '../probe.ts';
import { costOf } from './cost.ts';
import { differenceAtLast, type Play } from './play.ts';
import { smallerThan } from './candidates.ts';

/** A play in which something differs at the last action. */
export interface Shrunk {
  readonly play: Play;
  readonly difference: Difference;
  /** Nothing can be taken away any more; false where the attempts ran out before that was known. */
  readonly isMinimal: boolean;
  /** How many smaller plays were tried. */
  readonly attempts: number;
}

export interface ShrinkOptions {
  /** At most so many smaller plays are tried. */
  readonly attempts?: number;
  readonly isTimeUp?: () => boolean;
  /** A smaller play counts only if its difference passes this test. */
  readonly isSought?: (difference: Difference) => boolean;
  /** Reads the cards of players again after one is taken away; absent: all keep their cards. */
  readonly readCards?: ReadCards;
}

/** The smallest play reached by taking away one thing after another while something still differs; `undefined` if nothing does. */
export const shrink = async (
  play: Play, probe: Probe, judge: Judge, options: ShrinkOptions = {},
): Promise<Shrunk | undefined> => {
  const { attempts = 20_000, isTimeUp = () => false, isSought = () => true, readCards } = options;
  const difference = await differenceAtLast(probe, judge, play);
  if (difference === undefined) return undefined;
  let best = { play, difference };
  const tried = new Set<string>();
  const isOver = () => tried.size >= attempts || isTimeUp();
  for (let next: typeof best | undefined = best; next !== undefined;) {
    best = next;
    next = await firstSmaller(best, { probe, judge, tried, isOver, isSought, smaller: smallerThan(best.play, judge, readCards) });
  }
  return { ...best, isMinimal: !isOver(), attempts: tried.size };
};

interface Trying {
  readonly probe: Probe;
  readonly judge: Judge;
  readonly smaller: Iterable<Play>;
  readonly tried: Set<string>;
  readonly isOver: () => boolean;
  readonly isSought: (difference: Difference) => boolean;
}

/** The first smaller play that differs too, of those not yet tried. */
const firstSmaller = async (
  { play, difference }: Pick<Shrunk, 'play' | 'difference'>, { probe, judge, smaller, tried, isOver, isSought }: Trying,
): Promise<Pick<Shrunk, 'play' | 'difference'> | undefined> => {
  const cost = costOf(play);
  for (const each of smaller) {
    if (isOver()) return undefined;
    if (costOf(each) >= cost) continue;
    const key = JSON.stringify(each);
    if (tried.has(key)) continue;
    tried.add(key);
    const found = await differenceAtLast(probe, judge, each);
    if (found?.kind === difference.kind && isSought(found)) return { play: each, difference: found };
  }
  return undefined;
};
