import { availableParallelism } from 'node:os';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { observerOn } from '../../src/cli/run-observer.ts';

const saidAtStart = (label: string, jobs: number): string => {
  const stderr = new PassThrough();
  observerOn({ stderr, env: {} }, { jobs }).starting({ label, open: async () => ({ kind: 'not-run', message: '' }) });
  return String(stderr.read() ?? '');
};

test('a run that starts very many processes says so, since it is silent until they have started', () => {
  const many = 1 + 8 * availableParallelism();
  expect(saidAtStart('python3 engine.py', many)).toMatch(new RegExp(`^starting ${many} processes of python3 engine\\.py on \\d+ processors?, which can take minutes\\n$`));
  expect(saidAtStart('python3 engine.py', many - 1)).toBe('');
  expect(saidAtStart('reference', many)).toBe('');
});
