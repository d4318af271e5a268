import { type ActionType, CARDS, CROSSINGS, isActionType, isArticleClauseId, isCardId } from '../../board/index.ts';
import { type Fault, keyFault, quoted, valueFault } from '../../source/index.ts';
import { isRecord } from '../../text/records.ts';
import { member } from './case-parts.ts';

/** What all cases of a file have in common. */
export interface CaseHeading {
  /** The key that says it. */
  readonly key: 'clause' | 'action' | 'card';
  readonly name: string;
  /** The beginning of their ids: `R3.1`, `X-move` for the crossings of `move`, `C-space-dock` for the card `space-dock`. */
  readonly prefix: string;
  /** The action that crossings take; absent for the cases of a clause. */
  readonly action?: ActionType;
}

/** The heading of a file; undefined if it names no clause, action or card. */
export const headingOf = (file: unknown): CaseHeading | undefined => {
  const [clause, action, card] = [member(file, 'clause'), member(file, 'action'), member(file, 'card')];
  if (typeof card === 'string' && isCardId(card)) return { key: 'card', name: card, prefix: `${CARDS}-${card}` };
  if (typeof clause === 'string' && isArticleClauseId(clause)) return { key: 'clause', name: clause, prefix: clause };
  if (typeof action !== 'string' || !isActionType(action)) return undefined;
  return { key: 'action', name: action, prefix: `${CROSSINGS}-${action}`, action };
};

/** A file has a clause, an action or a card. */
export const headingFaults = (file: unknown): readonly Fault[] => {
  if (!isRecord(file)) return [];
  const keys = ['clause', 'action', 'card'].filter((key) => Object.hasOwn(file, key));
  if (keys.length === 1) return [];
  const [first, second] = keys;
  if (first !== undefined && second !== undefined) {
    return [keyFault([second], 'misplaced-key', `the file has both ${quoted(first)} and ${quoted(second)}`, 'only one of them')];
  }
  return [valueFault([], 'missing-key', '`clause` is missing', '`clause`, `action` in a file of crossings, or `card` in one of a card')];
};
