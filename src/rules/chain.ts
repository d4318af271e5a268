import { CLAUSE_IDS, type ArticleClauseId } from '../board/index.ts';
import type { Edition, Ruling, Rulings, WrittenEdition } from './types.ts';

/** What an erratum changes. */
export type Changes = Pick<WrittenEdition, 'rulings' | 'numbers' | 'statements'>;

/** What an edition says and prints. */
export type Whole = Pick<Edition, 'rulings' | 'numbers' | 'statements'>;

/** The editions, each with all that the errata up to it have changed. */
export const foldedEditions = (written: readonly WrittenEdition[], rulings: readonly Ruling[]): readonly Edition[] => {
  let whole: Whole = { rulings: {}, numbers: everyClause(''), statements: everyClause('') };
  return written.map((edition, at): Edition => {
    whole = afterChanges(whole, edition, rulings);
    const { id, title, date, source, changes } = edition;
    const head = { id, title, date, source, changes, ...whole };
    return at === 0 ? head : { ...head, erratum: edition };
  });
};

/** An edition after an erratum. */
export const afterChanges = (before: Whole, { rulings = {}, numbers, statements }: Changes, table: readonly Ruling[]): Whole => ({
  rulings: withoutOfficial({ ...before.rulings, ...rulings }, table),
  numbers: { ...before.numbers, ...numbers },
  statements: { ...before.statements, ...statements },
});

/** The answers that differ from the official ones; the engine accepts no others. */
export const withoutOfficial = (answers: Rulings, table: readonly Ruling[]): Rulings =>
  Object.fromEntries(Object.entries(answers).filter(([id, answer]) => table.find((ruling) => ruling.id === id)?.official !== answer));

const everyClause = (text: string): Readonly<Record<ArticleClauseId, string>> =>
  Object.fromEntries(CLAUSE_IDS.map((id) => [id, text])) as Record<ArticleClauseId, string>;
