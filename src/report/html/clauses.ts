import type { ClauseReport, RunReport } from '../../runner/report.ts';
import { clauseTally } from '../words/tally.ts';
import { caseHtml } from './case.ts';
import type { ShownCase } from './cases.ts';
import { type Html, tag, text } from './tag.ts';

/** The article clause by clause, each with its cases. */
export const clausesHtml = (report: RunReport, cases: readonly ShownCase[]): Html =>
  clausesOf(report, cases).map((clause) => section(clause, report, cases)).join('');

const clausesOf = ({ engines }: RunReport, cases: readonly ShownCase[]): readonly ClauseReport[] =>
  (engines[0]?.clauses ?? []).filter(({ id }) => cases.some(({ clause }) => clause === id));

const section = (clause: ClauseReport, report: RunReport, cases: readonly ShownCase[]): Html => tag(
  'section',
  { class: 'clause', id: clause.id, 'aria-labelledby': `h-${clause.id}` },
  tag('h2', { id: `h-${clause.id}`, tabindex: -1 }, tag('span', { class: 'clause-id' }, text(clause.id)), ' ', text(clause.name)),
  tag('p', { class: 'statement' }, text(clause.statement, 1000)),
  report.engines.length === 1 ? tag('p', { class: 'tally' }, text(clauseTally(clause))) : '',
  ...cases.flatMap((one, at) => (one.clause === clause.id ? [caseHtml(one, at, report)] : [])),
);
