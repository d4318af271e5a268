import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { calledAs, folderFrom, type Invocation } from '../../src/cli/command-name.ts';

const installed = { isPackage: true, root: '/game/node_modules/ti4-capacity', cwd: '/game' };
const checkout = { isPackage: false, root: '/home/me/suite', script: '/home/me/suite/run-suite.ts' };

test.each<[Invocation, string]>([
  [{ ...installed, script: '/game/node_modules/.bin/ti4-capacity' }, 'npx ti4-capacity'],
  [{ ...installed, script: '/usr/local/bin/ti4-capacity' }, 'ti4-capacity'],
  [{ ...installed, script: '/game/node_modules/ti4-capacity/lib/cli/bin.js' }, 'node node_modules/ti4-capacity/lib/cli/bin.js'],
  [{ ...installed, script: '/game/capacity.test.mjs' }, 'npx ti4-capacity'],
  [installed, 'npx ti4-capacity'],
  [{ ...checkout, cwd: '/home/me/suite' }, 'npx tsx run-suite'],
  [{ ...checkout, cwd: '/home/me' }, 'suite/node_modules/.bin/tsx suite/run-suite.ts'],
  [{ ...checkout, cwd: '/home/me/game' }, '../suite/node_modules/.bin/tsx ../suite/run-suite.ts'],
  [{ ...checkout, root: '/home/me/my suite', cwd: '/home/me' }, "'my suite/node_modules/.bin/tsx' 'my suite/run-suite.ts'"],
])('%j is called as %s', (started, called) => {
  expect(calledAs(started)).toBe(called);
});

test.each([
  [installed, 'node_modules/ti4-capacity/'],
  [{ ...checkout, cwd: '/home/me/suite' }, ''],
  [{ ...checkout, cwd: '/home/me/game' }, '../suite/'],
])('the files of %j are in `%s`', (started, folder) => {
  expect(folderFrom(started)).toBe(folder);
});

test('the line that repeats a case repeats it, wherever it is run', { timeout: 60_000 }, () => {
  const cwd = tmpdir();
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const engine = `'${process.execPath}' '${fileURLToPath(new URL('../engines/zoo/zoo.mjs', import.meta.url))}' always-crashes`;
  const ask = (command: string) => spawnSync('sh', ['-c', command], { cwd, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });
  const first = ask(`'${join(root, 'node_modules/.bin/tsx')}' '${join(root, 'run-suite.ts')}' --quiet --only R2-01 --engine "${engine}"`);
  const [, repeat = ''] = /^ {2}repeat +(.*)$/m.exec(first.stdout) ?? [];
  expect(repeat).toContain(` --engine ''\\''${process.execPath}'\\'' '\\''`);
  expect(ask(`${repeat} --quiet`)).toMatchObject({ status: 1, stdout: first.stdout });
});
