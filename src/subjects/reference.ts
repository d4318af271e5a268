import { ACTION_TYPES, isEditionId, STEPS } from '../board/index.ts';
import { judge } from '../engine/judge.ts';
import { official } from '../engine/official.ts';
import type { Policies } from '../engine/policies.ts';
import { type CardsOf, judgeWithCards } from '../engine/printed.ts';
import { cardsOf } from '../rules/printed.ts';
import { rulingsOf } from '../rules/article.ts';
import { type Article, type Rulings } from '../rules/types.ts';
import type { Catalogue } from '../rules/units.ts';
import { isInstead } from '../text/values.ts';
import type { ServedEngine } from './serve.ts';
import type { Reply, Request, Subject, SubjectSource } from './subject.ts';
import { FEATURES, type HelloResult, PROTOCOL } from './wire.ts';

/** What the reference engine knows: the article, and the unit catalogue, which is read only where a position leaves a value out. */
export interface Rulebook {
  readonly article: Article;
  /** Absent: it knows no printed values. */
  readonly catalogue?: () => Catalogue;
}

/** The policies with a non-official answer to some rulings. */
export type PoliciesFor = (rulings: Rulings) => Policies;

/** The reference engine by the rulings of an edition; `undefined`: there is no such edition. */
export const referenceEngine = (
  { article, catalogue }: Rulebook, edition: string, suite: string, policiesFor: PoliciesFor,
): ServedEngine | undefined => {
  if (!isEditionId(edition)) return undefined;
  const policies = policiesFor(rulingsOf(article, edition));
  const judging = catalogue === undefined ? judge : judgeWithCards(cardsIn(catalogue));
  return { hello: helloOf(suite, catalogue !== undefined), judge: (position, action) => judging(policies, position, action) };
};

const cardsIn = (catalogue: () => Catalogue): CardsOf => (facts, unit) => cardsOf(catalogue(), facts, unit);

/** The reference engine, by the door through which every engine comes. */
export const referenceSource = (rulebook: Rulebook): SubjectSource => ({
  label: 'reference',
  open: async ({ edition, suite }) => {
    const engine = referenceEngine(rulebook, edition, suite, await policiesOf(rulebook, edition));
    return engine === undefined ? { kind: 'not-run', message: `${isInstead('`edition`', edition)}, expected an edition that the rules have` } : subjectOf(engine);
  },
});

/** Misreadings are loaded for an edition that has some. */
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
    return { kind: 'crashed', message: error instanceof Error ? error.message : String(error) };
  }
};
