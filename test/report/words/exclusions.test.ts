import { expect, test } from 'vitest';
import type { EngineReport, SuiteInfo } from '../../../src/runner/report.ts';
import { exclusionsInWords, notExcludedLines } from '../../../src/report/words/exclusions.ts';
import { faithfulRun } from '../runs.ts';

const [engine] = (await faithfulRun()).engines;
if (engine === undefined) throw new Error('no engine');
const CORE: SuiteInfo = { version: '1', edition: 'current', profile: 'core' };
const EXCLUDES = { misreadings: { excluded: 22, of: 146 }, conditional: { excluded: 149, of: 3743 } };
const sound: EngineReport = { ...engine, conformant: true, excludes: EXCLUDES, lacks: { features: [], steps: [], cards: ['space-dock'] } };

test('what a conformant engine excludes, and what it lacks that the profile asks for', () => {
  expect(exclusionsInWords(sound, CORE)).toBe('excludes 22 of 146 misreadings, and 149 of 3,743 under a condition');
  expect(exclusionsInWords(sound, { ...CORE, profile: 'cards' })).toMatch(/; it doesn't support `space-dock`$/);
  const lacks = { features: ['printed-capacity', 'mechs', 'planets'], steps: [], cards: [] } as const;
  expect(exclusionsInWords({ ...sound, lacks }, CORE)).toMatch(/; it doesn't support `mechs`, `planets`$/);
});

test('nothing is said of an engine that is wrong, was asked a part, or of which nothing is known', () => {
  const { excludes: _, ...unknown } = sound;
  for (const one of [{ ...sound, conformant: false }, { ...sound, isPart: true as const }, unknown]) expect(exclusionsInWords(one, CORE)).toBeUndefined();
});

test('a line for each clause with misreadings that are not excluded', () => {
  const clauses = sound.clauses.map((clause, at) => ({ ...clause, ...(at === 0 ? { notExcluded: ['A=a'] } : at === 1 ? { notExcluded: ['B=b', 'B=c', 'B=d'] } : {}) }));
  expect(notExcludedLines({ ...sound, clauses })).toEqual([
    `${clauses[0]?.id}: A=a is not excluded`, `${clauses[1]?.id}: B=b and 2 more are not excluded`,
  ]);
});
