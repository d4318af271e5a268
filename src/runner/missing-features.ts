import { CARD_IDS, type Feature, FEATURES, STEPS } from '../board/index.ts';
import type { Case } from '../cases/case.ts';
import type { Profile } from '../cases/types.ts';
import type { Needs } from '../cases/needs.ts';
import type { HelloResult } from '../subjects/wire.ts';
import { quoted } from '../text/quoted.ts';
import type { Lacks } from './report.ts';

type Abilities = Pick<HelloResult, 'steps' | 'features' | 'cards'>;

/** What an engine doesn't declare in its `hello`. */
export const lacksOf = ({ features, steps, cards = [] }: Abilities): Lacks => ({
  features: FEATURES.filter((feature) => !features.includes(feature)),
  steps: STEPS.filter((step) => !steps.includes(step)),
  cards: CARD_IDS.filter((card) => !cards.includes(card)),
});

/** Says what a case needs and the engine doesn't support, in words; `undefined`: nothing. `needs` is called only if it can matter. */
export const missingFeatures = (
  hello: Abilities, needs: (one: Case) => Promise<Needs>,
): ((one: Case) => Promise<string | undefined>) => {
  const knowsArticle = knowsAllBut(['printed-capacity'], hello);
  const knowsAll: Readonly<Record<Profile, boolean>> =
    { core: knowsArticle, units: knowsAllBut([], hello), cards: knowsArticle && appliesAllCards(hello) };
  return async (one) => (knowsAll[one.profile] ? undefined : missingIn(await needs(one), hello));
};

const missingIn = (needed: Needs, hello: Abilities): string | undefined => {
  const features = needed.features.filter((feature) => !hello.features.includes(feature)).map(quoted);
  const steps = needed.steps.filter((step) => !hello.steps.includes(step)).map(quoted);
  const cards = needed.cards.filter((card) => hello.cards?.includes(card) !== true).map(quoted);
  const missing = [
    ...features,
    ...(cards.length === 0 ? [] : [`the ${cards.length === 1 ? 'card' : 'cards'} ${cards.join(', ')}`]),
    ...(steps.length === 0 ? [] : [`the ${steps.length === 1 ? 'step' : 'steps'} ${steps.join(', ')}`]),
  ];
  return missing.length === 0 ? undefined : `doesn't support ${missing.join(', ')}`;
};

const appliesAllCards = ({ cards = [] }: Abilities): boolean => CARD_IDS.every((card) => cards.includes(card));

/** Whether it supports every step, and every feature except those in `spared`. */
const knowsAllBut = (spared: readonly Feature[], { steps, features }: Abilities): boolean =>
  STEPS.every((step) => steps.includes(step)) && FEATURES.every((feature) => spared.includes(feature) || features.includes(feature));
