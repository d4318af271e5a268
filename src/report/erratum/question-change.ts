import type { Answer } from '../../board/index.ts';
import type { CaseStep } from '../../cases/case.ts';
import { expectedFrom } from '../../cases/from-answer.ts';
import type { ChangedCase } from '../../errata/outcomes.ts';
import type { Erratum } from '../../errata/types.ts';
import type { SmallestPosition } from '../../errata/weigh.ts';
import { articleAnswer, capital } from '../html/answer.ts';
import type { ShownStep } from '../html/cases.ts';
import { caseInPlayground } from '../html/site-links.ts';
import { stepHtml } from '../html/step.ts';
import { type Html, tag, text } from '../html/tag.ts';
import { actionInWords, spaced } from '../words/board.ts';
import type { Linked } from './linked-ids.ts';
import { pair } from './pair.ts';
import { changedRow, NO_CASE } from './sections.ts';

/** A case with another outcome, to be opened: the first step that is answered otherwise. A link to the case opens it. */
export const changedCaseHtml = (changed: ChangedCase, isOpen: boolean, linked: Linked): Html => {
  const { case: one, step, before, after } = changed;
  const asked = one.steps[step - 1];
  const answers = asked === undefined ? '' : bothAnswers({ step: asked, number: step, of: one.steps.length }, before, after);
  return caseHtml(changed, isOpen, answers, linked);
};

/** A case with another outcome, both answers in words, and a link to the playground, which draws both. */
export const caseInWordsHtml = (changed: ChangedCase, { id, edition }: Erratum, linked: Linked): Html => {
  const { before = [], after = [] } = changedRow(changed);
  const href = caseInPlayground({ id: changed.case.id, step: changed.step, edition, erratum: id });
  return caseHtml(changed, false, [
    pair(before.map(sentence), after.map(sentence)),
    tag('p', {}, tag('a', { href }, 'See both in the playground')),
  ].join(''), linked);
};

const caseHtml = ({ case: one, step, before, after }: ChangedCase, isOpen: boolean, answers: Html, linked: Linked): Html => {
  const asked = one.steps[step - 1];
  return tag(
    'details',
    { class: 'case', open: isOpen },
    tag(
      'summary',
      {},
      tag('span', { class: 'id' }, text(one.id)),
      tag('span', { class: 'title' }, text(one.title)),
      asked === undefined ? '' : tag('span', { class: 'what' }, text(actionInWords(asked.action))),
    ),
    tag('div', { class: 'body', id: one.id }, answers, becauseHtml(before, after, linked)),
  );
};

const sentence = (words: string): Html => tag('p', { class: 'words' }, text(`${capital(words)}.`, 2000));

/** A smallest position, with its question, both answers, and the case made of it. */
export const positionHtml = (shown: SmallestPosition, at: number, linked: Linked): Html => {
  const { position, owed, action, before, after, clause } = shown;
  const [moment = '', asked = '', ...change] = shown.way.split(': ');
  const step: CaseStep = { position, owed, action, expected: expectedFrom(before) };
  return tag(
    'article',
    { class: 'smallest', id: `position-${at}`, 'aria-labelledby': `h-position-${at}` },
    tag('h3', { id: `h-position-${at}` }, text(`${at}. ${capital(change.join(': '))}`)),
    tag('p', { class: 'note' }, text(`${capital(spaced(moment))}, ${spaced(asked)} · under `), linked(clause)),
    bothAnswers({ step, number: 1, of: 1 }, before, after),
    becauseHtml(before, after, linked),
    readyHtml(shown),
  );
};

const readyHtml = ({ ready }: SmallestPosition): Html => {
  if (ready === undefined) return tag('p', { class: 'note' }, text(`${capital(NO_CASE)}.`));
  return tag(
    'details',
    { class: 'ready' },
    tag('summary', {}, text(`Its case, ready for a file: ${ready.file}`)),
    tag('pre', { tabindex: 0 }, linesOf(ready.yaml)),
  );
};

/** `words` with their line breaks. */
const linesOf = (words: string): Html => words.trimEnd().split('\n').map((line) => text(line, 2000)).join('\n');

const bothAnswers = (shown: ShownStep, before: Answer, after: Answer): Html => stepHtml(shown, (looks) => [
  articleAnswer('Without the erratum', { position: shown.step.position, expected: expectedFrom(before) }, looks),
  articleAnswer('With the erratum', { position: shown.step.position, expected: expectedFrom(after) }, looks),
]);

const becauseHtml = (before: Answer, after: Answer, linked: Linked): Html => {
  const [was, is] = [before.because.join(', '), after.because.join(', ')];
  const rest = was === is ? [linked(was)] : [linked(was), ' without the erratum, ', linked(is), ' with it'];
  return tag('p', { class: 'because' }, tag('b', {}, 'Because of'), ' ', ...rest);
};
