import type { WeighedErratum } from '../../errata/weigh.ts';
import type { Case } from '../../cases/case.ts';
import type { EngineOutcome } from '../../errata/engine-reports.ts';
import { defined } from '../../text/records.ts';
import type { ReportedEngines } from './engines.ts';

/** Everything known about an erratum, with case ids instead of cases; ends with a newline. */
export const erratumJson = (weighed: WeighedErratum, engines: ReportedEngines | undefined): string => {
  const { erratum, answers, renumbered, outcomes, clauses, positions } = weighed;
  const value = {
    erratum,
    answers: answers.map(({ ruling, before, after }) => ({ ruling: ruling.id, before, after })),
    renumbered,
    cases: outcomes.cases.length,
    changed: outcomes.changed.map(({ case: { id, clause, title }, step, before, after, parts }) =>
      ({ id, clause, title, step, parts, before, after })),
    recited: outcomes.recited.map(({ case: { id, clause, title }, before, after }) => ({ id, clause, title, before, after })),
    alreadyWritten: outcomes.alreadyWritten.map(({ id }) => id),
    clauses: clauses.map(({ clause: { id, level }, ...outcome }) => ({ id, level, ...outcome })),
    positions: positions.map(({ way, units, profile, position, owed, action, before, after, clause, ready }) =>
      defined({ way, units, profile, position, owed, action, before, after, clause, case: ready })),
    ...defined({ engines: engines?.outcomes.map(engineJson), unread: engines?.unread }),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
};

const engineJson = ({ lost, won, unknown, ...outcome }: EngineOutcome) =>
  ({ ...outcome, lost: idsOf(lost), won: idsOf(won), unknown: idsOf(unknown) });

const idsOf = (cases: readonly Case[]): readonly string[] => cases.map(({ id }) => id);
