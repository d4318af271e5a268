export * from './actions.ts';
export * from './clauses.ts';
export * from './features.ts';
export * from './names.ts';
export * from './position.ts';
export * from './steps.ts';
export * from './units.ts';
export * from './verdicts.ts';
