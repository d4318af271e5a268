import { idWithoutNumber } from '../../board/index.ts';
import { type DataPath, type Fault, quoted, valueFault } from '../../source/index.ts';
import type { CaseParts } from './case-parts.ts';
import type { CaseHeading } from './heading.ts';

const LONGEST_TITLE = 100;

/** The name of a file begins with its clause, or is the action of its crossings or its card. */
export const fileNameFaults = (file: string, { key, name }: CaseHeading): readonly Fault[] => {
  const is = file.split('/').at(-1) ?? file;
  if (key !== 'card' && is.startsWith(`${name}-`) || is === `${name}.yaml`) return [];
  const cases = key === 'action' ? 'crossings' : 'cases';
  const expected = key === 'clause' ? `a name that begins with ${quoted(`${name}-`)}` : quoted(`${name}.yaml`);
  return [valueFault([key], 'file-name', `the file ${quoted(is)} has ${cases} of ${quoted(name)}`, expected)];
};

/** The id of a case begins with the clause of its file, that of a crossing with `X` and the action, that of a card's with `C`. */
export const idFaults = ({ id, path }: CaseParts, { name, prefix }: CaseHeading): readonly Fault[] => {
  if (id === undefined || !ID.test(id) || idWithoutNumber(id) === prefix) return [];
  return [valueFault([...path, 'id'], 'wrong-clause', `${quoted(id)} is not an id of ${quoted(name)}`, `${quoted(`${prefix}-NN`)}`)];
};

// a malformed id is already a fault of the shape
const ID = /^([RN]\d(\.\d)?|X(-[a-z]+)+|C(-[a-z]+)+(-2)?)-\d{2,4}$/;

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
