import { expect, test } from 'vitest';
import { githubReport } from '../../src/report/github.ts';
import { textReport } from '../../src/report/text.ts';
import { FORMATS, rendered } from '../../src/report/index.ts';
import { brokenRun, hostileRun, severalRun } from './runs.ts';

const COMMANDS = [
  'add-mask', 'add-matcher', 'add-path', 'debug', 'echo', 'endgroup', 'error', 'group', 'notice', 'remove-matcher', 'save-state', 'set-env',
  'set-output', 'stop-commands', 'warning',
].join('|');

/** The lines that the runner of GitHub Actions obeys: as it reads them, after leading blanks, and in its old form anywhere. */
const commandsIn = (text: string): readonly string[] =>
  text.split(/\r\n|\r|\n/).filter((line) => new RegExp(`^\\s*::(${COMMANDS})( [^:]*)?::`, 'i').test(line) || /##\w*\[/.test(line));

test('an error at each case that went wrong, and a notice with the verdict', async () => {
  expect(githubReport(await brokenRun()).split('\n')).toEqual([
    '::error file=R3.yaml,line=3,title=fail R3-01::the title of R3-01%0Aowes.Lodor.red: expected {"count":4,"from":{"fighter":4}}, got nothing',
    '::error file=R3.yaml,line=3,title=crashed R3-02::the title of R3-02%0Aexit code 1',
    '::error file=R3.1.yaml,line=3,title=hung R3.1-01::the title of R3.1-01%0Ano reply in 5 s',
    '::error file=N4.3.yaml,line=3,title=fail N4.3-01::the title of N4.3-01%0Aowes.Lodor.red: expected {"count":4,"from":{"fighter":4}}, got nothing',
    expect.stringMatching(/^::notice title=broken 0\.1%3A not conformant::5 cases: 2 failed, 1 declined, 1 crashed, 1 hung\. not conformant: .*R3\)$/),
    '',
  ]);
});

test('no more errors than are shown', async () => {
  const errors = githubReport(await severalRun()).split('\n').filter((line) => line.startsWith('::error'));
  expect(errors.length).toBeLessThanOrEqual(10);
  expect(errors.at(-1)).toMatch(/title=and 3 more \(garbling 0\.1\)::R3\.1-01, R3\.1-02, N4\.3-01$/);
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
