/** The playground with a step of a case, from 1. */
export const caseInPlayground = (id: string, step: number): string =>
  `playground.html#case=${encodeURIComponent(id)}${step === 1 ? '' : `&step=${step}`}`;
