import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { ACTION_TYPES, type ActionType } from '../../../src/board/index.ts';
import { caseInPlayground, PLAYGROUND } from '../../../src/report/html/site-links.ts';
import { fragmentOf } from '../../../src/site/playground/link.ts';
import { PRESETS } from '../../../src/site/playground/presets.ts';
import type { Posed } from '../../../src/site/playground/question.ts';
import { type OpenPage, openSite, violations } from '../site-in-browser.ts';
import { DATA } from '../site-data.ts';
import { brokenRoundTrips } from './round-trip.ts';

const site = await openSite();
if (typeof site === 'string') console.log(`skipped because no browser was found: the playground (${site})`);
afterAll(async () => { if (typeof site !== 'string') await site.close(); });

test('every common dispute is posed by a case', () => {
  expect(PRESETS.filter(([id]) => !DATA.cases.some((one) => one.id === id))).toEqual([]);
});

describe.runIf(typeof site !== 'string')('the playground in a browser', () => {
  const pages: OpenPage[] = [];

  afterEach(async () => {
    for (const { page, outside, complaints } of pages.splice(0)) {
      expect({ outside, complaints }).toEqual({ outside: [], complaints: [] });
      await page.context().close();
    }
  });

  const opened = async (hash = '', options = {}): Promise<Page> => {
    if (typeof site === 'string') throw new Error(site);
    const one = await site.open(PLAYGROUND, hash, options);
    pages.push(one);
    await one.page.locator('.playground').waitFor();
    return one.page;
  };

  const verdict = (page: Page): Promise<string | null> => page.locator('.verdict').first().textContent();
  const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test('a question is posed by pointing alone: units, an action, the ruling; then it is undone and played on', async () => {
    const page = await opened();
    await named(page, 'Empty board').click();
    await named(page, 'Add carrier of red in space at Arnor').click();
    for (let more = 0; more < 5; more += 1) await named(page, 'Add fighter of red in space at Arnor').click();
    expect(await verdict(page)).toBe('Capacity 4. 5 units count against capacity. 1 unit is in excess.');
    await named(page, 'Undo').click();
    expect(await verdict(page)).toBe('Capacity 4. 4 units count against capacity. Nothing is in excess.');
    await named(page, 'Redo').click();
    await named(page, 'remove an excess').click();
    expect(await verdict(page)).toContain('Allowed.');
    await named(page, 'Continue from this position').click();
    expect(await verdict(page)).toBe('Capacity 4. 4 units count against capacity. Nothing is in excess.');
    expect(await page.locator('.ruling-shown .because a').first().getAttribute('href')).toMatch(/^index\.html#[RN]\d/);
  });

  const BOARD: Posed = {
    position: {
      players: { red: {}, blue: {} }, step: 'move-ships', active: { player: 'red', system: 'Lodor' },
      systems: {
        Lodor: { space: { red: { carrier: 1, infantry: 4, fighter: 2 } }, planets: { Lodor: {} } },
        Arnor: { space: { red: { carrier: 1 } } },
      },
    },
    action: { type: 'check', params: { player: 'red', system: 'Arnor' } }, edition: 'current',
  };

  // each action, what is changed of the likely one that the page offers, and the ruling
  const ACTIONS: readonly (readonly [ActionType, change: RegExp | undefined, ruling: string])[] = [
    ['check', undefined, 'Capacity 4. 6 units count against capacity. 2 units are in excess.'],
    ['move', /^one more: infantry, from space at Lodor/, '✓ Allowed. Nothing has to be removed.'],
    ['remove', undefined, '✓ Allowed. Nothing has to be removed. The units are removed.'],
    ['lose', /^one more: infantry, of the action/, '! Allowed, but units must be removed. In Lodor, red must remove 2 fighters and 3 infantry.'],
    ['place', /^one more: carrier, of the action/, '✓ Allowed. Nothing has to be removed.'],
    ['land', undefined, '✓ Allowed. Nothing has to be removed.'],
    ['advance', undefined, '! Allowed, but units must be removed. In Lodor, red must remove any 2 of: 2 fighters, 4 infantry.'],
    ['end-combat', undefined, '✗ Not allowed. This is not possible at this time.'],
  ];

  test.each(['keyboard', 'pointer'] as const)('by %s alone every action is posed to its ruling', async (by) => {
    const page = await opened(await fragmentOf(BOARD));
    const use = (what: Locator): Promise<void> => (by === 'pointer' ? what.click() : what.press('Enter'));
    expect(ACTIONS.map(([type]) => type)).toEqual(ACTION_TYPES);
    for (const [at, [type, change, ruling]] of ACTIONS.entries()) {
      await use(page.locator('.types button').nth(at));
      if (change !== undefined) await use(page.locator('.action-fields').getByRole('button', { name: change }).first());
      expect([type, await verdict(page)]).toEqual([type, ruling]);
    }
  });

  test('a step comes with an active system and player, and goes with them', async () => {
    const page = await opened();
    await named(page, 'Empty board').click();
    const step = page.getByLabel('Step of the tactical action');
    await step.selectOption('invasion');
    expect(await page.getByRole('combobox', { name: 'Active system', exact: true }).inputValue()).toBe('Arnor');
    expect(await page.getByRole('combobox', { name: 'Active player', exact: true }).inputValue()).toBe('red');
    await named(page, 'Remove system Arnor').click();
    expect(await step.inputValue()).toBe('');
    expect(await page.getByRole('combobox', { name: 'Active system', exact: true }).count()).toBe(0);
  });

  test('what is owed before the action is said above the ruling, and a removal begins with the units that pay', async () => {
    const page = await opened('#case=N2-10');
    expect(await page.locator('.owed-before').textContent()).toMatch(/^Owed before this: in \S+, \S+ must remove /);
    await page.getByRole('button', { name: /^remove excess|^remove/ }).first().click();
    expect(await verdict(page)).toContain('Allowed.');
    expect(await page.locator('.owed-before').count()).toBe(0);
  });

  test('Ctrl+Z undoes and Ctrl+Shift+Z redoes, except in a field', async () => {
    const page = await opened();
    await named(page, 'Empty board').click();
    await named(page, 'Add carrier of red in space at Arnor').click();
    expect(await verdict(page)).toContain('Capacity 4.');
    await page.keyboard.press('Control+z');
    expect(await verdict(page)).toContain('Capacity 0.');
    await page.keyboard.press('Control+Shift+z');
    expect(await verdict(page)).toContain('Capacity 4.');
    await page.getByLabel('New player', { exact: true }).press('Control+z');
    expect(await verdict(page)).toContain('Capacity 4.');
  });

  test('the link can be copied, and is printed', async () => {
    const page = await opened();
    await named(page, 'Copy link').click();
    await page.getByRole('status').filter({ hasText: /Link copied|Copy the address of this page/ }).waitFor();
    await page.evaluate('dispatchEvent(new Event("beforeprint"))');
    await expect.poll(() => page.locator('.printed-address').textContent()).toBe(page.url());
  });

  test('a move is composed in the picture: the target, a ship, and what it picks up', async () => {
    const page = await opened(caseInPlayground({ id: 'N4.6-01', step: 1, edition: 'current' }).replace(PLAYGROUND, ''));
    await named(page, 'lose units').click();
    await named(page, 'move ships').click();
    expect(await page.locator('.pointing').textContent()).toMatch(/^Click a ship in the picture/);
    const before = page.locator('.pictures .before');
    await before.locator('[data-system=Lodor] [data-planet=Lodor] [data-player=red] [data-unit=infantry] .unit').click();
    await before.locator('[data-system=Lodor] [data-planet=Lodor] [data-player=red] [data-unit=infantry] .count').click();
    await expect.poll(() => page.locator('.pictures .action').textContent()).toMatch(/carrier from Lodor to Arnor with 2 infantry/);
  });

  test('a link keeps the whole question, also in a new page', async () => {
    const page = await opened('#case=N4.6-01&edition=lrr-1.2');
    await expect.poll(() => page.url()).toContain('#q1=');
    const again = await opened(new URL(page.url()).hash);
    await expect.poll(() => verdict(again)).toContain('Not allowed');
    expect(await again.locator('.pictures').innerHTML()).toBe(await page.locator('.pictures').innerHTML());
    expect(caseInPlayground({ id: 'N4.6-01', step: 1, edition: 'lrr-1.2' })).toBe('playground.html#case=N4.6-01&edition=lrr-1.2');
  });

  test('a link to a later step with an erratum shows both rulings on it', async () => {
    const link = caseInPlayground({ id: 'R3.2-16', step: 2, edition: 'current', erratum: 'planets-count' });
    const page = await opened(link.replace(PLAYGROUND, ''));
    const shown = page.locator('.ruling-shown');
    await expect.poll(() => shown.textContent()).toContain('With the proposed erratum');
    const steps = DATA.cases.find(({ id }) => id === 'R3.2-16')?.steps ?? [];
    expect(await page.locator('.types button[aria-pressed=true]').textContent()).toContain(steps[1]?.action.type);
    expect(steps[1]?.action.type).not.toBe(steps[0]?.action.type);
  });

  test('a case of each clause, opened by its link and by the link of the page, has the ruling of the command line', { timeout: 240_000 }, async () => {
    if (typeof site === 'string') throw new Error(site);
    const core = DATA.cases.filter(({ profile }) => profile !== 'units');
    const sample = core.filter(({ clause }, at) => core.findIndex((one) => one.clause === clause) === at);
    expect(new Set(sample.map(({ clause }) => clause)).size).toBe(new Set(DATA.cases.map(({ clause }) => clause)).size);
    expect(await brokenRoundTrips(site, sample)).toEqual([]);
  });

  test.each(['#q1=AAAA', '#q7=x', '#case=<img src=x onerror=alert(1)>', '#case=R3-04&step=9',
    '#case=R3-04&edition=lrr-9', '#case=R3-04&erratum=none'])('the link %s is refused in words', async (hash) => {
    const page = await opened(hash);
    expect(await page.getByRole('alert').textContent()).toMatch(/^The link /);
    expect(await page.locator('img').count()).toBe(0);
  });

  test('a pasted question is posed, and its names are text; anything else is refused in words', async () => {
    const page = await opened();
    await page.getByText('Take away or paste').click();
    const field = page.getByLabel('Paste a question, a case or a request');
    await field.fill('given: { systems: { "<img src=x>": { space: { red: { carrier: 1 } } } } }\nwhen: { check: { player: red, system: "<img src=x>" } }');
    await named(page, 'Pose this question').click();
    expect(await verdict(page)).toContain('Capacity 4.');
    expect(await page.locator('img').count()).toBe(0);
    await field.fill('hello');
    await named(page, 'Pose this question').click();
    expect(await page.getByRole('alert').textContent()).toMatch(/^This is no question: /);
  });

  test('a proposed erratum is ruled on beside the edition', async () => {
    const page = await opened('#case=N4.5-03');
    await page.getByText('Edition, errata, misreadings and formulas').click();
    await page.getByLabel('Compare with proposed erratum').selectOption('full-loads');
    expect(await page.locator('.compared').textContent()).toBe('The two rulings differ.');
    await page.getByLabel('Compare with proposed erratum').selectOption('');
    expect(await page.locator('.compared').count()).toBe(0);
  });

  test('a misreading and a formula are ruled on side by side, and a formula that fails says why', async () => {
    const page = await opened('#case=N4.6-01');
    await page.getByText('Edition, errata, misreadings and formulas').click();
    await page.getByLabel('Compare with misreading').selectOption('R1/load-limit=pooled');
    expect(await page.locator('.by').count()).toBe(2);
    expect(await page.locator('.comparison tr.differs').count()).toBe(0);
    await page.getByLabel('A formula of your own for').selectOption('R1/load-limit');
    await page.getByLabel('Formula', { exact: true }).fill('true');
    await named(page, 'Compare with the formula').click();
    expect(await page.locator('.compared').textContent()).toBe('The two rulings differ.');
    const differing = await page.locator('.comparison tr.differs th').allTextContents();
    expect(differing.slice(0, 3)).toEqual(['verdict ≠ differs', 'owed ≠ differs', 'position after ≠ differs']);
    await page.getByLabel('Formula', { exact: true }).fill('total(');
    await named(page, 'Compare with the formula').click();
    expect(await page.getByRole('alert').count()).toBe(1);
  });

  test('a faction and an upgrade give the values that the pictures show and the ruling goes by', async () => {
    const page = await opened();
    await named(page, 'Empty board').click();
    await named(page, 'Add carrier of red in space at Arnor').click();
    await page.getByText('Factions, upgrades, capacity values, fleet pools and reinforcements').click();
    await page.getByLabel('Carrier II').first().check();
    expect(await verdict(page)).toContain('Capacity 6.');
    await page.getByLabel('capacity of carrier, red').fill('7');
    await page.getByLabel('capacity of carrier, red').blur();
    expect(await verdict(page)).toContain('Capacity 7.');
  });

  test('Fighter II and the fleet pool decide what is owed, and the card is among the reasons', async () => {
    const page = await opened();
    await named(page, 'Empty board').click();
    await named(page, 'Add carrier of red in space at Arnor').click();
    for (let fighters = 0; fighters < 7; fighters += 1) await named(page, 'Add fighter of red in space at Arnor').click();
    expect(await verdict(page)).toContain('3 units are in excess');
    await page.getByText('Factions, upgrades, capacity values, fleet pools and reinforcements').click();
    await page.getByLabel('Fighter II', { exact: true }).first().check();
    expect(await verdict(page)).toContain('Nothing is in excess');
    await page.getByLabel('tokens in the fleet pool of red').fill('3');
    await page.getByLabel('tokens in the fleet pool of red').blur();
    expect(await verdict(page)).toContain('1 unit is in excess');
    expect(await page.locator('.ruling-shown .because').first().textContent()).toContain('fighter-2: ');
    expect(await page.locator('.pictures .room').first().textContent()).toBe('capacity 4 · load 7 · pool 3');
  });

  test('the pictures are saved as one SVG file that is well formed and holds what it uses', async () => {
    const page = await opened('#case=N4.6-01');
    await page.getByText('Take away or paste').click();
    const [download] = await Promise.all([page.waitForEvent('download'), named(page, 'Save the picture as SVG').click()]);
    const whole = readFileSync(await download.path(), 'utf8');
    const svg = whole.replace(/<style>[^<]*<\/style>/, ''); // the page's policy complains of a style that isn't its own
    expect(svg.length).toBeLessThan(whole.length);
    expect(download.suggestedFilename()).toBe('capacity.svg');
    const read = `(() => {
      const file = new DOMParser().parseFromString(${JSON.stringify(svg)}, 'image/svg+xml');
      const used = [...file.querySelectorAll('use')].map((use) => use.getAttribute('href').slice(1));
      return [file.querySelectorAll('parsererror').length, used.length > 0, used.filter((id) => file.getElementById(id) === null)];
    })()`;
    expect(await page.evaluate(read)).toEqual([0, true, []]);
  });

  test('on paper there is the ruling without fields; on a wide screen the width is used; nothing moves if motion is reduced', async () => {
    const page = await opened('#case=N4.6-01', { viewport: { width: 2560, height: 1200 }, reducedMotion: 'reduce' });
    const width = await page.evaluate('document.querySelector(".playground").offsetWidth');
    expect(width).toBeGreaterThan(1500);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(2560);
    expect(await page.evaluate('document.getAnimations().length')).toBe(0);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.locator('.verdict').first().isVisible()).toBe(true);
    for (const part of ['.question-fields', '.toolbar']) expect(await page.locator(part).isVisible()).toBe(false);
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)');
  });

  test('tracked reinforcements are in the picture', async () => {
    const page = await opened();
    await named(page, 'Empty board').click();
    await page.getByText('Factions, upgrades, capacity values, fleet pools and reinforcements').click();
    await page.getByLabel('Track the reinforcements of red').check();
    await named(page, 'one more: fighter, reinforcements of red').click();
    expect(await page.getByRole('img', { name: /^Reinforcements/ }).getAttribute('aria-label')).toBe('Reinforcements; red: fighter');
    await page.getByLabel('Track the reinforcements of red').uncheck();
    expect(await page.getByRole('img', { name: /^Reinforcements/ }).count()).toBe(0);
  });

  test('axe finds nothing with every part open, in light and dark; nothing is wider than 320 pixels', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await opened('', { viewport: { width: 320, height: 700 }, colorScheme });
      await page.evaluate('document.querySelectorAll("details").forEach((part) => { part.open = true; })');
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    }
  });
});
