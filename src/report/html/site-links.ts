import type { EditionId } from '../../board/index.ts';
import type { ErratumId } from '../../errata/types.ts';

/** The file of the site's playground. */
export const PLAYGROUND = 'playground.html';

/** The file of the page on an erratum. */
export const erratumFile = (id: ErratumId): string => `erratum-${id}.html`;

/** A step of a case (the first is 1), by the rules of an edition and, beside them, with an erratum. */
export interface LinkedStep {
  readonly id: string;
  readonly step: number;
  readonly edition: EditionId;
  readonly erratum?: ErratumId;
}

/** The address of the playground with a step of a case: `playground.html#case=R3-04&step=2&edition=lrr-1.2&erratum=planets-count`. */
export const caseInPlayground = ({ id, step, edition, erratum }: LinkedStep): string =>
  `${PLAYGROUND}#${new URLSearchParams({
    case: id,
    ...(step !== 1 && { step: String(step) }),
    ...(edition !== 'current' && { edition }),
    ...(erratum !== undefined && { erratum }),
  }).toString()}`;
