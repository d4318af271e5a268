/** A text as somebody pastes it: HTML and Markdown become plain lines, numbered as they are shown, and bullets become letters. */
export const plainText = (text: string): string => numberedBullets(withoutMarkdown(isHtml(text) ? fromHtml(text) : text));

const isHtml = (text: string): boolean => /<(?:p|li|ol|ul|div|h[1-6]|br|span)\b[^>]*>/i.test(text);

/** List items get the numbers that a browser shows; a list without numbers gets bullets. */
const fromHtml = (html: string): string => {
  const lists: { readonly isNumbered: boolean; last: number }[] = [];
  const lines = html.replace(/<!--[\s\S]*?-->|<(style|script|head)\b[\s\S]*?<\/\1>/gi, '').replace(/\s+/g, ' ')
    // the number stands on the line of its words
    .replace(/(<li\b[^>]*>) ?<(?:p|div)\b[^>]*>/gi, '$1')
    .replace(/<(\/?)(\w+)([^>]*)>/g, (_, closes: string, name: string, attributes: string) => {
      const tag = name.toLowerCase();
      if (tag === 'ol' || tag === 'ul') {
        if (closes === '/') lists.pop();
        else lists.push({ isNumbered: tag === 'ol', last: startOf(attributes) - 1 });
        return '\n';
      }
      if (tag === 'li' && closes === '') return `\n${itemStart(lists)}`;
      return BLOCKS.has(tag) ? '\n' : '';
    });
  return decoded(lines);
};

const startOf = (attributes: string): number => Number(/\bstart="?(\d+)/i.exec(attributes)?.[1] ?? 1);

const itemStart = (lists: readonly { readonly isNumbered: boolean; last: number }[]): string => {
  const list = lists.at(-1);
  if (list === undefined) return '- ';
  list.last += 1;
  return `${'  '.repeat(lists.length)}${list.isNumbered ? `${list.last}.` : '-'} `;
};

const BLOCKS: ReadonlySet<string> = new Set([
  'p', 'div', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr', 'section', 'article', 'table', 'li',
]);

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (entity, decimal?: string, hex?: string, name?: string) => {
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    if (name !== undefined) return ENTITIES.get(name.toLowerCase()) ?? entity;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['nbsp', ' '], ['amp', '&'], ['lt', '<'], ['gt', '>'], ['quot', '"'], ['apos', "'"], ['rsquo', '\u2019'], ['lsquo', '\u2018'],
  ['ldquo', '\u201c'], ['rdquo', '\u201d'], ['ndash', '\u2013'], ['mdash', '\u2014'], ['hellip', '\u2026'],
]);

/** Headings, quotes, emphasis and links lose their marks; a backslash before a mark is no word either. */
const withoutMarkdown = (text: string): string =>
  text.replace(/^[ \t]*(?:#{1,6}|>)[ \t]+/gm, '')
    .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_\n]*?\S)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replace(/\\([.*_#()[\]-])/g, '$1');

/** `- ` and its like become numbers, which start again in each list. */
const numberedBullets = (text: string): string => {
  const last = new Map<number, number>();
  return text.split(/\r\n|\r|\n/).map((line) => {
    const [, indent, words] = /^(\s*)[-*+\u2022\u25e6\u2023\u2013]\s+(\S.*)$/.exec(line) ?? [];
    const depth = (indent ?? /^\s*/.exec(line)?.[0] ?? '').length;
    const hasEnded = (other: number): boolean => other > depth || (words === undefined && other === depth);
    if (line.trim() !== '') for (const other of [...last.keys()].filter(hasEnded)) last.delete(other);
    if (indent === undefined || words === undefined) return line;
    const number = (last.get(depth) ?? 0) + 1;
    last.set(depth, number);
    return `${indent}${letterOf(number)}. ${words}`;
  }).join('\n');
};

const letterOf = (number: number): string => String.fromCharCode('a'.charCodeAt(0) + Math.min(number, 26) - 1);
