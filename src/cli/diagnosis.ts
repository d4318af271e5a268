import type { EngineReport } from '../runner/report.ts';
import type { Questions } from './questions.ts';
import { soundCatalogue } from './suite-data.ts';

/** Adds the misreadings that explain an engine's failures; without failures there is nothing to explain. */
export const withDiagnosis = async (engine: EngineReport, { article, edition, cases }: Omit<Questions, 'clauses'>): Promise<EngineReport> => {
  if (engine.summary.fail === 0) return engine;
  const [{ diagnose }, { judgesWith }] = await Promise.all([import('../proof/diagnose.ts'), import('../proof/judges.ts')]);
  return { ...engine, likely: diagnose(engine, { article, edition, cases, judgesFor: judgesWith(soundCatalogue()) }) };
};
