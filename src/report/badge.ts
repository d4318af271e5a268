import type { ClauseReport, EngineReport, RunReport } from '../runner/report.ts';
import { counted } from './counted.ts';
import { jsonText } from './json-text.ts';
import { engineName } from './named.ts';
import { wrongIn } from './went-wrong.ts';

/** What shields.io asks of an endpoint: `capacity: 18/18 clauses`. */
export const badgeReport = ({ engines }: RunReport): string => jsonText({
  schemaVersion: 1,
  label: 'capacity',
  message: engines.map((engine) => `${engines.length === 1 ? '' : `${engineName(engine)} `}${clausesHeld(engine)}`).join(', '),
  color: colourOf(engines),
});

const clausesHeld = ({ clauses }: EngineReport): string => `${clauses.filter(holds).length}/${counted(clauses.length, 'clause')}`;

/** Nothing went wrong, and its passed cases prove something. */
const holds = (clause: ClauseReport): boolean => wrongIn(clause) === 0 && clause.pass > 0 && (clause.judged || !clause.decides);

const colourOf = (engines: readonly EngineReport[]): string => {
  if (!engines.every(({ conformant }) => conformant)) return 'red';
  return engines.every(({ complete }) => complete) ? 'brightgreen' : 'yellowgreen';
};
