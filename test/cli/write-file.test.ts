import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, constants, existsSync, lstatSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, readSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

  test('keeps its permissions', () => {
    chmodSync(at('there'), 0o600);
    writeWhole(at('there'), 'text', '--report');
    expect(lstatSync(at('there')).mode & 0o777).toBe(0o600);
  });

  test('is written under a name that nobody can guess', () => {
    for (const name of [`.${process.pid}.tmp`, `.${process.pid}`]) writeFileSync(at(name), 'precious');
    symlinkSync('there', at('.x.tmp'));
    checkFile(at('new'), '--report');
    writeWhole(at('new'), 'text', '--report');
    expect(readFileSync(at(`.${process.pid}.tmp`), 'utf8')).toBe('precious');
    expect(readdirSync(folder)).toHaveLength(5);
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
    expect(() => checkFile(`${at('there')}/`, '--report')).toThrow(`--report: \`${at('there')}/\` is a folder, expected a file`);
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
    for (const name of ['x', 'y']) writeInto(at('a/b'), [{ name, text: name }], '--write');
    expect(readdirSync(at('a/b'))).toEqual(['x', 'y']);
  });

  test('takes all files or none, and replaces nothing but regular files', () => {
    const files = ['x', 'y'].map((name) => ({ name, text: 'new' }));
    symlinkSync('there', at('y'));
    expect(() => writeInto(folder, files, '--write')).toThrow(`--write: \`${at('y')}\` is not a regular file, expected one that can be replaced`);
    expect([readdirSync(folder), readFileSync(at('there'), 'utf8')]).toEqual([['there', 'y'], 'old']);
    expect(() => writeInto(folder, [{ name: 'x', text: 'new' }, { name: 'no/such', text: 'new' }], '--write')).toThrow("can't be written: no file can be created there");
    expect(readdirSync(folder)).toEqual(['there', 'y']);
  });

  test('where none can be made, it is said beforehand, and afterwards too', () => {
    for (const path of [at('there'), at('there/sub')]) {
      expect(() => checkFolder(path, '--write')).toThrow(`--write: \`${at('there')}\` is a file, expected a folder`);
      expect(() => writeInto(path, [{ name: 'x', text: 'x' }], '--write')).toThrow(`--write: \`${path}\` can't be written: `);
    }
  });

  test.runIf(HAS_PROC).each(['/proc/nope', '/proc/self/x/y'])('nor in a file system that takes none: %s', (path) => {
    expect(() => checkFolder(path, '--write')).toThrow(`--write: \`${path}\` can't be written: no file can be created there`);
    expect(() => writeInto(path, [{ name: 'x', text: 'x' }], '--write')).toThrow(`--write: \`${path}\` can't be written: no file can be created there`);
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

  test.runIf(process.platform !== 'win32')('a summary of a job that is a pipe is not waited for before the run', async () => {
    execFileSync('mkfifo', [at('pipe')]);
    expect(await ran([...NOBODY, '--report', 'github'], { env: { GITHUB_STEP_SUMMARY: at('pipe') } })).toMatchObject({ exit: 3 });
  });

  test('the summary of a job that is a folder is refused in words', async () => {
    expect(await ran([...NOBODY, '--report', 'github'], { env: { GITHUB_STEP_SUMMARY: folder } })).toMatchObject({
      exit: 2, out: '', err: "run-suite: --report github: the job summary can't be written: it is a folder\n",
    });
  });

  test('and so is the summary of a job', async () => {
    expect(await ran([...NOBODY, '--report', 'github'], { env: { GITHUB_STEP_SUMMARY: NO_FOLDER } })).toMatchObject({
      exit: 2, out: '', err: "run-suite: --report github: the job summary can't be written: no file can be created there\n",
    });
  });
});

test.runIf(existsSync('/dev/full'))('a report that can\'t be written takes no other with it, nor standard output', async () => {
  const { exit, out, err } = await ran(['--only', 'R0-01', '--report', 'json=/dev/full', '--report', 'html=/dev/full', '--report', `junit=${at('late.xml')}`, '--report', 'tap']);
  expect([exit, err]).toEqual([2, "run-suite: --report: `/dev/full` can't be written: no space left\n--report: `/dev/full` can't be written: no space left\n"]);
  expect([out.split('\n')[0], readFileSync(at('late.xml'), 'utf8').split('\n')[0]]).toEqual(['TAP version 14', '<?xml version="1.0" encoding="UTF-8"?>']);
});
