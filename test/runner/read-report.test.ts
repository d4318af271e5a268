import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readReport } from '../../src/runner/read-report.ts';
import type { RunReport } from '../../src/runner/report.ts';
import { run } from '../../src/runner/run.ts';
import { answering, CHECK, makeCase, makeClause, step } from './samples.ts';

const folder = mkdtempSync(join(tmpdir(), 'read-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);
const written = (text: string | Uint8Array): string => {
  writeFileSync(at('a.json'), text);
  return at('a.json');
};

/** One case, which fails with the answer given. */
const reportWith = async (answer: unknown): Promise<RunReport> => ({
  suite: { version: '1', edition: 'current', profile: 'core' },
  command: 'run',
  engines: [await run([makeCase('R2-01', 'R2', step(CHECK, { kind: 'numbers', counted: 3 }))], answering(() => answer), { clauses: [makeClause('R2')] })],
});

/** Lists within each other. */
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

test('a report is read with or without a byte order mark', async () => {
  const text = JSON.stringify(await reportWith({ counted: 4, more: nested(98) }));
  for (const file of [text, `\ufeff${text}`]) expect(readReport(written(file))).toEqual(JSON.parse(text));
});

test('a file that is not a report is named in one line', async () => {
  const NOT_JSON = 'not a report of a run in JSON: this is not JSON that nests at most 120 deep';
  const rows: readonly [text: string | Uint8Array, why: string][] = [
    ['no', NOT_JSON],
    ['', NOT_JSON],
    [JSON.stringify(await reportWith({ counted: 4, more: 0 })).replace('"more":0', `"more":${'['.repeat(9000)}${']'.repeat(9000)}`), NOT_JSON],
    ['{}', 'not a report of a run in JSON: `suite` is missing, expected an object'],
    [JSON.stringify(await reportWith({ counted: 4 })).replace('"name":"sample"', '"name":7'), 'not a report of a run in JSON: `engines[0].name` is `7`, expected text'],
    [JSON.stringify(await reportWith({ counted: 4 })).replace('"outcome":"', '"outcome":"pass","outcome":"'),
      'not a report of a run in JSON: the key `outcome` stands twice in one object'],
    [Uint8Array.of(0x7b, 0xff, 0x7d), 'the file is not UTF-8, expected text in UTF-8'],
  ];
  for (const [text, why] of rows) expect(readReport(written(text))).toBe(`${at('a.json')}: ${why}`);
});

test('a file that is too large is not read', () => {
  const KIND = 'expected what `--report json=FILE` writes';
  writeFileSync(at('large.json'), '');
  truncateSync(at('large.json'), 3_000_000_000);
  expect(readReport(at('large.json'))).toBe(`${at('large.json')}: the file has 3000000000 bytes, expected at most 100000000 bytes`);
  expect(readReport(folder)).toBe(`${folder}: this is a folder, ${KIND}`);
  expect(readReport(at('none.json'))).toBe(`${at('none.json')}: the file can't be read: it does not exist, expected a readable file`);
});

test.runIf(process.platform !== 'win32')('a pipe that nobody writes to is not waited for', () => {
  execFileSync('mkfifo', [at('pipe')]);
  expect(readReport(at('pipe'))).toBe(`${at('pipe')}: this is not a file, expected what \`--report json=FILE\` writes`);
});
