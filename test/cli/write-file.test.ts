import { execFileSync } from 'node:child_process';
import { closeSync, constants, existsSync, lstatSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, readSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { checkFile, checkFolder, writeInto, writeWhole } from '../../src/cli/write-file.ts';
import { ran } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'output-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  writeFileSync(at('there'), 'old');
});

const at = (name: string): string => join(folder, name);
const HAS_PROC = existsSync('/proc/self/fd');

describe('a file', () => {
  test('is made, and one that is there is written anew; nothing else is left', () => {
    for (const name of ['there', 'new']) writeWhole(at(name), 'text', '--report');
    expect(readdirSync(folder).map((name) => [name, readFileSync(at(name), 'utf8')])).toEqual([['new', 'text'], ['there', 'text']]);
  });

  test.each([['there'], ['new']])('a link stays a link, and what it leads to is written: %s', (name) => {
    mkdirSync(at('sub'));
    symlinkSync(join('..', name), at('sub/link'));
    symlinkSync('sub', at('other'));
    checkFile(at('other/link'), '--report');
    writeWhole(at('other/link'), 'text', '--report');
    expect(lstatSync(at('sub/link')).isSymbolicLink()).toBe(true);
    expect(readFileSync(at(name), 'utf8')).toBe('text');
  });

  test.runIf(process.platform !== 'win32')('a pipe stays a pipe, and what is written comes out of it', () => {
    execFileSync('mkfifo', [at('pipe')]);
    const reader = openSync(at('pipe'), constants.O_RDONLY | constants.O_NONBLOCK);
    checkFile(at('pipe'), '--report');
    writeWhole(at('pipe'), 'text', '--report');
    const read = Buffer.alloc(10);
    expect(read.toString('utf8', 0, readSync(reader, read))).toBe('text');
    closeSync(reader);
    expect(lstatSync(at('pipe')).isFIFO()).toBe(true);
  });

  test.runIf(HAS_PROC)('an open file that is named by its number is written to, and not replaced', () => {
    const open = openSync(at('there'), 'r+');
    const before = lstatSync(at('there')).ino;
    writeWhole(`/proc/self/fd/${open}`, ' and new', '--report');
    closeSync(open);
    expect([readFileSync(at('there'), 'utf8'), lstatSync(at('there')).ino]).toEqual(['old and new', before]);
  });

  test('where none can be made, it is said beforehand', () => {
    symlinkSync('round', at('round'));
    expect(() => checkFile(folder, '--report')).toThrow(`--report: \`${folder}\` is a folder, expected a file`);
    expect(() => checkFile(at('no/such'), '--report')).toThrow(`--report: the folder of \`${at('no/such')}\` does not exist`);
    expect(() => checkFile(at('there/such'), '--report')).toThrow(`--report: the folder of \`${at('there/such')}\` does not exist`);
    expect(() => checkFile(at('round'), '--report')).toThrow(`--report: \`${at('round')}\` can't be written: its symlinks form a loop`);
    checkFile(at('new'), '--report');
    expect(readdirSync(folder)).toEqual(['round', 'there']);
  });

  test.runIf(HAS_PROC)('nor in a file system that takes none', () => {
    expect(() => checkFile('/proc/nope', '--report')).toThrow("--report: `/proc/nope` can't be written: no file can be created there");
  });
});

describe('a folder', () => {
  test('is made when the first file is written into it', () => {
    checkFolder(at('a/b'), '--write');
    expect(existsSync(at('a'))).toBe(false);
    for (const name of ['x', 'y']) writeInto(at('a/b'), name, name, '--write');
    expect(readdirSync(at('a/b'))).toEqual(['x', 'y']);
  });

  test('where none can be made, it is said beforehand, and afterwards too', () => {
    for (const path of [at('there'), at('there/sub')]) {
      expect(() => checkFolder(path, '--write')).toThrow(`--write: \`${at('there')}\` is a file, expected a folder`);
      expect(() => writeInto(path, 'x', 'x', '--write')).toThrow(`--write: \`${path}\` can't be written: `);
    }
  });

  test.runIf(HAS_PROC).each(['/proc/nope', '/proc/self/x/y'])('nor in a file system that takes none: %s', (path) => {
    expect(() => checkFolder(path, '--write')).toThrow(`--write: \`${path}\` can't be written: no file can be created there`);
    expect(() => writeInto(path, 'x', 'x', '--write')).toThrow(`--write: \`${path}\` can't be written: no file can be created there`);
  });
});

describe('every output of a command is checked before its work', { timeout: 60_000 }, () => {
  const NO_FOLDER = at('no/such');
  // an engine that can't be run would end the command with 3, did it come to that
  const NOBODY = ['--engine', 'no-such-program'];
  test.each([
    ['--report', [...NOBODY, '--report', `json=${NO_FOLDER}`]],
    ['--report', [...NOBODY, '--report', `json=${at('one')}`, '--report', `html=${at('one')}`]],
    ['--trace', [...NOBODY, '--trace', NO_FOLDER]],
    ['--update-known', [...NOBODY, '--known', NO_FOLDER, '--update-known']],
    ['--write', ['enumerate', ...NOBODY, '--write', at('there')]],
    ['--write', ['fuzz', ...NOBODY, '--write', at('there')]],
    ['--cases', ['errata', 'rules/errata/planets-count.yaml', '--cases', at('there')]],
  ])('%s of %j', async (option, argv) => {
    const { exit, out, err } = await ran(argv);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toMatch(new RegExp(`^run-suite: ${option}: .*\n$`));
  });

  test('and so is the summary of a job', async () => {
    expect(await ran([...NOBODY, '--report', 'github'], { env: { GITHUB_STEP_SUMMARY: NO_FOLDER } })).toMatchObject({
      exit: 2, out: '', err: "run-suite: --report github: the job summary can't be written: no file can be created there\n",
    });
  });
});
