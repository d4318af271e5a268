import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('large-answers.ts', import.meta.url));

test('a run needs no more memory for large answers than for a few of them at once', () => {
  const args = ['--max-old-space-size=110', '--import', 'tsx', PROGRAM];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  const { pass, garbled, characters } = JSON.parse(stdout);
  expect(pass).toBeGreaterThan(8);
  expect(garbled).toBeGreaterThan(4);
  expect(characters).toBeLessThan(1_000_000);
});
