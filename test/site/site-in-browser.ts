import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { siteFiles } from '../../src/site/files.ts';
import { launchBrowser } from '../report/html/browser.ts';
import { DATA } from './site-data.ts';

/** The site in a folder of its own, and a browser to open it in. */
export interface OpenSite {
  /** A new page; `hash` has its `#`. */
  readonly open: (file: string, hash?: string, options?: BrowserContextOptions) => Promise<OpenPage>;
  readonly close: () => Promise<void>;
}

/** A page, what it asked for outside the site, and what it complained of. */
export interface OpenPage {
  readonly page: Page;
  readonly outside: readonly string[];
  readonly complaints: readonly string[];
}

/** Writes the site and starts a browser; a text says why there is none. */
export const openSite = async (data = DATA): Promise<OpenSite | string> => {
  const browser = await launchBrowser();
  if (typeof browser === 'string') return browser;
  const folder = mkdtempSync(join(tmpdir(), 'capacity-site-'));
  for (const { name, text } of await siteFiles(data)) writeFileSync(join(folder, name), text);
  const close = async (): Promise<void> => {
    await browser.close();
    rmSync(folder, { recursive: true });
  };
  return { open: (file, hash = '', options = {}) => opened(browser, `${pathToFileURL(join(folder, file)).href}${hash}`, options), close };
};

const opened = async (browser: Browser, url: string, options: BrowserContextOptions): Promise<OpenPage> => {
  const page = await (await browser.newContext({ viewport: { width: 1200, height: 800 }, ...options })).newPage();
  const [outside, complaints]: readonly string[][] = [[], []];
  const site = url.replace(/[^/]*(#.*)?$/, '');
  page.on('request', (request) => { if (!request.url().startsWith(site) && !/^(data|blob):/.test(request.url())) outside?.push(request.url()); });
  page.on('console', (message) => complaints?.push(message.text()));
  page.on('pageerror', (error) => complaints?.push(error.message));
  await page.goto(url);
  return { page, outside: outside ?? [], complaints: complaints ?? [] };
};

/** What axe finds wrong with a page, a line each. */
export const violations = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  const script = 'axe.run().then(({ violations }) => violations.map(({ id, nodes: [node] }) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary}`))';
  return await page.evaluate(script) as readonly string[];
};
