export * from './actions.ts';
export * from './clauses-and-editions.ts';
export * from './names.ts';
export * from './position.ts';
export * from './steps-and-features.ts';
export * from './units.ts';
export * from './verdicts.ts';
