import { clausesIn } from '../../src/rules/article.ts';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ArticleClauseId, CLAUSE_IDS, type ClauseId } from '../../src/board/index.ts';
import { EDITION_IDS } from '../../src/board/index.ts';
import { formatProblem, readArticle, restsOnAll, rulingsOf } from '../../src/rules/index.ts';

const NUMBERS = {
  R0: '16', R1: '16.1', R2: '16.2', R3: '16.3', 'R3.1': '16.3a', 'R3.2': '16.3b', 'R3.3': '16.3c', R4: '16.4',
  N1: 'note 1', N2: 'note 2', N3: 'note 3', N4: 'note 4',
  'N4.1': 'note 4.1', 'N4.2': 'note 4.2', 'N4.3': 'note 4.3', 'N4.4': 'note 4.4', 'N4.5': 'note 4.5', 'N4.6': 'note 4.6',
};

const RESTS_ON: Readonly<Partial<Record<ClauseId, readonly ClauseId[]>>> = { R2: ['R0'], R3: ['R2'], R4: ['R3'], N2: ['R3', 'R4'], N4: ['R3'], R1: ['R0'] };

const CLAUSES = CLAUSE_IDS.map((id) => `  - { id: ${id}, level: rule, name: a name, statement: a statement, restsOn: [${(RESTS_ON[id] ?? []).join(', ')}] }\n`);

const WORDS = Object.fromEntries(CLAUSE_IDS.map((id) => [id, 'a statement']));

const HEAD = 'title: a title, date: unknown, source: a source, changes: some';

/** The first edition is whole; each later one names a clause that it changed. */
const EDITIONS = EDITION_IDS.map((id, at) => (at === 0
  ? `  - { id: ${id}, ${HEAD}, rulings: { R3/removal: destroyed }, numbers: ${JSON.stringify(NUMBERS)}, statements: ${JSON.stringify(WORDS)} }\n`
  : `  - { id: ${id}, ${HEAD}, clauses: [R3]${id === 'lrr-1.3' ? ', rulings: { R3/removal: removed }' : ''} }\n`));

/** A small article, file by file. */
const SOUND = {
  'clauses.yaml': `clauses:\n${CLAUSES.join('')}groups: [[R1, N4, N4.6]]\n`,
  'rulings.yaml': `rulings:
  - { id: R1/cargo, clause: R1, question: which?, official: both, says: so, misreadings: [{ answer: one, says: so }, { answer: none, says: so }] }
  - { id: R3/removal, clause: R3, question: which?, official: removed, says: so, misreadings: [{ answer: destroyed, says: so }] }
`,
  'editions.yaml': `editions:\n${EDITIONS.join('')}`,
  'open-points.yaml': `openPoints:
  - { id: draws, clauses: [N3], question: who?, reading: nobody }
  - { id: retreats, clauses: [N4.5], question: what?, reading: nothing }
`,
} as const;

type FileName = keyof typeof SOUND;

const folderOf = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'capacity-rules-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};

const replaced = (text: string, from: string, to: string): string => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

/** What is told when texts of one file are replaced, without folder and place. */
const problemsAfter = (file: FileName, ...changes: readonly (readonly [string, string])[]): readonly string[] => {
  const text = changes.reduce<string>((changed, [from, to]) => replaced(changed, from, to), SOUND[file]);
  const folder = folderOf({ ...SOUND, [file]: text });
  return readArticle(folder).problems.map((problem) => formatProblem(problem).replace(`${folder}/`, '').replace(/:\d+:\d+:/, ':'));
};

const IDS = CLAUSE_IDS.map((id) => `\`${id}\``).join(', ');

