import { expect, test } from 'vitest';
import { draftedCases } from '../../src/errata/draft.ts';
import { draftedArticle } from '../../src/errata/drafted-article.ts';
import { judgesWith } from '../../src/proof/judges.ts';
import { passesCase, preparedCase } from '../../src/proof/prepared-case.ts';
import { clausesIn, rulingsOf } from '../../src/rules/article.ts';
import { erratumNamed, soundErratum, suite } from './suite.ts';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DOCKS = `id: docks
title: three fighters beside an own space dock don't count
clauses: [R2, R3.1]
rulings:
  R2/counted:
    says: Up to three fighters beside an own space dock don't count.
    formula: answer - min(units.fighter, 3 * planets.space_dock)
  R3.1/chosen-by:
    says: These fighters can't be removed.
    formula: units - first(3 * planets.space_dock, units, ["fighter"])
`;

const written = (text: string) => {
  const path = join(mkdtempSync(join(tmpdir(), 'errata-')), 'erratum.yaml');
  writeFileSync(path, text);
  return soundErratum(path);
};

test('the drafted edition has the new answers, words and numbers, and the others are as they were', () => {
  const article = draftedArticle(suite.article, erratumNamed('planets-count'));
  expect(rulingsOf(article, 'current')).toEqual({ 'R3.2/on-planets': 'counted' });
  expect(clausesIn(article, 'current').find(({ id }) => id === 'R3.2')?.statement)
    .toBe('Ground forces on planets count against capacity like those in the space area.');
  expect(rulingsOf(article, 'lrr-2.0')).toEqual(rulingsOf(suite.article, 'lrr-2.0'));
});

test.each(['planets-count', 'full-loads', 'plainer-words'])('an engine that follows the draft %s passes all its cases, changed ones included', (name) => {
  const erratum = erratumNamed(name);
  const article = draftedArticle(suite.article, erratum);
  const judges = judgesWith(article, suite.catalogue)(rulingsOf(article, erratum.edition));
  const { cases } = draftedCases(suite, erratum);
  expect(cases.filter((one) => !passesCase(preparedCase(one), judges(one.profile))).map(({ id }) => id)).toEqual([]);
});

test('a case that the draft ends otherwise cites the clauses that decide it by the draft', () => {
  const { cases } = draftedCases(suite, erratumNamed('full-loads'));
  expect(cases.find(({ id }) => id === 'N4-01')).toMatchObject({ draft: 'full-loads', because: ['N4'] });
});

test('a case with the outcome that it had cites the clauses that decide it by the draft, and does not count as changed', () => {
  const { cases } = draftedCases(suite, written('id: mine\ntitle: mine\nclauses: [R1]\nrulings:\n  R1/cargo: no-mechs\n'));
  expect(suite.cases.find(({ id }) => id === 'N4-48')?.because).toEqual(['R1', 'N4']);
  const recited = cases.find(({ id }) => id === 'N4-48');
  expect(recited?.because).toEqual(['R1']);
  expect(recited).not.toHaveProperty('draft');
});

test('smallest positions that make no case are counted', () => {
  expect(draftedCases(suite, erratumNamed('planets-count'))).toMatchObject({ added: 4, withoutCase: 4 });
});

test('the engine that follows the edition alone fails exactly the cases that the draft ends otherwise or adds', () => {
  const { cases, changed, added } = draftedCases(suite, erratumNamed('planets-count'));
  const judges = judgesWith(suite.article, suite.catalogue)({});
  const failed = cases.filter((one) => !passesCase(preparedCase(one), judges(one.profile)));
  expect(failed.every(({ draft }) => draft === 'planets-count')).toBe(true);
  expect(failed).toHaveLength(changed + added);
});

test('a case whose first step the draft can’t ask is left out; every case of the edition is kept, changed or left out', () => {
  const { cases, added, leftOut } = draftedCases(suite, erratumNamed('planets-count'));
  expect(leftOut.map(({ id }) => id)).toContain('N4-01');
  const current = suite.cases.filter(({ editions }) => editions === undefined || editions.includes('current'));
  expect(cases.length - added + leftOut.length).toBe(current.length);
});

test('a draft that changes no case adds the smallest positions that show it', () => {
  const { cases, changed, added, leftOut } = draftedCases(suite, written(DOCKS));
  expect([changed, leftOut]).toEqual([0, []]);
  expect(added).toBeGreaterThan(0);
  const [first] = cases.filter(({ draft }) => draft === 'docks');
  expect(first?.steps[0]).toMatchObject({
    position: {
      players: { red: { capacity: { fighter: null } } },
      systems: { Lodor: { space: { red: { fighter: 1 } }, planets: { Lodor: { red: { 'space-dock': 1 } } } } },
    },
    action: { type: 'check' },
    expected: { capacity: 0, counted: 0, excess: 0 },
  });
});

test('a draft of words alone changes and adds nothing', () => {
  expect(draftedCases(suite, erratumNamed('plainer-words'))).toMatchObject({ changed: 0, added: 0, leftOut: [] });
});
