import type { ClauseReport, EngineReport, RunReport } from '../../runner/report.ts';
import { counted } from '../../text/counted.ts';
import { jsonText } from '../words/json-text.ts';
import { engineName } from '../words/engine-name.ts';
import { failureCount } from '../words/failures.ts';

/** The JSON that shields.io reads from an endpoint: `capacity: 18/18 clauses`. */
export const badgeReport = ({ engines }: RunReport): string => jsonText({
  schemaVersion: 1,
  label: 'capacity',
  message: engines.map((engine) => `${engines.length === 1 ? '' : `${engineName(engine)} `}${countsOf(engine)}`).join(', '),
  color: colourOf(engines),
});

const countsOf = (engine: EngineReport): string => `${clausesPassed(engine)}${knownIn(engine)}`;

const clausesPassed = ({ clauses }: EngineReport): string => `${clauses.filter(isPassed).length}/${counted(clauses.length, 'clause')}`;

const knownIn = ({ known }: EngineReport): string =>
  (known === undefined || known.asListed === 0 ? '' : `, ${counted(known.asListed, 'known failure')}`);

/** No case failed, known or not, and the passed cases prove something. */
const isPassed = (clause: ClauseReport): boolean => failureCount(clause) === 0 && clause.pass > 0 && (clause.judged || !clause.decides);

const colourOf = (engines: readonly EngineReport[]): string => {
  if (!engines.every(isWell)) return 'red';
  if (!engines.every(({ conformant }) => conformant)) return 'yellow';
  return engines.every(({ complete }) => complete) ? 'brightgreen' : 'yellowgreen';
};

/** Decided by the list of known failures, if there is one. */
const isWell = ({ conformant, known }: EngineReport): boolean => (known === undefined ? conformant : known.surprises.length === 0);
