import { describe, expect, test } from 'vitest';
import { readArticleText } from '../../../src/errata/text/article.ts';

/** An invented article, of the same build as the real one. */
const PLAIN = `Appetite (Attribute)
Rules Reference
Appetite is an attribute of some guests that is printed on their cards.
1. A guest eats at most as many cakes and pies as its appetite says.
2. The appetites of a host's guests at a table are added up.
3. A host with more cakes and pies than appetite clears the rest.
a. The host chooses which of them.
b. Pies in the kitchen do not count.
4. Cakes belong to no particular guest.
Notes
1. Before the music starts the table is cleared.
2. When a guest leaves during the soup, the table is cleared before the speech.
Related Topics
7. Something else`;

const numbersOf = (text: string, preference: 'inner' | 'outer' = 'inner'): readonly string[] => readArticleText(text, preference).map(({ number }) => number);

const NUMBERS = ['0', '1', '2', '3', '3.1', '3.2', '4', 'note 1', 'note 2'];

describe('an article is read', () => {
  test('with letters, from its title to the related topics', () => {
    expect(numbersOf(PLAIN)).toEqual(NUMBERS);
    expect(readArticleText(PLAIN, 'inner')[4]).toEqual({ number: '3.1', words: 'The host chooses which of them.', line: 7 });
  });

  test.each([
    ['indented', PLAIN.replace(/^(\d)/gm, '  $1').replace('a. The', '    1. The').replace('b. Pies', '    2. Pies')],
    ['with tabs and Windows line ends', PLAIN.replace('a. The', '\t1) The').replace('b. Pies', '\t2) Pies').replaceAll('\n', '\r\n')],
    ['with blank lines', PLAIN.replaceAll('\n', '\n\n')],
    ['with the numbers of the article', PLAIN.replace('\n1. A', '\n16.1 A').replace('\n2. The a', '\n16.2 The a').replace('\n3. A', '\n16.3 A')
      .replace('a. The', '16.3a The').replace('b. Pies', '16.3b Pies').replace('4. Cakes', '16.4 Cakes')],
    ['with letters in brackets', PLAIN.replace('a. The', '(a) The').replace('b. Pies', '(b) Pies')],
    ['with long lines broken', PLAIN.replace('cakes and pies as its', 'cakes\nand pies as its')],
  ])('%s', (_, text) => {
    expect(numbersOf(text)).toEqual(NUMBERS);
  });

  test('with numbers alone and no indent, in either way', () => {
    const text = PLAIN.replace('a. The', '1. The').replace('b. Pies', '2. Pies').replace('4. Cakes', '3. Cakes').replace('\n4. ', '\n3. ');
    expect(numbersOf(text)).toEqual(['0', '1', '2', '3', '3.1', '3.2', '3.3', 'note 1', 'note 2']);
    const open = '1. One.\n2. Two.\n1. In.\n2. In.\n3. Which?';
    expect(numbersOf(open, 'inner').at(-1)).toBe('2.3');
    expect(numbersOf(open, 'outer').at(-1)).toBe('3');
  });

  test.each(['', 'Appetite (Attribute)\n', 'Notes\n'])('nothing is in %j', (text) => {
    expect(numbersOf(text)).toEqual([]);
  });
});
