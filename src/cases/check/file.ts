import { type ClauseId, isClauseId } from '../../board/index.ts';
import { type Fault, hasShape, shapeFaults } from '../../source/index.ts';
import { defined } from '../../text/records.ts';
import type { CaseFile } from '../types.ts';
import { caseFaults } from './case.ts';
import { type CaseParts, member, partsOfCases } from './case-parts.ts';
import { fileNameFaults } from './ids-and-titles.ts';

/** The content of a case file, and its own problems. */
export interface CheckedFile {
  readonly faults: readonly Fault[];
  /** Absent if the file names no clause. */
  readonly clause?: ClauseId;
  readonly parts: readonly CaseParts[];
  /** The file, if its shape is right. */
  readonly valid?: CaseFile;
}

/** Checks the data of a case file; `file` is its name in problems. */
export const checkCaseFile = (value: unknown, file: string): CheckedFile => {
  const valid = isCaseFile(value) ? value : undefined;
  const shape = valid === undefined ? shapeFaults({ file: 'cases' }, value) : [];
  const parts = partsOfCases(value, valid !== undefined);
  const named = member(value, 'clause');
  const clause = typeof named === 'string' && isClauseId(named) ? named : undefined;
  const faults = [
    ...shape,
    ...(clause === undefined ? [] : fileNameFaults(file, clause)),
    ...parts.flatMap((each) => caseFaults(each, clause, shape)),
  ];
  return defined({ faults, parts, clause, valid });
};

const isCaseFile = (value: unknown): value is CaseFile => hasShape({ file: 'cases' }, value);
