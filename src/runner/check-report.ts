import { isDeepStrictEqual } from 'node:util';
import { hasShape, inWords, messageFaults } from '../source/index.ts';
import { withVerdict } from './failures.ts';
import { countOutcomes } from './grade.ts';
import { type EngineReport, OUTCOMES, type RunReport } from './report.ts';
import { visibleLines } from '../text/printable.ts';

/**
 * A value as the report that it is, or what is wrong with it: it has another shape, or it contradicts itself, so that one format would
 * hide what another shows. Invisible characters in its texts are escaped: it may come from anywhere.
 */
export const readRunReport = (read: unknown): RunReport | { readonly fault: string } => {
  const value = withVisibleTexts(read);
  if (!isRunReport(value)) return { fault: messageFaults({ file: 'report' }, value, 'first').map(inWords)[0] ?? 'it has another shape' };
  const [fault] = value.engines.flatMap((engine, at) =>
    contradictionsIn(engine).map((member) => `\`engines[${at}].${member}\` contradicts the rest of the report`));
  return fault === undefined ? value : { fault };
};

const withVisibleTexts = (value: unknown): unknown => {
  if (typeof value === 'string') return visibleLines(value);
  if (Array.isArray(value)) return value.map(withVisibleTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withVisibleTexts(member)]));
};

const isRunReport = (value: unknown): value is RunReport => hasShape({ file: 'report' }, value);

/** The members that don't follow from the others, as they must. */
const contradictionsIn = (engine: EngineReport): readonly string[] => {
  const { summary, clauses, cases } = engine;
  const judged = withVerdict(engine);
  const isSame = {
    cases: new Set(cases.map(({ id }) => id)).size === cases.length,
    summary: isDeepStrictEqual(summary, countOutcomes(cases)),
    clauses: cases.every(({ clause }) => clauses.some(({ id }) => id === clause)) && clauses.every((row) => isCountOf(row, cases)),
    against: isDeepStrictEqual(engine.against, judged.against),
    conformant: engine.conformant === judged.conformant,
    complete: engine.complete === judged.complete,
  };
  return Object.entries(isSame).flatMap(([member, same]) => (same ? [] : [member]));
};

const isCountOf = (row: EngineReport['clauses'][number], cases: EngineReport['cases']): boolean => {
  const counts = countOutcomes(cases.filter(({ clause }) => clause === row.id));
  return OUTCOMES.every((outcome) => row[outcome] === counts[outcome]);
};
