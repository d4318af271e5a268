import { type ClauseId, isClauseId } from '../../board/index.ts';
import { type Fault, hasShape, shapeFaults } from '../../source/index.ts';
import type { CaseFile } from '../types.ts';
import { caseFaults } from './case.ts';
import { type CaseParts, member, partsOfCases } from './parts.ts';
import { fileNameFaults } from './titles.ts';

/** A case file as far as it can be judged by itself. */
export interface CheckedFile {
  readonly faults: readonly Fault[];
  /** Absent where the file names none. */
  readonly clause?: ClauseId;
  readonly parts: readonly CaseParts[];
  /** The file, where it is without fault. */
  readonly valid?: CaseFile;
}

/** Checks what a case file holds; `file` is its name in problems. */
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
  return { faults, parts, ...(clause === undefined ? {} : { clause }), ...(valid === undefined ? {} : { valid }) };
};

const isCaseFile = (value: unknown): value is CaseFile => hasShape({ file: 'cases' }, value);
