import { type ActionType, CROSSINGS, isActionType, isClauseId } from '../../board/index.ts';
import { type Fault, keyFault, valueFault } from '../../source/index.ts';
import { isRecord } from '../../text/records.ts';
import { member } from './case-parts.ts';

/** What all cases of a file have in common. */
export interface CaseHeading {
  /** The key that says it. */
  readonly key: 'clause' | 'action';
  readonly name: string;
  /** The beginning of their ids: `R3.1`, or `X-move` for the crossings of `move`. */
  readonly prefix: string;
  /** The action that crossings take; absent for the cases of a clause. */
  readonly action?: ActionType;
}

/** The heading of a file; undefined if it names neither a clause nor an action. */
export const headingOf = (file: unknown): CaseHeading | undefined => {
  const [clause, action] = [member(file, 'clause'), member(file, 'action')];
  if (typeof clause === 'string' && isClauseId(clause)) return { key: 'clause', name: clause, prefix: clause };
  if (typeof action !== 'string' || !isActionType(action)) return undefined;
  return { key: 'action', name: action, prefix: `${CROSSINGS}-${action}`, action };
};

/** A file has either a clause or an action. */
export const headingFaults = (file: unknown): readonly Fault[] => {
  if (!isRecord(file)) return [];
  const keys = ['clause', 'action'].filter((key) => Object.hasOwn(file, key));
  if (keys.length === 1) return [];
  if (keys.length > 1) return [keyFault(['action'], 'misplaced-key', 'the file has both `clause` and `action`', 'only one of them')];
  return [valueFault([], 'missing-key', '`clause` is missing', '`clause`, or `action` in a file of crossings')];
};
