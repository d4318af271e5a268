import type { CaseReport, ClauseReport, EngineReport, RunReport } from '../runner/report.ts';
import { comparedWithKnown } from './known-in-words.ts';
import { diagnosis } from './likely.ts';
import { engineName, inEngine, whatRan } from './named.ts';
import { printable } from './printable.ts';
import { verdictOn } from './verdict-on.ts';
import { wentWrong, wrongIn } from './went-wrong.ts';
import { answerSaid, expectedSaid, givenSaid } from './step-said.ts';

/** TAP version 14: a subtest a clause, and a test a case. */
export const tapReport = (report: RunReport): string => {
  const subtests = report.engines.flatMap((engine) => engine.clauses.map((clause) => ({ engine, clause })));
  const lines = [
    'TAP version 14',
    `1..${subtests.length}`,
    ...subtests.flatMap(({ engine, clause }, at) => subtest(at + 1, inEngine(`${clause.id} ${clause.name}`, engine, report), engine, clause)),
    ...report.engines.flatMap((engine) => closing(report, engine)),
  ];
  return `${lines.join('\n')}\n`;
};

const subtest = (number: number, name: string, { cases }: EngineReport, clause: ClauseReport): readonly string[] => {
  const ofClause = cases.filter((one) => one.clause === clause.id);
  const skipped = ofClause.length === 0 ? ' # SKIP no cases' : '';
  return [
    `# Subtest: ${described(name)}`,
    ...[`1..${ofClause.length}`, ...ofClause.flatMap((one, at) => point(at + 1, one))].map((line) => `    ${line}`),
    `${wrongIn(clause) === 0 ? 'ok' : 'not ok'} ${number} - ${described(name)}${skipped}`,
  ];
};

const point = (number: number, report: CaseReport): readonly string[] => {
  const name = `${wentWrong(report) ? 'not ok' : 'ok'} ${number} - ${described(`${report.id} ${report.title}`)}`;
  if (report.outcome === 'declined') return [`${name} # SKIP ${described(report.message ?? 'declined')}`];
  return wentWrong(report) ? [name, ...block(diagnostics(report))] : [name];
};

const diagnostics = ({ outcome, message, parts, file, line, at }: CaseReport): Readonly<Record<string, unknown>> => ({
  outcome,
  message: printable(message ?? ''),
  ...(parts === undefined ? {} : { parts }),
  at: printable(`${file}:${line}`),
  ...(at === undefined ? {} : { given: givenSaid(at), expected: expectedSaid(at), actual: answerSaid(at) }),
});

/** Strings and lists of strings in JSON are YAML too. */
const block = (values: Readonly<Record<string, unknown>>): readonly string[] =>
  ['---', ...Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`), '...'].map((line) => `  ${line}`);

const closing = (report: RunReport, engine: EngineReport): readonly string[] =>
  [
    `${engineName(engine)} is ${verdictOn(engine)} (${whatRan(report)})`,
    ...diagnosis(engine),
    ...comparedWithKnown(engine),
  ].map((line) => `# ${line}`);

/** A description ends at a `#` that is not escaped. */
const described = (text: string): string => printable(text).replace(/[\\#]/g, '\\$&');
