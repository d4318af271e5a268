import { type Action, everyPlayer, type Reason } from '../../board/index.ts';
import type { CaseStep, ExpectedLegal, ExpectedNumbers } from '../../cases/case.ts';
import { actionInWords, winnerInWords } from '../words/board.ts';
import { LONGEST } from '../../text/printable.ts';
import { owedNote, panel } from './panel.ts';
import type { Looks } from './picture/draw.ts';
import { type Look, looksOf } from './picture/player-look.ts';
import { arrived, intended } from './picture/marks.ts';
import { type Html, tag, text } from './tag.ts';

/** One step of a case: the action in words, the position before, and the result. */
export const stepHtml = (step: CaseStep, number: number, of: number): Html => {
  const looks = looksIn(step);
  const { position, owed, action } = step;
  const [heading, title] = action.type === 'check' ? ['The question', 'The position'] : ['What happens', 'Before'];
  const move = action.type === 'move' ? { move: action.params } : {};
  return tag(
    'section',
    { class: 'step' },
    tag('p', { class: 'action' }, tag('b', {}, text(`${heading}${of === 1 ? '' : `, step ${number} of ${of}`}`)), ' ', text(sentence(action), 2 * LONGEST)),
    verdict(step),
    tag('div', { class: 'panels' }, panel({ title, kind: 'before', position, owed, marks: intended(action), looks, ...move }), outcome(step, looks)),
  );
};

/** Everyone in a step looks the same in all of its pictures. */
export const looksIn = ({ position }: CaseStep): Looks => {
  const looks: ReadonlyMap<string, Look> = looksOf(everyPlayer(position));
  return (player) => looks.get(player) ?? 'black';
};

const REASONS_IN_WORDS: Readonly<Record<Reason, string>> = {
  'over-capacity': 'A ship would carry more than its capacity.',
  'not-transportable': 'Ships carry only fighters and ground forces.',
  'units-not-there': 'The units are not there, or not enough of them.',
  'excess-not-met': 'An excess must be removed before play goes on.',
  'wrong-count': 'More or fewer units than are owed.',
  'not-excess': 'These units are never excess, or not in this place.',
  'nothing-owed': 'No removal is owed.',
  'combat-goes-on': 'More than one player still has ships there.',
  'not-now': 'This is not possible at this time.',
  'no-such-place': 'This place does not exist.',
  'cannot-stand-there': "These units can't be in such a place.",
};

const verdict = ({ expected }: CaseStep): Html => {
  switch (expected.kind) {
    case 'numbers': return tag('p', { class: 'verdict' }, text(inNumbers(expected)));
    case 'illegal': return tag('p', { class: 'verdict no' }, sign('✗'), text(`Not allowed. ${REASONS_IN_WORDS[expected.reason]}`));
    case 'legal': return tag('p', { class: 'verdict yes' }, sign('✓'), text(allowed(expected), 2 * LONGEST));
  }
};

const inNumbers = ({ capacity, counted, excess }: ExpectedNumbers): string => [
  capacity === undefined ? '' : `Capacity ${capacity}.`,
  counted === undefined ? '' : `${counted} ${counted === 1 ? 'unit counts' : 'units count'} against capacity.`,
  excess === undefined ? '' : `${excess === 0 ? 'Nothing is' : `${excess} ${excess === 1 ? 'unit is' : 'units are'}`} in excess.`,
].filter((words) => words !== '').join(' ');

const sign = (character: string): Html => tag('span', { class: 'sign', 'aria-hidden': 'true' }, `${character} `);

const outcome = ({ position, expected }: CaseStep, looks: Looks): Html => {
  switch (expected.kind) {
    case 'numbers': return numbers(expected);
    case 'illegal': return tag(
      'div',
      { class: 'refused' },
      tag('p', { class: 'stamp' }, sign('✗'), 'Not allowed'),
      tag('p', {}, text(REASONS_IN_WORDS[expected.reason])),
      tag('p', { class: 'note' }, 'Nothing changes.'),
    );
    case 'legal': return panel({
      title: 'After', kind: 'after', position: expected.position, owed: expected.owes, marks: arrived(position, expected.position), looks,
    });
  }
};

const allowed = ({ owes, winner, as }: ExpectedLegal): string => [
  'Allowed.',
  winner === undefined ? '' : `${capital(winnerInWords(winner))}.`,
  owes.length === 0 ? 'Nothing has to be removed.' : `${capital(owes.map((owed) => `${owedNote(owed)} in ${owed.system}`).join('; '))}.`,
  as === undefined ? '' : `The units are ${as}.`,
].filter((words) => words !== '').join(' ');

const numbers = (expected: ExpectedNumbers): Html => tag('dl', { class: 'tiles' }, ...NUMBERS.flatMap(([name, words]) => {
  const number = expected[name];
  if (number === undefined) return [];
  return [tag('div', { class: name === 'excess' && number > 0 ? 'tile over' : 'tile' }, tag('dt', {}, text(words)), tag('dd', {}, text(number)))];
}));

const NUMBERS = [
  ['capacity', 'capacity of the ships'],
  ['counted', 'units that count'],
  ['excess', 'units in excess'],
] as const;

const sentence = (action: Action): string =>
  (action.type === 'check' ? `What are ${action.params.player}'s numbers in ${action.params.system}?` : `${capital(actionInWords(action))}.`);

const capital = (words: string): string => words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

