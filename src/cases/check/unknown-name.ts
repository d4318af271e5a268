import { type DataPath, didYouMean, type Fault, listed, nearest, quoted } from '../../source/index.ts';

/** A name of something that the position hasn't. */
export const notThere = (path: DataPath, at: Fault['at'], what: 'player' | 'system' | 'planet', name: string, there: readonly string[]): Fault => {
  const expected = there.length === 0 ? `a ${what} of the position, which has none` : `one of ${listed(there)}`;
  return { path, at, code: 'not-there', problem: `the ${what} ${quoted(name)} is not there`, expected, ...didYouMean(nearest(name, there)) };
};
