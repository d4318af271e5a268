import { type Feature, FEATURES, STEPS } from '../board/index.ts';
import type { Case } from '../cases/case.ts';
import type { Needs } from '../cases/needs.ts';
import type { HelloResult } from '../subjects/wire.ts';
import { quoted } from '../text/quoted.ts';

type Abilities = Pick<HelloResult, 'steps' | 'features'>;

/** Says what a case needs and the engine doesn't support, in words; `undefined`: nothing. `needs` is called only if it can matter. */
export const missingFeatures = (
  hello: Abilities, needs: (one: Case) => Promise<Needs>,
): ((one: Case) => Promise<string | undefined>) => {
  const knowsAll = { core: knowsAllBut(['printed-capacity'], hello), units: knowsAllBut([], hello) };
  return async (one) => (knowsAll[one.profile] ? undefined : missingIn(await needs(one), hello));
};

const missingIn = (needed: Needs, hello: Abilities): string | undefined => {
  const features = needed.features.filter((feature) => !hello.features.includes(feature)).map(quoted);
  const steps = needed.steps.filter((step) => !hello.steps.includes(step)).map(quoted);
  const missing = [
    ...features,
    ...(steps.length === 0 ? [] : [`the ${steps.length === 1 ? 'step' : 'steps'} ${steps.join(', ')}`]),
  ];
  return missing.length === 0 ? undefined : `doesn't support ${missing.join(', ')}`;
};

/** Whether it supports every step, and every feature except those in `spared`. */
const knowsAllBut = (spared: readonly Feature[], { steps, features }: Abilities): boolean =>
  STEPS.every((step) => steps.includes(step)) && FEATURES.every((feature) => spared.includes(feature) || features.includes(feature));
