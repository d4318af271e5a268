import { describe, expect, test } from 'vitest';
import { rulingsAfter } from '../../src/errata/rulings.ts';
import { weigh } from '../../src/errata/weigh.ts';
import { clausesIn } from '../../src/rules/article.ts';
import { rulingsOf } from '../../src/rules/index.ts';
import { EDITION_IDS } from '../../src/board/index.ts';
import { erratumNamed, suite } from './suite.ts';

/** Each edition but the first, with the one before. */
const STEPS = EDITION_IDS.slice(1).map((to, at) => [EDITION_IDS[at] ?? to, to] as const);

const { article } = suite;
const edition = (id: string) => article.editions.find((each) => each.id === id);
const wordsOf = (id: string) => Object.fromEntries(clausesIn(article, id).map((clause) => [clause.id, clause.statement]));

describe('the real history, step by step', { timeout: 60_000 }, () => {
  test.each(STEPS)('from %s to %s: the erratum makes the one of the other, in answers, numbers and words', (from, to) => {
    const erratum = erratumNamed(to);
    expect(erratum.edition).toBe(from);
    expect(rulingsAfter(article, erratum)).toEqual(rulingsOf(article, to));
    expect({ ...edition(from)?.numbers, ...erratum.numbers }).toEqual(edition(to)?.numbers);
    expect({ ...wordsOf(from), ...erratum.statements }).toEqual(wordsOf(to));
  });

  test('the last edition says and answers what the rules say and answer today', () => {
    expect(wordsOf('current')).toEqual(Object.fromEntries(article.clauses.map(({ id, statement }) => [id, statement])));
    expect(rulingsOf(article, 'current')).toEqual({});
  });

  test.each(article.clauses.map(({ id }) => id))('%s says in every edition what the answers then say: excess is destroyed or removed', (id) => {
    for (const { id: each } of article.editions) {
      const [words, isDestroyed] = [wordsOf(each)[id] ?? '', rulingsOf(article, each)['R3/removal'] === 'destroyed'];
      expect(words).not.toMatch(isDestroyed ? /\b(is|are) removed|removes the/ : /excess is destroyed|are (then )?destroyed|destroys the difference/);
    }
  });

  test.each([
    ['lrr-1.2', [], [], []],
    ['lrr-1.3', ['R3-27'], ['N2-17', 'R3-26', 'X-remove-40', 'X-remove-53', 'X-remove-54', 'X-remove-55'], ['any time: remove: removed']],
    ['lrr-2.0', [], [], []],
  ] as const)('%s changes these cases and no others: %j', (name, changed, already, ways) => {
    const { outcomes, positions } = weigh(suite, erratumNamed(name));
    expect(outcomes.changed.map((one) => one.case.id)).toEqual(changed);
    expect(outcomes.recited).toEqual([]);
    expect(outcomes.alreadyWritten.map(({ id }) => id)).toEqual(already);
    expect(positions.map(({ way }) => way)).toEqual(ways);
  });

  test('since July 2024 an excess fighter is gone before it could take a cannon hit', () => {
    const { outcomes, positions } = weigh(suite, erratumNamed('current'));
    expect(outcomes.changed.map((one) => one.case.id)).toEqual(['N1-04']);
    expect(outcomes.alreadyWritten.every(({ because, editions }) => because.includes('N1') && editions?.join() === 'current')).toBe(true);
    const [smallest] = positions;
    expect(smallest?.position).toMatchObject({
      step: 'move-ships', active: { player: 'red', system: 'Lodor' },
      systems: { Lodor: { space: { red: { fighter: 1 }, blue: expect.anything() } } },
    });
    expect(smallest?.units).toBe(2);
    expect(smallest?.action).toEqual({ type: 'advance', params: { to: 'space-cannon-offense' } });
    expect(smallest?.before).toMatchObject({ legal: true, owes: [{ player: 'red', system: 'Lodor', count: 1, from: { fighter: 1 } }] });
    expect(smallest?.after).toMatchObject({ legal: false, reason: 'excess-not-met' });
    expect(positions.every(({ position, after }) => position.step === 'move-ships' && 'legal' in after && !after.legal)).toBe(true);
  });
});
