import type { CaseSection, ClauseId } from '../../board/index.ts';
import type { CaseStep } from '../../cases/case.ts';
import type { CaseReport, EngineReport, RunReport } from '../../runner/report.ts';
import type { Group } from '../../text/grouped.ts';
import { defined } from '../../text/records.ts';
import { isFailure } from '../words/failures.ts';
import { casesByClause, sameFailures } from '../words/same-failures.ts';

/** A case of a run, with its result for each engine, in the engines' order. */
export interface ShownCase {
  readonly id: string;
  readonly clause: CaseSection;
  readonly title: string;
  readonly because: readonly ClauseId[];
  readonly file: string;
  readonly line: number;
  /** Empty if nothing failed and the report leaves out the steps of passed cases. */
  readonly steps: readonly ShownStep[];
  readonly results: readonly Result[];
}

/** A step of a case, with its number, from 1. */
export interface ShownStep {
  readonly step: CaseStep;
  readonly number: number;
  /** How many steps the case has; `undefined` if the report has the failed steps only. */
  readonly of: number | undefined;
}

export interface Result {
  readonly engine: EngineReport;
  readonly report: CaseReport;
  /** The cases that failed alike, including this one; absent if it didn't fail. */
  readonly alike?: Group<CaseReport>;
}

/** The cases of all engines, each once, in the order of the first engine that has it. */
export const shownCases = ({ engines }: RunReport): readonly ShownCase[] => {
  const results = new Map<string, Result[]>();
  for (const result of engines.flatMap(resultsOf)) results.set(result.report.id, [...results.get(result.report.id) ?? [], result]);
  return [...results.values()].flatMap((ofCase) => shownCase(ofCase));
};

const resultsOf = (engine: EngineReport): readonly Result[] => {
  const groups = sameFailures(casesByClause(engine).filter(isFailure));
  const groupOf = new Map(groups.flatMap((group) => group.map(({ id }) => [id, group] as const)));
  return engine.cases.map((report) => defined({ engine, report, alike: groupOf.get(report.id) }));
};

const shownCase = (results: readonly Result[]): readonly ShownCase[] => {
  const [first] = results;
  if (first === undefined) return [];
  const { id, clause, title, because, file, line } = first.report;
  return [{ id, clause, title, because, file, line, steps: stepsOf(results), results }];
};

const stepsOf = (results: readonly Result[]): readonly ShownStep[] => {
  const reports = results.map(({ report }) => report);
  const steps = reports.find((report) => report.steps !== undefined)?.steps;
  if (steps !== undefined) return steps.map((step, at) => ({ step, number: at + 1, of: steps.length }));
  const failed = new Map(reports.flatMap(({ at }) => at ?? []).map((at) => [at.step, at] as const));
  return [...failed].sort(([a], [b]) => a - b).map(([number, step]) => ({ step, number, of: undefined }));
};
