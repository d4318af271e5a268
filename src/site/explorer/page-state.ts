import type { Edition } from '../../rules/types.ts';
import type { SiteData } from '../data.ts';
import type { EditionComparison } from './edition-comparison.ts';
import type { OpenParts } from './open-parts.ts';
import { hashOf, type View } from './view.ts';

/** What all parts of the explorer need. */
export interface PageState extends OpenParts {
  readonly data: SiteData;
  readonly view: View;
  readonly edition: Edition;
  /** Absent: no edition is compared. */
  readonly comparison?: EditionComparison | undefined;
}

/** A link to a clause, ruling or case that keeps the edition and the filters. */
export const linkTo = (target: string, { view }: PageState): string => hashOf({ ...view, target });
