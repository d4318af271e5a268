import type { ClauseReport, EngineReport, RunReport } from '../../runner/report.ts';
import { engineName } from '../words/engine-name.ts';
import { engineCommand, LONGEST_COMMAND, rerunCommand } from '../words/rerun-command.ts';
import { isFailure } from '../words/failures.ts';
import { actionInWords } from '../words/board.ts';
import { articleAnswer } from './answer.ts';
import type { Result, ShownCase, ShownStep } from './cases.ts';
import { engineAnswer } from './engine-answer.ts';
import { failureHtml } from './failure.ts';
import { badge, type CaseState, stateOf } from './outcome.ts';
import type { Looks } from './picture/draw.ts';
import { caseInPlayground } from './site-links.ts';
import { stepHtml } from './step.ts';
import { type Html, tag, text } from './tag.ts';

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
    one.steps.length === 0 ? '' : tag('span', { class: 'what' }, text(actionsInWords(one))),
  ),
);

const stateFor = (engine: EngineReport, { results }: ShownCase): CaseState | 'none' => {
  const result = results.find((one) => one.engine === engine);
  return result === undefined ? 'none' : stateOf(result.report);
};

const badges = ({ results }: ShownCase, engines: number): readonly Html[] =>
  results.map(({ engine, report }) => badge(stateOf(report), engines === 1 ? undefined : engineName(engine)));

const actionsInWords = ({ steps }: ShownCase): string => steps.map(({ step }) => actionInWords(step.action)).join('; then ');

/** What opens: each step with its failures, the clauses that decide, and failures that belong to no step. */
export const bodyHtml = (one: ShownCase, report: RunReport, isBesidePlayground = false): Html => [
  ...one.steps.map((shown) => stepOf(shown, one.results.filter(({ report: { at } }) => at?.step === shown.number))),
  one.steps.length === 0 ? tag('p', { class: 'note' }, 'The report behind this page has the positions of failed cases only.') : '',
  because(one, report.engines[0]?.clauses ?? []),
  ...one.results.filter(({ report: { at } }) => at === undefined).map(failureHtml),
  tag(
    'p',
    { class: 'foot' },
    isBesidePlayground ? playgroundLink(one, report) : '',
    tag('a', { href: `#${one.id}` }, text(`link to ${one.id}`)),
    tag('span', {}, text(`${one.file}:${one.line}`)),
    tag('code', {}, text(rerunCommand(commandFor(one, report), one.id), LONGEST_COMMAND)),
  ),
].join('');

/** A link to the step that the first failure names, else to the first step. */
const playgroundLink = ({ id, results }: ShownCase, { suite: { edition } }: RunReport): Html => {
  const step = results.find(({ report: { at } }) => at !== undefined)?.report.at?.step ?? 1;
  return tag('a', { href: caseInPlayground({ id, step, edition }) }, 'Open in the playground');
};

/** A step with the article's answer, and that of each engine that failed it. */
const stepOf = (shown: ShownStep, failed: readonly Result[]): Html => {
  const engineAnswers = (looks: Looks): readonly Html[] => failed.flatMap(({ engine, report: { outcome, at } }) =>
    (outcome === 'fail' && at !== undefined ? [engineAnswer(at, engineName(engine), looks)] : []));
  const answers = (looks: Looks) => [articleAnswer('By the article', shown.step, looks), ...engineAnswers(looks)];
  return stepHtml(shown, answers, failed.map(failureHtml));
};

/** The command for the only engine that failed, or for all engines of the run. */
const commandFor = ({ results }: ShownCase, run: RunReport): string => {
  const [failed, ...others] = results.filter(({ report }) => isFailure(report));
  return failed === undefined || others.length > 0 ? run.command : engineCommand(failed.engine, run);
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