test.each([
  ['clauses.yaml', [['{ id: R2,', '{ id: R9,']], [`unknown-clause: \`id\` is \`"R9"\`, expected one of ${IDS}`]],
  ['clauses.yaml', [['{ id: R2,', '{ id: R1,']], ['clause-order: `R1` is here, expected `R2`']],
  ['clauses.yaml', [[CLAUSES[17] ?? '', '']], ['clause-order: the list of clauses ends too early, expected `N4.6`']],
  ['clauses.yaml', [[CLAUSES[17] ?? '', (CLAUSES[17] ?? '').repeat(2)]], ['clause-order: `N4.6` is here, expected the end of the list']],
  ['clauses.yaml', [['restsOn: []', 'restsOn: [R3]']], ['cycle: `R0` rests on itself through `R3`, `R2`, `R0`, expected no cycle']],
  ['clauses.yaml', [['[R1, N4, N4.6]', '[R1, N4], [N4.6, R1]']], ['clause-order: `R1` is already in a group, expected each clause in at most one group']],
  ['clauses.yaml', [['level: rule', 'level: rul']], ['unknown-word: `level` is `"rul"`, expected one of `rule`, `note`, `example` (did you mean `rule`?)']],
  ['rulings.yaml', [['  - { id: R3/removal', '  - { id: R1/cargo, clause: R1, question: a, official: b, says: c, misreadings: [] }\n  - { id: R3/removal']],
    ['duplicate-ruling: the ruling `R1/cargo` is repeated, expected each ruling once']],
  ['rulings.yaml', [['clause: R1,', 'clause: R2,']], ['wrong-clause: `R1/cargo` is not a ruling of `R2`, expected an id that begins with `R2/`']],
  ['rulings.yaml', [['answer: one', 'answer: both']], ['duplicate-answer: `R1/cargo` already has the answer `both`, expected a unique answer']],
  ['rulings.yaml', [['answer: none', 'answer: one']], ['duplicate-answer: `R1/cargo` already has the answer `one`, expected a unique answer']],
  ['rulings.yaml', [['answer: none', 'answer: None at all']], ['malformed: `answer` is `"None at all"`, expected text like `each-ship`']],
  ['rulings.yaml', [['id: R1/cargo', 'id: cargo']], ['malformed-id: `id` is `"cargo"`, expected text like `R1/load-limit`']],
  ['editions.yaml', [['R3/removal:', 'R3/removl:']], ['unknown-ruling: unknown ruling `R3/removl`, expected an id in rulings.yaml (did you mean `R3/removal`?)']],
  ['editions.yaml', [['destroyed', 'destroid']], ['unknown-answer: unknown answer `destroid`, expected one of `destroyed` (did you mean `destroyed`?)']],
  ['editions.yaml', [['destroyed', 'removed']], ['unknown-answer: `removed` is the official answer, expected one of `destroyed`']],
  ['editions.yaml', [['id: lrr-1.2', 'id: lrr-1.1']], ['edition-order: `lrr-1.1` is here, expected `lrr-1.2`']],
  ['editions.yaml', [[EDITIONS[4] ?? '', '']], ['edition-order: the list of editions ends too early, expected `current`']],
  ['editions.yaml', [[',"N4.6":"note 4.6"', '']], ['missing-key: `N4.6` is missing, expected every clause in the first edition']],
  ['editions.yaml', [['{ id: lrr-1.2, title: a title, date: unknown, source: a source, changes: some, clauses: [R3] }', '{ id: lrr-1.2, title: a title, date: unknown, source: a source, changes: some }']],
    ['missing-key: `clauses` is missing, expected the clauses that the edition changed']],
  ['editions.yaml', [['rulings: { R3/removal: destroyed }', 'clauses: [R3], rulings: { R3/removal: destroyed }']], ['misplaced-key: the first edition changes nothing, expected no `clauses`']],
  ['editions.yaml', [['clauses: [R3], rulings', 'clauses: [R2], rulings']], ['wrong-clause: this is about `R3`, which `clauses` does not name, expected `R3` among `clauses`']],
  ['editions.yaml', [['R3/removal: removed }', 'R3/removal: destroyed }']], ['edition-order: up to `current`, the editions answer `R3/removal` with `destroyed`, expected the official answer']],
  ['editions.yaml', [['"R4":"a statement"', '"R4":"another"']], ['edition-order: up to `current`, the editions make `R4` say `another`, expected what clauses.yaml says']],
  ['editions.yaml', [['"16.1","R2":"16.2"', '"16.2","R2":"16.1"']], ['number-order: `16.1` for `R2`, expected a number after that of the previous clause']],
  ['editions.yaml', [['date: unknown', 'date: last year']], ['malformed: `date` is `"last year"`, expected text like `2020-09-22`']],
  ['open-points.yaml', [['id: retreats', 'id: draws']], ['duplicate-open-point: the open point `draws` is repeated, expected each point once']],
] as const)('%s, with %j', (file, changes, problems) => {
  expect(problemsAfter(file, ...changes)).toEqual(problems.map((problem) => `${file}: ${problem}`));
});

