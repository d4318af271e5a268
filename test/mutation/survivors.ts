import { readFileSync } from 'node:fs';

/** One place of the engine changed: `code`, which stands once in the file, becomes `mutant`. */
export interface Change {
  /** Below src/engine. */
  readonly file: string;
  readonly code: string;
  readonly mutant: string;
}

/** The file with what the board itself rules out: no case may ask for it, so its survivors are counted and not listed. */
export const UNASKED = 'actions/impossible.ts';

export const SURVIVORS = readFileSync(new URL('SURVIVORS.md', import.meta.url), 'utf8');

/** The survivors that SURVIVORS.md lists. */
export const listed = (): readonly Change[] =>
  SURVIVORS.split('\n').flatMap((line) => {
    const [, file, code, mutant] = /^\| `([^`]+)` \| `([^`]+)` → `([^`]+)` \|/.exec(line.replaceAll('\\|', '|')) ?? [];
    return file === undefined || code === undefined || mutant === undefined ? [] : [{ file, code, mutant }];
  });

/** The file's text with the change made; throws where its code does not stand there, or more than once. */
export const changed = ({ file, code, mutant }: Change): string => {
  const text = readFileSync(`src/engine/${file}`, 'utf8');
  if (text.split(code).length !== 2) throw new Error(`${file}: \`${code}\` does not stand there once`);
  return text.replace(code, () => mutant);
};
