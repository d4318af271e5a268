import { expect, test } from 'vitest';
import { comparedParts } from '../../../src/site/playground/compared-parts.ts';
import { rulingsOn } from '../../../src/site/playground/ruling.ts';
import { DATA } from '../site-data.ts';

/** The parts of the two rulings on a case's first step, the article's and that of a misreading. */
const partsOf = (id: string, misreading: string) => {
  const [step] = DATA.cases.find((one) => one.id === id)?.steps ?? [];
  if (step === undefined) throw new Error(id);
  const [ruling = '', answer = ''] = misreading.split('=');
  const rulings = rulingsOn({ position: step.position, action: step.action, edition: 'current', other: { ruling, answer } }, DATA);
  return rulings.other === undefined ? [] : comparedParts(rulings.ruling, rulings.other);
};

test.each([
  ['N4.1-01', 'R2/counted=ground-forces-only', ['counted: 4 | 0']],
  ['R2-06', 'R0/value=war-sun-none', ['capacity: 8 | 2', 'excess: 0 | 1']],
  ['N1-20', 'R3.1/asked=not-asked', ['verdict: not allowed: excess not met | not allowed: units not there']],
  ['N1-18', 'R2/counted=ground-forces-only', ['owed: red owes one of 5 fighters in Lodor | nothing is owed']],
  ['N2-17', 'R3/removal=destroyed-after-cannons', ['removal: the units are removed | the units are destroyed']],
  ['N3-01', 'N3/winner=after-removal', [
    'winner: red wins | nobody wins',
    "left open:  | Who wins when nobody has ships left? N3 mentions a winner. (R3.3 settles that everyone's excess is removed.)",
  ]],
  ['N3-06', 'N3/winner=after-removal', [
    'verdict: not allowed: combat goes on | allowed',
    'owed:  | blue owes a fighter in Lodor',
    'winner:  | red wins',
    'position after: nothing changes | step: end of space combat; red is active in Lodor; '
      + 'red: war sun in the space of Lodor; blue: fighter in the space of Lodor',
  ]],
  ['N1-01', 'R0/printed=generic-card', []],
] as const)('%s by %s: the parts that differ are marked', (id, misreading, differing) => {
  const marked = partsOf(id, misreading).filter(({ name, differs }) => differs && name !== 'clauses');
  expect(marked.map(({ name, first, second }) => `${name}: ${first.join('; ')} | ${second.join('; ')}`)).toEqual(differing);
});

test('a proposed erratum is ruled on beside the edition, in its own words', () => {
  const [step] = DATA.cases.find((one) => one.id === 'N4.5-03')?.steps ?? [];
  if (step === undefined) throw new Error('N4.5-03');
  const posed = { position: step.position, action: step.action, edition: 'current', erratum: 'full-loads' } as const;
  const { ruling, other, differs } = rulingsOn(posed, DATA);
  expect([differs, ruling.answer, other?.answer]).toMatchObject([true, { legal: true }, { legal: false }]);
  expect(other?.because.find(({ id }) => id === 'N4')?.statement).toContain('it can leave none behind');
  expect(rulingsOn({ ...posed, erratum: 'nowhere' }, DATA).fault).toBe('There is no erratum nowhere.');
});

test('parts that neither ruling has are left out', () => {
  expect(partsOf('N4.1-01', 'R2/counted=ground-forces-only').map(({ name }) => name)).toEqual(['capacity', 'counted', 'excess', 'clauses']);
});
