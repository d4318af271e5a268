import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isEditionId } from '../../src/board/index.ts';
import { formatProblem } from '../../src/cases/index.ts';
import { soundCatalogue, soundSuite, withoutCards } from '../../src/cli/suite-data.ts';
import { erratumOfEdition, isErratum, readErratum } from '../../src/errata/read.ts';
import type { Erratum } from '../../src/errata/types.ts';
import type { Suite } from '../../src/errata/weigh.ts';

const inRepository = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** The suite's own rules and cases, the cards aside. */
export const suite: Suite = { ...withoutCards(soundSuite()), catalogue: soundCatalogue() };

/** One of rules/errata, or the erratum that made an edition. */
export const erratumNamed = (name: string): Erratum =>
  (isEditionId(name) ? erratumOfEdition(suite.article, name) : undefined) ?? soundErratum(inRepository(`rules/errata/${name}.yaml`));

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
