import { deflateRawSync } from 'node:zlib';
import type { ClauseReport, RunReport } from '../../runner/report.ts';
import type { TextOptions } from '../run/text.ts';
import { runSettings } from '../words/engine-name.ts';
import { clauseTally } from '../words/tally.ts';
import { bodyHtml, caseHtml } from './case.ts';
import { type ShownCase, shownCases } from './cases.ts';
import { htmlDocument } from './document.ts';
import { enginesHtml } from './engines.ts';
import { filtersHtml } from './filters.ts';
import { legendHtml } from './legend.ts';
import { matrixHtml } from './matrix.ts';
import { symbols } from './picture/symbols.ts';
import { SCRIPT } from './script.ts';
import { STYLE } from './style/run.ts';
import { type Html, tag, text } from './tag.ts';

/**
 * One self-contained page. The bodies of the cases are packed, and unpacked where they are opened. Their cases link to the playground if
 * that is in the same folder.
 */
export const htmlReport = (report: RunReport, { isBesidePlayground = false }: PageOptions = {}): string => {
  const cases = shownCases(report);
  const isLinked = isBesidePlayground && report.suite.draft === undefined; // the playground has the cases as they are written
  const bodies = cases.map((one) => bodyHtml(one, report, isLinked));
  return htmlDocument({ title: 'Capacity report', style: STYLE, script: SCRIPT, body: body(report, clausesHtml(report, cases), bodies) });
};

type PageOptions = Pick<Partial<TextOptions>, 'isBesidePlayground'>;

const body = (report: RunReport, clauses: Html, bodies: readonly Html[]): Html => [
  tag('a', { class: 'skip', href: '#cases' }, 'Skip to the cases'),
  symbols(),
  tag(
    'header',
    {},
    tag('h1', {}, 'Capacity (Attribute)'),
    tag('p', {}, text(`Test results, clause by clause · suite ${report.suite.version}, ${runSettings(report)}`, 1000)),
    enginesHtml(report),
    report.engines.length > 1 ? tag('p', {}, tag('a', { href: '#by-clause' }, 'Results by clause'), ' are below the cases.') : '',
  ),
  besideOrBelow(report, tag('nav', { id: 'by-clause', 'aria-label': 'Clauses' }, matrixHtml(report)), mainHtml(report, clauses)),
  tag('script', { id: 'bodies', type: 'text/plain' }, packed(bodies)),
].join('');

/** The table of clauses: beside the cases for one engine; for several it is too wide, and stands below the cases. */
const besideOrBelow = ({ engines }: RunReport, table: Html, cases: Html): Html =>
  (engines.length > 1 ? tag('div', {}, cases, table) : tag('div', { class: 'beside' }, table, cases));

const mainHtml = (report: RunReport, clauses: Html): Html => tag(
  'main',
  { id: 'cases', tabindex: -1, class: report.engines.length > 1 ? 'many' : undefined },
  filtersHtml(report),
  legendHtml(),
  clauses,
  tag('p', { id: 'none', hidden: true }, 'No matching cases.'),
);

/** The article clause by clause, each with its cases. */
const clausesHtml = (report: RunReport, cases: readonly ShownCase[]): Html =>
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

/** The bodies of all cases as base64 of deflated JSON: they repeat themselves so much that a twentieth is left. */
const packed = (bodies: readonly Html[]): string => deflateRawSync(JSON.stringify(bodies), { level: 9 }).toString('base64');
