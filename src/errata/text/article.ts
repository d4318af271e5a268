import { plainText } from './plain.ts';

/** One numbered or lettered text of an article. */
export interface ArticleText {
  /** Like `3.1` or `note 4.2`; `0` is the opening sentence. */
  readonly number: string;
  readonly words: string;
  /** From 1. */
  readonly line: number;
}

/**
 * Whether a number that could go on with a list or with the one above it goes on with the inner list.
 * Only a text without indents or letters leaves that open.
 */
export type Preference = 'inner' | 'outer';

/** Reads an article as the rules site prints it: plain, or indented; from its title to `Related Topics`. */
export const readArticleText = (text: string, preference: Preference): readonly ArticleText[] => {
  const reading = new ArticleReader(preference);
  for (const [at, line] of plainText(text).split(/\r\n|\r|\n/).entries()) if (!reading.take(line, at + 1)) break;
  return reading.texts();
};

interface Open {
  readonly number: string;
  readonly line: number;
  readonly parts: string[];
}

/** A list that is being read: how far in it stands, and the last number in it. */
interface ListLevel {
  readonly indent: number;
  last: number;
}

class ArticleReader {
  readonly #preference: Preference;
  readonly #open: Open[] = [];
  #levels: ListLevel[] = [];
  #section: '' | 'note ' = '';

  constructor(preference: Preference) {
    this.#preference = preference;
  }

  /** Takes one line; false where the article has ended. */
  take(line: string, at: number): boolean {
    const words = line.replace(/\u00a0/g, ' ').trim();
    if (/^related (topics|articles)\b/i.test(words)) return false;
    if (/^notes?:?$/i.test(words)) return this.#startNotes();
    if (words === '') return true;
    const marker = markerOf(words);
    if (marker !== undefined) this.#start(this.#numberFor(marker, indentOf(line)), words.slice(marker.length).trim(), at);
    else this.#goOn(words, at);
    return true;
  }

  texts(): readonly ArticleText[] {
    return this.#open.map(({ number, line, parts }) => ({ number, line, words: parts.join(' ') }));
  }

  #startNotes(): true {
    this.#section = 'note ';
    this.#levels = [];
    return true;
  }

  #start(path: readonly number[], words: string, line: number): void {
    this.#open.push({ number: `${this.#section}${path.join('.')}`, line, parts: words === '' ? [] : [words] });
  }

  /** A line without a number goes on with the text before it; before all numbers it is the opening, where it is no title. */
  #goOn(words: string, line: number): void {
    const last = this.#open.at(-1);
    if (last !== undefined) last.parts.push(words);
    else if (/[.!?]$/.test(words) || words.split(' ').length > LONGEST_TITLE) this.#open.push({ number: '0', line, parts: [words] });
  }

  #numberFor({ parts, isLetter }: Marker, indent: number): readonly number[] {
    if (parts.length > 1) return this.#absolute(parts, indent);
    const [number = 1] = parts;
    if (isLetter) this.#levels = [...this.#levels.slice(0, 1), { indent: Number.POSITIVE_INFINITY, last: number }];
    else this.#enter(number, indent);
    const level = this.#levels.at(-1);
    if (level !== undefined) level.last = number;
    return this.#levels.map(({ last }) => last);
  }

  #absolute(parts: readonly number[], indent: number): readonly number[] {
    // the number of the article itself comes first where a text prints it
    const path = (parts[0] ?? 0) >= FIRST_ARTICLE_NUMBER ? parts.slice(1) : parts;
    this.#levels = path.map((last) => ({ indent, last }));
    return path;
  }

  /** Opens or closes lists, until the innermost is the one that the number goes on with. */
  #enter(number: number, indent: number): void {
    const inner = this.#levels.at(-1);
    if (inner === undefined || indent > inner.indent || (number === 1 && indent === inner.indent)) {
      this.#levels.push({ indent, last: 0 });
      return;
    }
    while (this.#levels.length > 1 && !this.#goesOn(number, indent)) this.#levels.pop();
  }

  #goesOn(number: number, indent: number): boolean {
    const [outer, inner] = this.#levels.slice(-2);
    if (outer === undefined || inner === undefined) return true;
    if (indent !== outer.indent || inner.indent !== outer.indent) return indent >= inner.indent;
    return inner.last + 1 === number && (outer.last + 1 !== number || this.#preference === 'inner');
  }
}

const LONGEST_TITLE = 8;
const FIRST_ARTICLE_NUMBER = 10;

const indentOf = (line: string): number => (/^\s*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length;

interface Marker {
  readonly parts: readonly number[];
  readonly isLetter: boolean;
  /** In characters. */
  readonly length: number;
}

/** `3.`, `3)`, `16.3a`, `a.`, `(a)`: what a numbered or lettered line begins with. */
const markerOf = (words: string): Marker | undefined => {
  const number = /^\(?(\d+(?:\.\d+)*)(?:\.?([a-z]))?[.)]?\s+/.exec(words);
  if (number !== null && /[.)a-z]\s+$/.test(number[0]) || number?.[1]?.includes('.') === true) {
    const parts = [...(number?.[1] ?? '').split('.').map(Number), ...(number?.[2] === undefined ? [] : [letterNumber(number[2])])];
    return { parts, isLetter: false, length: number?.[0].length ?? 0 };
  }
  const letter = /^\(?([a-z])[.)]\s+/.exec(words);
  return letter === null ? undefined : { parts: [letterNumber(letter[1] ?? 'a')], isLetter: true, length: letter[0].length };
};

const letterNumber = (letter: string): number => letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
