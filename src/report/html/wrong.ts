import type { Position } from '../../board/index.ts';
import type { StepReport } from '../../runner/report.ts';
import { readAnswer, type SaidLegal } from '../../subjects/answer.ts';
import { inShort } from '../../subjects/shape.ts';
import { engineName } from '../named.ts';
import { LONGEST, printable } from '../printable.ts';
import { rowsOf, type Row } from '../side-by-side.ts';
import { wentWrong } from '../went-wrong.ts';
import { expectedInWords } from '../words.ts';
import type { Result } from './cases.ts';
import { OUTCOME_WORDS } from './outcome.ts';
import { panel } from './panel.ts';
import { arrived, mistaken } from './picture/marks.ts';
import { looksIn } from './step.ts';
import { type Html, tag, text } from './tag.ts';

/** What an engine answered, where it is not what was expected or not for the reason expected; nothing where all is well. */
export const wrongHtml = ({ engine, report }: Result): Html => {
  if (report.outcome === 'pass') return remarks(engineName(engine), report.remarks ?? []);
  const head = tag('h3', {}, text(`${engineName(engine)}: ${OUTCOME_WORDS[report.outcome]}`));
  const said = report.at === undefined || report.outcome !== 'fail' ? message(report.message ?? '') : comparison(report.at);
  const log = (report.at?.stderr ?? []).map((line) => printable(line)).join('\n');
  const raw = report.at === undefined ? '' : unread(report.at);
  return tag('section', { class: wentWrong(report) ? 'answer wrong' : 'answer' }, head, said, raw, stderr(log));
};

const remarks = (name: string, lines: readonly string[]): Html => {
  if (lines.length === 0) return '';
  return tag('section', { class: 'answer' }, tag('h3', {}, text(`${name}: right, for the wrong reason`)), ...lines.map(message));
};

const message = (words: string): Html => tag('p', {}, tag('code', {}, text(words, 2 * LONGEST)));

/** Expected against actual, the difference marked; and the answer as a picture where it is a position. */
const comparison = (at: StepReport): Html => {
  const rows = rowsOf(at);
  if (rows.length === 0) return (at.differences ?? []).slice(0, MOST).map(message).join('');
  const where = at.step === 1 ? '' : tag('p', { class: 'note' }, text(`at step ${at.step}`));
  return where + table(rows) + answerPicture(at);
};

const table = (rows: readonly Row[]): Html => tag(
  'table',
  { class: 'compared' },
  tag('thead', {}, tag('tr', {}, ...['expected', tag('span', { class: 'hidden' }, 'same or different'), 'the engine'].map(heading))),
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

const pictureOf = (at: StepReport, said: SaidLegal): Html => {
  const { position, expected } = at;
  const answer: Position = {
    ...(expected.kind === 'legal' ? expected.position : position),
    systems: said.position.systems,
    ...(position.reinforcements === undefined ? {} : { reinforcements: said.position.reinforcements ?? {} }),
  };
  const marks = expected.kind === 'legal' ? mistaken(expected.position, answer) : arrived(position, answer);
  return panel({ title: 'After, as the engine has it', kind: 'answer', position: answer, owed: said.owes, marks, looks: looksIn(at) });
};

/** Of a crash, a hang or a garble: what was expected, and what came. */
const unread = ({ expected, actual, differences }: StepReport): Html => (differences !== undefined ? '' : [
  tag('p', { class: 'note' }, text(`expected: ${expectedInWords(expected).join('; ')}`)),
  actual === undefined ? '' : tag('p', { class: 'note' }, 'came: ', tag('code', {}, text(inShort(actual, LONGEST)))),
].join(''));

const stderr = (log: string): Html =>
  (log === '' ? '' : tag('pre', { tabindex: 0, 'aria-label': 'the last lines of stderr' }, ...log.split('\n').map((line) => `${text(line)}\n`)));

const MOST = 8;
