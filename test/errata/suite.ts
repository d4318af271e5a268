import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatProblem, readCases } from '../../src/cases/index.ts';
import { isErratum, readErratum } from '../../src/errata/read.ts';
import type { Erratum } from '../../src/errata/types.ts';
import type { Suite } from '../../src/errata/weigh.ts';
import { readArticle } from '../../src/rules/index.ts';
import { readCatalogue } from '../../src/rules/read-units.ts';

const inRepository = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** The suite's own rules and cases. */
export const suite: Suite = (() => {
  const { article } = readArticle(inRepository('rules'));
  const { catalogue } = readCatalogue(inRepository('rules'));
  if (article === undefined || catalogue === undefined) throw new Error('the rules have faults');
  return { article, catalogue, cases: readCases([inRepository('fixtures')]).cases };
})();

/** One of rules/errata. */
export const erratumNamed = (name: string): Erratum => soundErratum(inRepository(`rules/errata/${name}.yaml`));

export const soundErratum = (path: string): Erratum => {
  const read = readErratum(path, suite.article);
  if (!isErratum(read)) throw new Error(read.map(formatProblem).join('\n'));
  return read;
};

/** The problems of an erratum, `line:col: code: …` each. */
export const problemsOf = (text: string): readonly string[] => {
  const path = join(mkdtempSync(join(tmpdir(), 'errata-')), 'erratum.yaml');
  writeFileSync(path, text);
  const read = readErratum(path, suite.article);
  return isErratum(read) ? [] : read.map(formatProblem).map((line) => line.slice(path.length + 1));
};
