import { misreadingsIn } from '../proof/misreadings.ts';
import { withExclusions } from '../runner/exclusions.ts';
import type { EngineReport } from '../runner/report.ts';
import { needsBy } from './needs-by.ts';
import type { Questions } from './questions.ts';
import { ownKills } from './suite-data.ts';

/** Adds what an engine's answers exclude. Nothing is known ahead about the user's own cases, and about those that a draft changes. */
export const withExcluded = async (engine: EngineReport, questions: Omit<Questions, 'clauses'>): Promise<EngineReport> => {
  const { article, edition, ofSuite: cases } = questions;
  if (cases === undefined) return engine;
  const misreadings = misreadingsIn(article, edition);
  return withExclusions(engine, { cases, misreadings, kills: ownKills(), needs: needsBy(questions) });
};
