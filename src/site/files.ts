import { weigh } from '../errata/weigh.ts';
import { erratumHtml } from '../report/erratum/html.ts';
import type { SiteData } from './data.ts';
import { pageHtml, siteHead } from './frame.ts';
import { erratumFile } from '../report/html/site-links.ts';
import { PAGES } from './pages.ts';
import { siteScripts } from './scripts.ts';
import { FRAME_STYLE } from './style.ts';

/** A file of the site. */
export interface SiteFile {
  readonly name: string;
  readonly text: string;
}

/** All files of the site, with a page for each proposed erratum: they need no server, no network, and no other file. */
export const siteFiles = async (data: SiteData): Promise<readonly SiteFile[]> => {
  const scripts = await siteScripts();
  const pages = PAGES.map((page) => ({ name: page.file, text: pageHtml(page, scripts.get(page.folder) ?? '', data) }));
  return [...pages, ...erratumPages(data)];
};

const erratumPages = (data: SiteData): readonly SiteFile[] => data.errata.map((erratum) => ({
  name: erratumFile(erratum.id),
  text: erratumHtml(weigh(data, erratum), undefined, { above: siteHead(), style: FRAME_STYLE }),
}));
