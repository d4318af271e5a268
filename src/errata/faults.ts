import { CLAUSE_IDS, type ClauseId, own } from '../board/index.ts';
import { answerOf } from '../rules/article.ts';
import { faultsOf } from '../rules/check/formulas.ts';
import { numberFaults } from '../rules/check/numbers.ts';
import { repeated } from '../rules/check/repeated.ts';
import { inputsFor } from '../rules/formulas/inputs.ts';
import { type DataPath, didYouMean, type Fault, keyFault, listed, nearest, quoted, valueFault } from '../source/index.ts';
import type { Article, Ruling } from '../rules/types.ts';
import { answersTo } from './rulings.ts';
import type { Erratum, NewAnswer } from './types.ts';

/** What is wrong with an erratum beyond its shape. */
export const erratumFaults = (erratum: Erratum, article: Article): readonly Fault[] => [
  ...repeated(erratum.clauses, (clause, at) =>
    valueFault(['clauses', at], 'duplicate-clause', `the clause ${quoted(clause)} is repeated`, 'each clause once')),
  ...emptyFaults(erratum),
  ...Object.entries(erratum.rulings ?? {}).flatMap(([id, answer]) => rulingFaults(id, answer, erratum, article)),
  ...CLAUSE_IDS.flatMap((id) => statementFaults(id, erratum)),
  ...renumberingFaults(erratum, article),
];

const emptyFaults = ({ rulings, statements, numbers }: Erratum): readonly Fault[] => {
  const isEmpty = [rulings, statements, numbers].every((part) => Object.keys(part ?? {}).length === 0);
  const expected = 'at least one of the keys `rulings`, `statements`, `numbers`';
  return isEmpty ? [valueFault([], 'missing-key', 'the erratum changes nothing', expected)] : [];
};

const rulingFaults = (id: string, answer: string, erratum: Erratum, article: Article): readonly Fault[] => {
  const path = ['rulings', id];
  const ruling = article.rulings.find((each) => each.id === id);
  if (ruling === undefined) {
    const near = nearest(id, article.rulings.map((each) => each.id));
    return [{ ...keyFault(path, 'unknown-ruling', `unknown ruling ${quoted(id)}`, 'an id in rulings.yaml'), ...didYouMean(near) }];
  }
  const answers = answersTo(ruling);
  const untouched = untouchedFaults(ruling.clause, path, erratum);
  const given = own(erratum.newAnswers ?? {}, id);
  if (given !== undefined) return [...newAnswerFaults(ruling, answer, given), ...untouched];
  if (answers.includes(answer)) return [...inForceFaults(ruling, answer, erratum, article), ...untouched];
  const unknown = valueFault(path, 'unknown-answer', `unknown answer ${quoted(answer)}`, `one of ${listed(answers)}`);
  return [{ ...unknown, ...didYouMean(nearest(answer, answers)) }, ...untouched];
};

/** An answer of the erratum's own has a name that is free, and a formula that can be read. */
const newAnswerFaults = (ruling: Ruling, answer: string, { answer: named, formula }: NewAnswer): readonly Fault[] => {
  const { id, asks, gives } = ruling;
  const path = ['rulings', id];
  const taken = answersTo(ruling).includes(answer)
    ? [valueFault(named === undefined ? path : [...path, 'answer'], 'duplicate-answer',
      `${quoted(id)} already has the answer ${quoted(answer)}`, 'a free name')]
    : [];
  if (asks !== undefined && gives !== undefined) {
    return [...taken, ...faultsOf(formula, [...path, 'formula'], inputsFor({ id, asks, gives }), gives)];
  }
  const answers = listed(answersTo(ruling));
  return [valueFault([...path, 'formula'], 'formula', `${quoted(id)} can't be answered by a formula`, `one of its answers ${answers}`)];
};

/** An answer that holds without the erratum is most often one for another edition. */
const inForceFaults = (ruling: Ruling, answer: string, { edition }: Erratum, article: Article): readonly Fault[] => {
  if (answer !== answerOf(article, edition, ruling)) return [];
  return [valueFault(['rulings', ruling.id], 'duplicate-answer', `this is already the answer in ${edition}`, 'another answer')];
};

const statementFaults = (id: ClauseId, erratum: Erratum): readonly Fault[] => {
  const statement = erratum.statements?.[id];
  if (statement === undefined) return [];
  const path = ['statements', id];
  const empty = statement.trim() === '' ? [valueFault(path, 'empty', `${quoted(id)} is empty`, 'the new text of the clause')] : [];
  return [...empty, ...untouchedFaults(id, path, erratum)];
};

/** Whatever an erratum says of a clause, it names the clause. */
const untouchedFaults = (clause: ClauseId, path: DataPath, { clauses }: Erratum): readonly Fault[] => {
  if (clauses.includes(clause)) return [];
  const problem = `this is about ${quoted(clause)}, which \`clauses\` does not name`;
  return [keyFault(path, 'wrong-clause', problem, `${quoted(clause)} among \`clauses\``)];
};

/** The numbers of the edition, with the new ones, must be in order; a problem is reported at a new one. */
const renumberingFaults = ({ edition, numbers = {} }: Erratum, { editions }: Article): readonly Fault[] => {
  const before = editions.find(({ id }) => id === edition)?.numbers;
  if (before === undefined || Object.keys(numbers).length === 0) return [];
  const faults = numberFaults({ numbers: { ...before, ...numbers } }, ['numbers']);
  return faults.map((fault) => (Object.hasOwn(numbers, String(fault.path[1])) ? fault : { ...fault, path: ['numbers'] }));
};
