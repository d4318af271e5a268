export { groupOf, restsOnAll, rulingsOf } from './article.ts';
export { readArticle, type ReadArticle } from './read.ts';
export { formatProblem, type Problem, PROBLEM_CODES, type ProblemCode } from '../source/index.ts';
export * from './types.ts';
