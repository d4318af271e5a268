import { didYouMean, type Fault, keyFault, listed, nearest, quoted, valueFault } from '../../source/index.ts';
import { EDITION_IDS } from '../../board/index.ts';
import { type Edition, type EditionsFile, type Ruling } from '../types.ts';
import { numberFaults } from './numbers.ts';

/** What is wrong with rules/editions.yaml beyond its shape; `rulings` is undefined if they could not be read. */
export const editionsFaults = ({ editions }: EditionsFile, rulings: readonly Ruling[] | undefined): readonly Fault[] => [
  ...orderFaults(editions),
  ...editions.flatMap((edition, at) => (rulings === undefined ? [] : answersFaults(edition, at, rulings))),
  ...editions.flatMap((edition, at) => numberFaults(edition, ['editions', at, 'numbers'])),
];

/** Every edition once, oldest first: the first one out of order is reported. */
const orderFaults = (editions: readonly Edition[]): readonly Fault[] => {
  const length = Math.max(editions.length, EDITION_IDS.length);
  const at = Array.from({ length }).findIndex((_, index) => editions[index]?.id !== EDITION_IDS[index]);
  if (at === -1) return [];
  const id = EDITION_IDS[at];
  const expected = id === undefined ? 'the end of the list' : quoted(id);
  const wrong = editions[at];
  if (wrong === undefined) return [valueFault(['editions'], 'edition-order', 'the list of editions ends too early', expected)];
  return [valueFault(['editions', at, 'id'], 'edition-order', `${quoted(wrong.id)} is here`, expected)];
};

const answersFaults = ({ rulings: answers }: Edition, at: number, rulings: readonly Ruling[]): readonly Fault[] =>
  Object.entries(answers).flatMap(([id, answer]) => {
    const path = ['editions', at, 'rulings', id];
    const ruling = rulings.find((each) => each.id === id);
    const ids = rulings.map((each) => each.id);
    if (ruling === undefined) {
      const fault = keyFault(path, 'unknown-ruling', `unknown ruling ${quoted(id)}`, 'an id in rulings.yaml');
      return [{ ...fault, ...didYouMean(nearest(id, ids)) }];
    }
    const others = ruling.misreadings.map((misreading) => misreading.answer);
    if (others.includes(answer)) return [];
    const problem = answer === ruling.official ? `${quoted(answer)} is the official answer` : `unknown answer ${quoted(answer)}`;
    return [{ ...valueFault(path, 'unknown-answer', problem, `one of ${listed(others)}`), ...didYouMean(nearest(answer, others)) }];
  });

