import { describe, expect, test } from 'vitest';
import { emptySpreads, fileLengths, functions, LIMITS, namesWithSeveralMeanings, tinyFiles, wideLines } from './measures.ts';

// `npm run measure` prints the figures
describe('src/', () => {
  test(`has no line over ${LIMITS.columns} columns`, () => {
    expect(wideLines()).toEqual([]);
  });

  test(`has no file over ${LIMITS.lines} lines`, () => {
    expect(fileLengths().filter(([, lines]) => lines > LIMITS.lines)).toEqual([]);
  });

  test(`has no function with more than ${LIMITS.parameters} parameters`, () => {
    expect(functions().filter(({ parameters }) => parameters > LIMITS.parameters)).toEqual([]);
  });

  test('gives no type name two meanings', () => {
    expect(namesWithSeveralMeanings()).toEqual([]);
  });

  test(`has at most ${LIMITS.emptySpreads} lines with \`? {} :\``, () => {
    expect(emptySpreads().length).toBeLessThanOrEqual(LIMITS.emptySpreads);
  });

  test(`has no file under ${LIMITS.tinyLines} lines that only one file beside it imports, but for misreadings, commands and formats`, () => {
    expect(tinyFiles()).toEqual([]);
  });
});
