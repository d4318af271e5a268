/** What an engine may know of the game, and a case may need. */
export const FEATURES = [
  'stated-capacity', // takes any stated capacity values; without it, only the generic printed ones
  'printed-capacity', // knows the printed values of units itself
  'mechs',
  'planets',
  'several-systems',
  'two-players',
  'many-players', // three or more
  'reinforcements', // tracks them
  'removed-or-destroyed', // tells the two apart
] as const;

export type Feature = (typeof FEATURES)[number];

export const isFeature = (text: string): text is Feature => (FEATURES as readonly string[]).includes(text);
