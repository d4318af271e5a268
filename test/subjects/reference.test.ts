import { expect, test } from 'vitest';
import { fileURLToPath } from 'node:url';
import { readArticle } from '../../src/rules/read.ts';
import { referenceSource } from '../../src/subjects/reference.ts';
import { CHECK, LEAVE, LEFT, OWED, START } from '../runner/samples.ts';

const { article } = readArticle(fileURLToPath(new URL('../../rules', import.meta.url)));
if (article === undefined) throw new Error('the rules are faulty: run the lint');
const source = referenceSource({ article });

test('the reference engine answers through the port', async () => {
  const subject = await source.open({ edition: 'current', suite: '1.0.0' });
  if ('kind' in subject) throw new Error(subject.message);
  expect(subject.hello).toMatchObject({ protocol: 1, name: 'reference', version: '1.0.0', language: 'typescript' });
  expect(await subject.ask({ position: START, action: LEAVE })).toMatchObject({ kind: 'answered', result: { legal: true, position: LEFT, owes: [OWED] } });
  expect(await subject.ask({ position: START, action: CHECK })).toMatchObject({ kind: 'answered', result: { capacity: 4, counted: 4, excess: 0 } });
  await subject.close();
});

test('it judges by the edition it is opened for', async () => {
  const subject = await source.open({ edition: 'lrr-1.2', suite: '1.0.0' });
  if ('kind' in subject) throw new Error(subject.message);
  const remove = { type: 'remove', params: { player: 'red', system: 'Lodor', units: { fighter: 4 } } } as const;
  expect(await subject.ask({ position: LEFT, action: remove })).toMatchObject({ kind: 'answered', result: { legal: true, as: 'destroyed' } });
});

test('an unknown edition is not run', async () => {
  expect(await source.open({ edition: 'lrr-9', suite: '1.0.0' })).toEqual({ kind: 'not-run', message: '`edition` is `"lrr-9"`, expected an edition that the rules have' });
});
