import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { realPath } from '../programs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const shell = (line: string, { cwd = root, path = process.env['PATH'] ?? '' } = {}) => promisify(execFile)('bash', ['-o', 'pipefail', '-c', line], { cwd, env: { ...process.env, PATH: path } }).then(
  ({ stdout, stderr }) => ({ exit: 0, stdout, stderr }),
  ({ code, stdout, stderr }: { readonly code: number; readonly stdout: string; readonly stderr: string }) => ({ exit: code, stdout, stderr }),
);

describe('npx tsx run-suite', { timeout: 60_000 }, () => {
  // the others run the bundle
  test('does the main job from the repository root, by tsx', async () => {
    expect(await shell('npx tsx run-suite --quiet', { path: realPath() })).toMatchObject({ exit: 0, stderr: '', stdout: expect.stringContaining('is conformant') });
  });

  test('finds its data from anywhere', async () => {
    expect(await shell(`${root}/node_modules/.bin/tsx ${root}/run-suite.ts --only N4.6 --quiet`, { cwd: tmpdir() })).toMatchObject({ exit: 0, stderr: '' });
  });

  test('ends with the exit code of wrong use', async () => {
    expect(await shell('npx tsx run-suite --only R99')).toMatchObject({ exit: 2, stdout: '' });
  });

  test('says nothing where nobody reads on', async () => {
    expect(await shell('npx tsx run-suite --report json | head -c 10')).toMatchObject({ stdout: '{\n  "suite', stderr: '' });
  });

  test.runIf(existsSync('/dev/full'))('says in one line that the disk is full, and ends with 2', async () => {
    for (const argv of ['--quiet', '--report json', 'list', '--help']) {
      expect(await shell(`npx tsx run-suite ${argv} > /dev/full`)).toEqual({ exit: 2, stdout: '', stderr: "run-suite: can't write to standard output: no space left\n" });
    }
    expect(await shell('npx tsx run-suite --quiet --only Q 2> /dev/full')).toMatchObject({ exit: 2 });
    expect(await shell('npx tsx run-suite --quiet 2> /dev/full')).toMatchObject({ exit: 0, stdout: expect.stringContaining('is conformant') });
  });

  test('writes into a pipe that is named as a file', async () => {
    expect(await shell('npx tsx run-suite --only R2-01 --quiet --report badge=/dev/stdout | cat')).toMatchObject({ exit: 0, stderr: '', stdout: expect.stringMatching(/^1 case: [^]*"label": "capacity"/) });
  });

  test('serve ends with its input', async () => {
    const { exit, stdout } = await shell(`echo '{"jsonrpc":"2.0","id":1,"method":"hello","params":{"protocol":1,"suite":"1.0.0","edition":"current"}}' | npx tsx run-suite serve`);
    expect(exit).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ id: 1, result: { protocol: 1, name: 'reference' } });
  });
});
