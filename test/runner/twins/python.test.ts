import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { runShuffled } from '../../../src/runner/shuffled-order.ts';
import { runTwins } from '../../../src/runner/twins/run.ts';
import { processSource } from '../../../src/subjects/process/source.ts';
import type { Subject } from '../../../src/subjects/subject.ts';
import { coreCases } from '../../proof/flawed.ts';

const ENGINE = new URL('../../engines/faithful.py', import.meta.url).pathname;
const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0;
if (!hasPython) console.warn('skipped for lack of python3: the twins of the engine in Python');

const open = async (): Promise<Subject> => {
  const subject = await processSource('faithful', { file: 'python3', args: [ENGINE] }).open({ edition: 'current', suite: '1.0.0' });
  if ('kind' in subject) throw new Error(subject.message);
  return subject;
};

test.runIf(hasPython)('the Python engine answers all twins alike, and some in any order', async () => {
  const subject = await open();
  const { pairs, differences } = await runTwins(coreCases, subject);
  await subject.close();
  expect(differences).toEqual([]);
  expect(pairs).toBeGreaterThan(3000);
  expect((await runShuffled(coreCases.filter(({ clause }) => clause === 'R3.3'), open, 11)).poisoned).toEqual([]);
});
