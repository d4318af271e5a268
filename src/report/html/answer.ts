import { isReason, type Reason } from '../../board/index.ts';
import type { CaseStep, Expected } from '../../cases/case.ts';
import type { EngineAnswer } from '../../subjects/answer.ts';
import { counted } from '../../text/counted.ts';
import { LONGEST } from '../../text/printable.ts';
import { spaced, winnerInWords } from '../words/board.ts';
import { owedNote, panel } from './panel.ts';
import type { Looks } from './picture/draw.ts';
import { arrived } from './picture/marks.ts';
import { type Html, tag, text } from './tag.ts';

/** An answer to a step that nobody disputes, by the article or by one of its editions. */
export const articleAnswer = (by: string, { position, expected }: Pick<CaseStep, 'position' | 'expected'>, looks: Looks): Html =>
  answerBy(by, 'article', expected, expected.kind === 'legal' ? panel({
    title: 'After', kind: 'after', position: expected.position, owed: expected.owes, marks: arrived(position, expected.position), looks,
  }) : '');

/** An answer in a frame: by whom it is, the verdict in words, and the position afterwards. */
export const answerBy = (by: string, kind: 'article' | 'engine', answer: ShownVerdict, after: Html): Html =>
  tag('div', { class: `by ${kind}` }, tag('p', { class: 'by-whom' }, text(by)), verdict(answer), after);

type ShownVerdict = Exclude<Expected | EngineAnswer, { readonly kind: 'malformed' }>;

const verdict = (answer: ShownVerdict): Html => {
  switch (answer.kind) {
    case 'numbers': return tag('p', { class: 'verdict' }, text(numbersInWords(answer))) + tiles(answer);
    case 'illegal': return tag('p', { class: 'verdict no' }, sign('✗'), text(`Not allowed.${reasonInWords(answer.reason)}`))
      + tag('p', { class: 'note' }, 'Nothing changes.');
    case 'legal': {
      const [kind, character] = answer.owes.length === 0 ? ['yes', '✓'] as const : ['must', '!'] as const;
      return tag('p', { class: `verdict ${kind}` }, sign(character), text(allowedInWords(answer), 2 * LONGEST));
    }
  }
};

const sign = (character: string): Html => tag('span', { class: 'sign', 'aria-hidden': 'true' }, `${character} `);

const reasonInWords = (reason: string | undefined): string => {
  if (reason === undefined) return '';
  return isReason(reason) ? ` ${REASONS_IN_WORDS[reason]}` : ` ${spaced(reason)}.`;
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

type SomeNumbers = Extract<ShownVerdict, { readonly kind: 'numbers' }>;

const numbersInWords = ({ capacity, counted: count, excess }: SomeNumbers): string => [
  capacity === undefined ? '' : `Capacity ${capacity}.`,
  count === undefined ? '' : `${counted(count, 'unit counts', 'units count')} against capacity.`,
  excess === undefined ? '' : `${excess === 0 ? 'Nothing is' : counted(excess, 'unit is', 'units are')} in excess.`,
].filter((words) => words !== '').join(' ');

const tiles = (numbers: SomeNumbers): Html => tag('dl', { class: 'tiles' }, ...TILES.flatMap(([name, words]) => {
  const number = numbers[name];
  if (number === undefined) return [];
  const kind = name === 'excess' && number > 0 ? 'tile over' : 'tile';
  return [tag('div', { class: kind }, tag('dt', {}, text(words)), tag('dd', {}, text(number)))];
}));

const TILES = [
  ['capacity', 'capacity of the ships'],
  ['counted', 'units that count'],
  ['excess', 'units in excess'],
] as const;

const allowedInWords = ({ owes, winner, as }: Extract<ShownVerdict, { readonly kind: 'legal' }>): string => [
  owes.length === 0 ? 'Allowed.' : 'Allowed, but units must be removed.',
  winner === undefined ? '' : `${capital(winnerInWords(winner))}.`,
  owes.length === 0 ? 'Nothing has to be removed.' : `${owes.map((owed) => `In ${owed.system}, ${owedNote(owed)}.`).join(' ')}`,
  as === undefined ? '' : `The units are ${as}.`,
].filter((words) => words !== '').join(' ');

/** `words` with a capital letter. */
export const capital = (words: string): string => words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
