import type { CaseReport, EngineReport, StepReport } from '../../runner/report.ts';
import type { Group } from '../../text/grouped.ts';
import { LONGEST, printable } from '../../text/printable.ts';
import { inShort } from '../../text/values.ts';
import { expectedInWords } from '../words/board.ts';
import { engineName } from '../words/engine-name.ts';
import { shortenedLines } from '../words/failed-step.ts';
import { failsRun } from '../words/failures.ts';
import { knownInWords } from '../words/known.ts';
import { othersInWords } from '../words/same-failures.ts';
import { comparedRows, type ComparedRow } from '../words/side-by-side.ts';
import type { Result } from './cases.ts';
import { STATE_WORDS } from './outcome.ts';
import { type Html, tag, text } from './tag.ts';

/** How an engine failed a case, or passed it for another reason than expected; nothing for any other pass. */
export const failureHtml = ({ engine, report, alike }: Result): Html => {
  if (report.outcome === 'pass') return surprisingPass(engine, report) + remarks(engineName(engine), report.remarks ?? []);
  const head = tag('h3', {}, text(`${engineName(engine)}: ${STATE_WORDS[report.outcome]}`)) + listed(report);
  const kind = { class: failsRun(report) ? 'answer wrong' : 'answer' };
  if (alike !== undefined && alike[0].id !== report.id) return tag('section', kind, head, likeFirst(alike[0].id));
  return tag('section', kind, head, details(report), alike === undefined ? '' : others(alike));
};

/** A pass that fails the run. */
const surprisingPass = (engine: EngineReport, report: CaseReport): Html =>
  (report.surprise === undefined ? '' : tag('section', { class: 'answer wrong' }, tag('h3', {}, text(engineName(engine))), listed(report)));

/** What the list of known failures says about the case. */
const listed = (report: CaseReport): Html => {
  const words = knownInWords(report) ?? report.surprise;
  return words === undefined ? '' : tag('p', { class: 'listed' }, text(words, 2 * LONGEST));
};

/** Only the first case of a group is shown in full. */
const likeFirst = (id: string): Html => tag('p', {}, 'like ', tag('a', { href: `#${id}` }, text(id)));

const others = (group: Group<CaseReport>): Html => {
  const words = othersInWords(group);
  return words === undefined ? '' : tag('p', { class: 'note' }, text(words, 2 * LONGEST));
};

const details = (report: CaseReport): Html => {
  const { at, outcome } = report;
  const log = (at?.stderr ?? []).map((line) => printable(line)).join('\n');
  return [
    at === undefined || outcome !== 'fail' ? message(report.message ?? '') : comparison(at),
    at === undefined ? '' : brokenAnswer(at),
    stderr(log),
  ].join('');
};

const remarks = (name: string, lines: readonly string[]): Html => {
  if (lines.length === 0) return '';
  return tag('section', { class: 'answer' }, tag('h3', {}, text(`${name}: right for the wrong reason`)), ...lines.map(message));
};

const message = (words: string): Html => tag('p', {}, tag('code', {}, text(words, 2 * LONGEST)));

/** The expected and the actual answer line by line, with the differences marked. */
const comparison = (at: StepReport): Html => {
  const rows = comparedRows(at);
  return rows.length === 0 ? [...shortenedLines(at), ...(at.differences ?? []).slice(0, MOST)].map(message).join('') : table(rows);
};

const table = (rows: readonly ComparedRow[]): Html => tag(
  'table',
  { class: 'compared' },
  tag('thead', {}, tag('tr', {}, ...['expected', tag('span', { class: 'hidden' }, 'equal or different'), 'actual'].map(heading))),
  tag('tbody', {}, ...rows.map(({ expected, actual, differs }) => tag(
    'tr',
    { class: differs ? 'differs' : undefined },
    tag('td', {}, text(expected)),
    tag('td', {}, differs ? '≠' : '='),
    tag('td', {}, text(actual)),
  ))),
);

const heading = (words: Html): Html => tag('th', { scope: 'col' }, words);

/** Of a crash, a hang or a garbled answer: the expected and the actual answer. */
const brokenAnswer = (at: StepReport): Html => {
  if (at.differences !== undefined) return '';
  const actual = at.actual === undefined ? shortenedLines(at) : [inShort(at.actual, LONGEST)];
  return [
    tag('p', { class: 'note' }, text(`expected: ${expectedInWords(at.expected).join('; ')}`)),
    ...actual.map((line) => tag('p', { class: 'note' }, 'actual: ', tag('code', {}, text(line)))),
  ].join('');
};

const stderr = (log: string): Html => {
  if (log === '') return '';
  return tag('pre', { tabindex: 0, 'aria-label': 'the last lines of stderr' }, ...log.split('\n').map((line) => `${text(line)}\n`));
};

const MOST = 8;
