import { failuresOf } from '../../runner/failures.ts';
import type { ClauseReport, EngineReport, RunReport } from '../../runner/report.ts';
import { counted } from '../../text/counted.ts';
import { jsonText } from '../words/json-text.ts';
import { engineName } from '../words/engine-name.ts';
import { failureCount } from '../words/failures.ts';
import { otherFailures } from '../words/other-failures.ts';

/** The JSON that shields.io reads from an endpoint: `capacity: 17/17 clauses`. */
export const badgeReport = (report: RunReport): string => jsonText({
  schemaVersion: 1,
  label: 'capacity',
  message: report.engines.map((engine) => withEngine(countsOf(engine, report), engine, report)).join(', '),
  color: colourOf(report),
});

const withEngine = (counts: string, engine: EngineReport, { engines }: RunReport): string =>
  (engines.length === 1 ? counts : `${engineName(engine)} ${counts}`);

const countsOf = (engine: EngineReport, report: RunReport): string => {
  const others = otherFailures(engine, report).length;
  return `${clausesPassed(engine)}${misreadingsIn(engine)}${knownIn(engine)}${others === 0 ? '' : `, ${counted(others, 'other failure')}`}`;
};

const clausesPassed = ({ clauses: rows }: EngineReport): string => {
  const clauses = rows.filter(({ decides }) => decides);
  return `${clauses.filter(isPassed).length}/${counted(clauses.length, 'clause')}`;
};

/** `, 22/146 misreadings`, unless a conformant engine excludes all; for a failing one the clauses say enough. */
const misreadingsIn = ({ conformant, excludes }: EngineReport): string => {
  if (!conformant || excludes === undefined || excludes.misreadings.excluded === excludes.misreadings.of) return '';
  return `, ${excludes.misreadings.excluded}/${excludes.misreadings.of} misreadings`;
};

const knownIn = ({ known }: EngineReport): string =>
  (known === undefined || known.asListed === 0 ? '' : `, ${counted(known.asListed, 'known failure')}`);

/** No case failed, known or not, and the clause is judged. */
const isPassed = (clause: ClauseReport): boolean => failureCount(clause) === 0 && clause.judged;

const colourOf = (report: RunReport): string => {
  const { engines } = report;
  if (engines.some((engine) => failuresOf(engine, report).length > 0)) return 'red';
  if (!engines.every(({ conformant }) => conformant)) return 'yellow';
  return engines.every(({ complete }) => complete) ? 'brightgreen' : 'yellowgreen';
};
