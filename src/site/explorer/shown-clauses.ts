import { CROSSINGS, isClauseId } from '../../board/index.ts';
import type { Case } from '../../cases/case.ts';
import { editionsOf } from '../../proof/prepared-case.ts';
import { explainedClause, type ExplainedClause } from '../../report/explain/clause.ts';
import { clausesIn } from '../../rules/article.ts';
import type { Article, Ruling } from '../../rules/types.ts';
import { rulingWords, searchedCase, type SearchedCase } from './searched-case.ts';
import { CASE_FILTERS, type CaseFilter, editionOf, isFiltered, type View, withoutFilters } from './view.ts';

/** The article, and all cases ready to be searched. */
export interface SearchedSuite {
  readonly article: Article;
  readonly cases: readonly SearchedCase[];
}

/** Prepares the suite for the explorer. */
export const suiteOf = (article: Article, cases: readonly Case[]): SearchedSuite => ({ article, cases: cases.map(searchedCase) });

/** A clause with the rulings, open points and cases of it that a view shows. */
export interface ShownClause extends Omit<ExplainedClause, 'cases'> {
  readonly cases: readonly SearchedCase[];
  /** The rulings of other clauses that have misreadings which break this one. */
  readonly alsoBroken: readonly Ruling[];
}

/** The clauses that a view shows, in the words of its edition. */
export const shownClauses = (suite: SearchedSuite, view: View): readonly ShownClause[] => {
  const { article } = suite;
  const cases = suite.cases.filter((one) => isShown(one, article, view));
  const clauses = clausesIn(article, editionOf(view)).map((clause): ShownClause => {
    const explained = explainedClause(clause, editionOf(view), article, []);
    const isOwn = (ruling: Ruling): boolean => ruling.clause === clause.id;
    return {
      ...explained,
      rulings: article.rulings.filter((ruling) => isOwn(ruling) && showsWords(rulingWords(ruling), explained, view)),
      openPoints: explained.openPoints.filter((point) => showsWords(`${point.question} ${point.reading}`, explained, view)),
      alsoBroken: explained.rulings.filter((ruling) => !isOwn(ruling)),
      cases: cases.filter((one) => one.case.clause === clause.id),
    };
  });
  if (!isFiltered(view)) return clauses;
  return clauses.filter((clause) => {
    const { cases: some, rulings, openPoints } = clause;
    return some.length + rulings.length + openPoints.length > 0 || showsStatement(clause, view);
  });
};

/** The crossings that a view shows. */
export const shownCrossings = ({ article, cases }: SearchedSuite, view: View): readonly SearchedCase[] =>
  cases.filter((one) => one.case.clause === CROSSINGS && isShown(one, article, view));

/**
 * The same view, if it shows its target; else without filters, and in an edition that has the case. Without a target if there is
 * nothing of that name.
 */
export const reachable = (suite: SearchedSuite, view: View): View => {
  const { target } = view;
  if (target === '' || target === CROSSINGS || isClauseId(target)) return shows(suite, view, target) ? view : withoutFilters(view);
  const one = suite.cases.find(({ case: { id } }) => id === target);
  if (one === undefined) return reachableRuling(suite, view);
  if (isShown(one, suite.article, view)) return view;
  const editions = editionsOf(one.case);
  const bare = withoutFilters(view);
  return editions.includes(editionOf(view)) ? bare : { ...bare, edition: editions.at(-1) ?? 'current' };
};

const reachableRuling = (suite: SearchedSuite, view: View): View => {
  const ruling = suite.article.rulings.find(({ id }) => id === view.target);
  if (ruling === undefined) return { ...view, target: '' };
  const isThere = shownClauses(suite, view).some(({ id, rulings }) => id === ruling.clause && rulings.some((one) => one.id === ruling.id));
  return isThere ? view : withoutFilters(view);
};

const shows = (suite: SearchedSuite, view: View, clause: string): boolean =>
  clause === '' || (clause === CROSSINGS ? shownCrossings(suite, view).length > 0 : shownClauses(suite, view).some(({ id }) => id === clause));

const isShown = (one: SearchedCase, article: Article, view: View): boolean => {
  if (!editionsOf(one.case).some((id) => id === editionOf(view) || id === view.compare)) return false;
  return CASE_FILTERS.every((name) => hasFact(one, article, name, view[name])) && hasWords(one.words, view);
};

const hasFact = (one: SearchedCase, article: Article, name: CaseFilter, value: string | undefined): boolean => {
  if (value === undefined) return true;
  switch (name) {
    case 'clause': return one.case.clause === value;
    case 'level': return article.clauses.some(({ id, level }) => id === one.case.clause && level === value);
    default: return one.facts[name].has(value);
  }
};

/** Whether a text of a clause is shown; none is where the filters are about cases. */
const showsWords = (words: string, clause: Pick<ExplainedClause, 'id' | 'level'>, view: View): boolean =>
  isAboutClause(clause, view) && hasWords(words.toLowerCase(), view);

const showsStatement = (clause: ShownClause, view: View): boolean =>
  showsWords(`${clause.id} ${clause.name} ${clause.statement}`, clause, view);

const isAboutClause = ({ id, level }: Pick<ExplainedClause, 'id' | 'level'>, view: View): boolean =>
  CASE_FILTERS.every((name) => view[name] === undefined || name === 'clause' || name === 'level')
    && (view.clause === undefined || view.clause === id) && (view.level === undefined || view.level === level);

const hasWords = (words: string, { search }: View): boolean =>
  search.toLowerCase().split(/\s+/).every((word) => words.includes(word));
