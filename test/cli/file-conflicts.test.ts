import { execFileSync } from 'node:child_process';
import {
  closeSync, copyFileSync, existsSync, linkSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { refuseSharedFiles } from '../../src/cli/file-conflicts.ts';
import { ran } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'conflicts-'));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  rmSync(folder, { recursive: true });
  mkdirSync(at('sub'), { recursive: true });
  writeFileSync(at('F'), 'old');
  symlinkSync('F', at('link'));
  symlinkSync('..', at('sub/up'));
  symlinkSync('new', at('to-new'));
  linkSync(at('F'), at('hard'));
});

const IO = { stdout: new PassThrough(), stderr: new PassThrough() };
const file = (path: string, option = '--report') => ({ option, path });
const SAME: readonly (readonly [a: string, b: string])[] = [
  ['F', 'F'], ['F', './F'], ['F', 'sub/../F'], ['F', 'link'], ['F', 'hard'], ['link', 'hard'], ['F', 'sub/up/F'], ['new', 'new'],
  ['new', './sub/up/new'], ['new', 'to-new'], ['to-new', 'sub/up/to-new'],
];

describe('one file under two names', () => {
  test.each(SAME)('two outputs: %s and %s', (a, b) => {
    expect(() => refuseSharedFiles([file(at(a)), file(at(b), '--trace')], [], IO)).toThrow(
      `--trace: \`${at(b)}\` is also the file of --report \`${at(a)}\`, expected different files`,
    );
  });

  test.each(SAME)('an output and an input: %s and %s', (a, b) => {
    expect(() => refuseSharedFiles([file(at(a))], [file(at(b), '--known')], IO)).toThrow(
      `--report: \`${at(a)}\` is also the file of --known \`${at(b)}\`, expected different files`,
    );
  });

  test.runIf(existsSync('/proc/self/fd'))('an open file, named by its descriptor', () => {
    const open = openSync(at('F'), 'a');
    expect(() => refuseSharedFiles([file(`/proc/self/fd/${open}`), file(at('F'))], [], IO)).toThrow('expected different files');
    closeSync(open);
  });

  test.each(['stdout', 'stderr'] as const)('a file to which the shell sends %s', (name) => {
    const open = openSync(at('F'), 'a');
    const io = { ...IO, [name]: Object.assign(new PassThrough(), { fd: open }) };
    const said = name === 'stdout' ? 'standard output' : 'standard error';
    expect(() => refuseSharedFiles([file(at('hard'))], [], io)).toThrow(`--report: \`${at('hard')}\` is also the file of ${said}, expected different files`);
    closeSync(open);
  });

  test.runIf(process.platform === 'linux')('a pipe', () => {
    execFileSync('mkfifo', [at('pipe')]);
    expect(() => refuseSharedFiles([file(at('pipe')), file(at('pipe'))], [], IO)).toThrow('expected different files');
  });
});

test('a path that can\'t be looked at is no conflict: a loop of symlinks, a program as a word of a command', () => {
  symlinkSync('round', at('round'));
  for (const path of [at('round'), 'x'.repeat(5000), 'a\0b']) expect(() => refuseSharedFiles([file(path), file(at('F'))], [file(path)], IO)).not.toThrow();
});

test('different files, two inputs, and a device for several outputs are no conflict', () => {
  expect(() => refuseSharedFiles([file(at('F')), file(at('new')), file(at('sub/new'))], [file(at('sub/F')), file(at('sub/F'))], IO)).not.toThrow();
  if (existsSync('/dev/null')) expect(() => refuseSharedFiles([file('/dev/null'), file('/dev/null')], [], IO)).not.toThrow();
});

describe('every command refuses it before it runs anything', () => {
  const CASE = new URL('../../fixtures/R2-combined-capacity.yaml', import.meta.url).pathname;
  test.each([
    ['--report', `json=${at('F')}`, '--report', `html=${at('link')}`],
    ['--report', `json=${at('F')}`, '--trace', at('hard')],
    ['--report', `json=${at('F')}`, '--known', at('F'), '--update-known'],
    ['--report', `json=${at('F')}`, '--known', at('link')],
    ['--trace', at('F'), '--engine', `python3 ${at('F')}`],
    ['--trace', at('F'), '--fixtures', at('F')],
    ['--report', `json=${CASE}`],
    ['--report', `json=${at('F')}`, '--edition', at('link')],
    ['--trace', at('hard'), '--edition', at('F')],
    ['merge', at('sub'), '--edition', at('F'), '--report', `json=${at('link')}`],
    ['merge', at('F'), '--report', `json=${at('link')}`],
    ['merge', at('sub'), '--known', at('F'), '--report', `json=${at('link')}`],
  ])('%j', async (...argv) => {
    const { exit, out, err } = await ran(argv);
    expect(err).toContain('expected different files');
    expect([exit, out, readFileSync(at('F'), 'utf8')]).toEqual([2, '', 'old']);
  });

  test('a loop of symlinks as the trace, as a report to merge or as a word of an engine is no bug', async () => {
    symlinkSync('round', at('round'));
    expect(await ran(['--trace', at('round')])).toMatchObject({ exit: 2, err: `run-suite: --trace: \`${at('round')}\` can't be written: its symlinks form a loop\n` });
    expect(await ran(['merge', at('round'), '--report', `json=${at('F')}`])).toMatchObject({ exit: 2, err: expect.stringContaining('`ELOOP`') });
    expect(await ran(['--engine', `no-such-program ${at('round')}`, '--report', `json=${at('F')}`])).toMatchObject({ exit: 3 });
  });

  test('the cases of an erratum replace none that are read, and replace their own', async () => {
    const cases = at('cases');
    copyFileSync('rules/errata/planets-count.yaml', at('erratum.yaml'));
    const argv = ['errata', at('erratum.yaml'), '--cases', cases];
    expect([(await ran(argv)).exit, (await ran(argv)).exit]).toEqual([0, 0]);
    const [name = '', ...others] = readdirSync(cases);
    rmSync(join(cases, name));
    for (const other of others) writeFileSync(join(cases, other), 'kept');
    linkSync(at('erratum.yaml'), join(cases, name));
    const { exit, err } = await ran(argv);
    expect([exit, err]).toEqual([2, `run-suite: --cases: \`${join(cases, name)}\` is also the file of errata \`${at('erratum.yaml')}\`, expected different files\n`]);
    for (const other of others) expect(readFileSync(join(cases, other), 'utf8')).toBe('kept');
  });

  test('the job summary of GitHub is an output too', async () => {
    const { exit, err } = await ran(['--report', 'github', '--report', `json=${at('F')}`], { env: { GITHUB_STEP_SUMMARY: at('link') } });
    expect([exit, err]).toEqual([2, `run-suite: --report github: \`${at('link')}\` is also the file of --report \`${at('F')}\`, expected different files\n`]);
  });
});
