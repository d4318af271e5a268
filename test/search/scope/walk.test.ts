import { describe, expect, test } from 'vitest';
import { answerText, positionText } from '../../../src/search/scope/text.ts';
import { renamedPosition, renamingsOf } from '../../../src/search/scope/renaming.ts';
import { type Judgement, walk } from '../../../src/search/scope/walk.ts';
import { leftToCards } from '../../../src/search/card-values.ts';
import { passesStep } from '../../../src/proof/judge-answers.ts';
import type { Judge } from '../../../src/board/index.ts';
import { stepOf } from '../../../src/search/probe.ts';
import type { ScopePart } from '../../../src/search/scope/types.ts';
import { MISREADERS, REFERENCE, scopeNamed } from '../../proof/engines.ts';
import { NEVER_ASKED } from '../never-asked.ts';

const PART: ScopePart = {
  name: 'sample', players: ['red', 'blue'], systems: { Lodor: ['Abyz', 'Fria'], Arnor: [], Vefut: [] }, capacity: { dreadnought: 1 },
  space: ['dreadnought', 'infantry'], planets: ['infantry'], units: 2, steps: ['none'], actions: ['check', 'lose'], convoy: 1,
};

const positionsOf = (part: ScopePart) => [...walk({ name: 'sample', about: '', parts: [part] }, REFERENCE)];
const textsOf = (part: ScopePart) => positionsOf(part).map(({ position }) => positionText(position));

describe('renaming', () => {
  test('players, systems with as many planets and planets of a system change places', () => {
    expect(renamingsOf(PART)).toHaveLength(2 * 2 * 2 - 1);
  });

  test('players with facts of their own keep their names', () => {
    expect(renamingsOf({ ...PART, facts: { blue: { capacity: { dreadnought: 2 } } } })).toHaveLength(2 * 2 - 1);
  });

  test('no position is another one renamed', () => {
    const texts = new Set(textsOf(PART));
    const renamed = positionsOf(PART).flatMap(({ position }) => renamingsOf(PART).map((renaming) => positionText(renamedPosition(renaming, position))));
    const others = renamed.filter((text) => texts.has(text));
    expect(others.every((text) => renamingsOf(PART).some((renaming) => positionsOf(PART).some(({ position }) => positionText(position) === text && positionText(renamedPosition(renaming, position)) === text)))).toBe(true);
  });

  test('one dreadnought can stand in two kinds of systems, one infantry on one planet besides', () => {
    expect(textsOf({ ...PART, units: 1 })).toEqual([
      '', 'blue/Lodor/Abyz/infantry=1', 'blue/Arnor/space/infantry=1', 'blue/Arnor/space/dreadnought=1', 'blue/Lodor/space/infantry=1', 'blue/Lodor/space/dreadnought=1',
    ].sort((a, b) => textsOf({ ...PART, units: 1 }).indexOf(a) - textsOf({ ...PART, units: 1 }).indexOf(b)));
  });

  test('the active player keeps the name', () => {
    expect(textsOf({ ...PART, units: 1, steps: ['invasion'] })).toContain('active=red/Arnor red/Arnor/space/dreadnought=1 step=invasion');
    expect(textsOf({ ...PART, units: 1, steps: ['invasion'] })).toContain('active=red/Arnor blue/Arnor/space/dreadnought=1 step=invasion');
  });

  test('an action that a renaming of the same position turns into another counts once', () => {
    const [empty] = positionsOf({ ...PART, players: ['red'] });
    expect([...empty?.judgements() ?? []].map(({ text }) => text)).toEqual([' | check red Lodor | capacity=0 counted=0 excess=0', ' | check red Arnor | capacity=0 counted=0 excess=0']);
  });
});

describe('what a scope has', () => {
  test('the same positions and judgements under any names, like `__proto__` and `constructor`', () => {
    const other: ScopePart = { ...PART, players: ['__proto__', 'toString'], systems: { ['__proto__']: ['valueOf', '__proto__'], constructor: [], hasOwnProperty: [] } };
    const sizes = (part: ScopePart) => positionsOf(part).map(({ position, judgements }) => {
      const units = Object.values(position.systems).flatMap(({ space = {}, planets = {} }) => [space, ...Object.values(planets)].flatMap((area) => Object.values(area)));
      return [units.flatMap((each) => Object.values(each)).reduce((sum, count) => sum + count, 0), [...judgements()].length];
    }).sort();
    expect(sizes(other)).toEqual(sizes(PART));
  });

  test('positions with fewer units come first', () => {
    const totals = positionsOf(PART).map(({ position }) => positionText(position).split(' ').filter((word) => word !== '').reduce((sum, word) => sum + Number(word.split('=')[1]), 0));
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
  });

  test('one unit is placed at once, or as many as the part says', () => {
    const part: ScopePart = { ...PART, players: ['red'], systems: { Arnor: [] }, actions: ['place'] };
    const placed = (each: ScopePart) => [...positionsOf(each)[0]?.judgements() ?? []].map(({ text }) => / place red Arnor\/space (\S+) /.exec(text)?.[1]).sort();
    expect(placed(part)).toEqual(['dreadnought=1', 'infantry=1']);
    expect(placed({ ...part, placing: 2 })).toEqual(['dreadnought=1', 'dreadnought=1,infantry=1', 'dreadnought=2', 'infantry=1', 'infantry=2']);
  });

  test('at most so many of a kind for each player', () => {
    expect(textsOf({ ...PART, most: { dreadnought: 1 } }).some((text) => text.includes('dreadnought=2'))).toBe(false);
  });

  test('the carrier example is where its scope starts, and everything follows from it', () => {
    const [first, second] = walk(scopeNamed('example'), REFERENCE);
    expect(positionText(first?.position ?? { players: {}, systems: {} })).toBe('red/Lodor/Lodor/infantry=8 red/Lodor/space/carrier=1 red/Lodor/space/fighter=4');
    expect(positionText(second?.position ?? { players: {}, systems: {} })).not.toBe('');
  });
});

test('every misreading shows in the scope `small`, except the one about structures in space areas, which no scope has', () => {
  const unseen = new Set(MISREADERS.filter(({ name }) => name !== NEVER_ASKED));
  for (const { judgements } of walk(scopeNamed('small'), REFERENCE)) {
    if (unseen.size === 0) break;
    for (const judgement of judgements()) {
      for (const misreader of unseen) if (differs(misreader.judge, judgement)) unseen.delete(misreader);
    }
  }
  expect([...unseen].map(({ name }) => name)).toEqual([]);
});

/** As the runner compares: what leaves no choice may be removed at once. */
const differs = (judge: Judge, { position, action, answer }: Judgement): boolean => {
  const other = judge(leftToCards(position), action);
  const saysOtherwise = answerText(other) !== answerText(answer) || ('as' in other && 'as' in answer && other.as !== answer.as);
  return saysOtherwise && !passesStep(judge, stepOf(REFERENCE, position, action));
};
