import type { SiteData } from './data.ts';
import { pageHtml } from './frame.ts';
import { PAGES } from './pages.ts';
import { siteScripts } from './scripts.ts';

/** A file of the site. */
export interface SiteFile {
  readonly name: string;
  readonly text: string;
}

/** All files of the site: they need no server, no network, and no other file. */
export const siteFiles = async (data: SiteData): Promise<readonly SiteFile[]> => {
  const scripts = await siteScripts();
  return PAGES.map((page) => ({ name: page.file, text: pageHtml(page, scripts.get(page.folder) ?? '', data) }));
};
