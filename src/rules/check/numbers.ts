import { CLAUSE_IDS, type ArticleClauseId } from '../../board/index.ts';
import { type DataPath, type Fault, quoted, valueFault } from '../../source/index.ts';
import type { Edition } from '../types.ts';

/**
 * What is wrong with the numbers that an edition prints. They rise strictly in the article's order, and a clause's number begins
 * with that of its parent clause, so no two can be swapped unnoticed.
 */
export const numberFaults = ({ numbers }: Pick<Edition, 'numbers'>, path: DataPath): readonly Fault[] => {
  let before: Printed | undefined;
  return CLAUSE_IDS.flatMap((id) => {
    const printed = parseNumber(numbers[id]);
    if (printed === undefined) return [fault(path, id, `${quoted(numbers[id])} is not a printed number`, EXAMPLES)];
    const problem = misplaced(id, printed, numbers, before);
    if (!printed.inside) before = printed;
    return problem === undefined ? [] : [fault(path, id, `${quoted(numbers[id])} for ${quoted(id)}`, problem)];
  });
};

const EXAMPLES = 'one like `16.3a`, `note 4.1` or `16.3 (inside)`';

/** A printed number in parts, `16.3a` as 16, 3, 1. */
interface Printed {
  readonly note: boolean;
  readonly parts: readonly number[];
  /** The clause has no number of its own; it is inside this one. */
  readonly inside: boolean;
}

const parseNumber = (text: string): Printed | undefined => {
  const match = /^(note )?(\d+(?:\.\d+)*)([a-z]?)( \(inside\))?$/.exec(text);
  if (match === null) return undefined;
  const [, note, digits = '', letter = '', inside] = match;
  const parts = [...digits.split('.').map(Number), ...[...letter].map((each) => each.charCodeAt(0) - 'a'.charCodeAt(0) + 1)];
  return { note: note !== undefined, parts, inside: inside !== undefined };
};

/** What is expected instead; undefined if the number is in its place. */
const misplaced = (id: ArticleClauseId, printed: Printed, numbers: Edition['numbers'], before: Printed | undefined): string | undefined => {
  if (printed.note !== id.startsWith('N')) return id.startsWith('N') ? 'the number of a note' : 'the number of a rule';
  const above = parentOf(id);
  const parent = above === undefined ? undefined : parseNumber(numbers[above]);
  if (printed.inside) return insideOf(above, parent, printed, before);
  if (parent !== undefined && !isDirectlyUnder(printed.parts, parent.parts)) return `one under ${quoted(numbers[above ?? id])}`;
  return before === undefined || compare(before, printed) < 0 ? undefined : 'a number after that of the previous clause';
};

/** A clause inside another's sentence comes before the clauses that are numbered under it. */
const insideOf = (
  above: ArticleClauseId | undefined, parent: Printed | undefined, printed: Printed, before: Printed | undefined,
): string | undefined => {
  if (parent === undefined || compare(parent, printed) !== 0) return `the number of ${quoted(above ?? 'its parent clause')}`;
  return before !== undefined && compare(before, parent) > 0 ? 'it before its sub-numbers' : undefined;
};

const parentOf = (id: ArticleClauseId): ArticleClauseId | undefined => CLAUSE_IDS.find((other) => id.startsWith(`${other}.`));

const isDirectlyUnder = (parts: readonly number[], above: readonly number[]): boolean =>
  parts.length === above.length + 1 && above.every((part, at) => parts[at] === part);

/** Rules come before notes; a number before those under it. */
const compare = (a: Printed, b: Printed): number => {
  if (a.note !== b.note) return a.note ? 1 : -1;
  const at = a.parts.findIndex((part, index) => part !== b.parts[index]);
  return at === -1 ? a.parts.length - b.parts.length : (a.parts[at] ?? 0) - (b.parts[at] ?? 0);
};

const fault = (path: DataPath, id: ArticleClauseId, problem: string, expected: string): Fault =>
  valueFault([...path, id], 'number-order', problem, expected);
