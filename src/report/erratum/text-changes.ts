import type { TextChange } from '../../errata/text/changes.ts';
import type { Concerned } from '../../errata/text/concerned.ts';
import { counted } from '../../text/counted.ts';
import { idRanges } from '../words/case-ids.ts';
import { labelled, wrapped } from '../../text/lines.ts';
import { paintFor } from '../words/paint.ts';
import { printable } from '../../text/printable.ts';
import type { TextOptions } from '../run/text.ts';

/** How the text of a clause changed, with the rulings and cases to review. */
export interface DescribedChange extends TextChange {
  readonly name?: string;
  /** The clause's number in the edition. */
  readonly printed?: string;
  readonly concerned?: Concerned;
}

/** The changed texts, each with the rulings and cases that it concerns, then one total line; ends with a newline. */
export const textChangesText = (all: readonly DescribedChange[], { colour, width }: Pick<TextOptions, 'colour' | 'width'>): string => {
  const paint = paintFor(colour);
  const changed = all.filter(({ changes }) => !changes.includes('unchanged'));
  const lines = changed.flatMap((change) => [paint.strong(wrapped(headOf(change), width).join('\n')), ...detailsOf(change, width)]);
  return `${[...lines, paint.strong(totalOf(all, changed))].join('\n')}\n`;
};

const headOf = ({ clause, changes, before, after, name, printed }: DescribedChange): string => {
  if (clause === 'none' && changes.includes('removed')) return `text ${before ?? ''}, which belongs to no clause: removed`;
  if (clause === 'none') return `text ${after ?? ''}: ${changes.join(' and ')}`;
  const isMoved = before !== after && changes.some((change) => MOVES.includes(change));
  const numbers = isMoved ? `, from ${before ?? ''} to ${after ?? ''}` : '';
  return `${clause} (${name ?? ''}; printed ${printed ?? ''}): ${changes.join(' and ')}${numbers}`;
};

const MOVES: readonly string[] = ['renumbered', 'moved', 'split', 'joined'];

const detailsOf = ({ details, concerned }: DescribedChange, width: number): readonly string[] => [
  ...details.flatMap((line) => labelled('', [printable(line)], width)),
  ...(concerned === undefined ? [] : labelled('rulings', [concerned.rulings.length === 0 ? 'none' : concerned.rulings.join(', ')], width)),
  ...(concerned === undefined ? [] : labelled('cases', [concerned.cases.length === 0 ? 'none' : idRanges(concerned.cases)], width)),
  ...(concerned === undefined || concerned.citing.length === 0 ? [] : labelled('cite it', [idRanges(concerned.citing)], width)),
];

const totalOf = (all: readonly DescribedChange[], changed: readonly DescribedChange[]): string => {
  const clauses = new Set(all.filter(({ changes }) => changes.includes('unchanged')).map(({ clause }) => clause)).size;
  if (changed.length === 0) return clauses === 1 ? 'its one clause is unchanged' : `all ${clauses} clauses are unchanged`;
  return `${counted(clauses, 'clause')} unchanged, ${counted(changed.length, 'text')} changed`;
};
