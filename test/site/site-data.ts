import { ownErrata } from '../../src/cli/own-errata.ts';
import { soundCatalogue, soundSuite } from '../../src/cli/suite-data.ts';
import type { SiteData } from '../../src/site/data.ts';
import { PAGES } from '../../src/site/pages.ts';

const catalogue = soundCatalogue();

/** The rules and all cases, as the command `site` puts them into the pages. */
export const DATA: SiteData = {
  version: '0', pages: PAGES.map(({ file }) => file), catalogue, errata: ownErrata(), ...soundSuite([], { cards: catalogue }),
};
