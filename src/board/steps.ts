/** The steps of a tactical action that capacity asks about, in the order of play. */
export const STEPS = ['move-ships', 'space-cannon-offense', 'space-combat', 'end-of-space-combat', 'invasion', 'production'] as const;

export type Step = (typeof STEPS)[number];

export const isStep = (text: string): text is Step => (STEPS as readonly string[]).includes(text);

export const stepOrder = (step: Step): number => STEPS.indexOf(step);
