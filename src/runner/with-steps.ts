import type { Case, CaseStep } from '../cases/case.ts';
import type { CaseReport, EngineReport, RunReport } from './report.ts';

/** `report` with the steps of every case, for formats that also show passed cases. */
export const withSteps = (report: RunReport, cases: readonly Case[]): RunReport => {
  const steps = new Map<string, readonly CaseStep[]>(cases.map((one) => [one.id, one.steps]));
  return { ...report, engines: report.engines.map((engine) => engineWith(engine, steps)) };
};

const engineWith = (engine: EngineReport, steps: ReadonlyMap<string, readonly CaseStep[]>): EngineReport =>
  ({ ...engine, cases: engine.cases.map((one) => caseWith(one, steps.get(one.id))) });

const caseWith = (report: CaseReport, steps: readonly CaseStep[] | undefined): CaseReport =>
  (steps === undefined ? report : { ...report, steps });
