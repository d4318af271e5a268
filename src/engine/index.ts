export { judge } from './judge.ts';
export { official } from './official.ts';
export type { Policies, RulingId } from './policies.ts';
export { misreadingNames, policiesFor } from './misreadings/index.ts';
