import { type Fault, hasShape, shapeFaults } from '../../source/index.ts';
import { defined } from '../../text/records.ts';
import type { CaseFile } from '../types.ts';
import { caseFaults } from './case.ts';
import { type CaseParts, partsOfCases } from './case-parts.ts';
import { type CaseHeading, headingFaults, headingOf } from './heading.ts';
import { fileNameFaults } from './ids-and-titles.ts';

/** The content of a case file, and its own problems. */
export interface CheckedFile {
  readonly faults: readonly Fault[];
  /** Absent if the file says neither its clause nor its action. */
  readonly heading?: CaseHeading;
  readonly parts: readonly CaseParts[];
  /** The file, if its shape is right. */
  readonly valid?: CaseFile;
}

/** Checks the data of a case file; `file` is its name in problems. */
export const checkCaseFile = (value: unknown, file: string): CheckedFile => {
  const valid = isCaseFile(value) ? value : undefined;
  const shape = valid === undefined ? shapeFaults({ file: 'cases' }, value) : [];
  const parts = partsOfCases(value, valid !== undefined);
  const heading = headingOf(value);
  const faults = [
    ...shape,
    ...headingFaults(value),
    ...(heading === undefined ? [] : fileNameFaults(file, heading)),
    ...parts.flatMap((each) => caseFaults(each, heading, shape)),
  ];
  return defined({ faults, parts, heading, valid });
};

const isCaseFile = (value: unknown): value is CaseFile => hasShape({ file: 'cases' }, value);
