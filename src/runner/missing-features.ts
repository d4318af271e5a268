import { type Feature, FEATURES, STEPS } from '../board/index.ts';
import type { Case } from '../cases/case.ts';
import type { Needs } from '../cases/needs.ts';
import type { HelloResult } from '../subjects/wire.ts';

type Abilities = Pick<HelloResult, 'steps' | 'features'>;

/** What of a case the engine doesn't know, in words; `undefined`: nothing. `needs` is asked only where it can matter. */
export const missingFeatures = async (one: Case, hello: Abilities, needs: (one: Case) => Promise<Needs>): Promise<string | undefined> => {
  if (knowsAllBut(one.profile === 'units' ? [] : ['printed-capacity'], hello)) return undefined;
  const needed = await needs(one);
  const features = needed.features.filter((feature) => !hello.features.includes(feature)).map(quoted);
  const steps = needed.steps.filter((step) => !hello.steps.includes(step)).map(quoted);
  const said = [
    ...(features.length === 0 ? [] : [`lacks ${features.join(', ')}`]),
    ...(steps.length === 0 ? [] : [`doesn't know the ${steps.length === 1 ? 'step' : 'steps'} ${steps.join(', ')}`]),
  ];
  return said.length === 0 ? undefined : said.join('; ');
};

/** Whether it knows every step, and every feature but those spared. */
const knowsAllBut = (spared: readonly Feature[], { steps, features }: Abilities): boolean =>
  STEPS.every((step) => steps.includes(step)) && FEATURES.every((feature) => spared.includes(feature) || features.includes(feature));

const quoted = (word: string): string => `\`${word}\``;
