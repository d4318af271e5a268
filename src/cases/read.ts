import { CROSSINGS } from '../board/index.ts';
import { byPlace, type Problem, readSource, type Source } from '../source/index.ts';
import type { Catalogue } from '../rules/units.ts';
import type { Case } from './case.ts';
import { cardFaults, type OwedWithCards } from './check/cards.ts';
import type { CaseParts } from './check/case-parts.ts';
import { type CheckedFile, checkCaseFile } from './check/file.ts';
import { duplicateFaults } from './check/duplicates.ts';
import { caseFrom } from './from-written.ts';
import { caseFilesIn } from './case-files.ts';

/** What reading case files returns. */
export interface ReadCases {
  /** The cases of all files without faults. */
  readonly cases: readonly Case[];
  /** All problems, sorted by file and line. */
  readonly problems: readonly Problem[];
  /** The names of all files in problems. */
  readonly files: readonly string[];
}

/**
 * Reads the case files at `paths`, which are files or folders. A file with any fault contributes no cases.
 * With a unit catalogue, cards that it doesn't have are faults too; with `owedWithCards`, so are wrong debts in the profile `cards`.
 */
export const readCases = (paths: readonly string[], catalogue?: Catalogue, owedWithCards?: OwedWithCards): ReadCases => {
  const { files, problems: unread } = caseFilesIn(paths);
  const read = files.map(readFile);
  const lineOf = (source: Source) => ({ path }: CaseParts) => `${source.file}:${source.spotOf(path).line}`;
  const shared = duplicateFaults(read.map(({ source, checked }) => ({ checked, placeOf: lineOf(source) })));
  const cards = ({ parts }: CheckedFile) =>
    (catalogue === undefined ? [] : parts.flatMap((each) => cardFaults(each, catalogue, owedWithCards)));
  const problems = read.map(({ source, checked }, at) => source.problems([...checked.faults, ...shared[at] ?? [], ...cards(checked)]));
  return {
    cases: read.flatMap((file, at) => (problems[at]?.length === 0 ? casesOf(file) : [])),
    problems: [...unread, ...problems.flat()].sort(byPlace),
    files: read.map(({ source }) => source.file),
  };
};

interface ReadCaseFile {
  readonly source: Source;
  readonly checked: CheckedFile;
}

const NOTHING: CheckedFile = { faults: [], parts: [] };

const readFile = (path: string): ReadCaseFile => {
  const source = readSource(path);
  return { source, checked: source.value === undefined ? NOTHING : checkCaseFile(source.value, source.file) };
};

const casesOf = ({ source, checked: { valid } }: ReadCaseFile): readonly Case[] => {
  if (valid === undefined) return [];
  return valid.cases.map((written, at) =>
    caseFrom(written, valid.clause ?? valid.card ?? CROSSINGS, { file: source.file, line: source.spotOf(['cases', at]).line }));
};
