import { join } from 'node:path';
import { foldedEditions } from './chain.ts';
import { clausesFaults } from './check/clauses.ts';
import { editionsFaults } from './check/editions.ts';
import { openPointsFaults, rulingsFaults } from './check/rulings.ts';
import { byPlace, type Fault, hasShape, type Problem, readSource, type SchemaName, shapeFaults } from '../source/index.ts';
import type { Article, ClausesFile, EditionsFile, OpenPointsFile, RulingsFile } from './types.ts';

export { groupOf, restsOnAll, rulingsOf } from './article.ts';

export interface ReadArticle {
  /** Absent if there is any problem. */
  readonly article?: Article;
  readonly problems: readonly Problem[];
}

/** Reads the four files of a rules folder: the article, or everything that is wrong with them. */
export const readArticle = (folder: string): ReadArticle => {
  const clauses = readFile(folder, 'clauses', isClauses, clausesFaults);
  const rulings = readFile(folder, 'rulings', isRulings, rulingsFaults);
  const others = { clauses: clauses.value?.clauses, rulings: rulings.value?.rulings };
  const editions = readFile(folder, 'editions', isEditions, (file) => editionsFaults(file, others));
  const openPoints = readFile(folder, 'open-points', isOpenPoints, openPointsFaults);
  const problems = [clauses, rulings, editions, openPoints].flatMap((file) => file.problems).sort(byPlace);
  if (!clauses.value || !rulings.value || !editions.value || !openPoints.value || problems.length > 0) return { problems };
  const folded = foldedEditions(editions.value.editions, rulings.value.rulings);
  return { article: { ...clauses.value, ...rulings.value, editions: folded, ...openPoints.value }, problems };
};

interface ReadRulesFile<T> {
  /** Absent if the file's shape is wrong. */
  readonly value?: T;
  readonly problems: readonly Problem[];
}

const readFile = <T>(
  folder: string, name: SchemaName, isShaped: (value: unknown) => value is T, check: (value: T) => readonly Fault[],
): ReadRulesFile<T> => {
  const source = readSource(join(folder, `${name}.yaml`));
  const { value } = source;
  if (value === undefined) return { problems: source.problems([]) };
  if (!isShaped(value)) return { problems: source.problems(shapeFaults({ file: name }, value)) };
  return { value, problems: source.problems(check(value)) };
};

const isClauses = (value: unknown): value is ClausesFile => hasShape({ file: 'clauses' }, value);
const isRulings = (value: unknown): value is RulingsFile => hasShape({ file: 'rulings' }, value);
const isEditions = (value: unknown): value is EditionsFile => hasShape({ file: 'editions' }, value);
const isOpenPoints = (value: unknown): value is OpenPointsFile => hasShape({ file: 'open-points' }, value);
