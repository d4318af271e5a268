import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { expect, test } from 'vitest';
import { markdownReport } from '../../../src/report/run/markdown.ts';
import type { RunReport } from '../../../src/runner/report.ts';
import { asListedRun, brokenRun, hostileRun, notAsListedRun, severalRun } from '../runs.ts';

/** As a reader of GitHub's Markdown makes it HTML, the HTML in it included. */
const html = (report: RunReport): string =>
  micromark(markdownReport(report), { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });

const withoutCode = (page: string): string => page.replace(/<code>.*?<\/code>/gs, '');

test('a summary for a pull request', async () => {
  const text = markdownReport(await brokenRun());
  expect(text.split('\n').slice(0, 13)).toEqual([
    '## Capacity: ❌ not conformant',
    '',
    expect.stringMatching(/^\*\*`broken 0\.1`\*\*: not conformant; 5 cases: 2 failed, 1 declined, 1 crashed, 1 hung\. /),
    '- **likely misreading**: R3: Nothing is ever owed. Explains 2 of 2 failed cases: R3-01, N4.3-01',
    '- `` always declined: declares `land`, but declined the only request for it ``',
    '',
    '| clause | | `broken 0.1` |',
    '| --- | --- | --- |',
    '| R3 | name of R3 | ❌ 1 failed, 1 crashed |',
    '| R3.1 | name of R3.1 | ❌ 1 declined, 1 hung |',
    '| N4.1 | name of N4.1 | ➖ no cases |',
    '| N4.3 | name of N4.3 | ❌ 1 failed |',
    '',
  ]);
  expect(text).toContain('- expected: `red owes 4 fighters in Lodor`\n');
  expect(text).toContain('- repeat: `npx tsx run-suite --only R3-01`');
});

test('Markdown renders it as a heading, a table and collapsible lists', async () => {
  const page = html(await severalRun());
  expect(page.match(/<tr>/g)).toHaveLength(5);
  expect(page.match(/<td>/g)).toHaveLength(4 * 5);
  expect(page.match(/<details>/g)).toHaveLength(2);
});

test('a hostile engine adds no element, no link, no mention and no cell', async () => {
  const page = html(await hostileRun());
  const elements = new Set([...page.matchAll(/<\/?([a-z0-9]+)[^>]*>/g)].map(([, name]) => name));
  expect([...elements].sort()).toEqual([
    'br', 'code', 'details', 'h2', 'li', 'p', 'strong', 'sub', 'summary', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul',
  ]);
  expect(page.match(/<th>/g)).toHaveLength(4);
  expect(page).not.toMatch(/<a |<img|onerror="/);
  expect(withoutCode(page)).not.toContain('@everyone');
});

test('known failures are shown with their reasons, apart from new failures', async () => {
  const text = markdownReport(await asListedRun());
  expect(text.split('\n')).toEqual([
    '## Capacity: 🟡 3 known failures as listed; exit code 0',
    '',
    '**`limping 0.1`**: not conformant; 5 cases: 2 passed, 2 failed, 1 hung. `2 cases failed` `1 case hung`',
    '- `3 known failures as listed`',
    '- `owes nothing yet (fail, 2): R3-01, N4.3-01`',
    '- `a loop, see #7 (hung, 1): R3.1-01`',
    '',
    '| clause | | `limping 0.1` |',
    '| --- | --- | --- |',
    '| R3 | name of R3 | 🟡 1 passed, 1 failed (1 known) |',
    '| R3.1 | name of R3.1 | 🟡 1 passed, 1 hung (1 known) |',
    '| N4.1 | name of N4.1 | ➖ no cases |',
    '| N4.3 | name of N4.3 | 🟡 1 failed (1 known) |',
    '',
    '<sub>ti4-capacity 1.0.0, edition current</sub>',
    '',
  ]);
});

test('a case that is not as listed is shown as a failure', async () => {
  const text = markdownReport(await notAsListedRun());
  expect(text).toContain('## Capacity: ❌ 1 known failure as listed, 4 not as listed; exit code 1\n');
  expect(text).toContain('- `not as listed: R3-02 passed, and is listed: take the entry out`\n');
  expect(text.match(/^\*\*(fail|hung|crashed) \S+\*\*/gm)).toEqual(['**hung R3.1-01**', '**fail N4.3-01**']);
  expect(text).toContain('- not as listed: `` hung, and is listed as `crashed` ``\n');
});

test('crashes of one kind are shown once', async () => {
  const { engines, ...run } = await brokenRun();
  const many = engines.map((engine) => ({ ...engine, cases: engine.cases.filter(({ outcome }) => outcome === 'crashed').flatMap((one) => Array.from({ length: 85 }, (_, at) => ({ ...one, id: `${one.id}${at}` }))) }));
  const text = markdownReport({ ...run, engines: many });
  expect(text.match(/^\*\*crashed /gm)).toHaveLength(1);
  expect(text).toContain('- stderr: `KeyError: planet`\n');
  expect(text).toContain('- and `84 more like this: R3-021..029, R3-0210..0284`');
});
