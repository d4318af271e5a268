import { type Feature, FEATURES, STEPS } from '../board/index.ts';
import type { Case } from '../cases/case.ts';
import type { Needs } from '../cases/needs.ts';
import type { HelloResult } from '../subjects/wire.ts';
import { quoted } from '../text/quoted.ts';

type Abilities = Pick<HelloResult, 'steps' | 'features'>;

/** What a case needs and the engine doesn't support, in words; `undefined`: nothing. `needs` is called only if it can matter. */
export const missingFeatures = async (
  one: Case, hello: Abilities, needs: (one: Case) => Promise<Needs>,
): Promise<string | undefined> => {
  if (knowsAllBut(one.profile === 'units' ? [] : ['printed-capacity'], hello)) return undefined;
  const needed = await needs(one);
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
