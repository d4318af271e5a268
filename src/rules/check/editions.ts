import { CLAUSE_IDS, type ArticleClauseId, EDITION_IDS, own } from '../../board/index.ts';
import { type DataPath, didYouMean, type Fault, keyFault, listed, nearest, quoted, valueFault } from '../../source/index.ts';
import { foldedEditions } from '../chain.ts';
import type { Clause, Edition, EditionsFile, Ruling, WrittenEdition } from '../types.ts';
import { numberFaults } from './numbers.ts';

/** The files that the editions are compared with; each is undefined if it could not be read. */
export interface OtherRules {
  readonly clauses: readonly Clause[] | undefined;
  readonly rulings: readonly Ruling[] | undefined;
}

/** What is wrong with rules/editions.yaml beyond its shape. */
export const editionsFaults = ({ editions }: EditionsFile, { clauses, rulings }: OtherRules): readonly Fault[] => {
  const faults = [
    ...orderFaults(editions),
    ...editions.flatMap((edition, at) => (at === 0 ? firstFaults(edition) : laterFaults(edition, ['editions', at]))),
    ...(rulings === undefined ? [] : editions.flatMap((edition, at) => answersFaults(edition, at, rulings))),
  ];
  if (faults.length > 0 || clauses === undefined || rulings === undefined) return faults;
  const folded = foldedEditions(editions, rulings);
  const numbers = folded.map((edition, at) => numberFaults(edition, ['editions', at, 'numbers']));
  return [
    ...(numbers.find((each) => each.length > 0) ?? []), // later editions have the same ones
    ...folded.slice(-1).flatMap((last) => endFaults(last, ['editions', folded.length - 1], clauses)),
  ];
};

/** Every edition once, oldest first: the first one out of order is reported. */
const orderFaults = (editions: readonly WrittenEdition[]): readonly Fault[] => {
  const length = Math.max(editions.length, EDITION_IDS.length);
  const at = Array.from({ length }).findIndex((_, index) => editions[index]?.id !== EDITION_IDS[index]);
  if (at === -1) return [];
  const id = EDITION_IDS[at];
  const expected = id === undefined ? 'the end of the list' : quoted(id);
  const wrong = editions[at];
  if (wrong === undefined) return [valueFault(['editions'], 'edition-order', 'the list of editions ends too early', expected)];
  return [valueFault(['editions', at, 'id'], 'edition-order', `${quoted(wrong.id)} is here`, expected)];
};

/** The first edition has everything, and changes nothing. */
const firstFaults = ({ clauses, numbers = {}, statements = {} }: WrittenEdition): readonly Fault[] => [
  ...(clauses === undefined
    ? []
    : [keyFault(['editions', 0, 'clauses'], 'misplaced-key', 'the first edition changes nothing', 'no `clauses`')]),
  ...CLAUSE_IDS.flatMap((id) => (numbers[id] === undefined ? [lacking('numbers', id)] : [])),
  ...CLAUSE_IDS.flatMap((id) => (statements[id] === undefined ? [lacking('statements', id)] : [])),
];

const lacking = (key: 'numbers' | 'statements', id: ArticleClauseId): Fault =>
  valueFault(['editions', 0, key], 'missing-key', `${quoted(id)} is missing`, 'every clause in the first edition');

/** A later edition names the clauses that it changes. */
const laterFaults = ({ clauses, rulings = {}, numbers = {}, statements = {} }: WrittenEdition, path: DataPath): readonly Fault[] => {
  if (clauses === undefined) return [valueFault(path, 'missing-key', '`clauses` is missing', 'the clauses that the edition changed')];
  const changed = [
    ...Object.keys(rulings).map((id) => ({ path: [...path, 'rulings', id], clause: id.replace(/\/.*/, '') })),
    ...Object.keys(numbers).map((id) => ({ path: [...path, 'numbers', id], clause: id })),
    ...Object.keys(statements).map((id) => ({ path: [...path, 'statements', id], clause: id })),
  ];
  return changed.filter(({ clause }) => !clauses.some((id) => id === clause)).map(({ path: at, clause }) =>
    keyFault(at, 'wrong-clause',
      `this is about ${quoted(clause)}, which \`clauses\` does not name`, `${quoted(clause)} among \`clauses\``));
};

const answersFaults = ({ rulings: answers = {} }: WrittenEdition, at: number, rulings: readonly Ruling[]): readonly Fault[] =>
  Object.entries(answers).flatMap(([id, answer]) => {
    const path = ['editions', at, 'rulings', id];
    const ruling = rulings.find((each) => each.id === id);
    if (ruling === undefined) {
      const fault = keyFault(path, 'unknown-ruling', `unknown ruling ${quoted(id)}`, 'an id in rulings.yaml');
      return [{ ...fault, ...didYouMean(nearest(id, rulings.map((each) => each.id))) }];
    }
    const others = ruling.misreadings.map((misreading) => misreading.answer);
    const answersThen = at === 0 ? others : [ruling.official, ...others];
    if (answersThen.includes(answer)) return [];
    const problem = answer === ruling.official ? `${quoted(answer)} is the official answer` : `unknown answer ${quoted(answer)}`;
    return [{ ...valueFault(path, 'unknown-answer', problem, `one of ${listed(answersThen)}`), ...didYouMean(nearest(answer, others)) }];
  });

/** The last edition says what clauses.yaml says, and answers as the rulings do. */
const endFaults = ({ id: edition, rulings, statements }: Edition, path: DataPath, clauses: readonly Clause[]): readonly Fault[] => [
  ...clauses.filter(({ id, statement }) => own<string>(statements, id) !== statement).map(({ id }) => {
    const problem = `up to ${quoted(edition)}, the editions make ${quoted(id)} say ${quoted(own<string>(statements, id) ?? '')}`;
    return valueFault([...path, 'statements', id], 'edition-order', problem, 'what clauses.yaml says');
  }),
  ...Object.entries(rulings).map(([id, answer]) => {
    const problem = `up to ${quoted(edition)}, the editions answer ${quoted(id)} with ${quoted(answer)}`;
    return valueFault([...path, 'rulings', id], 'edition-order', problem, 'the official answer');
  }),
];
