import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ran } from '../terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'rules-text-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** An invented article, of the same build as the real one. */
const ARTICLE = `Appetite (Attribute)

Rules Reference

Appetite is an attribute of some guests that is printed on their cards.

  1. A guest’s appetite says how many cakes and pies it can eat in one evening.
  2. The appetites of all guests of a host at one table decide how many cakes and pies may stand there.
  3. If more cakes and pies stand on a table than its guests have appetite, the host clears away the surplus.
    1. A host can choose which of the surplus cakes go.
    2. Pies in the kitchen never count for anything.
    3. While music plays nothing counts at all. When it ends, every surplus is cleared and goes back to the larder.
  4. Cakes and pies belong to no guest, except while somebody carries them.

Notes

  1. If a host brings cakes to a table where another host sits, the table is cleared before the soup comes.
  2. If a hungry guest leaves the party during the soup, the table must be cleared before the speech.
  3. Appetite is looked at after the prize is given. So a host may win it with cakes alone.
  4. A guest cannot carry more from a kitchen than its appetite. However, it may carry as little as it likes.
    1. For example, a tall guest sits at a table with four cakes and eight pies wait in the kitchen.
    2. The guest may take the four cakes along and leave the eight pies where they are.
    3. The guest may take four pies, and then the cakes are cleared.
    4. The guest may take two of each, and then two cakes are cleared.
    5. The guest may take nothing, and then all four cakes are cleared.
    6. The guest cannot take all eight pies, not even to drop four of them.

Related Topics`;

const RULES = join(folder, 'rules');
const rules = async (text: string, ...more: readonly string[]) => {
  const path = join(folder, 'article.txt');
  writeFileSync(path, text);
  return ran(['rules', '--text', path, '--rules', RULES, ...more]);
};

beforeAll(async () => {
  cpSync(new URL('../../../rules', import.meta.url), RULES, { recursive: true });
  rmSync(join(RULES, 'fingerprints.yaml'));
  expect((await rules(ARTICLE, '--update')).exit).toBe(0);
});

