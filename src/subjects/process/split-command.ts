/** A program and its arguments, or why the command can't be split. */
export type Split = { readonly words: readonly [program: string, ...args: string[]] } | { readonly fault: string };

/**
 * Splits a command into words as a POSIX shell does: at spaces, with `'…'`, `"…"` and backslashes. No shell is started, so a command
 * that needs one is refused.
 */
export const splitCommand = (command: string): Split => {
  if (command.includes('\0')) return { fault: 'the command has a null character' };
  const words: string[] = [];
  let rest = command.trimStart();
  while (rest !== '') {
    const word = firstWord(rest);
    if ('fault' in word) return word;
    words.push(word.word);
    rest = rest.slice(word.length).trimStart();
  }
  const [program, ...args] = words;
  return program === undefined || program === '' ? { fault: 'the command is empty' } : { words: [program, ...args] };
};

// bare text, a character after a backslash, 'verbatim', "with backslashes only before $ ` \" \\"
const PIECE = /^(?:([^\s'"\\|&;<>()$`]+)|\\([^])|'([^']*)'|"((?:[^"\\$`]|\\[^])*)")/;

const firstWord = (text: string): { readonly word: string; readonly length: number } | { readonly fault: string } => {
  let [word, length] = ['', 0];
  for (let piece = PIECE.exec(text); piece !== null; piece = PIECE.exec(text.slice(length))) {
    const [whole, bare, escaped, single, double] = piece;
    word += bare ?? escaped ?? single ?? (double ?? '').replace(/\\(?:([$`"\\])|\n)/g, '$1');
    length += whole.length;
  }
  const next = text.charAt(length);
  return next === '' || /\s/.test(next) ? { word, length } : { fault: whyNot(next, text.slice(length)) };
};

const whyNot = (next: string, rest: string): string => {
  if (next === '\\') return 'the command ends with a backslash';
  if (next === "'" || (next === '"' && !/[$`]/.test(rest))) return `a quotation mark ${next} is not closed`;
  const character = next === '"' ? (/[$`]/.exec(rest)?.[0] ?? next) : next;
  return `\`${character}\` needs a shell, and none is started: put it in single quotes, or write \`sh -c '…'\``;
};
