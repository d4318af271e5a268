import type { Position } from '../../board/index.ts';
import type { CaseReport, EngineReport, StepReport } from '../../runner/report.ts';
import { readAnswer, type EngineLegal } from '../../subjects/answer.ts';
import { inShort } from '../../text/values.ts';
import { othersInWords } from '../words/same-failures.ts';
import type { Group } from '../../text/grouped.ts';
import { knownInWords } from '../words/known.ts';
import { engineName } from '../words/engine-name.ts';
import { LONGEST, printable } from '../../text/printable.ts';
import { comparedRows, type ComparedRow } from '../words/side-by-side.ts';
import { shortenedLines } from '../words/failed-step.ts';
import { failsRun } from '../words/failures.ts';
import { expectedInWords } from '../words/board.ts';
import type { Result } from './cases.ts';
import { STATE_WORDS } from './outcome.ts';
import { panel } from './panel.ts';
import { arrived, mistaken } from './picture/marks.ts';
import { looksIn } from './step.ts';
import { type Html, tag, text } from './tag.ts';

/** What an engine answered, where it is not what was expected or not for the reason expected; nothing where all is well. */
export const engineAnswerHtml = ({ engine, report, alike }: Result): Html => {
  if (report.outcome === 'pass') return listed(engine, report) + remarks(engineName(engine), report.remarks ?? []);
  const head = tag('h3', {}, text(`${engineName(engine)}: ${STATE_WORDS[report.outcome]}`)) + asListed(report);
  const kind = { class: failsRun(report) ? 'answer wrong' : 'answer' };
  if (alike !== undefined && alike[0].id !== report.id) return tag('section', kind, head, sameAs(alike[0].id));
  return tag('section', kind, head, whole(report), alike === undefined ? '' : others(alike));
};

/** A pass that fails the run. */
const listed = (engine: EngineReport, report: CaseReport): Html =>
  (report.surprise === undefined ? '' : tag('section', { class: 'answer wrong' }, tag('h3', {}, text(engineName(engine))), asListed(report)));

/** What a list of known failures says of it. */
const asListed = (report: CaseReport): Html => {
  const said = knownInWords(report) ?? report.surprise;
  return said === undefined ? '' : tag('p', { class: 'listed' }, text(said, 2 * LONGEST));
};

/** It is shown whole at the first of them. */
const sameAs = (id: string): Html => tag('p', {}, 'like ', tag('a', { href: `#${id}` }, text(id)));

const others = (group: Group<CaseReport>): Html => {
  const said = othersInWords(group);
  return said === undefined ? '' : tag('p', { class: 'note' }, text(said, 2 * LONGEST));
};

const whole = (report: CaseReport): Html => {
  const said = report.at === undefined || report.outcome !== 'fail' ? message(report.message ?? '') : comparison(report.at);
  const log = (report.at?.stderr ?? []).map((line) => printable(line)).join('\n');
  const raw = report.at === undefined ? '' : unread(report.at);
  return [said, raw, stderr(log)].join('');
};

const remarks = (name: string, lines: readonly string[]): Html => {
  if (lines.length === 0) return '';
  return tag('section', { class: 'answer' }, tag('h3', {}, text(`${name}: right, for the wrong reason`)), ...lines.map(message));
};

const message = (words: string): Html => tag('p', {}, tag('code', {}, text(words, 2 * LONGEST)));

/** Expected against actual, the difference marked; and the answer as a picture where it is a position. */
const comparison = (at: StepReport): Html => {
  const rows = comparedRows(at);
  if (rows.length === 0) return [...shortenedLines(at), ...(at.differences ?? []).slice(0, MOST)].map(message).join('');
  const where = at.step === 1 ? '' : tag('p', { class: 'note' }, text(`at step ${at.step}`));
  return where + table(rows) + answerPicture(at);
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

const answerPicture = (at: StepReport): Html => {
  const said = readAnswer(at.action.type, at.actual);
  return said.kind === 'legal' ? pictureOf(at, said) : '';
};

const pictureOf = (at: StepReport, said: EngineLegal): Html => {
  const { position, expected } = at;
  const answer: Position = {
    ...(expected.kind === 'legal' ? expected.position : position),
    systems: said.position.systems,
    ...(position.reinforcements === undefined ? {} : { reinforcements: said.position.reinforcements ?? {} }),
  };
  const marks = expected.kind === 'legal' ? mistaken(expected.position, answer) : arrived(position, answer);
  return panel({ title: 'After, as the engine has it', kind: 'answer', position: answer, owed: said.owes, marks, looks: looksIn(at) });
};

/** Of a crash, a hang or a garble: the expected and the actual answer. */
const unread = (at: StepReport): Html => (at.differences !== undefined ? '' : [
  tag('p', { class: 'note' }, text(`expected: ${expectedInWords(at.expected).join('; ')}`)),
  ...(at.actual === undefined ? shortenedLines(at) : [inShort(at.actual, LONGEST)]).map((came) => tag('p', { class: 'note' }, 'actual: ', tag('code', {}, text(came)))),
].join(''));

const stderr = (log: string): Html =>
  (log === '' ? '' : tag('pre', { tabindex: 0, 'aria-label': 'the last lines of stderr' }, ...log.split('\n').map((line) => `${text(line)}\n`)));

const MOST = 8;