/** The clauses that are named, with what became of them. */
const named = async (text: string): Promise<readonly string[]> =>
  (await rules(text)).out.split('\n').filter((line) => /^(\S+ \(|text )/.test(line)).map((line) => line.replace(/ \(.*?; printed [^:]*\)/, ''));

describe('rules --text', { timeout: 60_000 }, () => {
  test('the same article is unchanged, however it is set', async () => {
    const lettered = ARTICLE.replace('    1. A host', 'a. A host').replace('    2. Pies in', 'b. Pies in').replace('    3. While', 'c. While');
    for (const text of [ARTICLE, lettered, ARTICLE.replaceAll('’', "'").replaceAll('\n', '\r\n'), ARTICLE.replace('guest, except', 'guest,  except')]) {
      expect(await rules(text, '--strict')).toMatchObject({ exit: 0, out: 'all 18 clauses are unchanged\n' });
    }
  });

  test('one word, two notes and a sentence are named exactly, with the cases and rulings that they concern', async () => {
    const [first, third] = [/ {2}1\. (If a host brings.*)/, / {2}3\. (Appetite is looked.*)/].map((note) => note.exec(ARTICLE)?.[1] ?? '');
    const changed = ARTICLE.replace('during the soup', 'during the dance').replace(`1. ${first}`, `1. ${third}`).replace(`3. ${third}`, `3. ${first}`)
      .replace('never count for anything.', 'never count for anything. Nor do those in the cellar.');
    const { exit, out } = await rules(changed, '--strict');
    expect(exit).toBe(1);
    expect(await named(changed)).toEqual([
      'R3.2: reworded', 'N1: moved, from note 1 to note 3', 'N2: reworded', 'N3: moved, from note 3 to note 1',
    ]);
    expect(out).toContain('1 sentence added: “nor do those in the cellar.”');
    expect(out).toContain('1 sentence reworded, near “the dance the”');
    expect(out).toContain('changes places with N3');
    expect(out).toMatch(/^ {2}rulings {3}.*R3\.2\/on-planets, R3\.2\/excess-on-planets/m);
    expect(out).toMatch(/^ {2}cases {5}N2-01/m);
    expect(out.trimEnd().split('\n').at(-1)).toBe('14 clauses unchanged, 4 texts changed');
  });

  test.each([
    ['a split', (text: string) => text.replace('on a table than its guests have appetite, the host clears away', 'on a table than its guests have appetite, that is too many.\n  4. The host clears away')
      .replace('  4. Cakes', '  5. Cakes'), ['R3: split, from 3 to 3, 4', 'R4: renumbered, from 4 to 5']],
    ['a note that is taken out', (text: string) => text.replace(/ {2}2\. If a hungry.*\n/, '').replace('  3. Appetite', '  2. Appetite').replace('  4. A guest cannot', '  3. A guest cannot'),
      ['N2: removed', 'N3: renumbered, from note 3 to note 2', 'N4: renumbered, from note 4 to note 3']],
    ['a new note', (text: string) => text.replace('\n\nRelated', '\n  5. Dogs are no guests, whatever they eat.\n\nRelated'), ['text note 5: added']],
    ['a sentence that is taken away', (text: string) => text.replace(' So a host may win it with cakes alone.', ''), ['N3: reworded']],
    ['a sentence that moves', (text: string) => text.replace(' So a host may win it with cakes alone.', '').replace('before the speech.', 'before the speech. So a host may win it with cakes alone.'),
      ['N2: reworded', 'N3: reworded']],
    ['sentences that change places', (text: string) => text.replace(/3\. (While[^.]*\.) (When.*)/, '3. $2 $1'), ['R3.3: reworded']],
    ['quotes, dashes and capitals', (text: string) => text.replace('surplus cakes', 'Surplus “cakes”'), []],
  ] as const)('%s', async (_, change, expected) => {
    expect(await named(change(ARTICLE))).toEqual(expected);
  });

  // each is one change that an editor might make; what is only worded otherwise is never removed and added
  test.each([
    ['word order', '2. Pies in the kitchen never count for anything.', '2. For anything, pies in the kitchen never count.', ['R3.2: reworded']],
    ['the passive voice', '1. A host can choose which of the surplus cakes go.', '1. Which surplus cakes are taken away is chosen by the host.', ['R3.1: reworded']],
    ['the active voice', 'Cakes and pies belong to no guest, except while somebody carries them.', 'No guest owns a cake or a pie that nobody is carrying.', ['R4: reworded']],
    ['synonyms', 'If a hungry guest leaves the party during the soup, the table must be cleared before the speech.', 'Should somebody with appetite go home early, tidy up prior to any talk.', ['N2: reworded']],
    ['none of its words, as short as can be', '2. Pies in the kitchen never count for anything.', '2. Elsewhere is elsewhere.', ['R3.2: reworded']],
    ['a clause that becomes two sentences', 'is printed on their cards.', 'has. It is printed on their cards.', ['R0: reworded']],
    ['British spelling', 'a tall guest sits at a table', 'a tall guest of honour sits at a table', ['N4.1: reworded']],
    ['a sentence that is dropped', ' However, it may carry as little as it likes.', '', ['N4: reworded']],
    ['two bullets that are joined', 'which of the surplus cakes go.\n    2. Pies', 'which of the surplus cakes go. Pies',
      ['R3.1: joined', 'R3.2: joined and renumbered, from 3.2 to 3.1']],
    ['a bullet that is split', 'While music plays nothing counts at all. When', 'While music plays nothing counts at all.\n    4. When', ['R3.3: split, from 3.3 to 3.3, 3.4']],
    ['bullets in another order', /( {4}1\. )(A host can.*)\n( {4}2\. )(Pies.*)/, '$1$4\n$3$2', ['R3.1: moved, from 3.1 to 3.2', 'R3.2: moved, from 3.2 to 3.1']],
    ['a bullet before the others', '    1. A host can', '    1. Guests may help.\n    2. A host can',
      ['R3.1: renumbered, from 3.1 to 3.2', 'R3.2: renumbered, from 3.2 to 3.3', 'R3.3: renumbered, from 3.3 to 3.4', 'text 3.1: added']],
    ['curly quotes', 'the surplus cakes', 'the “surplus” cakes', []],
    ['bold and italic Markdown', 'Pies in the kitchen', '**Pies** in the _kitchen_', []],
    ['a Markdown link', 'A host can choose', 'A [host](https://example.org/host) can choose', []],
    ['Markdown bullets', / {4}[1-6]\. /g, '    - ', []],
    ['a heading', 'Notes\n', '## Notes\n', []],
  ] as const)('%s', async (name, from, to, expected) => {
    const changed = ARTICLE.replace(from, to);
    const shifted = name === 'a bullet before the others' ? changed.replace('2. Pies', '3. Pies').replace('3. While', '4. While') : changed;
    expect(await named(shifted)).toEqual(expected);
  });

  test('HTML as it is copied from a page is read as a browser shows it', async () => {
    const item = (words: string): string => `<li><p>${words.replaceAll('’', '&rsquo;')}</p>`;
    const [rules, notes] = ARTICLE.split('Notes\n').map((part) => {
      const lines = part.split('\n').filter((line) => /^ +\d\./.test(line));
      const isInner = (line: string | undefined): boolean => line?.startsWith('    ') ?? false;
      return `<ol>${lines.map((line, at) => `${isInner(line) && !isInner(lines[at - 1]) ? '<ol>' : ''}${item(line.trim().slice(3))}`
        + `${isInner(line) && !isInner(lines[at + 1]) ? '</ol>' : ''}`).join('\n')}</ol>`;
    });
    const page = `<!-- copied --><h1>Appetite (Attribute)</h1><p>Appetite is an attribute of <b>some guests</b> that is printed on their cards.</p>${rules}<h2>Notes</h2>${notes}`;
    expect(await named(page)).toEqual([]);
  });

  test('--update records a new text, and keeps no word of it', async () => {
    const changed = ARTICLE.replace('during the soup', 'during the dance').replace('\n\nRelated', '\n  5. Dogs are no guests, whatever they eat.\n\nRelated');
    expect((await rules(changed, '--update')).exit).toBe(0);
    const kept = readFileSync(join(RULES, 'fingerprints.yaml'), 'utf8').replace(/^#.*\n/gm, '');
    expect(kept.match(/[a-z]{4,}/g)?.filter((word) => !/^[a-f]+$|^(texts|clause|number|text|sentences|shingles|note|none)$/.test(word))).toEqual([]);
    expect(await named(changed)).toEqual([]);
    expect(await named(ARTICLE)).toEqual(['N2: reworded', 'text note 5, which belongs to no clause: removed']);
    await rules(ARTICLE, '--update');
    expect(await named(ARTICLE)).toEqual([]);
  });

  test('as JSON', async () => {
    const told = JSON.parse((await rules(ARTICLE, '--json', '--edition', 'lrr-1.2')).out);
    expect(told).toHaveLength(18);
    expect(told.find(({ clause }: { readonly clause: string }) => clause === 'R3.2')).toMatchObject({ changes: ['unchanged'], printed: '16.3a', rulings: expect.any(Array) });
  });

  test.each([
    ['another text', 'A letter\n\n  1. Dear aunt, the weather is fine.\n  2. We bathe each morning before breakfast.\n'],
    ['no text', ''],
  ])('%s is not the article, and nothing is written', async (_, text) => {
    const before = readFileSync(join(RULES, 'fingerprints.yaml'), 'utf8');
    const err = `run-suite: --text: \`${join(folder, 'article.txt')}\` has no clause of the article, expected its text\n`;
    for (const more of [[], ['--json'], ['--update']]) expect(await rules(text, ...more)).toEqual({ exit: 2, out: '', err });
    expect(readFileSync(join(RULES, 'fingerprints.yaml'), 'utf8')).toBe(before);
  });

  test('faults of the files are told', async () => {
    expect(await ran(['rules', '--text', 'no/such/file'])).toMatchObject({ exit: 2, err: expect.stringContaining('no/such/file:1:1: unreadable') });
    expect(await ran(['rules', '--text', 'rules'])).toMatchObject({ exit: 2, err: expect.stringContaining('rules:1:1: unreadable: this is a folder, expected a text file') });
    expect(await ran(['rules'])).toMatchObject({ exit: 2, err: expect.stringContaining("required option '--text <file>' not specified") });
    expect(await ran(['rules', '--text', join(folder, 'article.txt'), '--rules', join(folder, 'none')])).toMatchObject({ exit: 2, err: expect.stringContaining('clauses.yaml') });
  });
});
