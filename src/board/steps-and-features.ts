/** The steps of a tactical action in which capacity matters, in the order of play. */
export const STEPS = ['move-ships', 'space-cannon-offense', 'space-combat', 'end-of-space-combat', 'invasion', 'production'] as const;

export type Step = (typeof STEPS)[number];

/** The steps after `step`; all of them where it is undefined. */
export const stepsAfter = (step: Step | undefined): readonly Step[] => STEPS.slice(step === undefined ? 0 : STEPS.indexOf(step) + 1);

/** What an engine may support, and a case may need. */
export const FEATURES = [
  'stated-capacity', // accepts any stated capacity value; without it, only the generic printed ones
  'printed-capacity', // knows the printed values of units itself
  'mechs',
  'planets',
  'several-systems',
  'two-players',
  'many-players', // three or more
  'reinforcements', // tracks units off the board
  'removed-or-destroyed', // distinguishes the two
] as const;

export type Feature = (typeof FEATURES)[number];
