import { type DataPath, type Fault, keyFault, quoted, valueFault } from '../../source/index.ts';
import type { CaseParts } from './parts.ts';

const LONGEST_TITLE = 100;

/** A file is named after its clause, so that a reader finds the cases of a clause. */
export const fileNameFaults = (file: string, clause: string): readonly Fault[] => {
  const name = file.split('/').at(-1) ?? file;
  if (name.startsWith(`${clause}-`) || name === `${clause}.yaml`) return [];
  const problem = `the file ${quoted(name)} has cases of ${quoted(clause)}`;
  return [valueFault(['clause'], 'file-name', problem, `a name that begins with ${quoted(`${clause}-`)}`)];
};

export const idFaults = ({ id, path }: CaseParts, clause: string): readonly Fault[] => {
  if (id === undefined || !ID.test(id) || id.startsWith(`${clause}-`)) return [];
  return [valueFault([...path, 'id'], 'wrong-clause', `${quoted(id)} is not an id of ${quoted(clause)}`, `${quoted(`${clause}-NN`)}`)];
};

// what is malformed has been told already
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
  [(title) => /^\p{Lu}/u.test(title), (title) => `the title begins with the capital ${quoted([...title][0] ?? '')}`, 'a lower-case sentence'],
  [(title) => title.endsWith('.'), () => 'the title ends with a full stop', 'none'],
];

/** `when` and `then`, or else `steps`. */
export const stepsFaults = ({ keys, path }: CaseParts, known: readonly Fault[]): readonly Fault[] => {
  if (keys === undefined) return [];
  const single = ['when', 'then'].filter((key) => keys.includes(key));
  if (!keys.includes('steps')) {
    const absent = ['when', 'then'].filter((key) => !keys.includes(key) && !isMisspelt(key, path, known));
    return absent.map((key) => missing(path, key));
  }
  return single.slice(0, 1).map((key) => keyFault([...path, key], 'steps-and-when', `${quoted(key)} stands beside \`steps\``, 'one or the other'));
};

const missing = (path: DataPath, key: string): Fault =>
  valueFault(path, 'missing-key', `the key ${quoted(key)} is missing`, 'the keys `when`, `then`, or the key `steps`');

const isMisspelt = (key: string, path: DataPath, known: readonly Fault[]): boolean =>
  known.some((fault) => fault.path.length === path.length + 1 && fault.path[1] === path[1] && fault.hint === `did you mean \`${key}\`?`);
