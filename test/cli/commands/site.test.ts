import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ownErrata } from '../../../src/cli/own-errata.ts';
import { PAGES } from '../../../src/site/pages.ts';
import { ran } from '../terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('site', () => {
  test('writes the site into a new folder, and again into the same', async () => {
    const out = join(folder, 'new', 'site');
    for (const _ of ['first', 'again']) {
      const { exit, out: said } = await ran(['site', '--out', out]);
      expect({ exit, said }).toEqual({ exit: 0, said: expect.stringMatching(/^\d+ pages? in `.*site`, \d+ kB: open index\.html\n$/) });
      expect(readdirSync(out).sort()).toEqual([...PAGES.map(({ file }) => file), ...ownErrata().map(({ id }) => `erratum-${id}.html`)].sort());
    }
  });

  test('refuses a folder that holds anything else, and writes nothing', async () => {
    writeFileSync(join(folder, 'notes.txt'), '');
    expect(await ran(['site', '--out', folder])).toMatchObject({
      exit: 2, out: '',
      err: expect.stringContaining('expected a new folder, an empty one, or one with an earlier site\n'),
    });
    expect(readdirSync(folder)).not.toContain('index.html');
  });

  test('writes no page through a symlink, and no other page then', async () => {
    const out = join(folder, 'linked');
    mkdirSync(out);
    writeFileSync(join(folder, 'precious.html'), 'precious');
    symlinkSync('../precious.html', join(out, 'playground.html'));
    expect(await ran(['site', '--out', out])).toMatchObject({ exit: 2, out: '', err: expect.stringContaining('is not a regular file, expected one that can be replaced\n') });
    expect([readdirSync(out), readFileSync(join(folder, 'precious.html'), 'utf8')]).toEqual([['playground.html'], 'precious']);
  });

  test('refuses a file in place of the folder, and asks for one', async () => {
    expect(await ran(['site', '--out', join(folder, 'notes.txt')])).toMatchObject({ exit: 2, err: expect.stringContaining('is a file, expected a folder') });
    expect(await ran(['site'])).toMatchObject({ exit: 2, err: expect.stringContaining("required option '--out <folder>' not specified") });
  });
});
