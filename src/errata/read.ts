import { defined } from '../text/records.ts';
import { hasShape, type Problem, readSource, shapeFaults, valueFault } from '../source/index.ts';
import { type EditionId, own } from '../board/index.ts';
import type { FormulaFailure } from '../rules/formulas/failure.ts';
import type { Article } from '../rules/types.ts';
import { erratumFaults } from './faults.ts';
import { invisibleFaults } from './invisible-faults.ts';
import { answerNames, newAnswers } from './new-answers.ts';
import type { Erratum, ErratumFile } from './types.ts';

/** Reads an erratum, or every problem in the file. A given `edition` replaces the erratum's own. */
export const readErratum = (path: string, article: Article, edition?: EditionId): Erratum | readonly Problem[] => {
  const source = readSource(path);
  const { value } = source;
  if (value === undefined) return source.problems([]);
  if (!isErratumFile(value)) return source.problems(shapeFaults({ file: 'errata' }, value));
  const { rulings, ...file } = value;
  const answers = rulings === undefined ? {} : { rulings: answerNames(value), newAnswers: newAnswers(value) };
  const erratum: Erratum = { edition: 'current', ...file, ...answers, ...defined({ edition }) };
  const problems = source.problems([...invisibleFaults(value), ...erratumFaults(erratum, article)]);
  return problems.length > 0 ? problems : erratum;
};

/** Where the file of an erratum has the formula that failed; no problem if the formula is not its own. */
export const failureProblems = (path: string, { formula, why }: FormulaFailure): readonly Problem[] => {
  const source = readSource(path);
  const { value } = source;
  if (!isErratumFile(value) || own(newAnswers(value), formula.ruling)?.formula !== formula.text) return [];
  const at = ['rulings', formula.ruling, 'formula'];
  return source.problems([{ ...valueFault(at, 'formula', why.problem, why.expected), ...defined({ within: why.at }) }]);
};

export const isErratum = (read: Erratum | readonly Problem[]): read is Erratum => 'id' in read;

const isErratumFile = (value: unknown): value is ErratumFile => hasShape({ file: 'errata' }, value);

/** The erratum that made an edition; `undefined` for the first one, which is whole. */
export const erratumOfEdition = ({ editions }: Article, id: EditionId): Erratum | undefined => {
  const at = editions.findIndex((edition) => edition.id === id);
  const [before, edition] = [editions[at - 1], editions[at]];
  if (before === undefined || edition?.erratum === undefined) return undefined;
  const { clauses = [], rulings, statements, numbers } = edition.erratum;
  const title = edition.changes.replace(/\.$/, '');
  return { id, title, edition: before.id, clauses, source: edition.source, ...defined({ rulings, statements, numbers }) };
};
