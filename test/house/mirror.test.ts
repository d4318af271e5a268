import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, ROOT } from './sources.ts';

/** Folders whose tests concern something other than a file of src/. */
const OTHER_FOLDERS = ['docs', 'engines', 'fixtures', 'house', 'mutation', 'package', 'schema'];

/** Tests that concern several files of src/ together, each with the reason. */
const TOGETHER: Readonly<Record<string, string>> = {
  'cases/faults.test.ts': 'every problem that a case file can have',
  'cli/commands/search.test.ts': 'what `enumerate` and `fuzz` have in common',
  'engine/properties.test.ts': 'laws that hold for every action',
  'engine/served.test.ts': 'the engine behind `serve`, with spoilt requests',
  'errata/history.test.ts': 'the errata that became editions',
  'imports.test.ts': 'all imports',
  'proof/suite.test.ts': "the suite's own cases",
  'proof/wrong-engines.test.ts': 'wrong engines like real programs, and the cases meant for them',
  'report/oversized-answers.test.ts': 'every format, with more than a report may hold',
  'report/erratum/html.browser.test.ts': 'the page on an erratum in a browser',
  'report/html/page.browser.test.ts': 'the page in a browser',
  'runner/large-answers.test.ts': 'the memory that a run, its twins and its other orders need',
  'runner/twins/python.test.ts': 'twins and order, with an engine in Python',
  'source/yaml-compared.test.ts': 'our reading of YAML against that of the package yaml',
  'subjects/module/hostile.test.ts': 'hostile engines, in this process and in one of their own',
  'subjects/process/source-pool.test.ts': 'the pool of processes in source.ts',
};

const tests = filesIn('test').filter((file) => file.endsWith('.test.ts'));

/** Whether src/ has the file of the same name, or the folder: its test may also stand in it, as known/known.test.ts. */
const hasSource = (file: string): boolean => {
  const path = join(ROOT, 'src', file.replace(/\.test\.ts$/, ''));
  return existsSync(`${path}.ts`) || existsSync(path) || basename(path) === basename(dirname(path));
};

test('every test stands where its source stands in src/, under the same name', () => {
  const strangers = tests.filter((file) => !OTHER_FOLDERS.includes(file.split('/')[0] ?? '') && !hasSource(file) && TOGETHER[file] === undefined);
  expect(strangers).toEqual([]);
});

test('the list of exceptions names only tests that are there and have no source of the same name', () => {
  expect(Object.keys(TOGETHER).filter((file) => !tests.includes(file) || hasSource(file))).toEqual([]);
});
