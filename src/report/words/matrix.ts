import type { ClauseReport, EngineReport } from '../../runner/report.ts';
import { fitted } from '../../text/lines.ts';
import { engineName } from './engine-name.ts';
import type { Paint } from './paint.ts';
import { newFailureCount, failureCount } from './failures.ts';

/** A table of clauses by engines: a sign, and how many cases passed. */
export const matrixLines = (engines: readonly EngineReport[], width: number, paint: Paint): readonly string[] => {
  const clauses = engines[0]?.clauses ?? [];
  const ids = idWidth(clauses);
  const column = Math.max(CELL, Math.min(WIDEST, Math.floor((width - ids - NAME) / engines.length)));
  const head = `${' '.repeat(ids + NAME)}${engines.map((engine) => fitted(engineName(engine), column - 1).padEnd(column)).join('')}`;
  return [
    paint.strong(head.trimEnd()),
    ...clauses.map((clause) => `${headOf(clause, ids)}${cells(clause, engines, column, paint)}`.trimEnd()),
    paint.weak(`+ passed, - failures, ${hasKnown(engines) ? '~ known failures only, ' : ''}. not judged`),
  ];
};

const hasKnown = (engines: readonly EngineReport[]): boolean => engines.some(({ known }) => known !== undefined && known.asListed > 0);

const NAME = 28;
const CELL = 12;
const WIDEST = 24;

/** How wide the column of ids is: as wide as for clauses, or wider for cards. */
export const idWidth = (clauses: readonly ClauseReport[]): number => Math.max(6, ...clauses.map(({ id }) => id.length + 2));

const headOf = ({ id, name }: ClauseReport, ids: number): string => `${id.padEnd(ids)}${fitted(name, NAME - 1).padEnd(NAME)}`;

const cells = ({ id }: ClauseReport, engines: readonly EngineReport[], column: number, paint: Paint): string =>
  engines.map(({ clauses }) => cell(clauses.find((clause) => clause.id === id), column, paint)).join('');

const cell = (clause: ClauseReport | undefined, column: number, paint: Paint): string => {
  if (clause === undefined) return ' '.repeat(column);
  const asked = clause.pass + failureCount(clause);
  const counts = asked > 0 ? `${clause.pass}/${asked}` : clause.declined > 0 ? 'declined' : 'no cases';
  const said = (sign: string): string => `${sign} ${counts}`.padEnd(column);
  if (newFailureCount(clause) > 0) return paint.bad(said('-'));
  if (failureCount(clause) > 0) return paint.weak(said('~'));
  return clause.judged || (!clause.decides && clause.pass > 0) ? paint.good(said('+')) : paint.weak(said('.'));
};
