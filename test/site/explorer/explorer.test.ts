import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { siteFiles } from '../../../src/site/files.ts';
import { launchBrowser } from '../../report/html/browser.ts';
import { DATA } from '../site-data.ts';

const launched = await launchBrowser();
const browser: Browser | undefined = typeof launched === 'string' ? undefined : launched;
if (typeof launched === 'string') console.log(`skipped because no browser was found: the explorer (${launched})`);

const folder = mkdtempSync(join(tmpdir(), 'capacity-site-'));
for (const { name, text } of await siteFiles(DATA)) writeFileSync(join(folder, name), text);
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

describe.runIf(browser !== undefined)('the explorer in a browser', () => {
  test('shows all clauses', async () => {
    const page = await browser?.newPage();
    await page?.goto(pathToFileURL(join(folder, 'index.html')).href);
    await page?.locator('#R0').waitFor();
    expect(await page?.locator('.clause').evaluateAll((all) => all.map(({ id }) => id))).toEqual(DATA.article.clauses.map(({ id }) => id));
  });
});
