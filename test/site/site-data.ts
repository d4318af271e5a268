import { soundCatalogue, soundSuite } from '../../src/cli/suite-data.ts';
import type { SiteData } from '../../src/site/data.ts';

const catalogue = soundCatalogue();

/** The rules and all cases, as the command `site` puts them into the pages. */
export const DATA: SiteData = { version: '0', catalogue, ...soundSuite([], catalogue) };
