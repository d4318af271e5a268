import { describe, expect, test } from 'vitest';
import type { Case } from '../../src/cases/case.ts';
import { suiteClaim } from '../../src/cli/commands/prove.ts';
import { inverted } from '../../src/proof/control.ts';
import { type Claim, prove } from '../../src/proof/prove.ts';
import type { ProofNotes } from '../../src/proof/types.ts';
import type { Article, Ruling } from '../../src/rules/types.ts';

const whole = suiteClaim();
const ruling = (id: string, ...answers: readonly string[]): Ruling[] =>
  whole.article.rulings.filter((one) => one.id === id).map((one) => ({ ...one, misreadings: one.misreadings.filter(({ answer }) => answers.includes(answer)) }));
const article = (...rulings: readonly Ruling[]): Article => ({ ...whole.article, rulings });
const cases = (...ids: readonly string[]): readonly Case[] => whole.cases.filter(({ id }) => ids.includes(id));
const NO_NOTES: ProofNotes = { documenting: [], crossings: [], equivalent: [] };
const POOLED = ruling('R1/load-limit', 'pooled');
const TOLERATED = ruling('R3/excess', 'tolerated');

/** R1-08 catches `pooled`; R3-02 catches `tolerated`. */
const claim = (more: Partial<Claim> = {}): Claim => ({
  ...whole, article: article(...ruling('R1/load-limit', 'none')), cases: cases('R1-02'), notes: NO_NOTES, ...more,
});
const faultsOf = (more: Partial<Claim>) => prove(claim(more)).faults;
const documenting = (...ids: readonly string[]): ProofNotes => ({ ...NO_NOTES, documenting: [{ cases: ids, for: 'the scene' }] });

test('a case that catches a misreading of its clause proves it', () => {
  const proof = prove(claim());
  expect(proof.faults).toEqual([]);
  expect(proof.caught.map(({ mutant, by }) => [mutant.name, by.map(({ id }) => id)])).toEqual([['R1/load-limit=none', ['R1-02']]]);
  expect(proof.earnings).toMatchObject([{ catches: ['R1/load-limit=none'], alone: ['R1/load-limit=none'] }]);
});

describe('what keeps a suite from being proven', () => {
  test('a misreading that survives', () => {
    expect(faultsOf({ article: article(...POOLED), notes: documenting('R1-02') })).toEqual([
      { code: 'survivor', message: 'R1/load-limit=pooled: no case catches it' },
    ]);
  });

  test('a misreading that is caught by cases of other clauses alone', () => {
    expect(faultsOf({ article: article(...TOLERATED), cases: cases('R4-02') })).toEqual([
      { code: 'elsewhere', message: 'R3/excess=tolerated: no case of R3 catches it, which it breaks' },
    ]);
  });

  test('a case that fails for what its clause has nothing to do with', () => {
    const misplaced = cases('R4-02').map((one): Case => ({ ...one, clause: 'R0' }));
    const rulings = article(...TOLERATED);
    expect(faultsOf({ article: rulings, cases: [...misplaced, ...cases('R3-02')] })).toEqual([
      { code: 'crossing', message: 'R4-02: fails for R3/excess=tolerated, which breaks R3' },
    ]);
    const crossings = [{ case: 'R4-02', misreading: 'R3/excess=tolerated', because: 'so it is' }] as const;
    expect(faultsOf({ article: rulings, cases: [...misplaced, ...cases('R3-02')], notes: { ...NO_NOTES, crossings } })).toEqual([]);
  });

  test('a case that says it catches what it does not, or what there is not', () => {
    const boasting = cases('R1-02').map((one): Case => ({ ...one, kills: ['R1/load-limit=none', 'R3/excess=tolerated', 'R1/load-limit=nine'] }));
    expect(faultsOf({ article: article(...ruling('R1/load-limit', 'none'), ...TOLERATED), cases: [...boasting, ...cases('R3-02')] })).toEqual([
      { code: 'kills', message: 'R1-02: says that it catches R3/excess=tolerated, and does not' },
      { code: 'kills', message: 'R1-02: says that it catches R1/load-limit=nine, which is no misreading' },
    ]);
  });

  test('a case that catches nothing, unless a note says what it is for', () => {
    const idle = { cases: cases('R1-02', 'R0-01') };
    expect(faultsOf(idle)).toEqual([{ code: 'idle', message: 'R0-01: catches no misreading, and no note says what it is for' }]);
    expect(faultsOf({ ...idle, notes: documenting('R0-01') })).toEqual([]);
  });

  test('a case that the right engine fails', () => {
    const wrong = cases('R1-02').map((one): Case => ({ ...one, steps: one.steps.map((step) => ({ ...step, expected: { kind: 'legal', position: step.position, owes: [] } })) }));
    expect(faultsOf({ cases: [...cases('R1-02'), ...wrong] })[0]).toEqual({ code: 'unsound', message: 'R1-02: the reference engine fails it' });
  });

  test('notes that nothing needs', () => {
    const notes: ProofNotes = {
      documenting: [{ cases: ['R1-02', 'R9-99'], for: 'nothing' }],
      crossings: [{ case: 'R1-02', misreading: 'R1/load-limit=none', because: 'no' }],
      equivalent: [{ misreading: 'R1/load-limit=none', because: 'no' }, { misreading: 'R1/load-limit=nine', because: 'no' }],
    };
    expect(faultsOf({ notes }).map(({ message }) => message)).toEqual([
      'documenting R1-02: it catches R1/load-limit=none',
      'documenting R9-99: there is no such case',
      'crossing of R1-02 and R1/load-limit=none: there is none',
      'equivalent R1/load-limit=none: R1-02 catches it',
      'equivalent R1/load-limit=nine: there is no such misreading',
    ]);
  });
});

test('a survivor that changes no verdict is listed with the argument', () => {
  const notes = { ...documenting('R1-02'), equivalent: [{ misreading: 'R1/load-limit=pooled', because: 'one ship' }] as const };
  expect(faultsOf({ article: article(...POOLED), notes })).toEqual([]);
});

describe('the control', () => {
  test('that gets one case right voids the proof', () => {
    const [first, second] = cases('R1-02', 'R3-02');
    const tampered: typeof inverted = (answer, position) => (position === first?.steps[0]?.position ? answer : inverted(answer, position));
    const both = claim({ article: article(...ruling('R1/load-limit', 'none'), ...TOLERATED), cases: cases('R1-02', 'R3-02') });
    expect(prove(both).faults).toEqual([]);
    expect(prove(both, tampered).faults).toEqual([{ code: 'control', message: `${first?.id}: passed by an engine that inverts every verdict` }]);
    expect(second?.id).toBe('R3-02');
  });

  test('inverts verdicts and adds one to numbers', () => {
    const position = { players: {}, systems: {} };
    expect(inverted({ capacity: 4, counted: 0, excess: 0, because: [] }, position)).toEqual({ capacity: 5, counted: 1, excess: 1, because: [] });
    expect(inverted({ legal: false, reason: 'wrong-count', because: [] }, position)).toEqual({ legal: true, position, owes: [], because: [] });
    expect(inverted({ legal: true, position, owes: [], because: [] }, position)).toMatchObject({ legal: false });
  });
});

test('a case of old editions is proven on the newest of them, of which its own answer is no misreading', () => {
  const rulings = article(...ruling('N1/on-arrival', 'before-space-combat', 'never'));
  const { caught } = prove(claim({ article: rulings, cases: cases('N1-04') }));
  expect(caught.map(({ mutant, by }) => [mutant.answer, by.length])).toEqual([['before-space-combat', 0], ['never', 0]]);
});
