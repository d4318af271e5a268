import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { siteFiles, type SiteFile } from '../../src/site/files.ts';
import { PAGES } from '../../src/site/pages.ts';
import { DATA } from './site-data.ts';

let files: readonly SiteFile[];
beforeAll(async () => { files = await siteFiles(DATA); });

describe('the files of the site', () => {
  const isErratum = ({ name }: SiteFile): boolean => name.startsWith('erratum-');

  test('there is one for each page, and one for each proposed erratum', () => {
    expect(files.map(({ name }) => name)).toEqual([
      ...PAGES.map(({ file }) => file), 'erratum-docks-shield-fighters.html', 'erratum-full-loads.html', 'erratum-plainer-words.html',
      'erratum-planets-count.html',
    ]);
  });

  test('the page on an erratum runs no script and has the menu of the site', () => {
    for (const { text } of files.filter(isErratum)) {
      expect(text).not.toContain('<script');
      for (const { file } of PAGES) expect(text).toContain(`<a href="${file}">`);
    }
  });

  test('the page on an erratum draws the first two cases of a clause, and leaves the others to the playground', () => {
    const page = files.find(({ name }) => name === 'erratum-planets-count.html')?.text ?? '';
    const [, clause = ''] = /<section class="clause" id="R3.2"([^]*?)<\/section><section class="clause"/.exec(page) ?? [];
    const cases = clause.split('<details class="case"').slice(1);
    expect(cases.length).toBeGreaterThan(10);
    for (const [at, html] of cases.entries()) {
      expect([at, html.includes('<svg')]).toEqual([at, at < 2]);
      expect([at, /<a href="playground\.html#case=R3\.2-\d\d[^"]*&#38;erratum=planets-count">/.test(html)]).toEqual([at, at >= 2]);
    }
  });

  test('all pages together have at most 1.5 MB', () => {
    const sizes = files.map(({ text }) => Buffer.byteLength(text));
    expect(Math.min(...sizes)).toBeGreaterThan(20_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000);
  });

  test.each(PAGES.map(({ file }) => file))('%s may run its own script and style, and ask for nothing', (name) => {
    const text = files.find((file) => file.name === name)?.text ?? '';
    const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(text) ?? [];
    const [, script = ''] = /<script>([^]*)<\/script><\/body>/.exec(text) ?? [];
    const [, style = ''] = /<style>([^]*)<\/style>/.exec(text) ?? [];
    const hash = (source: string): string => `&#39;sha256-${createHash('sha256').update(source).digest('base64')}&#39;`;
    expect(policy.split('; ')).toEqual([
      'default-src &#39;none&#39;', `script-src ${hash(script)}`, `style-src ${hash(style)}`, 'img-src data:',
      'base-uri &#39;none&#39;', 'form-action &#39;none&#39;',
    ]);
    expect(text.match(/<script/g)).toHaveLength(2);
    expect(text).not.toMatch(/<[^>]+ on[a-z]+=/i);
  });
});
