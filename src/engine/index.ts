export { judge } from './judge.ts';
export { official } from './official.ts';
export type { Policies, RulingId } from './policies.ts';
export { type CardsOf, judgeWithCards } from './printed.ts';
export { functionNames, policiesFor } from './misreadings/index.ts';
