import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Random choices; the same seed always gives the same choices. */
export interface Dice {
  /** A whole number from 0 to `most`. */
  upTo(most: number): number;
  /** True in `percent` of 100 cases. */
  chance(percent: number): boolean;
  oneOf<T>(items: readonly [T, ...T[]]): T;
  /** One of the items; `undefined` if the list is empty. */
  any<T>(items: readonly T[]): T | undefined;
}

/** The dice for one play of a run, by the run's seed and the play's number: a play can be drawn without those before it. */
export const diceFor = (seed: number, play: number): Dice => {
  const generator = xoroshiro128plus(mixed(seed, play));
  const upTo = (most: number): number => (most <= 0 ? 0 : uniformInt(generator, 0, most));
  return {
    upTo,
    chance: (percent) => upTo(99) < percent,
    oneOf: (items) => {
      const item = items[upTo(items.length - 1)];
      return item === undefined ? items[0] : item; // null is an item
    },
    any: (items) => items[upTo(items.length - 1)],
  };
};

/** Two numbers mixed into one of 32 bits, so that neighboring plays have unrelated seeds. */
const mixed = (seed: number, play: number): number => {
  let value = Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(play + 1, 0xc2b2_ae35);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b_3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a_2d39);
  return (value ^ (value >>> 15)) | 0;
};
