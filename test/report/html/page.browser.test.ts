import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { htmlReport } from '../../../src/report/html/page.ts';
import type { RunReport } from '../../../src/runner/report.ts';
import { launchBrowser } from './browser.ts';
import { brokenRun, faithfulRun, hostileRun, HOSTILE, severalRun, suiteRun } from '../runs.ts';

const launched = await launchBrowser();
const browser: Browser | undefined = typeof launched === 'string' ? undefined : launched;
if (typeof launched === 'string') console.log(`skipped because no browser was found: the page of a report (${launched})`);

const folder = mkdtempSync(join(tmpdir(), 'capacity-pages-'));
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

describe.runIf(browser !== undefined)('the page in a browser', () => {
  const requests: string[] = [];
  const complaints: string[] = [];
  let page: Page;

  beforeEach(async () => {
    const context = await browser?.newContext({ viewport: { width: 1200, height: 800 } });
    if (context === undefined) throw new Error('no browser');
    requests.length = 0;
    complaints.length = 0;
    page = await context.newPage();
    page.on('request', (request) => requests.push(request.url()));
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
  });

  afterEach(async () => {
    const outside = requests.filter((url) => !url.startsWith(pathToFileURL(folder).href) && !url.startsWith('data:'));
    expect({ outside, complaints }).toEqual({ outside: [], complaints: [] });
    await page.context().close();
  });

  const opened = async (report: RunReport, hash = ''): Promise<void> => {
    const file = join(folder, 'report.html');
    writeFileSync(file, htmlReport(report));
    await page.goto(`${pathToFileURL(file).href}${hash}`);
    await page.locator('#shown').filter({ hasText: 'shown' }).waitFor();
  };

  const shownCases = (): Promise<readonly string[]> => page.locator('.case:visible').evaluateAll((cases) => cases.map(({ id }) => id));

  const openAll = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Expand all' }).click();
    await page.waitForFunction('[...document.querySelectorAll(".case:not([hidden])")].every((one) => one.querySelector(".body :first-child"))');
  };

  const violations = async (): Promise<readonly string[]> => {
    await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
    const script = 'axe.run().then(({ violations }) => violations.map(({ id, nodes: [node] }) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary}`))';
    const found = await page.evaluate(script);
    return found as readonly string[];
  };

  test('search and filters work together', async () => {
    await opened(await severalRun(), '#?');
    expect(await shownCases()).toHaveLength(5);
    await page.getByLabel('Outcome').selectOption('crashed');
    expect(await shownCases()).toEqual(['R3-02']);
    await page.getByLabel('Outcome').selectOption('wrong');
    await page.getByLabel('Engine').selectOption({ label: 'faithful 0.1' });
    expect(await shownCases()).toEqual([]);
    await expect.poll(() => page.getByText('No matching cases.').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByLabel('Clause', { exact: true }).selectOption('R3.1');
    expect(await shownCases()).toEqual(['R3.1-01', 'R3.1-02']);
    await page.getByLabel('Search').fill('LANDS infantry');
    expect(await shownCases()).toEqual(['R3.1-02']);
    expect(await page.locator('#shown').textContent()).toBe('1 of 5 cases shown');
  });

  test('filters and links survive a reload', async () => {
    await opened(await brokenRun());
    await page.getByLabel('Outcome').selectOption('hung');
    await page.reload();
    expect(await shownCases()).toEqual(['R3.1-01']);
    await page.evaluate("location.hash = '#R3-02'");
    await expect.poll(() => page.locator('#R3-02 .body .panel').isVisible()).toBe(true);
    await page.reload();
    await expect.poll(() => page.locator('#R3-02 .body .panel').isVisible()).toBe(true);
    expect(await page.evaluate('document.activeElement.parentElement.id')).toBe('R3-02');
    expect(await shownCases()).toHaveLength(5);
  });

  test('a link to a case clears filters that hide it', async () => {
    await opened(await brokenRun(), '#?outcome=hung');
    expect(await shownCases()).toEqual(['R3.1-01']);
    await page.evaluate("location.hash = '#N4.3-01'");
    await expect.poll(() => page.locator('[id="N4.3-01"] .body').isVisible()).toBe(true);
  });

  test('the failures are shown first and open, with the expected answer beside the actual one', async () => {
    await opened(await brokenRun());
    expect(await shownCases()).toEqual(['R3-01', 'R3-02', 'R3.1-01', 'N4.3-01']);
    const rows = page.locator('#R3-01 .compared .differs');
    await rows.first().waitFor();
    expect(await rows.allTextContents()).toEqual([
      'Arnor: red: carrier, 4 infantry in space≠Arnor: red: carrier in space',
      'red owes 4 fighters in Lodor≠nothing is owed',
    ]);
    expect(await page.locator('#R3-01 .by.engine svg text.mark-text').allTextContents()).toEqual(['≠4']);
  });

  test('a link with filters scrolls to the list, and one to a case shows its title below the filters', { timeout: 120_000 }, async () => {
    const report = await suiteRun();
    const top = (selector: string): Promise<number> => page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
    const barBottom = (): Promise<number> => page.locator('.filters').evaluate((element) => element.getBoundingClientRect().bottom);
    for (const width of [700, 1000, 1400]) {
      await page.setViewportSize({ width, height: 700 });
      await opened(report, '#?clause=R3.1');
      await expect.poll(() => top('.filters')).toBeLessThan(5);
      for (const id of ['R3.1-06', 'N4-20', 'R0-03']) {
        await page.evaluate(`location.hash = '#${id}'`);
        await page.locator(`[id="${id}"] .body .panel`).first().waitFor();
        await expect.poll(async () => Math.round(await top(`[id="${id}"] > summary`) - await barBottom())).toBeGreaterThanOrEqual(0);
        expect(await top(`[id="${id}"] > summary`)).toBeLessThan(500);
      }
    }
  });

  test('clauses, cases and ranges of cases in the diagnosis are links', async () => {
    const run = await brokenRun();
    const [engine] = run.engines;
    if (engine === undefined) throw new Error('no engine');
    const cases = ['R3-01', 'R3-02', 'R3-03'].flatMap((id) => engine.cases.slice(0, 1).map((one) => ({ ...one, id })));
    await opened({ ...run, engines: [{ ...engine, cases: [...cases, ...engine.cases.slice(2)] }] }, '#?');
    await page.getByRole('link', { name: 'R3-01..03', exact: true }).click();
    expect(await shownCases()).toEqual(['R3-01', 'R3-02', 'R3-03']);
    await page.getByRole('link', { name: 'R3', exact: true }).click();
    await expect.poll(() => page.getByLabel('Clause', { exact: true }).inputValue()).toBe('R3');
    expect(await page.getByLabel('Outcome').inputValue()).toBe('wrong');
    await page.getByRole('link', { name: 'N4.3-01', exact: true }).first().click();
    await expect.poll(() => page.locator('[id="N4.3-01"] .body').isVisible()).toBe(true);
  });

  test('the units, their marks and the dashed frames do not overlap', async () => {
    await opened(await suiteRun(), '#?');
    await openAll();
    const overlaps = await page.evaluate(`[...document.querySelectorAll('.body g')].flatMap((group) => {
      const ring = group.querySelector(':scope > .owed-ring')?.getBBox();
      const name = group.querySelector(':scope > .unit-name')?.getBBox();
      const mark = group.querySelector(':scope > .mark')?.getBBox();
      const count = group.querySelector(':scope > .count')?.getBBox();
      const inside = !ring || !name || (name.x >= ring.x && name.x + name.width <= ring.x + ring.width);
      const apart = !mark || !count || mark.y + mark.height <= count.y + 6;
      const framed = !ring || !mark || (mark.x >= ring.x && mark.x + mark.width <= ring.x + ring.width && mark.y >= ring.y);
      return inside && apart && framed ? [] : [group.textContent];
    })`);
    expect(overlaps).toEqual([]);
  });

  test('by the keyboard alone', async () => {
    await opened(await faithfulRun());
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the cases');
    await page.keyboard.press('Enter');
    for (let at = 0; at < 30 && await page.evaluate('document.activeElement.parentElement.id') !== 'R3-01'; at += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#R3-02 .body').isVisible()).toBe(true);
    await page.keyboard.press('End');
    expect(await page.evaluate('document.activeElement.parentElement.id')).toBe('N4.3-01');
    await page.keyboard.press('Home');
    expect(await page.evaluate('document.activeElement.parentElement.id')).toBe('R3-01');
  });

  test.each(['light', 'dark'] as const)('axe finds no accessibility problem, %s', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    for (const run of [faithfulRun, brokenRun, severalRun]) {
      await opened(await run());
      await openAll();
      expect(await violations()).toEqual([]);
    }
  });

  test('dark where the system is dark', async () => {
    const background = (): Promise<unknown> => page.evaluate('getComputedStyle(document.body).backgroundColor');
    await page.emulateMedia({ colorScheme: 'light' });
    await opened(await faithfulRun());
    expect(await background()).toBe('rgb(246, 245, 241)');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background()).toBe('rgb(20, 22, 28)');
  });

  test('on paper: white, without controls, with the open cases', async () => {
    await opened(await brokenRun());
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await page.locator('#R3-01 .body svg').first().waitFor();
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)');
    expect(await page.locator('.filters').isVisible()).toBe(false);
    expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('on a phone nothing is wider than the screen, and the table of several engines scrolls', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await opened(await severalRun());
    await openAll();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    const scrolls = 'document.querySelector(".scroll").scrollWidth > document.querySelector(".scroll").clientWidth';
    expect(await page.evaluate(scrolls)).toBe(true);
    const highest = 'Math.max(...[...document.querySelectorAll(".matrix td")].map((cell) => cell.getClientRects().length * cell.offsetHeight))';
    const row = 'Math.max(...[...document.querySelectorAll(".matrix tbody th")].map((cell) => cell.offsetHeight))';
    expect(await page.evaluate(highest)).toBe(await page.evaluate(row));
  });

  test('a hostile engine is shown as text, and runs and breaks nothing', async () => {
    await opened(await hostileRun());
    await openAll();
    expect(await page.evaluate('window.pwned')).toBeUndefined();
    expect(await page.locator('script').count()).toBe(2);
    expect(await page.locator('img, iframe, b:has(a), [onerror], a:not([href^="#"])').count()).toBe(0);
    expect(await page.locator('h2').first().textContent()).toContain('\\u{1b}]0;title');
    expect(await page.locator('body').innerText()).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u202e]/);
    expect(HOSTILE).toContain('<script>');
    expect(await violations()).toEqual([]);
  });

  test('the whole suite: a small page, with a picture of each case', { timeout: 120_000 }, async () => {
    const report = await suiteRun();
    expect(Buffer.byteLength(htmlReport(report))).toBeLessThan(2_000_000);
    await opened(report, '#?');
    expect(await page.locator('.case').count()).toBe(report.engines[0]?.cases.length);
    await openAll();
    expect(await page.locator('.case:not(:has(svg))').count()).toBe(0);
  });
});
