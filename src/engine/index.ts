export { judge } from './judge.ts';
export { official } from './official.ts';
export type { Policies, RulingId } from './policies.ts';
export { debtsIn } from './excess.ts';
export { type CardsOf, judgeWithPrintedValues, policiesWithPrintedValues } from './printed.ts';
export { functionNames, policiesFor } from './misreadings/index.ts';
