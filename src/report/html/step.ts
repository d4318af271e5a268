import { type Action, everyPlayer } from '../../board/index.ts';
import type { CaseStep } from '../../cases/case.ts';
import { LONGEST } from '../../text/printable.ts';
import { defined } from '../../text/records.ts';
import { actionInWords } from '../words/board.ts';
import { capital } from './answer.ts';
import type { ShownStep } from './cases.ts';
import { panel } from './panel.ts';
import type { Looks } from './picture/draw.ts';
import { intended } from './picture/marks.ts';
import { type Look, looksOf } from './picture/player-look.ts';
import { type Html, tag, text } from './tag.ts';

/** One step of a case: the action in words, the position before with the answers beside it, and below them what `below` holds. */
export const stepHtml = (
  { step, number, of }: ShownStep, answersWith: (looks: Looks) => readonly Html[], below: readonly Html[] = [],
): Html => {
  const looks = looksIn(step);
  const answers = answersWith(looks).filter((answer) => answer !== '');
  const { position, owed, action } = step;
  const [heading, title] = action.type === 'check' ? ['The question', 'The position'] : ['What happens', 'Before'];
  const move = action.type === 'move' ? action.params : undefined;
  return tag(
    'section',
    { class: 'step' },
    tag('p', { class: 'action' }, tag('b', {}, text(`${heading}${stepName(number, of)}`)), ' ', text(sentence(action), 2 * LONGEST)),
    tag(
      'div',
      { class: answers.length < 2 ? 'panels' : 'panels compared-panels' },
      panel(defined({ title, kind: 'before' as const, position, owed, marks: intended(action), looks, move })),
      ...answers,
    ),
    ...below,
  );
};

const stepName = (number: number, of: number | undefined): string => {
  if (of === undefined) return number === 1 ? '' : `, step ${number}`;
  return of === 1 ? '' : `, step ${number} of ${of}`;
};

/** A player looks the same in all pictures of a step. */
const looksIn = ({ position }: CaseStep): Looks => {
  const looks: ReadonlyMap<string, Look> = looksOf(everyPlayer(position));
  return (player) => looks.get(player) ?? 'black';
};

const sentence = (action: Action): string => {
  if (action.type !== 'check') return `${capital(actionInWords(action))}.`;
  return `What are ${action.params.player}'s numbers in ${action.params.system}?`;
};
