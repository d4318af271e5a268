import { describe, expect, test } from 'vitest';
import type { Case } from '../../src/cases/case.ts';
import { suiteClaim } from '../../src/cli/commands/prove.ts';
import { invertAnswer } from '../../src/proof/inverted-control.ts';
import { type Claim, prove } from '../../src/proof/prove.ts';
import type { ProofNotes } from '../../src/proof/notes.ts';
import type { Article, Ruling } from '../../src/rules/types.ts';

const whole = suiteClaim();
const ruling = (id: string, ...answers: readonly string[]): Ruling[] =>
  whole.article.rulings.filter((one) => one.id === id)
    .map((one) => ({ ...one, misreadings: one.misreadings.filter(({ answer }) => answers.includes(answer)) }));
/** The article with these rulings alone; an edition keeps the answers that they know. */
const article = (...rulings: readonly Ruling[]): Article => {
  const isKnown = ([id, answer]: readonly [string, string]) =>
    rulings.some((one) => one.id === id && one.misreadings.some((misreading) => misreading.answer === answer));
  const editions = whole.article.editions.map((one) => ({ ...one, rulings: Object.fromEntries(Object.entries(one.rulings).filter(isKnown)) }));
  return { ...whole.article, editions, rulings };
};
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

test('a case that catches a misreading of its clause proves the claim', () => {
  const proof = prove(claim());
  expect(proof.faults).toEqual([]);
  expect(proof.caught.map(({ misreading, by }) => [misreading.name, by.map(({ id }) => id)])).toEqual([['R1/load-limit=none', ['R1-02']]]);
  expect(proof.byCase).toMatchObject([{ catches: ['R1/load-limit=none'], alone: ['R1/load-limit=none'] }]);
});

describe('faults', () => {
  test('no case catches a misreading', () => {
    expect(faultsOf({ article: article(...POOLED), notes: documenting('R1-02') })).toEqual([
      { code: 'survivor', message: 'R1/load-limit=pooled: no case catches it: add one of R1 that an engine with this misreading fails' },
    ]);
  });

  test('only cases of other clauses catch a misreading', () => {
    expect(faultsOf({ article: article(...TOLERATED), cases: cases('R4-02') })).toEqual([
      { code: 'elsewhere', message: 'R3/excess=tolerated: breaks R3, but no case of R3 catches it: add one, or take R3 out of its `clauses`' },
    ]);
  });

  test("a case catches a misreading of a clause that its own doesn't rest on, unless a note gives the reason", () => {
    const misplaced = cases('R4-02').map((one): Case => ({ ...one, clause: 'R0' }));
    const rulings = article(...TOLERATED);
    expect(faultsOf({ article: rulings, cases: [...misplaced, ...cases('R3-02')] })).toEqual([
      {
        code: 'crossing',
        message: "R4-02: catches R3/excess=tolerated, a misreading of R3, on which R0 doesn't rest: change the case until an engine with this "
          + 'misreading passes it, move it to R3, or give a reason under `crossings` in rules/proof.yaml',
      },
    ]);
    const crossings = [{ case: 'R4-02', misreading: 'R3/excess=tolerated', because: 'so it is' }] as const;
    expect(faultsOf({ article: rulings, cases: [...misplaced, ...cases('R3-02')], notes: { ...NO_NOTES, crossings } })).toEqual([]);
  });

  test('a crossing catches misreadings of any clause', () => {
    const crossing = cases('R4-02').map((one): Case => ({ ...one, clause: 'X' }));
    expect(faultsOf({ article: article(...TOLERATED), cases: [...crossing, ...cases('R3-02')] })).toEqual([]);
  });

  test('a misreading that only a crossing catches still lacks a case of its clause', () => {
    const crossing = cases('R4-02').map((one): Case => ({ ...one, clause: 'X' }));
    expect(faultsOf({ article: article(...TOLERATED), cases: crossing }).map(({ code }) => code)).toEqual(['elsewhere']);
  });

  test("a case lists a misreading that it doesn't catch, or that doesn't exist", () => {
    const kills = ['R1/load-limit=none', 'R3/excess=tolerated', 'R1/load-limit=nine'];
    const boasting = cases('R1-02').map((one): Case => ({ ...one, kills }));
    expect(faultsOf({ article: article(...ruling('R1/load-limit', 'none'), ...TOLERATED), cases: [...boasting, ...cases('R3-02')] })).toEqual([
      { code: 'kills', message: "R1-02: lists R3/excess=tolerated in `kills`, but doesn't catch it: remove it there, or change the case" },
      { code: 'kills', message: 'R1-02: lists R1/load-limit=nine in `kills`, but there is no such misreading: correct the name (did you mean `R1/load-limit=none`?)' },
    ]);
  });

  test('a case catches nothing, unless a note says what it is for', () => {
    const idle = { cases: cases('R1-02', 'R0-01') };
    expect(faultsOf(idle)).toEqual([{ code: 'idle', message: 'R0-01: catches no misreading: remove it, or say what it is for under `documenting` in rules/proof.yaml' }]);
    expect(faultsOf({ ...idle, notes: documenting('R0-01') })).toEqual([]);
  });

  test('the reference engine fails a case', () => {
    const wrong = cases('R1-02').map((one): Case =>
      ({ ...one, steps: one.steps.map((step) => ({ ...step, expected: { kind: 'legal', position: step.position, owes: [] } })) }));
    expect(faultsOf({ cases: [...cases('R1-02'), ...wrong] })[0]).toEqual({
      code: 'unsound',
      message: 'R1-02: the reference engine fails this case: check both against the article, and correct the one that is wrong',
    });
  });

  test('a note is not needed', () => {
    const notes: ProofNotes = {
      documenting: [{ cases: ['R1-02', 'R9-99'], for: 'nothing' }],
      crossings: [{ case: 'R1-02', misreading: 'R1/load-limit=none', because: 'no' }],
      equivalent: [{ misreading: 'R1/load-limit=none', because: 'no' }, { misreading: 'R1/load-limit=nine', because: 'no' }],
    };
    expect(faultsOf({ notes }).map(({ message }) => message)).toEqual([
      'documenting R1-02: the case catches R1/load-limit=none: remove the note from rules/proof.yaml',
      'documenting R9-99: there is no such case: remove the note from rules/proof.yaml',
      "crossing of R1-02 and R1/load-limit=none: the case doesn't catch it, or may: remove the note from rules/proof.yaml",
      'equivalent R1/load-limit=none: R1-02 catches it: remove the note from rules/proof.yaml',
      'equivalent R1/load-limit=nine: there is no such misreading: remove the note from rules/proof.yaml',
    ]);
  });
});

