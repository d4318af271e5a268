import { expect, test } from 'vitest';
import { programFile } from '../../programs.ts';
import { ran } from '../terminal.ts';

test.each([
  ['space-dock=capacity-of-three', 'space-dock: What does Space Dock change? A space dock has a capacity of three, for any units.'],
  ['fighter-2=all-to-the-pool', 'fighter-2: What does Fighter II change? Every Fighter II counts against the fleet pool, even if the ships have room for it.'],
])('an engine with the mistake %s about a card fails the cases of cards, and is diagnosed by name', { timeout: 60_000 }, async (mistake, cause) => {
  const engine = `${process.execPath} ${programFile('run-suite')} serve --misread ${mistake}`;
  const { exit, out } = await ran(['--profile', 'cards', '--report', 'json', '--engine', engine]);
  const [report] = JSON.parse(out).engines;
  expect([exit, report.likely.length, report.likely[0].fits]).toEqual([1, 1, report.summary.fail]);
  expect(`${report.likely[0].clause}: ${report.likely[0].question} ${report.likely[0].says}`).toBe(cause);
});
