import { type DataPath, type Fault, quoted, valueFault } from '../../source/index.ts';
import type { CaseParts } from './case-parts.ts';

const LONGEST_TITLE = 100;

/** The name of a file begins with its clause. */
export const fileNameFaults = (file: string, clause: string): readonly Fault[] => {
  const name = file.split('/').at(-1) ?? file;
  if (name.startsWith(`${clause}-`) || name === `${clause}.yaml`) return [];
  const problem = `the file ${quoted(name)} has cases of ${quoted(clause)}`;
  return [valueFault(['clause'], 'file-name', problem, `a name that begins with ${quoted(`${clause}-`)}`)];
};

/** The id of a case begins with the clause of its file. */
export const idFaults = ({ id, path }: CaseParts, clause: string): readonly Fault[] => {
  if (id === undefined || !ID.test(id) || id.startsWith(`${clause}-`)) return [];
  return [valueFault([...path, 'id'], 'wrong-clause', `${quoted(id)} is not an id of ${quoted(clause)}`, `${quoted(`${clause}-NN`)}`)];
};

// a malformed id is already a fault of the shape
const ID = /^[RN]\d(\.\d)?-\d{2,4}$/;

/** A title is a fact in the present tense: one lower-case sentence. */
export const titleFaults = ({ title, path }: CaseParts): readonly Fault[] => {
  if (title === undefined) return [];
  const fault = TITLE_RULES.find(([isBroken]) => isBroken(title));
  return fault === undefined ? [] : [titleFault([...path, 'title'], fault[1](title), fault[2])];
};

const titleFault = (path: DataPath, problem: string, expected: string): Fault => valueFault(path, 'title', problem, expected);

const NO_FACT = /\b(should|shall|tests?|must be able|check that|checks that|verify|ensure)\b/i;

type TitleRule = readonly [isBroken: (title: string) => boolean, problem: (title: string) => string, expected: string];

const TITLE_RULES: readonly TitleRule[] = [
  [(title) => title.trim() === '', () => 'the title is empty', 'a fact in the present tense'],
  [(title) => NO_FACT.test(title), (title) => `the title says ${quoted(NO_FACT.exec(title)?.[0] ?? '')}`, 'a fact in the present tense'],
  [(title) => [...title].length > LONGEST_TITLE, (title) => `the title has ${[...title].length} characters`, `at most ${LONGEST_TITLE}`],
  [(title) => /[\r\n]/.test(title), () => 'the title has several lines', 'one line'],
  [(title) => /^\p{Lu}/u.test(title), (title) => `the title begins with a capital ${quoted([...title][0] ?? '')}`, 'a lower-case sentence'],
  [(title) => title.endsWith('.'), () => 'the title ends with a period', 'no period at the end'],
];
