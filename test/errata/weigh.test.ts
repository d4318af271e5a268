import { describe, expect, test } from 'vitest';
import { weigh } from '../../src/errata/weigh.ts';
import { erratumNamed, suite } from './suite.ts';

const weighed = (rulings: Readonly<Record<string, string>>, clauses: readonly ['R3'] | readonly ['R3.2'] | readonly ['N4'] | readonly ['R4'] | readonly ['R1']) =>
  weigh(suite, { id: 'mine', title: 'mine', edition: 'current', clauses, rulings });

const idsWhere = (of: ReturnType<typeof weigh>, is: 'pointless' | 'untested') => of.clauses.filter((one) => one[is]).map(({ clause }) => clause.id);

describe('an erratum weighed', { timeout: 60_000 }, () => {
  test('ground forces on planets count: the carrier example is false, and the rule loses its tests', () => {
    const of = weigh(suite, erratumNamed('planets-count'));
    const changed = of.clauses.filter(({ changed: count }) => count > 0).map(({ clause, touched }) => [clause.id, touched]);
    expect(changed).toContainEqual(['R3.2', true]);
    expect(changed).toContainEqual(['N4.3', false]);
    expect(idsWhere(of, 'untested')).toContain('R3.2');
    expect(of.positions[0]).toMatchObject({ units: 1, before: { counted: 0, excess: 0 }, after: { counted: 1, excess: 1 } });
    expect(of.positions.some(({ ready }) => ready === undefined)).toBe(true);
  });

  test('plainer words change nothing', () => {
    const of = weigh(suite, erratumNamed('plainer-words'));
    expect([of.answers, of.outcomes.changed, of.outcomes.recited, of.positions]).toEqual([[], [], [], []]);
    expect(of.clauses.every(({ changed, pointless, untested }) => changed === 0 && !pointless && !untested)).toBe(true);
  });

  test('full loads contradict the carrier example, and leave R3 alone', () => {
    const of = weigh(suite, erratumNamed('full-loads'));
    const byId = new Map(of.clauses.map((one) => [one.clause.id, one]));
    expect(byId.get('N4.5')).toMatchObject({ touched: false, changed: expect.any(Number) });
    expect(byId.get('N4.5')?.changed).toBeGreaterThan(0);
    expect(byId.get('R3')?.changed).toBe(0);
    expect(byId.get('N1')?.changed).toBe(0);
  });

  test('where loads have no limit, nobody can tell any more what comes of too many', () => {
    const of = weighed({ 'R1/load-limit': 'none' }, ['R1']);
    expect(idsWhere(of, 'pointless')).toEqual(['N4.6']);
  });

  test('each ready case is filed under the clause of the ruling that causes it, and numbered without gaps', () => {
    const { positions } = weigh(suite, {
      id: 'mine', title: 'mine', edition: 'current', clauses: ['R2', 'N4'], rulings: { 'R2/counted': 'mech-counts-two', 'N4/pick-up': 'must-fill' },
    });
    const filed = (clause: string) => positions.filter((position) => position.clause === clause);
    expect(filed('R2').length + filed('N4').length).toBe(positions.length);
    expect(filed('N4').length).toBeGreaterThan(0);
    expect(filed('N4').every(({ action }) => action.type === 'move')).toBe(true);
    expect(filed('R2').some(({ ready }) => ready === undefined)).toBe(true);
    for (const clause of ['R2', 'N4']) {
      const numbers = filed(clause).flatMap(({ ready }) => (ready === undefined ? [] : [Number(ready.id.slice(clause.length + 1))]));
      const [first = 0] = numbers;
      expect(numbers).toEqual(numbers.map((_, at) => first + at));
      expect(suite.cases.some(({ id }) => id === `${clause}-${String(first - 1).padStart(2, '0')}`)).toBe(true);
    }
  });

  test('the answer that holds already is no change', () => {
    const of = weighed({ 'R3/removal': 'removed' }, ['R3']);
    expect([of.answers, of.outcomes.changed, of.positions]).toEqual([[], [], []]);
  });

  test('every changed case has an answer on either side that differs in its parts', () => {
    const of = weighed({ 'R4/assignment': 'die-with-ship' }, ['R4']);
    expect(of.outcomes.changed.length).toBeGreaterThan(0);
    for (const { parts, before, after } of of.outcomes.changed) {
      expect(parts).not.toEqual([]);
      expect(before).not.toEqual(after);
    }
  });

  test('a case may keep its outcome and cite other clauses', () => {
    const of = weighed({ 'R3.2/on-planets': 'mechs-counted' }, ['R3.2']);
    for (const { before, after } of of.outcomes.recited) expect(before).not.toEqual(after);
  });
});
