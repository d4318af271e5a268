import { createHash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { htmlReport } from '../../../src/report/html/page.ts';
import { asListedRun, brokenRun, faithfulRun, hostileRun, notAsListedRun, severalRun } from '../runs.ts';

const bodiesIn = (page: string): readonly string[] => {
  const [, packed = ''] = /<script id="bodies" type="text\/plain">([A-Za-z0-9+/=]*)<\/script>/.exec(page) ?? [];
  return JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString()) as readonly string[];
};

const inside = (page: string, open: string, close: string): string => page.slice(page.indexOf(open) + open.length, page.indexOf(close));

test('the page may run only its own script and style, and load nothing', async () => {
  const page = htmlReport(await faithfulRun());
  const hash = (source: string): string => `&#39;sha256-${createHash('sha256').update(source).digest('base64')}&#39;`;
  const script = page.slice(page.lastIndexOf('<script>') + '<script>'.length, page.lastIndexOf('</script>'));
  expect(page).toContain([
    'content="default-src &#39;none&#39;', ` script-src ${hash(script)}`, ` style-src ${hash(inside(page, '<style>', '</style>'))}`, ' img-src data:',
    ' base-uri &#39;none&#39;', ' form-action &#39;none&#39;"',
  ].join(';'));
  expect(page.replace(/<script[^]*?<\/script>|<style[^]*?<\/style>/g, '')).not.toMatch(/https?:|\/\/|src=/);
});

test('a passed case has its pictures, and their descriptions in words', async () => {
  const [first = ''] = bodiesIn(htmlReport(await faithfulRun()));
  expect(first).toContain('aria-label="System Lodor; red: carrier, 4 fighters in space; 8 infantry on Lodor"');
  expect(first).toContain('Allowed, but units must be removed. In Lodor, red must remove all 4 fighters.');
  expect(first).toContain('→ Arnor: carrier (capacity 4) with 4 infantry');
});

test('without the steps of all cases, failed cases still have their pictures', async () => {
  const report = await brokenRun();
  const engines = report.engines.map((engine) => ({ ...engine, cases: engine.cases.map(({ steps: _, ...one }) => one) }));
  const bodies = bodiesIn(htmlReport({ ...report, engines }));
  expect(bodies.map((body) => body.includes('<svg'))).toEqual([true, true, true, false, true]);
  expect(bodies[3]).toContain('positions of failed cases only');
});

test('the diagnosis is beside the verdict, and its clauses and cases are links', async () => {
  expect(htmlReport(await brokenRun())).toContain('<b>Likely misreading</b><ol><li>'
    + '<a href="#?clause=R3&#38;outcome=wrong">R3</a>: Nothing is ever owed. Explains 2 of 2 failed cases: <a href="#R3-01">R3-01</a>, <a href="#N4.3-01">N4.3-01</a></li></ol>');
});

test('a hostile engine adds no markup', async () => {
  const page = htmlReport(await hostileRun());
  for (const html of [page, ...bodiesIn(page)]) {
    expect(html).not.toMatch(/<img|onerror="|<!--|[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e\ud800]/);
    expect(html.match(/<script/g)?.length ?? 0).toBe(html === page ? 2 : 0);
  }
});

test('an endless answer is cut short', async () => {
  const bodies = bodiesIn(htmlReport(await hostileRun()));
  expect(Math.max(...bodies.map((body) => body.length))).toBeLessThan(200_000);
  expect(bodies.join('')).toContain('more systems');
});

const statesIn = (page: string): readonly string[] => [...page.matchAll(/data-outcomes="([^"]*)"/g)].map(([, states = '']) => states);

test('a known failure is marked, with its reason, and can be filtered', async () => {
  const page = htmlReport(await asListedRun());
  expect(statesIn(page)).toEqual(['known', 'pass', 'known', 'pass', 'known']);
  expect(page).toContain('<span class="outcome-badge known"><span aria-hidden="true">~</span> known failure</span>');
  expect(page).toContain('<option value="known">known failure</option>');
  expect(page).toContain('<section class="engine partial">');
  expect(page).toContain('<p>owes nothing yet (fail, 2): R3-01, N4.3-01</p>');
  expect(bodiesIn(page)[0]).toContain('<section class="answer"><h3>limping 0.1: failed</h3><p class="listed">known failure: owes nothing yet</p>');
});

test('a case that is not as listed counts as failed, even if it passed', async () => {
  const page = htmlReport(await notAsListedRun());
  expect(statesIn(page)).toEqual(['known', 'surprise', 'hung', 'pass', 'fail']);
  expect(page).toContain('<section class="engine bad">');
  const [, passed = '', hung = ''] = bodiesIn(page);
  expect(passed).toContain('<section class="answer wrong"><h3>limping 0.1</h3><p class="listed">passed, and is listed: take the entry out</p></section>');
  expect(hung).toContain('<p class="listed">hung, and is listed as &#96;crashed&#96;</p>');
});

test('crashes of one kind are shown once, and linked elsewhere', async () => {
  const report = await brokenRun();
  const engines = report.engines.map((engine) => {
    const [first, second, ...others] = engine.cases;
    return first === undefined || second === undefined ? engine : { ...engine, cases: [{ ...second, id: 'R3-01' }, second, ...others] };
  });
  const [first = '', second = ''] = bodiesIn(htmlReport({ ...report, engines }));
  expect(first).toContain('KeyError: planet');
  expect(first).toContain('1 more like this: R3-02');
  expect(second).toContain('<section class="answer wrong"><h3>broken 0.1: crashed</h3><p>like <a href="#R3-01">R3-01</a></p></section>');
});

test("the article's and the engine's answer stand side by side at the step that failed, each with its label", async () => {
  const [, , , , last = ''] = bodiesIn(htmlReport(await brokenRun()));
  const [, first = '', second = ''] = last.split('<section class="step">');
  expect(first).toMatch(/<div class="by article"><p class="by-whom">By the article<\/p>.*<div class="by engine"><p class="by-whom">By broken 0\.1<\/p>/);
  expect(first).toContain('<section class="answer wrong"><h3>broken 0.1: failed</h3>');
  expect(second).toContain('By the article');
  expect(second).not.toContain('broken 0.1');
});

test('the failures that are about no case are on the card of the engine', async () => {
  expect(htmlReport(await brokenRun())).toContain(
    '<ul class="others"><li>always declined: declares &#96;land&#96;, but declined the only request for it</li></ul>');
});

test('the count of a clause with failures links to them', async () => {
  expect(htmlReport(await brokenRun())).toContain('<a href="#?outcome=wrong&#38;clause=R3.1">1 declined, 1 hung, not judged</a>');
});

test('on the page of several engines the cases come before the table of clauses, which the head links to', async () => {
  const several = htmlReport(await severalRun());
  expect(several.indexOf('id="cases"')).toBeLessThan(several.indexOf('id="by-clause"'));
  expect(several).toContain('<a href="#by-clause">Results by clause</a>');
});

test('cases link to the playground if it is in the same folder', async () => {
  const run = await brokenRun();
  const linked = (options = {}): number =>
    bodiesIn(htmlReport(run, options)).filter((body) => body.includes('<a href="playground.html#case=')).length;
  expect([linked(), linked({ isBesidePlayground: true })]).toEqual([0, run.engines[0]?.cases.length]);
});
