import fc from 'fast-check';

/** A source of random choices: the same from the same seed. */
export interface Dice {
  /** A whole number from 0 to `most`. */
  upTo(most: number): number;
  /** True so many times in a hundred. */
  chance(percent: number): boolean;
  oneOf<T>(items: readonly [T, ...T[]]): T;
  /** One of the items, `undefined` where there are none. */
  any<T>(items: readonly T[]): T | undefined;
}

/** The dice for the play with that number of the run with that seed. */
export const diceFor = (seed: number, play: number): Dice => {
  // each play has a seed of its own, so that one can be drawn again without those before it
  const [stream] = fc.sample(fc.infiniteStream(fc.nat({ max: LARGEST })), { seed: mixed(seed, play), numRuns: 1 });
  if (stream === undefined) throw new Error('no dice');
  return diceFrom(() => Number(stream.next().value));
};

const LARGEST = 0x3fff_ffff;

const diceFrom = (next: () => number): Dice => {
  const upTo = (most: number): number => (most <= 0 ? 0 : next() % (most + 1));
  return {
    upTo,
    chance: (percent) => upTo(99) < percent,
    oneOf: (items) => {
      const item = items[upTo(items.length - 1)];
      return item === undefined ? items[0] : item;
    },
    any: (items) => (items.length === 0 ? undefined : items[upTo(items.length - 1)]),
  };
};

/** Two numbers as one of 32 bits, so that neighbours have nothing in common. */
const mixed = (seed: number, play: number): number => {
  let value = Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(play + 1, 0xc2b2_ae35);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b_3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a_2d39);
  return (value ^ (value >>> 15)) | 0;
};
