import { CARD_IDS } from '../../board/index.ts';
import { type DataPath, didYouMean, type Fault, nearest, quoted, valueFault } from '../../source/index.ts';
import type { Card, CardsFile, NotCovered } from '../cards.ts';
import type { Catalogue } from '../units.ts';
import { repeated } from './repeated.ts';

/** What is wrong with rules/cards.yaml beyond its shape. */
export const cardsFaults = ({ cards, notCovered }: CardsFile): readonly Fault[] => [
  ...orderFaults(cards),
  ...cards.flatMap(answerFaults),
  ...twiceHeldFaults([...holdersOf(cards, 'cards'), ...holdersOf(notCovered, 'notCovered')]),
];

/** Holders that the catalogue doesn't have. */
export const cardHolderFaults = ({ cards, notCovered }: CardsFile, { units }: Catalogue): readonly Fault[] => {
  const ids = units.map(({ id }) => id);
  const strangers = [...holdersOf(cards, 'cards'), ...holdersOf(notCovered, 'notCovered')].filter(({ id }) => !ids.includes(id));
  return strangers.map(({ id, path }) => {
    const fault = valueFault(path, 'unknown-unit', `unknown unit ${quoted(id)}`, 'the id of a unit in the unit catalogue');
    return { ...fault, ...didYouMean(nearest(id, ids)) };
  });
};

/** Every card once, in the order in which their formulas apply. */
const orderFaults = (cards: readonly Card[]): readonly Fault[] => {
  const at = CARD_IDS.findIndex((id, index) => cards[index]?.id !== id);
  const wrong = cards[at === -1 ? CARD_IDS.length : at];
  if (at === -1 && wrong === undefined) return [];
  const expected = at === -1 ? 'the end of the list' : quoted(CARD_IDS[at] ?? '');
  if (wrong === undefined) return [valueFault(['cards'], 'card-order', 'the list of cards ends too early', expected)];
  return [valueFault(['cards', cards.indexOf(wrong), 'id'], 'card-order', `${quoted(wrong.id)} is here`, expected)];
};

const answerFaults = ({ id, misreadings }: Card, at: number): readonly Fault[] =>
  repeated(misreadings.map(({ answer }) => answer), (answer, index) =>
    valueFault(['cards', at, 'misreadings', index, 'answer'], 'duplicate-answer',
      `${quoted(id)} already has the answer ${quoted(answer)}`, 'a unique answer'));

interface Holder {
  readonly id: string;
  readonly path: DataPath;
}

const holdersOf = (rows: readonly (Card | NotCovered)[], list: 'cards' | 'notCovered'): readonly Holder[] =>
  rows.flatMap(({ holders }, at) => holders.map((id, index) => ({ id, path: [list, at, 'holders', index] })));

/** A unit has one text. */
const twiceHeldFaults = (holders: readonly Holder[]): readonly Fault[] =>
  repeated(holders.map(({ id }) => id), (id, at) =>
    valueFault(holders[at]?.path ?? [], 'two-cards', `${quoted(id)} already holds a card`, 'each unit once'));
