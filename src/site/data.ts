import type { Case } from '../cases/case.ts';
import type { Erratum } from '../errata/types.ts';
import type { Article } from '../rules/types.ts';
import type { Catalogue } from '../rules/units.ts';

/** What every page of the site has: the rules, the unit catalogue, and all cases. */
export interface SiteData {
  /** The version of the suite. */
  readonly version: string;
  /** The files of all pages, so that a page can link to those that are there. */
  readonly pages: readonly string[];
  readonly article: Article;
  readonly catalogue: Catalogue;
  readonly cases: readonly Case[];
  /** The proposed errata, in rules/errata. */
  readonly errata: readonly Erratum[];
}

/** The id of the element that holds the data: base64 of deflated JSON. */
export const DATA_ID = 'data';

/** Unpacks the data of the page, in a browser. */
export const siteData = async (): Promise<SiteData> => {
  const packed = Uint8Array.from(atob(document.getElementById(DATA_ID)?.textContent ?? ''), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).json();
};
