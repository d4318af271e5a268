import { expect, test } from 'vitest';
import { githubReport } from '../../../src/report/run/github.ts';
import { textReport } from '../../../src/report/run/text.ts';
import { FORMATS, rendered } from '../../../src/report/formats.ts';
import { asListedRun, brokenRun, hostileRun, notAsListedRun, severalRun } from '../runs.ts';

const COMMANDS = [
  'add-mask', 'add-matcher', 'add-path', 'debug', 'echo', 'endgroup', 'error', 'group', 'notice', 'remove-matcher', 'save-state', 'set-env',
  'set-output', 'stop-commands', 'warning',
].join('|');

/** The lines that the runner of GitHub Actions obeys: as it reads them, after leading blanks, and in its old form anywhere. */
const commandsIn = (text: string): readonly string[] =>
  text.split(/\r\n|\r|\n/).filter((line) => new RegExp(`^\\s*::(${COMMANDS})( [^:]*)?::`, 'i').test(line) || /##\w*\[/.test(line));

test('an error at each failed case, one for the engine as a whole, and a notice with the verdict', async () => {
  expect(githubReport(await brokenRun()).split('\n')).toEqual([
    '::error file=R3.yaml,line=3,title=fail R3-01::the title of R3-01%0Aowes.Lodor.red: expected {"count":4,"from":{"fighter":4}}, got nothing',
    '::error file=R3.yaml,line=3,title=crashed R3-02::the title of R3-02%0Aexit code 1',
    '::error file=R3.1.yaml,line=3,title=hung R3.1-01::the title of R3.1-01%0Ano reply in 5 s',
    '::error file=N4.3.yaml,line=3,title=fail N4.3-01::the title of N4.3-01%0Aowes.Lodor.red: expected {"count":4,"from":{"fighter":4}}, got nothing',
    '::error title=always declined::declares `land`, but declined the only request for it',
    expect.stringMatching(/^::notice title=broken 0\.1%3A not conformant::5 cases: 2 failed, 1 declined, 1 crashed, 1 hung\. not conformant: .*R3-01, N4\.3-01$/),
    '',
  ]);
});

test('a case of the installed package has no place in the repository', async () => {
  const { engines, ...run } = await brokenRun();
  const installed = engines.map((engine) => ({ ...engine, cases: engine.cases.map((one) => ({ ...one, file: `node_modules/ti4-capacity/fixtures/${one.file}` })) }));
  const [first] = githubReport({ ...run, engines: installed }).split('\n');
  expect(first).toBe('::error title=fail R3-01::the title of R3-01%0Aowes.Lodor.red: expected {"count":4,"from":{"fighter":4}}, got nothing');
});

test('no more errors than GitHub shows', async () => {
  const errors = githubReport(await severalRun()).split('\n').filter((line) => line.startsWith('::error'));
  expect(errors).toHaveLength(5);
  const { engines, ...run } = await brokenRun();
  const many = engines.map((engine) => ({ ...engine, cases: engine.cases.flatMap((one) => Array.from({ length: 9 }, (_, at) => ({ ...one, id: `${one.id}${at}`, message: `${at}` }))) }));
  const shown = githubReport({ ...run, engines: many }).split('\n').filter((line) => line.startsWith('::error'));
  expect(shown).toHaveLength(10);
  expect(shown.at(-2)).toMatch(/^::error title=and 28 more::R3-0\d+, R3-0\d+, /);
  expect(shown.at(-1)).toMatch(/^::error title=always declined::/);
});

test('a known failure is a notice, one that is not as listed an error', async () => {
  expect(githubReport(await asListedRun()).split('\n')).toEqual([
    expect.stringMatching(/^::notice title=limping 0\.1%3A not conformant::5 cases: 2 passed, 2 failed, 1 hung\. .*%0A3 known failures as listed%0Aowes nothing yet \(fail, 2\): R3-01, N4\.3-01%0Aa loop, see #7 \(hung, 1\): R3\.1-01$/),
    '::notice file=R3.yaml,line=3,title=known fail R3-01::the title of R3-01%0Aknown failure: owes nothing yet',
    '::notice file=R3.1.yaml,line=3,title=known hung R3.1-01::the title of R3.1-01%0Aknown failure: a loop, see #7',
    '::notice file=N4.3.yaml,line=3,title=known fail N4.3-01::the title of N4.3-01%0Aknown failure: owes nothing yet',
    '',
  ]);
  expect(githubReport(await notAsListedRun()).split('\n').filter((line) => line.startsWith('::error'))).toEqual([
    '::error file=R3.yaml,line=3,title=pass R3-02::the title of R3-02%0Apassed, and is listed: take the entry out',
    '::error file=R3.1.yaml,line=3,title=hung R3.1-01::the title of R3.1-01%0Ahung, and is listed as `crashed`: no reply in 5 s',
    expect.stringMatching(/^::error file=N4\.3\.yaml,line=3,title=fail N4\.3-01::the title of N4\.3-01%0Afailed, and is not listed: owes\.Lodor\.red: /),
    '::error file=known.yaml,title=known failures::R3-99 is listed, and there is no such case',
  ]);
});

test('no more notices than GitHub shows', async () => {
  const { engines, ...run } = await asListedRun();
  const many = engines.map((engine) => ({ ...engine, cases: engine.cases.flatMap((one) => Array.from({ length: 9 }, (_, at) => ({ ...one, id: `${one.id}${at}` }))) }));
  const notices = githubReport({ ...run, engines: many }).split('\n').filter((line) => line.startsWith('::notice'));
  expect(notices).toHaveLength(10);
  expect(notices.at(-1)).toBe('::notice title=and 19 known failures more::R3-018, R3.1-010..018, N4.3-010..018');
});

test('a hostile engine adds no command', async () => {
  const text = githubReport(await hostileRun());
  expect(commandsIn(text)).toEqual(text.split('\n').filter((line) => line !== ''));
  const names = commandsIn(text).map((line) => line.replace(/ .*/, ''));
  expect(names).toEqual(names.map((_, at) => (at % 6 === 5 ? '::notice' : '::error')));
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
});

test.each(FORMATS.filter((format) => format !== 'github'))('no command is in a report as %s that goes to a log', async (format) => {
  expect(commandsIn(await rendered(format, await hostileRun(), { colour: false, width: 120, quiet: false }))).toEqual([]);
});

test.each([40, 60, 77, 93])('nor where lines are broken at %i', async (width) => {
  expect(commandsIn(textReport(await hostileRun(), { colour: true, width, quiet: false }))).toEqual([]);
});
