/** The steps of a tactical action that capacity asks about, in the order of play. */
export const STEPS = ['move-ships', 'space-cannon-offense', 'space-combat', 'end-of-space-combat', 'invasion', 'production'] as const;

export type Step = (typeof STEPS)[number];

/** The steps that come after one; all, where play is in none. */
export const stepsAfter = (step: Step | undefined): readonly Step[] => STEPS.slice(step === undefined ? 0 : STEPS.indexOf(step) + 1);
