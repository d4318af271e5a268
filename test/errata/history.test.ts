import { describe, expect, test } from 'vitest';
import { rulingsAfter } from '../../src/errata/rulings.ts';
import { weigh } from '../../src/errata/weigh.ts';
import { clausesIn } from '../../src/rules/article.ts';
import { rulingsOf } from '../../src/rules/index.ts';
import { EDITION_IDS } from '../../src/board/index.ts';
import { erratumNamed, suite } from './suite.ts';

const STEPS = [['lrr-1.1', 'lrr-1.2', 'lrr-1.2'], ['lrr-1.2', 'lrr-1.3', 'lrr-1.3'], ['lrr-1.3', 'lrr-2.0', 'lrr-2.0'], ['lrr-2.0', 'current', 'notes-2024-07-09']] as const;

describe('the real history, step by step', { timeout: 60_000 }, () => {
  test('has every edition', () => {
    expect(STEPS.map(([from]) => from)).toEqual(EDITION_IDS.slice(0, -1));
    expect(STEPS.map(([, to]) => to)).toEqual(EDITION_IDS.slice(1));
  });

  test.each(STEPS)('from %s to %s: the erratum makes the one of the other, in answers and in numbers', (from, to, name) => {
    const { article } = suite;
    const erratum = erratumNamed(name);
    const numbers = (id: string) => article.editions.find((edition) => edition.id === id)?.numbers;
    expect(erratum.edition).toBe(from);
    expect(rulingsAfter(article, erratum)).toEqual(rulingsOf(article, to));
    expect({ ...numbers(from), ...erratum.numbers }).toEqual(numbers(to));
    const words = clausesIn(article, to).filter(({ id }) => id !== 'R2' && erratum.statements?.[id] !== undefined);
    expect(words.map(({ id, statement }) => [id, statement])).toEqual(words.map(({ id }) => [id, erratum.statements?.[id]]));
  });

  test.each([
    ['lrr-1.2', [], [], []],
    ['lrr-1.3', ['R3-27'], ['N2-17', 'R3-26'], ['any time: remove: removed']],
    ['lrr-2.0', [], [], []],
  ] as const)('%s changes these cases and no others: %j', (name, changed, already, ways) => {
    const { outcomes, positions } = weigh(suite, erratumNamed(name));
    expect(outcomes.changed.map((one) => one.case.id)).toEqual(changed);
    expect(outcomes.recited).toEqual([]);
    expect(outcomes.alreadyWritten.map(({ id }) => id)).toEqual(already);
    expect(positions.map(({ way }) => way)).toEqual(ways);
  });

  test('since July 2024 an excess fighter is gone before it could take a cannon hit', () => {
    const { outcomes, positions } = weigh(suite, erratumNamed('notes-2024-07-09'));
    expect(outcomes.changed.map((one) => one.case.id)).toEqual(['N1-04']);
    expect(outcomes.alreadyWritten.every(({ clause, editions }) => clause === 'N1' && editions?.join() === 'current')).toBe(true);
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
