import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { type OpenPage, openSite, violations } from '../site-in-browser.ts';
import { DATA } from '../site-data.ts';

const site = await openSite();
if (typeof site === 'string') console.log(`skipped because no browser was found: the explorer (${site})`);
afterAll(async () => { if (typeof site !== 'string') await site.close(); });

describe.runIf(typeof site !== 'string')('the explorer in a browser', () => {
  const pages: OpenPage[] = [];

  afterEach(async () => {
    for (const { page, outside, complaints } of pages.splice(0)) {
      expect({ outside, complaints }).toEqual({ outside: [], complaints: [] });
      await page.context().close();
    }
  });

  const opened = async (hash = '', options: BrowserContextOptions = {}): Promise<Page> => {
    if (typeof site === 'string') throw new Error(site);
    const one = await site.open('index.html', hash, options);
    pages.push(one);
    await one.page.locator('.explorer').waitFor();
    return one.page;
  };

  const casesOn = (page: Page): Promise<readonly string[]> => page.locator('.case').evaluateAll((cases) => cases.map(({ id }) => id));
  const count = (page: Page): Promise<string | null> => page.locator('output').textContent();
  const focused = (page: Page): Promise<unknown> => page.evaluate('document.activeElement.closest("[id]:not(h2)").id');

  test('it opens with the eighteen clauses, their rulings and what they leave open, and the crossings below; cases and misreadings are closed', async () => {
    const page = await opened();
    expect(await page.locator('.clause').evaluateAll((all) => all.map(({ id }) => id))).toEqual([...DATA.article.clauses.map(({ id }) => id), 'X']);
    expect(await page.locator('.ruling').count()).toBe(DATA.article.rulings.length);
    expect(await page.locator('.open-points').count()).toBeGreaterThan(5);
    expect(await casesOn(page)).toEqual([]);
    expect(await page.locator('.misreadings li').count()).toBe(0);
    expect(await page.evaluate('performance.getEntriesByName("first-contentful-paint")[0].startTime')).toBeLessThan(1000);
  });

  test('it links to a page for each proposed erratum, which links back', async () => {
    const page = await opened();
    await page.getByText('What errata would change').click();
    await page.getByRole('link', { name: 'Ground forces on planets count against capacity' }).click();
    await page.locator('h1').filter({ hasText: 'Ground forces on planets' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Explorer' }).click();
    await page.locator('.explorer').waitFor();
  });

  test('a link to each clause, to each ruling and to a case of each clause opens it, shows its top and gives it the focus', async () => {
    const { clauses, rulings } = DATA.article;
    const firsts = clauses.map(({ id }) => DATA.cases.find(({ clause, editions }) => clause === id && editions === undefined)?.id);
    const ids = [...clauses, ...rulings].map(({ id }) => id as string | undefined).concat('X', 'X-move-01', firsts);
    const page = await opened();
    expect(await page.evaluate(`(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const missed = [];
      for (const id of ${JSON.stringify(ids)}) {
        const isThere = () => {
          const { top } = document.getElementById(id)?.getBoundingClientRect() ?? { top: NaN };
          const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
          return document.activeElement.closest('[id]:not(h2)')?.id === id && (Math.abs(top) < 12 || isAtEnd && top < innerHeight);
        };
        location.hash = '#' + id;
        for (let at = 0; at < 14 && !isThere(); at += 1) await frame();
        if (!isThere()) missed.push(id);
      }
      return missed;
    })()`)).toEqual([]);
    expect(await page.locator('[id="N4.6-01"] .panel svg').count()).toBeGreaterThan(0);
    await page.reload();
    await expect.poll(() => focused(page)).toBe(String(firsts.at(-1)));
  });

  test('a case has its pictures, its clauses with their printed numbers, and the misreadings that it catches', async () => {
    const page = await opened('#R3.1-02');
    const body = page.locator('[id="R3.1-02"] .body');
    expect(await body.locator('.before svg').count()).toBeGreaterThan(0);
    expect(await body.locator('.by-whom').allTextContents()).toEqual(['By the article']);
    expect(await body.locator('.because').first().textContent()).toContain('R3.1 (16.3a): Which of the excess units go is their owner');
    await page.goto(page.url().replace(/#.*/, '#R3.1-02?edition=lrr-1.1'));
    await expect.poll(() => body.locator('.because').first().textContent()).toContain('R3.1 (16.3 (inside)): ');
    const inPlayground = await body.getByRole('link', { name: 'Open in the playground' }).getAttribute('href');
    expect(inPlayground).toBe('playground.html#case=R3.1-02&edition=lrr-1.1');
  });

  test('a ruling has its misreadings, where they were seen, and formulas where the rulings have them', async () => {
    const page = await opened('#R2/counted');
    const ruling = page.locator('[id="R2/counted"]');
    const { misreadings = [], formula = '' } = DATA.article.rulings.find(({ id }) => id === 'R2/counted') ?? {};
    expect(await ruling.locator('li').allTextContents()).toEqual(misreadings.map(({ says, seen, formula: wrong = '' }) =>
      `${says}${seen === undefined ? '' : ` Seen: ${seen}.`} ${wrong}`));
    expect(await ruling.locator('code').last().textContent()).toBe(formula);
  });

  test('search, filters and editions work together, stay in the address and survive a reload', async () => {
    const page = await opened();
    await page.getByLabel('Search').fill('end combat');
    await page.getByText('Filters', { exact: true }).click();
    await page.getByLabel('Action').selectOption({ label: 'end a combat' });
    await page.getByLabel('Kind of clause').selectOption('note');
    const shown = await casesOn(page);
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.filter((id) => !id.startsWith('N'))).toEqual([]);
    expect(await count(page)).toBe(`${shown.length} of ${DATA.cases.length} cases, 0 questions`);
    expect(new URL(page.url()).hash).toBe('#?search=end+combat&level=note&action=end-combat');
    await page.reload();
    await page.locator('.explorer').waitFor();
    expect(await casesOn(page)).toEqual(shown);
    await page.getByLabel('Search').fill('no such words');
    expect(await page.getByText('No matching clauses and cases.').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    expect(await page.locator('.clause').count()).toBe(DATA.article.clauses.length + 1);
    await page.getByLabel('Clause', { exact: true }).selectOption({ label: 'X crossings' });
    expect(await casesOn(page)).toEqual(DATA.cases.filter(({ clause }) => clause === 'X').map(({ id }) => id));
  });

  test('two editions side by side: what was changed, words, numbers, answers, and the cases that end differently', async () => {
    const page = await opened();
    await page.getByLabel('Compare with').selectOption('lrr-1.1');
    const differences = page.locator('.differences');
    expect(await differences.getByRole('table', { name: 'Words' }).locator('tbody tr').count()).toBe(11);
    expect(await differences.getByRole('table', { name: 'Answers' }).textContent()).toContain('They are destroyed');
    await differences.getByRole('link', { name: 'R3-27' }).click();
    const by = ['By LRR 1.1', 'By LRR 2.0 with the notes since 2024-07-09'];
    await expect.poll(() => page.locator('[id="R3-27"] .by-whom').allTextContents()).toEqual(by);
    await page.getByLabel('Edition', { exact: true }).selectOption('lrr-1.1');
    expect(await differences.count()).toBe(0);
    expect(await page.locator('#R3 .statement').textContent()).toContain('destroys the difference');
  });

  test('the keyboard alone opens, closes and follows everything', async () => {
    const page = await opened('#?clause=N2');
    for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
    expect(await page.evaluate('document.activeElement.id')).toBe('search');
    await page.locator('[id="N2-01"] > summary').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('[id="N2-01"] .body').isVisible()).toBe(true);
    for (const [key, id] of [['ArrowDown', 'N2-02'], ['End', 'N2-21'], ['ArrowDown', 'N2-21'], ['Home', 'N2-01']] as const) {
      await page.keyboard.press(key);
      expect(await focused(page)).toBe(id);
    }
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.matches("[id=\'N2-01\'] .because a")')).toBe(true);
    expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^[RN]\d$/);
  });

  test('from 320 to 2560 pixels wide nothing is cut off, with every part of a clause open', async () => {
    const page = await opened('#?clause=N4.4&compare=lrr-1.1');
    await page.getByRole('button', { name: 'Expand all' }).click();
    expect(await page.locator('.body').count()).toBe(7);
    for (const width of [320, 768, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    }
  });

  test.each(['light', 'dark'] as const)('axe finds nothing, %s, with every part open', async (colorScheme) => {
    const page = await opened('#?clause=R3.3&search=combat+ends&compare=lrr-1.1', { colorScheme });
    await page.getByText('Filters', { exact: true }).click();
    await page.getByText('How to read the pictures').click();
    await page.getByRole('button', { name: 'Expand all' }).click();
    expect(await page.locator('.body').count()).toBeGreaterThan(3);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce', media: 'print' });
    expect(await page.locator('.finder').isVisible()).toBe(false);
  });

  test('a hostile address is text, and breaks nothing', async () => {
    const page = await opened('#<img src=x onerror=alert(1)>');
    const hostile = [
      '#%3Cscript%3Ealert(1)%3C/script%3E', '#%E0%A4%A', '#__proto__', '#R3.1"><b>', `#${'R3-01'.repeat(5000)}`, '#?compare=current', '#app', '#data',
      '#?search=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E&edition=constructor',
    ];
    for (const hash of hostile) {
      await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
      expect(await page.locator('#app img, #app script').count()).toBe(0);
    }
    expect(await page.getByLabel('Search').inputValue()).toBe('<img src=x onerror=alert(1)>');
    await page.getByLabel('Search').fill('R3-01');
    expect(await casesOn(page)).toContain('R3-01');
  });

  test('a browser that cannot unpack the data says so', async () => {
    const page = await opened();
    await page.addInitScript('delete window.DecompressionStream');
    await page.reload();
    await expect.poll(() => page.locator('#app').textContent()).toBe('This browser is too old to show the page.');
  });

  test('the page can ask for nothing, and run nothing that it did not bring', async () => {
    const page = await opened();
    const blocked = await page.evaluate(`fetch('https://example.org/').then(() => 'sent', () => 'blocked')`);
    await page.evaluate(`document.body.append(Object.assign(document.createElement('script'), { textContent: 'document.title = "ran"' }))`);
    expect([blocked, await page.title()]).toEqual(['blocked', 'Capacity, clause by clause · Twilight Imperium']);
    const [one] = pages.splice(0);
    expect(one?.complaints.every((line) => /Content Security Policy|Failed to load/.test(line))).toBe(true);
    await page.context().close();
  });
});
