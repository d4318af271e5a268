export { formatProblem, type Problem, PROBLEM_CODES, type ProblemCode } from '../source/index.ts';
export type * from './case.ts';
export { GENERIC_CAPACITY } from './generic-values.ts';
export { featuresOf, type EventualJudge as Judge, type Needs, needsOf } from './needs.ts';
export { isQuestion, type Question, readQuestion } from './question.ts';
export { readCases, type ReadCases } from './read.ts';
export { acceptedAnswers } from './accepted-answers.ts';
export { type Profile, PROFILES } from './types.ts';