test('a misreading that changes no answer needs a note, not a case', () => {
  const notes = { ...documenting('R1-02'), equivalent: [{ misreading: 'R1/load-limit=pooled', because: 'one ship' }] as const };
  expect(faultsOf({ article: article(...POOLED), notes })).toEqual([]);
});

describe('the control', () => {
  test('passes a case: that is a fault', () => {
    const [first, second] = cases('R1-02', 'R3-02');
    const tampered: typeof invertAnswer = (answer, position) =>
      (position === first?.steps[0]?.position ? answer : invertAnswer(answer, position));
    const both = claim({ article: article(...ruling('R1/load-limit', 'none'), ...TOLERATED), cases: cases('R1-02', 'R3-02') });
    expect(prove(both).faults).toEqual([]);
    expect(prove(both, tampered).faults).toEqual([{
      code: 'control', message: `${first?.id}: an engine that inverts every verdict passes this case: state more in \`then\``,
    }]);
    expect(second?.id).toBe('R3-02');
  });

  test('inverts verdicts and adds one to numbers', () => {
    const position = { players: {}, systems: {} };
    expect(invertAnswer({ capacity: 4, counted: 0, excess: 0, because: [] }, position)).toEqual({ capacity: 5, counted: 1, excess: 1, because: [] });
    expect(invertAnswer({ legal: false, reason: 'wrong-count', because: [] }, position)).toEqual({ legal: true, position, owes: [], because: [] });
    expect(invertAnswer({ legal: true, position, owes: [], because: [] }, position)).toMatchObject({ legal: false });
  });
});

test("a case of old editions is judged by the newest of them, whose own answer is no misreading", () => {
  const rulings = article(...ruling('N1/on-arrival', 'before-space-combat', 'never'));
  const { caught } = prove(claim({ article: rulings, cases: cases('N1-04') }));
  expect(caught.map(({ misreading, by }) => [misreading.answer, by.length])).toEqual([['before-space-combat', 0], ['never', 0]]);
});
