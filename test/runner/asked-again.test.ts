import { expect, test } from 'vitest';
import { judge, official } from '../../src/engine/index.ts';
import { passedCases } from '../../src/runner/asked-again.ts';
import type { Reply } from '../../src/subjects/subject.ts';
import { coreCases } from '../proof/flawed.ts';

const [one, other, third] = coreCases;
if (one === undefined || other === undefined || third === undefined) throw new Error('too few cases');
const asked = ({ id, steps: [step] }: typeof one) => ({ id, number: 1, step: step ?? (() => { throw new Error('no step'); })() });
const right = (of: typeof one): Reply => ({ kind: 'answered', result: judge(official, asked(of).step.position, asked(of).step.action) });
const CRASH: Reply = { kind: 'crashed', message: 'gone' };

test('cases that pass again, and cases that did not pass before, are no complaint', () => {
  const watch = passedCases(new Set([one.id, other.id]));
  for (const each of [one, other]) watch.witness(asked(each), right(each));
  watch.witness(asked(third), CRASH);
  expect(watch.complaints('`--twins`')).toEqual([]);
});

test('cases that no longer pass are one complaint, with the first of them in the order of the run', () => {
  const watch = passedCases(new Set([one.id, other.id, third.id]));
  watch.witness(asked(third), { kind: 'declined', reason: 'no' });
  watch.witness(asked(other), CRASH);
  watch.witness(asked(other), { kind: 'declined', reason: 'later' });
  watch.witness(asked(one), right(one));
  expect(watch.complaints('`--twins`')).toEqual([`2 cases passed, but not when \`--twins\` asked again; the first is ${other.id}: crashed: gone`]);
});
