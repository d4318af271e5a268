import type { ClauseId } from '../../board/index.ts';
import type { CaseStep } from '../../cases/case.ts';
import type { CaseReport, EngineReport, RunReport } from '../../runner/report.ts';
import { sameFailures, casesByClause } from '../words/same-failures.ts';
import type { Group } from '../../text/grouped.ts';
import { isFailure } from '../words/failures.ts';

/** A case of a run, with its result for each engine, in the engines' order. */
export interface ShownCase {
  readonly id: string;
  readonly clause: ClauseId;
  readonly title: string;
  readonly because: readonly ClauseId[];
  readonly file: string;
  readonly line: number;
  /** Empty where the report doesn't say, and nothing went wrong. */
  readonly steps: readonly CaseStep[];
  readonly results: readonly Result[];
}

export interface Result {
  readonly engine: EngineReport;
  readonly report: CaseReport;
  /** The cases that ended in the same way, this one among them; absent: it went right. */
  readonly alike?: Group<CaseReport>;
}

/** The cases of all engines, each once, in the order of the first engine that has it. */
export const shownCases = ({ engines }: RunReport): readonly ShownCase[] => {
  const results = new Map<string, Result[]>();
  for (const result of engines.flatMap(resultsOf)) results.set(result.report.id, [...results.get(result.report.id) ?? [], result]);
  return [...results.values()].flatMap((ofCase) => shownCase(ofCase));
};

const resultsOf = (engine: EngineReport): readonly Result[] => {
  const groups = new Map(sameFailures(casesByClause(engine).filter(isFailure)).flatMap((group) => group.map(({ id }) => [id, group] as const)));
  return engine.cases.map((report) => {
    const group = groups.get(report.id);
    return { engine, report, ...(group === undefined ? {} : { alike: group }) };
  });
};

const shownCase = (results: readonly Result[]): readonly ShownCase[] => {
  const [first] = results;
  if (first === undefined) return [];
  const { id, clause, title, because, file, line } = first.report;
  return [{ id, clause, title, because, file, line, steps: stepsOf(results), results }];
};

const stepsOf = (results: readonly Result[]): readonly CaseStep[] => {
  const reports = results.map(({ report }) => report);
  return reports.find(({ steps }) => steps !== undefined)?.steps ?? reports.flatMap(({ at }) => at ?? []).slice(0, 1);
};
