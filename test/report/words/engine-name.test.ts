import { expect, test } from 'vitest';
import { engineName, withEngineName } from '../../../src/report/words/engine-name.ts';
import { FORMATS, rendered } from '../../../src/report/formats.ts';
import { namesakesRun } from '../runs.ts';

test('an engine has its name and version, and a number if others have the same', () => {
  expect(engineName({ name: 'adder', version: '1' })).toBe('adder 1');
  expect(engineName({ name: 'adder', version: '1', nth: 2 })).toBe('adder 1 #2');
  expect(engineName({ name: '', version: '' })).toBe('an engine without a name');
});

test('it is named beside a case if there are several engines', async () => {
  const report = await namesakesRun();
  const [first, second] = report.engines;
  if (first === undefined || second === undefined) throw new Error('no engines');
  expect([withEngineName('R3', first, report), withEngineName('R3', second, report)]).toEqual(['R3 (broken 0.1 #1)', 'R3 (broken 0.1 #2)']);
  expect(withEngineName('R3', first, { ...report, engines: [first] })).toBe('R3');
});

test.each(FORMATS)('%s distinguishes two engines of the same name', async (format) => {
  const text = await rendered(format, await namesakesRun(), { colour: false, width: 120, quiet: false });
  const told = format === 'json' ? ['"nth": 1', '"nth": 2'] : ['broken 0.1 #1', 'broken 0.1 #2'];
  // in a JUnit class and on the page a `#` stands as it is; in TAP it is escaped
  for (const name of told) expect(text.replaceAll('\\\\', '').replaceAll('\\#', '#').replaceAll('-1 #', '.1 #')).toContain(name);
});
