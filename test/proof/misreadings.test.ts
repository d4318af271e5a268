import { expect, test } from 'vitest';
import { misreadingsIn, misreadingsOf } from '../../src/proof/misreadings.ts';
import { misreadingJudgesOf } from '../../src/search/edition-judges.ts';
import { EDITION_IDS, type EditionId } from '../../src/board/index.ts';
import { ARTICLE, RULEBOOK } from './engines.ts';
import { CHECK, START } from '../runner/samples.ts';

const namesIn = (edition: EditionId): readonly string[] => misreadingsIn(ARTICLE, edition).map(({ name }) => name);

test('the current edition is misread in every way that the table knows', () => {
  expect(namesIn('current')).toEqual(misreadingsOf(ARTICLE).map(({ name }) => name));
});

test('what an edition answers itself is no misreading of it; what another one answers is', () => {
  expect(namesIn('lrr-1.1')).toEqual(expect.arrayContaining(['R3/removal=removed', 'N1/on-arrival=before-space-cannon']));
  expect(namesIn('lrr-1.1')).not.toEqual(expect.arrayContaining(['R3/removal=destroyed']));
  expect(namesIn('lrr-1.1')).not.toEqual(expect.arrayContaining(['N1/on-arrival=before-space-combat']));
});

test.each(EDITION_IDS)('each misreading of %s is an engine that can be asked', (edition) => {
  const misreaders = misreadingJudgesOf({ ...RULEBOOK, edition });
  expect(misreaders.map(({ name }) => name)).toEqual(namesIn(edition));
  expect(misreaders.every(({ judge }) => 'capacity' in judge(START, CHECK))).toBe(true);
});
