/** The items in an order of their own for every seed, a whole number; the same seed makes the same order. */
export const shuffled = <T>(items: readonly T[], seed: number): readonly T[] => {
  const next = randomFrom(seed);
  return items.map((item) => ({ item, at: next() })).sort((a, b) => a.at - b.at).map(({ item }) => item);
};

/** Numbers from 0 up to 1, by the generator that is called mulberry32. */
const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32;
  };
};
