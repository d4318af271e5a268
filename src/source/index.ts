export { type DataPath, didYouMean, type Fault, keyFault, valueFault } from './fault.ts';
export { hintFor, nearest } from '../text/nearest.ts';
export { byPlace, formatProblem, inWords, type Problem, PROBLEM_CODES, type ProblemCode } from './problem.ts';
export { listed, quoted, visible } from '../text/quoted.ts';
export { isGarbledName, readText, reasonOf, refused } from './read-text.ts';
export { hasShape, type SchemaName, type SchemaRef } from './schema.ts';
export { messageFaults, shapeFaults } from './schema-faults.ts';
export { readSource, shownPath, type Source } from './data-file.ts';
