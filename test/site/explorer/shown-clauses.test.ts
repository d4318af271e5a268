import { describe, expect, test } from 'vitest';
import { reachable, shownClauses, shownCrossings, suiteOf } from '../../../src/site/explorer/shown-clauses.ts';
import { viewOf } from '../../../src/site/explorer/view.ts';
import { DATA } from '../site-data.ts';

const { article, cases } = DATA;
const suite = suiteOf(article, cases);
const shown = (hash: string) => shownClauses(suite, viewOf(hash));
const crossings = (hash: string): readonly string[] => shownCrossings(suite, viewOf(hash)).map((one) => one.case.id);
const idsOf = (hash: string): readonly string[] =>
  [...shown(hash).flatMap((clause) => clause.cases.map((one) => one.case.id)), ...crossings(hash)];

describe('what the explorer shows', () => {
  test('without filters, every clause with its rulings, and every case of the edition', () => {
    expect(shown('').map(({ id }) => id)).toEqual(article.clauses.map(({ id }) => id));
    expect(shown('').flatMap(({ rulings }) => rulings)).toHaveLength(article.rulings.length);
    expect(idsOf('')).toHaveLength(cases.filter(({ editions }) => editions?.includes('current') ?? true).length);
    expect(idsOf('')).not.toContain('N1-04');
    expect(idsOf('#?edition=lrr-1.2')).toContain('N1-04');
  });

  test('a clause is in the words of the edition', () => {
    expect(shown('#?edition=lrr-1.1').find(({ id }) => id === 'R3')?.statement).toContain('destroys the difference');
  });

  test.each([
    ['action=end-combat', ({ steps }: typeof cases[number]) => steps.some(({ action }) => action.type === 'end-combat')],
    ['step=none', ({ steps }: typeof cases[number]) => steps.some(({ position }) => position.step === undefined)],
    ['unit=pds', (one: typeof cases[number]) => /"pds":[1-9]/.test(JSON.stringify(one.steps.map(({ position, action }) => [position.systems, action])))],
    ['ruling=owes', ({ steps }: typeof cases[number]) => steps.some(({ expected }) => expected.kind === 'legal' && expected.owes.length > 0)],
    ['ruling=illegal', ({ steps }: typeof cases[number]) => steps.some(({ expected }) => expected.kind === 'illegal')],
    ['profile=units', ({ profile }: typeof cases[number]) => profile === 'units'],
    ['level=note', ({ clause }: typeof cases[number]) => /^N\d$/.test(clause)],
    ['clause=R3.1', ({ clause }: typeof cases[number]) => clause === 'R3.1'],
    ['clause=X', ({ id }: typeof cases[number]) => id.startsWith('X-')],
  ])('%s shows the cases that have it, and no others', (filter, has) => {
    const wanted = cases.filter((one) => (one.editions?.includes('current') ?? true) && has(one)).map(({ id }) => id as string);
    expect(wanted.length).toBeGreaterThan(1);
    expect([...idsOf(`#?${filter}`)].sort()).toEqual(wanted.sort());
  });

  test('search looks for every word, in cases and in rulings', () => {
    expect(idsOf('#?search=N4.3-01')).toEqual(['N4.3-01']);
    expect(shown('#?search=FIGHTERS+always').map(({ id, rulings }) => [id, rulings.map((ruling) => ruling.id)])).toContainEqual(['R3.1', ['R3.1/chosen-by']]);
    expect(shown('#?search=no+such+words+anywhere')).toEqual([]);
  });

  test('filters about cases leave out rulings and open points', () => {
    expect(shown('#?action=move').flatMap(({ rulings, openPoints }) => [...rulings, ...openPoints])).toEqual([]);
    expect(shown('#?search=retreating').map(({ id, openPoints }) => [id, openPoints.map((point) => point.id)])).toEqual([['N4.5', ['retreats']]]);
    expect(shown('#?clause=R3.1').flatMap(({ rulings }) => rulings.map(({ clause }) => clause))).toContain('R3.1');
  });
});

describe('a link', () => {
  const targets = [...article.clauses, ...article.rulings, ...cases, { id: 'X' }].map(({ id }) => id as string);

  test('to any clause, ruling or case leads to a view that shows it', () => {
    const shownIn = new Map(article.editions.map(({ id }) => [id, shown(`#?edition=${id}`)
      .flatMap((clause) => [clause.id, ...clause.rulings.map((ruling) => ruling.id), ...clause.cases.map((one) => one.case.id)] as readonly string[]).concat('X', crossings(`#?edition=${id}`))]));
    const lost = targets.filter((target) => {
      const { target: reached, edition = 'current' } = reachable(suite, viewOf(`#${target}`));
      return reached !== target || shownIn.get(edition)?.includes(target) !== true;
    });
    expect(targets.length).toBeGreaterThan(700);
    expect(lost).toEqual([]);
  });

  test('keeps the filters that show its target, and drops those that hide it', () => {
    expect(reachable(suite, viewOf('#R3-01?clause=R3'))).toEqual(viewOf('#R3-01?clause=R3'));
    expect(reachable(suite, viewOf('#R3-01?clause=R1&edition=lrr-1.3'))).toEqual(viewOf('#R3-01?edition=lrr-1.3'));
    expect(reachable(suite, viewOf('#R3.1/chosen-by?action=move'))).toEqual(viewOf('#R3.1/chosen-by'));
    expect(reachable(suite, viewOf('#R3.1?search=nothing+like+it'))).toEqual(viewOf('#R3.1'));
    expect(reachable(suite, viewOf('#X?action=move'))).toEqual(viewOf('#X?action=move'));
    expect(reachable(suite, viewOf('#X?clause=R3'))).toEqual(viewOf('#X'));
  });

  test('to a case of older editions changes the edition', () => {
    expect(reachable(suite, viewOf('#N1-04'))).toEqual(viewOf('#N1-04?edition=lrr-2.0'));
  });

  test('to nothing that is there has no target', () => {
    expect(reachable(suite, viewOf('#R9-99?clause=R3'))).toEqual(viewOf('#?clause=R3'));
    expect(reachable(suite, viewOf('#__proto__'))).toEqual(viewOf(''));
  });
});
