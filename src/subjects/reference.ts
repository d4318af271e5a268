import { ACTION_TYPES, isEditionId, type Position, STEPS } from '../board/index.ts';
import { judge } from '../engine/judge.ts';
import { official } from '../engine/official.ts';
import type { Policies } from '../engine/policies.ts';
import { type CardsOf, judgeWithCards } from '../engine/printed.ts';
import { playerFactsFaults } from '../rules/player-facts.ts';
import { cardsOf } from '../rules/printed.ts';
import { rulingsOf } from '../rules/article.ts';
import type { Article, Ruling, Rulings } from '../rules/types.ts';
import type { Catalogue } from '../rules/units.ts';
import { type DataPath, inWords } from '../source/index.ts';
import { quoted } from '../text/quoted.ts';
import { thrownText } from '../text/thrown-text.ts';
import { isInstead, pathText } from '../text/values.ts';
import type { ServedEngine } from './serve.ts';
import type { Reply, Request, Subject, SubjectSource } from './subject.ts';
import { FEATURES, type HelloResult, PROTOCOL } from './wire.ts';

/** What the reference engine knows: the article, and the unit catalogue, which is read only if a position leaves a value out. */
export interface Rulebook {
  readonly article: Article;
  /** Absent: it knows no printed values. */
  readonly catalogue?: () => Catalogue;
}

/** The policies that answer these rulings as given. */
export type PoliciesFor = (rulings: readonly Ruling[], answers: Rulings) => Policies;

/** The reference engine for an edition; `undefined` if there is no such edition. */
export const referenceEngine = (
  { article, catalogue }: Rulebook, edition: string, suite: string, policiesFor: PoliciesFor,
): ServedEngine | undefined => {
  if (!isEditionId(edition)) return undefined;
  const policies = policiesFor(article.rulings, rulingsOf(article, edition));
  const hello = helloOf(suite, catalogue !== undefined);
  const judging = catalogue === undefined ? judge : judgeWithCards(cardsIn(catalogue));
  return {
    hello,
    judge: (position, action) => judging(policies, position, action),
    refusal: (position, { params }) => largeNumber(position, ['position']) ?? largeNumber(params, ['action'])
      ?? (catalogue && unknownCards(catalogue, position)),
  };
};

/** The first number that is too large to be added up exactly with others. */
const largeNumber = (value: unknown, path: DataPath): string | undefined => {
  if (typeof value === 'number' && value > LARGEST) return `${isInstead(quoted(pathText(path)), value)}, expected at most ${LARGEST}`;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const fault = largeNumber(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    if (fault !== undefined) return fault;
  }
  return undefined;
};

const LARGEST = 1_000_000;

/** Why the catalogue doesn't know a player's faction or upgrades. */
const unknownCards = (catalogue: () => Catalogue, { players }: Position): string | undefined => {
  const withCards = Object.entries(players).filter(([, { faction, upgrades }]) => faction !== undefined || upgrades !== undefined);
  return withCards.flatMap(([player, facts]) => playerFactsFaults(facts, catalogue(), ['position', 'players', player])).map(inWords)[0];
};

const cardsIn = (catalogue: () => Catalogue): CardsOf => (facts, unit) => cardsOf(catalogue(), facts, unit);

/** The reference engine, asked through the same port as every engine. */
export const referenceSource = (rulebook: Rulebook): SubjectSource => ({
  label: 'reference',
  open: async ({ edition, suite }) => {
    const engine = referenceEngine(rulebook, edition, suite, await policiesOf(rulebook, edition));
    if (engine !== undefined) return subjectOf(engine);
    return { kind: 'not-run', message: `${isInstead('`edition`', edition)}, expected an edition that the rules have` };
  },
});

/** Wrong answers are loaded only for an edition that has some. */
const policiesOf = async ({ article }: Rulebook, edition: string): Promise<PoliciesFor> => {
  if (Object.keys(rulingsOf(article, edition)).length === 0) return () => official;
  return (await import('../engine/misreadings/index.ts')).policiesFor;
};

const WINDOW = 32;

const helloOf = (suite: string, knowsCards: boolean): HelloResult => ({
  protocol: PROTOCOL,
  name: 'reference',
  version: suite,
  language: 'typescript',
  answers: ACTION_TYPES,
  steps: STEPS,
  features: FEATURES.filter((feature) => knowsCards || feature !== 'printed-capacity'),
});

const subjectOf = (engine: ServedEngine): Subject => ({
  hello: engine.hello,
  window: WINDOW,
  ask: async (request) => replyOf(engine, request),
  close: async () => undefined,
});

const replyOf = (engine: ServedEngine, { position, action }: Request): Reply => {
  try {
    return { kind: 'answered', result: engine.judge(position, action) };
  } catch (error) {
    return { kind: 'crashed', message: thrownText(error) };
  }
};
