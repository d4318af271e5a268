import { ACTION_TYPES, CARD_IDS, isEditionId, type Position, STEPS } from '../board/index.ts';
import type { CardsInPlay } from '../engine/cards/judge.ts';
import { judge } from '../engine/judge.ts';
import { official } from '../engine/official.ts';
import type { Policies } from '../engine/policies.ts';
import { type CardsOf, judgeWithPrintedValues } from '../engine/printed.ts';
import { playerFactsFaults } from '../rules/player-facts.ts';
import { cardsOf } from '../rules/printed.ts';
import { rulingsOf } from '../rules/article.ts';
import type { CardsFile } from '../rules/cards.ts';
import { mayHoldCards } from '../rules/may-hold-cards.ts';
import type { Article, Ruling, Rulings } from '../rules/types.ts';
import type { Catalogue } from '../rules/units.ts';
import { type DataPath, inWords } from '../source/index.ts';
import { quoted } from '../text/quoted.ts';
import { defined } from '../text/records.ts';
import { thrownText } from '../text/thrown-text.ts';
import { isInstead, pathText } from '../text/values.ts';
import type { ServedEngine } from './serve.ts';
import type { Reply, Request, Subject, SubjectSource } from './subject.ts';
import { FEATURES, type HelloResult, PROTOCOL } from './wire.ts';

/** What the reference engine knows: the article, the unit catalogue and the cards, which are read only if a position needs them. */
export interface Rulebook {
  readonly article: Article;
  /** Absent: it knows no printed values. */
  readonly catalogue?: () => Catalogue;
  /** Absent, or without a catalogue: it applies no cards. */
  readonly cards?: () => CardsFile;
}

/** The policies that answer these rulings as given. */
export type PoliciesFor = (rulings: readonly Ruling[], answers: Rulings) => Policies;

/** How the reference engine is set up: what it says of itself, what answers its rulings, and the cards, if it has read them. */
export interface Setup {
  readonly edition: string;
  readonly suite: string;
  readonly policiesFor: PoliciesFor;
  /** Absent: it judges by the article alone. */
  readonly cards?: Pick<CardsInPlay, 'judging'>;
}

/** The reference engine for an edition; `undefined` if there is no such edition. */
export const referenceEngine = (rulebook: Rulebook, { edition, suite, policiesFor, cards }: Setup): ServedEngine | undefined => {
  if (!isEditionId(edition)) return undefined;
  const { article, catalogue } = rulebook;
  const policies = policiesFor(article.rulings, rulingsOf(article, edition));
  const byArticle = catalogue === undefined ? judge : judgeWithPrintedValues(cardsIn(catalogue));
  const judging = cards?.judging(byArticle) ?? byArticle;
  return {
    hello: helloOf(suite, rulebook),
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
  open: async ({ edition, suite, draft }) => {
    const known = draft === undefined ? rulebook : withoutCards(rulebook);
    const setup = { edition, suite, policiesFor: await policiesOf(known, edition) };
    const engine = referenceEngine(known, setup);
    if (engine !== undefined) return subjectOf(engine, cardPlayer(known, setup) ?? (async () => engine));
    return { kind: 'not-run', message: `${isInstead('`edition`', edition)}, expected an edition that the rules have` };
  },
});

/** Wrong answers are loaded only for an edition that has some. */
const policiesOf = async ({ article }: Rulebook, edition: string): Promise<PoliciesFor> => {
  if (Object.keys(rulingsOf(article, edition)).length === 0) return () => official;
  return (await import('../engine/misreadings/index.ts')).policiesFor;
};

/** A draft changes the article, which is then judged alone: its answers may be about the same units as a card's. */
const withoutCards = ({ cards: _, ...rulebook }: Rulebook): Rulebook => rulebook;

/** Loads the engine that also applies the cards, at the first question in which one may matter; undefined if the rulebook has none. */
const cardPlayer = ({ article, catalogue, cards }: Rulebook, setup: Setup): (() => Promise<ServedEngine>) | undefined => {
  if (catalogue === undefined || cards === undefined) return undefined;
  const load = async (): Promise<ServedEngine> => {
    const { cardsReadBy } = await import('../engine/cards/judge.ts');
    const inPlay = cardsReadBy({ rulings: article.rulings, cards: cards() }, catalogue())();
    const engine = referenceEngine({ article, catalogue, cards }, { ...setup, cards: inPlay });
    if (engine === undefined) throw new Error(`the rules have no edition ${setup.edition}`);
    return engine;
  };
  let loaded: Promise<ServedEngine> | undefined;
  return () => loaded ??= load();
};

const WINDOW = 32;

const helloOf = (suite: string, { catalogue, cards }: Rulebook): HelloResult => defined({
  protocol: PROTOCOL,
  name: 'reference',
  version: suite,
  language: 'typescript',
  answers: ACTION_TYPES,
  steps: STEPS,
  features: FEATURES.filter((feature) => catalogue !== undefined || feature !== 'printed-capacity'),
  cards: catalogue === undefined || cards === undefined ? undefined : CARD_IDS,
});

const subjectOf = (engine: ServedEngine, withCards: () => Promise<ServedEngine>): Subject => ({
  hello: engine.hello,
  window: WINDOW,
  ask: async (request) => replyOf(mayHoldCards(request.position, request.action) ? await withCards() : engine, request),
  close: async () => undefined,
});

const replyOf = (engine: ServedEngine, { position, action }: Request): Reply => {
  try {
    return { kind: 'answered', result: engine.judge(position, action) };
  } catch (error) {
    return { kind: 'crashed', message: thrownText(error) };
  }
};
