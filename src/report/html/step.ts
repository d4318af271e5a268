import { type Action, type CheckParams, everyPlayer, type Reason } from '../../board/index.ts';
import type { CaseStep, ExpectedLegal, ExpectedNumbers } from '../../cases/case.ts';
import { actionInWords, winnerInWords } from '../words.ts';
import { LONGEST } from '../printable.ts';
import { owedNote, panel } from './panel.ts';
import type { Looks } from './picture/draw.ts';
import { type Look, looksOf } from './picture/look.ts';
import { arrived, intended } from './picture/marks.ts';
import { type Html, tag, text } from './tag.ts';

/** One step of a case: the action in words, the position before, and what comes of it. */
export const stepHtml = (step: CaseStep, number: number, of: number): Html => {
  const looks = looksIn(step);
  const { position, owed, action } = step;
  const move = action.type === 'move' ? { move: action.params } : {};
  return tag(
    'section',
    { class: 'step' },
    tag('p', { class: 'action' }, tag('b', {}, text(of === 1 ? 'What happens' : `What happens, step ${number} of ${of}`)), ' ', text(sentence(action), 2 * LONGEST)),
    tag('div', { class: 'panels' }, panel({ title: 'Before', kind: 'before', position, owed, marks: intended(action), looks, ...move }), outcome(step, looks)),
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
  'units-not-there': 'The units are not there, or not so many of them.',
  'excess-not-met': 'An excess has to be removed before play goes on.',
  'wrong-count': 'More or fewer units than are owed.',
  'not-excess': 'Such units, or units there, are never excess.',
  'nothing-owed': 'No removal is owed.',
  'combat-goes-on': 'More than one player still has ships there.',
  'not-now': 'It is not the time for it.',
  'no-such-place': 'There is no such place.',
  'cannot-stand-there': 'Such units can not be at such a place.',
};

const outcome = ({ position, action, expected }: CaseStep, looks: Looks): Html => {
  switch (expected.kind) {
    case 'numbers': return tag('div', { class: 'outcome' }, numbers(expected, action));
    case 'illegal': return tag(
      'div',
      { class: 'outcome refused' },
      tag('p', { class: 'stamp' }, tag('span', { class: 'sign', 'aria-hidden': 'true' }, '✗'), ' ', 'Not allowed'),
      tag('p', {}, text(REASONS_IN_WORDS[expected.reason])),
      tag('p', { class: 'note' }, 'Nothing changes.'),
    );
    case 'legal': return tag(
      'div',
      { class: 'outcome' },
      tag('p', { class: 'verdict yes' }, tag('span', { class: 'sign', 'aria-hidden': 'true' }, '✓'), ' ', text(allowed(expected), 2 * LONGEST)),
      panel({ title: 'After', kind: 'after', position: expected.position, owed: expected.owes, marks: arrived(position, expected.position), looks }),
    );
  }
};

const allowed = ({ owes, winner, as }: ExpectedLegal): string => [
  'Allowed.',
  winner === undefined ? '' : `${capital(winnerInWords(winner))}.`,
  owes.length === 0 ? 'Nothing has to be removed.' : `${owes.map((owed) => `${owedNote(owed)} in ${owed.system}`).join('; ')}.`,
  as === undefined ? '' : `The units are ${as}.`,
].filter((words) => words !== '').join(' ');

const numbers = (expected: ExpectedNumbers, action: Action): Html => {
  const where = action.type === 'check' ? whoAndWhere(action.params) : '';
  const tiles = NUMBERS.flatMap(([name, words]) => (expected[name] === undefined ? [] : [
    tag('div', { class: name === 'excess' && expected[name] > 0 ? 'tile over' : 'tile' }, tag('dt', {}, text(words)), tag('dd', {}, text(expected[name]))),
  ]));
  return tag('p', { class: 'verdict' }, text(where)) + tag('dl', { class: 'tiles' }, ...tiles);
};

const NUMBERS = [
  ['capacity', 'capacity of the ships'],
  ['counted', 'units that count against it'],
  ['excess', 'units in excess'],
] as const;

const whoAndWhere = ({ player, system }: CheckParams): string => `${player} in ${system}`;

const sentence = (action: Action): string => `${capital(action.type === 'check' ? `how do ${action.params.player}'s numbers stand in ${action.params.system}?` : `${actionInWords(action)}.`)}`;

const capital = (words: string): string => words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