test('the faults of all files are told at once, in the order of files and lines', () => {
  const folder = folderOf({ ...SOUND, 'rulings.yaml': '', 'clauses.yaml': replaced(SOUND['clauses.yaml'], '{ id: R2,', '{ id: R1,') });
  const { article, problems } = readArticle(folder);
  expect(article).toBeUndefined();
  expect(problems.map(({ line, code }) => [line, code])).toEqual([[4, 'clause-order'], [1, 'empty-file']]);
});

test('a folder without rules has a problem for each file', () => {
  expect(readArticle('no/such/folder').problems.map(({ code }) => code)).toEqual(['unreadable', 'unreadable', 'unreadable', 'unreadable']);
});

describe('a sound article', () => {
  const { article, problems } = readArticle(folderOf(SOUND));

  test('is without problem', () => {
    expect(problems).toEqual([]);
  });

  test.each([
    ['R0', ['R0']],
    ['N2', ['R0', 'R2', 'R3', 'R4', 'N2']],
    ['R1', ['R0', 'R1', 'R2', 'R3', 'N4', 'N4.6']],
    ['N4.1', ['N4.1']],
  ] as const)('%s rests on %j', (clause, expected) => {
    expect(article && [...restsOnAll(article, clause)]).toEqual(expected);
  });

  test.each([['lrr-1.1', { 'R3/removal': 'destroyed' }], ['current', {}], ['none', {}]])('%s answers %j', (edition, answers) => {
    expect(article && rulingsOf(article, edition)).toEqual(answers);
  });
});

test('the rules of the suite are without fault', () => {
  expect(readArticle(new URL('../../rules/', import.meta.url).pathname).problems.map(formatProblem)).toEqual([]);
});

/** The clauses that say that excess is destroyed in the editions that destroy it. */
const DESTROYS = ['R3', 'R3.3', 'N1', 'N2', 'N3', 'N4', 'N4.3', 'N4.4', 'N4.5', 'N4.6'] as const;

const inOrder = (a: ArticleClauseId, b: ArticleClauseId): number => CLAUSE_IDS.indexOf(a) - CLAUSE_IDS.indexOf(b);

test('an edition has its own words for the clauses that it words differently', () => {
  const { article } = readArticle(new URL('../../rules', import.meta.url).pathname);
  if (article === undefined) throw new Error('the rules have problems');
  const differing = (edition: string) => clausesIn(article, edition).filter(({ id, statement }) => article.clauses.find((clause) => clause.id === id)?.statement !== statement);
  expect(['lrr-1.1', 'lrr-1.2', 'lrr-1.3', 'lrr-2.0', 'current'].map((edition) => differing(edition).map(({ id }) => id)))
    .toEqual([[...DESTROYS, 'R2' as const].sort(inOrder), [...DESTROYS, 'R2' as const].sort(inOrder), ['R2', 'N1'], ['N1'], []]);
});
