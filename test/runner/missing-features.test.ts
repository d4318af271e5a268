import { expect, test } from 'vitest';
import { STEPS } from '../../src/board/index.ts';
import type { Needs } from '../../src/cases/needs.ts';
import { missingFeatures } from '../../src/runner/missing-features.ts';
import { FEATURES, type HelloResult } from '../../src/subjects/wire.ts';
import { CHECK, makeCase, step } from './samples.ts';

const CASE = makeCase('R3-01', 'R3', step(CHECK, { kind: 'numbers', excess: 0 }));
const ALL: Pick<HelloResult, 'steps' | 'features'> = { steps: STEPS, features: FEATURES };
const NEEDS: Needs = { answers: ['check'], steps: ['invasion'], features: ['mechs', 'planets'], cards: [] };

const rows: readonly [name: string, hello: Partial<typeof ALL>, lacks: string | undefined][] = [
  ['everything', {}, undefined],
  ['what the case needs', { steps: ['invasion'], features: ['mechs', 'planets'] }, undefined],
  ['no mechs', { features: ['planets'] }, "doesn't support `mechs`"],
  ['nothing', { steps: [], features: [] }, "doesn't support `mechs`, `planets`, the step `invasion`"],
  ['other steps', { steps: ['move-ships'] }, "doesn't support the step `invasion`"],
];
test.each(rows)('an engine that knows %s', async (_, hello, lacks) => {
  expect(await missingFeatures({ ...ALL, ...hello }, async () => NEEDS)(CASE)).toBe(lacks);
});

test("the needs of a case aren't computed for an engine that supports everything but printed values", async () => {
  const features = FEATURES.filter((feature) => feature !== 'printed-capacity');
  expect(await missingFeatures({ steps: STEPS, features }, () => { throw new Error('asked'); })(CASE)).toBeUndefined();
});
