import { type ClauseId, isVerdict, SCENE_CLAUSE } from '../board/index.ts';
import type { Case } from '../cases/case.ts';
import { resultingDebtsFaults } from '../cases/check/position.ts';
import { expectedFrom } from '../cases/from-answer.ts';
import { type Heading, writtenCase } from '../search/written-case.ts';
import type { ErratumDifference } from './smallest.ts';

/** A case, ready for a file of its own. */
export interface ReadyCase {
  readonly id: string;
  readonly title: string;
  /** The name that the file may have. */
  readonly file: string;
  readonly yaml: string;
}

/** A difference as a case that expects the new answer; undefined where no case can: an answer that asks for units that are not there. */
export const readyCase = (difference: ErratumDifference, clause: ClauseId, number: number, erratumId: string): ReadyCase | undefined => {
  const { profile, position, owed, action, after } = difference;
  if (isVerdict(after) && after.legal && resultingDebtsFaults(after.owes, after.position, []).length > 0) return undefined;
  const id = `${clause}-${String(number).padStart(2, '0')}`;
  const title = titleOf(difference, erratumId);
  const heading: Heading = { clause, id, title, because: after.because, profile, comments: [] };
  const yaml = writtenCase(heading, [{ position, owed, action, expected: expectedFrom(after) }]);
  return { id, title, file: `${id}-${erratumId}.yaml`, yaml };
};

/** The number after those of the clause's cases; the cases of the unit catalogue have numbers of their own. */
export const firstFreeNumber = (cases: readonly Case[], clause: ClauseId): number =>
  Math.max(0, ...cases.filter((one) => one.clause === clause && one.profile === 'core')
    .map(({ id }) => Number(id.slice(clause.length + 1)))) + 1;

/** Whether cases can be written under a clause. */
export const takesCases = (clause: ClauseId): boolean => clause !== SCENE_CLAUSE;

/** The erratum, and in which way the answer changes. */
const titleOf = ({ way }: ErratumDifference, erratumId: string): string => {
  const title = `by ${erratumId}: ${way.replace(/^any time: /, '')}`;
  return title.length <= LONGEST ? title : `${title.slice(0, LONGEST - 1)}…`;
};

const LONGEST = 100;
