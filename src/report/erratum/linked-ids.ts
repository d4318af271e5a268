import type { WeighedErratum } from '../../errata/weigh.ts';
import { type Html, tag, text } from '../html/tag.ts';

/** Words as text, in which the id of a clause, a ruling or a case is a link to its place on the page. */
export type Linked = (words: string) => Html;

/** How a page on an erratum links: within itself, and to the playground if it is a page of a site. */
export interface PageLinks {
  readonly linked: Linked;
  readonly isOnSite: boolean;
}

/** Links to what a page on an erratum shows; other ids stay text. */
export const linkedTo = ({ answers, clauses, outcomes }: WeighedErratum): Linked => {
  const ids = new Set<string>([
    ...clauses.map(({ clause }) => clause.id),
    ...answers.map(({ ruling }) => ruling.id),
    ...[...outcomes.changed, ...outcomes.recited].map((one) => one.case.id),
  ]);
  return (words) => text(words, LONGEST_WORDS).replace(ID, (id) => (ids.has(id) ? tag('a', { href: `#${id}` }, id) : id));
};

const LONGEST_WORDS = 2000;

// `R3.2`, `R3.2/on-planets`, `R3.2-07` or `X-move-01`; of a range like `R3.2-01..07`, the first
const ID = /\b(?:[RN]\d(?:\.\d)?(?:-\d{2,4}\b|\/[a-z0-9-]+)?|X(?:-[a-z]+)+-\d{2,4}\b)/g;
