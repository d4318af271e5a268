import { describe, expect, test } from 'vitest';
import type { Case, CaseStep } from '../../src/cases/case.ts';
import { isJudged, naysayerFails, yesManFails } from '../../src/runner/is-judged.ts';
import { CHECK, LEAVE, legal, makeCase, step } from './samples.ts';

const of = (...steps: readonly CaseStep[]): Case => makeCase('R3-01', 'R3', ...steps);
const ILLEGAL = of(step(LEAVE, { kind: 'illegal', reason: 'over-capacity' }));
const OWING = of(step(LEAVE, legal()));
const FREE = of(step(LEAVE, legal({ owes: [] })));
const COUNT = of(step(CHECK, { kind: 'numbers', counted: 4 }));
const NO_EXCESS = of(step(CHECK, { kind: 'numbers', counted: 0, excess: 0 }));
const NO_CAPACITY = of(step(CHECK, { kind: 'numbers', capacity: 0 }));
const BOTH = of(step(LEAVE, legal({ owes: [] })), step(LEAVE, { kind: 'illegal', reason: 'nothing-owed' }));

describe('cases that rule out an engine that allows or forbids everything', () => {
  test.each([
    ['an illegal action', ILLEGAL, true, false],
    ['an action after which something is owed', OWING, true, true],
    ['an action after which nothing is owed', FREE, false, true],
    ['units that count', COUNT, true, true],
    ['no excess', NO_EXCESS, false, false],
    ['no capacity', NO_CAPACITY, true, false],
    ['a legal step and an illegal one', BOTH, true, true],
  ])('%s', (_, one, yesMan, naysayer) => {
    expect([yesManFails(one), naysayerFails(one)]).toEqual([yesMan, naysayer]);
  });
});

describe('when a clause is judged', () => {
  test.each([
    ['nothing passed', [ILLEGAL, OWING], [], false],
    ['what a yes-man passes, where no case is otherwise', [FREE, NO_EXCESS], [FREE, NO_EXCESS], true],
    ['what a yes-man fails, where nothing is forbidden', [OWING, FREE], [OWING], true],
    ['only refusals', [ILLEGAL, FREE], [ILLEGAL], false],
    ['only what a yes-man passes, where something is forbidden', [ILLEGAL, FREE], [FREE], false],
    ['only numbers that are zero, where some are not', [NO_CAPACITY, COUNT], [NO_CAPACITY], false],
    ['a refusal and a permission', [ILLEGAL, FREE], [ILLEGAL, FREE], true],
  ])('%s', (_, cases, passed, judged) => {
    expect(isJudged(cases, passed)).toBe(judged);
  });
});
