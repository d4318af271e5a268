import type { ClauseReport, EngineReport, RunReport } from '../../runner/report.ts';
import { engineName } from '../words/engine-name.ts';
import { engineCommand, LONGEST_COMMAND, rerunCommand } from '../words/rerun-command.ts';
import { isFailure } from '../words/failures.ts';
import { actionInWords } from '../words/board.ts';
import type { ShownCase } from './cases.ts';
import { badge, type CaseState, stateOf } from './outcome.ts';
import { stepHtml } from './step.ts';
import { type Html, tag, text } from './tag.ts';
import { engineAnswerHtml } from './engine-answer.ts';

/** A case in the list; `at` is where the script finds its body. */
export const caseHtml = (one: ShownCase, at: number, { engines }: RunReport): Html => tag(
  'details',
  { class: 'case', id: one.id, 'data-body': at, 'data-outcomes': engines.map((engine) => stateFor(engine, one)).join(' ') },
  tag(
    'summary',
    {},
    tag('span', { class: 'id' }, text(one.id)),
    tag('span', { class: 'badges' }, ...badges(one, engines.length)),
    tag('span', { class: 'title' }, text(one.title)),
    one.steps.length === 0 ? '' : tag('span', { class: 'what' }, text(one.steps.map(({ action }) => actionInWords(action)).join('; then '))),
  ),
);

const stateFor = (engine: EngineReport, { results }: ShownCase): CaseState | 'none' => {
  const result = results.find((one) => one.engine === engine);
  return result === undefined ? 'none' : stateOf(result.report);
};

const badges = ({ results }: ShownCase, engines: number): readonly Html[] =>
  results.map(({ engine, report }) => badge(stateOf(report), engines === 1 ? undefined : engineName(engine)));

/** What opens: the pictures, the clauses that decide, and the answers that were wrong. */
export const bodyHtml = (one: ShownCase, report: RunReport): Html => [
  ...one.steps.map((step, at) => stepHtml(step, at + 1, one.steps.length)),
  one.steps.length === 0 ? tag('p', { class: 'note' }, 'The report behind this page has the positions of failed cases only.') : '',
  because(one, report.engines[0]?.clauses ?? []),
  ...one.results.map(engineAnswerHtml),
  tag(
    'p',
    { class: 'foot' },
    tag('a', { href: `#${one.id}` }, text(`link to ${one.id}`)),
    tag('span', {}, text(`${one.file}:${one.line}`)),
    tag('code', {}, text(rerunCommand(repeating(one, report), one.id), LONGEST_COMMAND)),
  ),
].join('');

/** That of the engine that went wrong, where one alone did. */
const repeating = ({ results }: ShownCase, run: RunReport): string => {
  const [wrong, ...others] = results.filter(({ report }) => isFailure(report));
  return wrong === undefined || others.length > 0 ? run.command : engineCommand(wrong.engine, run);
};

const because = ({ because: ids }: ShownCase, clauses: readonly ClauseReport[]): Html => tag(
  'p',
  { class: 'because' },
  tag('b', {}, 'Because of'),
  ' ',
  ids.map((id) => {
    const clause = clauses.find((other) => other.id === id);
    return clause === undefined ? text(id) : tag('a', { href: `#${id}`, title: clause.statement }, text(`${id} ${clause.name}`));
  }).join(', '),
);
