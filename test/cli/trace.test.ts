import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { traceInto } from '../../src/cli/trace.ts';

const folder = mkdtempSync(join(tmpdir(), 'trace-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['{"a":"\u009b31m\u200e\u2028"}', '{"a":"\\u009b31m\\u200e\\u2028"}'],
  ['\u001b[2J\u0007\u007f\r', '\\u001b[2J\\u0007\\u007f\\u000d'],
  ['\u{e0041}', '\\udb40\\udc41'],
  ['{\t"a": "\\u001b`é中🚀"}', '{\t"a": "\\u001b`é中🚀"}'],
])('a trace has nothing that acts in a terminal, and its messages stay the same JSON: %j', (line, written) => {
  const file = join(folder, 'trace.txt');
  const trace = traceInto(file);
  trace?.heading(`an engine\n${line}`);
  trace?.line('<', line);
  trace?.close();
  expect(readFileSync(file, 'utf8')).toBe(`# an engine ${written}\n< ${written}\n`);
  if (line.startsWith('{')) expect(JSON.parse(written)).toEqual(JSON.parse(line));
});
