import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ran } from '../../cli/terminal.ts';
import { launchBrowser } from '../html/browser.ts';

const launched = await launchBrowser();
const browser: Browser | undefined = typeof launched === 'string' ? undefined : launched;
if (typeof launched === 'string') console.log(`skipped because no browser was found: the page on an erratum (${launched})`);

const folder = mkdtempSync(join(tmpdir(), 'erratum-pages-'));
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

const pages = new Map<string, string>();

/** The address of the page on an erratum, printed once. */
const pageOf = async (name: string, erratum: string): Promise<string> => {
  const known = pages.get(name);
  if (known !== undefined) return known;
  const file = join(folder, `${name}.yaml`);
  writeFileSync(file, erratum);
  const { exit, out, err } = await ran(['errata', file, '--html']);
  expect([exit, err]).toEqual([0, '']);
  const path = join(folder, `${name}.html`);
  writeFileSync(path, out);
  pages.set(name, pathToFileURL(path).href);
  return pathToFileURL(path).href;
};

const PLANETS = readFileSync(new URL('../../../rules/errata/planets-count.yaml', import.meta.url), 'utf8');
const MECHS = `id: mechs
title: "a mech counts <script>window.pwned = 1</script> as two"
clauses: [R2]
rulings:
  R2/counted: { says: "Mechs <b>count</b> as two.", formula: answer + units.mech }
`;

describe.runIf(browser !== undefined)('the page on an erratum in a browser', { timeout: 120_000 }, () => {
  const complaints: string[] = [];
  let page: Page;

  beforeEach(async () => {
    const context = await browser?.newContext({ viewport: { width: 1200, height: 800 } });
    if (context === undefined) throw new Error('no browser');
    complaints.length = 0;
    page = await context.newPage();
    page.on('request', (request) => (/^(file|data):/.test(request.url()) ? undefined : complaints.push(request.url())));
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
  });

  afterEach(async () => {
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  const violations = async (): Promise<unknown> => {
    await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
    return page.evaluate('axe.run().then(({ violations }) => violations.map(({ id, nodes: [node] }) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary}`))');
  };

  test('the counts come first, then the words, the answers and the pictures before and after', async () => {
    await page.goto(await pageOf('planets-count', PLANETS));
    expect(await page.locator('h1').textContent()).toBe('Ground forces on planets count against capacity');
    expect(await page.locator('.summary').textContent()).toMatch(/^\d+ of \d+ cases have a different outcome, /);
    const clause = page.locator('[id="R3.2"]');
    expect(await clause.locator('> .pair .words').allTextContents()).toEqual([
      expect.stringContaining('not count'), 'Ground forces on planets count against capacity like those in the space area.',
    ]);
    expect(await clause.locator('.ruling .words').allTextContents()).toEqual(['No, none of them.', 'All ground forces in the system count, on planets too.']);
    const first = clause.locator('.case').first();
    expect(await first.locator('.by-whom').allTextContents()).toEqual(['Without the erratum', 'With the erratum']);
    expect(await first.locator('.tile dd').allTextContents()).toHaveLength(6);
    expect(await first.locator('svg').count()).toBeGreaterThan(0);
    const changed = Number((await page.locator('.summary').textContent())?.split(' ')[0]);
    expect(await page.locator('.case').count()).toBe(changed);
  });

  test('every link leads to something on the page, and one to a case opens it', async () => {
    await page.goto(await pageOf('planets-count', PLANETS));
    const dead = await page.evaluate("[...document.querySelectorAll('a')].map((a) => a.getAttribute('href')).filter((to) => !document.getElementById(to.slice(1)) && to !== '#')");
    expect(dead).toEqual([]);
    expect(await page.evaluate("[...document.querySelectorAll('[id]')].length - new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)).size")).toBe(0);
    expect(await page.locator('[id="R3.2-38"]').isVisible()).toBe(false);
    await page.evaluate("location.hash = '#R3.2-38'");
    await expect.poll(() => page.locator('[id="R3.2-38"]').isVisible()).toBe(true);
    await page.locator('[id="R3.2-38"] .because a').first().click();
    await expect.poll(() => page.evaluate('location.hash')).toMatch(/^#[RN]\d/);
  });

  test('a new answer is shown with its formula, and what a file says is text', async () => {
    await page.goto(await pageOf('mechs', MECHS));
    expect(await page.locator('[id="R2/counted"] .is').innerText()).toContain('Mechs <b>count</b> as two.');
    expect(await page.locator('[id="R2/counted"] .is .formula').textContent()).toBe('answer + units.mech');
    expect(await page.locator('script').count()).toBe(0);
    expect(await page.evaluate('window.pwned')).toBeUndefined();
    const yaml = page.locator('.ready pre').first();
    await page.locator('.ready summary').first().click();
    expect(await yaml.innerText()).toMatch(/^clause: .*\n/m);
  });

  test.each(['light', 'dark'] as const)('axe finds no accessibility problem, %s', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    for (const [name, erratum] of [['planets-count', PLANETS], ['mechs', MECHS]] as const) {
      await page.goto(await pageOf(name, erratum));
      await page.evaluate("document.querySelectorAll('.case:nth-of-type(-n+3), .ready').forEach((one) => { one.open = true; })");
      expect(await violations()).toEqual([]);
    }
  });

  test('on a phone nothing is wider than the screen, and on paper the page is white', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(await pageOf('mechs', MECHS));
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    expect((await page.locator('.case .title').first().boundingBox())?.width).toBeGreaterThan(250);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)');
    expect(await page.locator('.head > nav').isVisible()).toBe(false);
  });

  test('by the keyboard alone', async () => {
    await page.goto(await pageOf('mechs', MECHS));
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the changes');
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('changes');
    for (let at = 0; at < 40 && await page.evaluate('document.activeElement.parentElement.className') !== 'case'; at += 1) await page.keyboard.press('Tab');
    const isOpen = (): Promise<unknown> => page.evaluate('document.activeElement.parentElement.open');
    const before = await isOpen();
    await page.keyboard.press('Enter');
    expect(await isOpen()).toBe(before !== true);
  });
});
