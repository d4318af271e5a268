import { describe, expect, test } from 'vitest';
import {
  count, exactly, keyedBy, listOf, memberFault, type Members, namedBy, number, object, oneOf, readAs, satisfying, type Shape, someText, text, textOrNull,
  trueOrFalse,
} from '../../src/source/shape.ts';

const faultOf = (shape: Shape<unknown>, value: unknown): string | undefined => {
  const reading = readAs(shape, value);
  return 'fault' in reading ? reading.fault : undefined;
};

const words = oneOf(['removed', 'destroyed']);
const whole = object({ name: text, counts: namedBy(count) }, { as: words, list: listOf(number) });

test.each<readonly [string, Shape<unknown>, unknown, string | undefined]>([
  ['text', text, 7, 'the result is `7`, expected text'],
  ['text that is not empty', someText, '', 'the result is `""`, expected text that is not empty'],
  ['a number', number, NaN, 'the result is `NaN`, expected a number'],
  ['a count', count, -1, 'the result is `-1`, expected a whole number of at least 0'],
  ['a count beyond exact numbers', count, 2 ** 53, 'the result is `9007199254740992`, expected a whole number of at least 0'],
  ['true or false', trueOrFalse, 'yes', 'the result is `"yes"`, expected true or false'],
  ['text or null', textOrNull, null, undefined],
  ['one value', exactly(false), true, 'the result is `true`, expected `false`'],
  ['a word', words, 'destroyd', 'the result is `"destroyd"`, expected one of `removed`, `destroyed` (did you mean `destroyed`?)'],
  ['a word that is no text', words, 3, 'the result is `3`, expected one of `removed`, `destroyed`'],
  ['a list', listOf(text), {}, 'the result is an object, expected a list'],
  ['a missing entry of a list', listOf(text), Array(1), '`[0]` is `undefined`, expected text'],
  ['an entry of a list', listOf(text), ['a', 2], '`[1]` is `2`, expected text'],
  ['an object', whole, [], 'the result is a list, expected an object'],
  ['a missing member', whole, { counts: {} }, '`name` is missing, expected text'],
  ['a member deep inside', whole, { name: '', counts: { 'a b': -1 } }, '`counts["a b"]` is `-1`, expected a whole number of at least 0'],
  ['members that may be there', whole, { name: '', counts: {}, as: undefined, more: 1 }, undefined],
  ['an unknown key', keyedBy('unit', ['fighter', 'mech'], count), { figther: 1 }, 'unknown unit `figther`, expected one of `fighter`, `mech` (did you mean `fighter`?)'],
  ['an unknown key deep inside', object({ units: keyedBy('unit', ['fighter'], count) }, {}), { units: { x: 1 } }, 'unknown unit `x` in `units`, expected one of `fighter`'],
])('%s', (_, shape, value, fault) => {
  expect(faultOf(shape, value)).toBe(fault);
});

describe('members of an object that a program passes', () => {
  const MEMBERS: Members = { noun: 'option', needed: { name: someText }, maybe: { jobs: satisfying((value) => value === 1, 'one') } };

  test.each([
    [{ name: 'a' }, undefined],
    [{ name: 'a', jobs: 1 }, undefined],
    [{}, '`name` is missing, expected text that is not empty'],
    [{ name: undefined }, '`name` is `undefined`, expected text that is not empty'],
    [{ name: 'a', jobs: undefined }, '`jobs` is `undefined`, expected one'],
    [{ nmae: 'a' }, 'unknown option `nmae`, expected one of `name`, `jobs` (did you mean `name`?)'],
    [new (class { name = 'a'; other = 1; })(), undefined],
    [Object.create({ name: 7 }), '`name` is `7`, expected text that is not empty'],
  ])('%o', (given, fault) => {
    expect(memberFault(given, MEMBERS)).toBe(fault);
  });
});
