import { byPlace, type Problem, readSource, type Source } from '../source/index.ts';
import type { Catalogue } from '../rules/units.ts';
import type { Case } from './case.ts';
import { cardFaults } from './check/cards.ts';
import { type CheckedFile, checkCaseFile } from './check/file.ts';
import { sharedFaults } from './check/across-files.ts';
import { lowerCase } from './lower.ts';
import { caseFilesIn } from './case-files.ts';

export interface ReadCases {
  /** Of the files without fault. */
  readonly cases: readonly Case[];
  /** Every problem of every file, in the order of files and lines. */
  readonly problems: readonly Problem[];
  /** The files that were read, as they are named in problems. */
  readonly files: readonly string[];
}

/**
 * Reads the case files that `paths` name, files or folders; a file with any fault contributes no case.
 * With the unit catalogue, cards that it doesn't have are faults too.
 */
export const readCases = (paths: readonly string[], catalogue?: Catalogue): ReadCases => {
  const { files, problems: unread } = caseFilesIn(paths);
  const read = files.map(readFile);
  const shared = sharedFaults(read.map(({ source, checked }) => ({ checked, placeOf: ({ path }) => `${source.file}:${source.spotOf(path).line}` })));
  const cards = ({ parts }: CheckedFile) => (catalogue === undefined ? [] : parts.flatMap((each) => cardFaults(each, catalogue)));
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
    lowerCase(written, valid.clause, { file: source.file, line: source.spotOf(['cases', at]).line }));
};
