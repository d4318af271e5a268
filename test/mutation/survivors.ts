import { readFileSync } from 'node:fs';

/** A change of the engine: `code`, which the file has once, becomes `mutant`. */
export interface Change {
  /** Below src/engine. */
  readonly file: string;
  readonly code: string;
  readonly mutant: string;
}

/** The file about what the board makes impossible: no case may ask about it, so its survivors are counted but not listed. */
export const UNASKED = 'actions/impossible.ts';

export const SURVIVORS = readFileSync(new URL('SURVIVORS.md', import.meta.url), 'utf8');

/** Code in Markdown; code with backticks stands between double ones. */
const CODE = '(?:`` (.+?) ``|`([^`]+)`)';
const ROW = new RegExp(`^\\| ${CODE} \\| ${CODE} → ${CODE} \\|`);

/** The survivors that SURVIVORS.md lists. */
export const listed = (): readonly Change[] =>
  SURVIVORS.split('\n').flatMap((line) => {
    const [, ...found] = ROW.exec(line.replaceAll('\\|', '|')) ?? [];
    const [file, code, mutant] = found.filter((text) => text !== undefined);
    return file === undefined || code === undefined || mutant === undefined ? [] : [{ file, code, mutant }];
  });

/** The file's text with the change; throws unless it has the code exactly once. */
export const changed = ({ file, code, mutant }: Change): string => {
  const text = readFileSync(`src/engine/${file}`, 'utf8');
  if (text.split(code).length !== 2) throw new Error(`${file}: \`${code}\` is not in the file exactly once`);
  return text.replace(code, () => mutant);
};
