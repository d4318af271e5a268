import type { EditionId } from '../../board/index.ts';
import type { ErratumId } from '../../errata/types.ts';

/** The file of the site's playground. */
export const PLAYGROUND = 'playground.html';

/** The file of the page on an erratum. */
export const erratumFile = (id: ErratumId): string => `erratum-${id}.html`;

/** The address of the playground with a case, by the rules of an edition: `playground.html#case=R3-04&edition=lrr-1.2`. */
export const caseInPlayground = (id: string, edition: EditionId): string =>
  `${PLAYGROUND}#${new URLSearchParams({ case: id, ...(edition !== 'current' && { edition }) }).toString()}`;
