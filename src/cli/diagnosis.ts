import type { EngineReport } from '../runner/report.ts';
import type { Questions } from './questions.ts';
import { ownKills, soundArticle, soundCatalogue } from './suite-data.ts';

/** Adds the diagnosis of an engine's failures, if it has any. */
export const withDiagnosis = async (engine: EngineReport, asked: Omit<Questions, 'clauses'>): Promise<EngineReport> => {
  if (engine.summary.fail === 0) return engine;
  const [{ diagnose }, { judgesWith }] = await Promise.all([import('../proof/diagnose.ts'), import('../proof/judges.ts')]);
  const printed = asked.draft === undefined ? undefined : soundArticle();
  const kills = asked.ofSuite === undefined ? undefined : ownKills();
  return { ...engine, ...diagnose(engine, { ...asked, printed, kills, lacks: engine.lacks, judgesFor: judgesWith(asked.article, soundCatalogue()) }) };
};
