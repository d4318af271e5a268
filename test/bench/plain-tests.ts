import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readCases } from '../../src/cases/read.ts';
import type { Case } from '../../src/cases/case.ts';
import { judge, official } from '../../src/engine/index.ts';
import { median } from './median.ts';

/** Seconds that the same cases take as data for this suite, and as vitest tests written by hand. */
export interface PlainTests {
  readonly cases: number;
  readonly suite: number;
  readonly vitest: number;
  readonly ratio: number;
}

const ROUNDS = 3;

/** `cases`: a folder of case files; `folder`: where the tests are written. */
export const measurePlainTests = async (cases: string, folder: string): Promise<PlainTests> => {
  const count = writeTests(cases, folder);
  const rounds: (readonly [suite: number, vitest: number])[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push([await secondsOf(['tsx', 'run-suite', '--quiet', '--fixtures', cases]), await secondsOf(['vitest', 'run', '--root', folder])]);
  }
  return {
    cases: count,
    suite: median(rounds.map(([suite]) => suite)),
    vitest: median(rounds.map(([, vitest]) => vitest)),
    ratio: median(rounds.map(([suite, vitest]) => vitest / suite)),
  };
};

const secondsOf = async (args: readonly string[]): Promise<number> => {
  const began = performance.now();
  await promisify(execFile)('npx', [...args], { maxBuffer: 1e8 });
  return (performance.now() - began) / 1000;
};

/** Writes a test file for each case file, as an author without the suite would. Returns the number of tests. */
const writeTests = (cases: string, folder: string): number => {
  mkdirSync(folder, { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return readdirSync(cases).reduce((sum, name) => {
    const read = readCases([join(cases, name)]).cases;
    writeFileSync(join(folder, name.replace('.yaml', '.test.ts')), [HEAD, ...read.flatMap(testsOf)].join('\n'));
    return sum + read.length;
  }, 0);
};

const HEAD = `import { expect, test } from 'vitest';\nimport { judge, official } from ${JSON.stringify(resolve('src/engine/index.ts'))};\n`;

// in an object literal `__proto__` is not a name
const testsOf = ({ id, title, steps }: Case): readonly string[] => steps.filter((step) => !JSON.stringify(step).includes('__proto__')).map(({ position, action }, at) => [
  `test(${JSON.stringify(`${id} ${title}, step ${at + 1}`)}, () => {`,
  `  expect(judge(official, ${JSON.stringify(position)}, ${JSON.stringify(action)})).toEqual(${JSON.stringify(judge(official, position, action))});`,
  '});',
].join('\n'));
