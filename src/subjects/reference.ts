import { ACTION_TYPES, STEPS } from '../board/index.ts';
import { judge, policiesFor } from '../engine/index.ts';
import { rulingsOf } from '../rules/read.ts';
import { type Article, isEditionId } from '../rules/types.ts';
import type { ServedEngine } from './serve.ts';
import type { Reply, Request, Subject, SubjectSource } from './subject.ts';
import { FEATURES, type HelloResult, PROTOCOL } from './wire.ts';

/** The reference engine by the rulings of an edition; `undefined`: there is no such edition. */
export const referenceEngine = (article: Article, edition: string, suite: string): ServedEngine | undefined => {
  if (!isEditionId(edition)) return undefined;
  const policies = policiesFor(rulingsOf(article, edition));
  return { hello: helloOf(suite), judge: (position, action) => judge(policies, position, action) };
};

/** The reference engine, by the door through which every engine comes. */
export const referenceSource = (article: Article): SubjectSource => ({
  label: 'reference',
  open: async ({ edition, suite }) => {
    const engine = referenceEngine(article, edition, suite);
    return engine === undefined ? { kind: 'not-run', message: `edition: expected one that the rules know, got ${edition}` } : subjectOf(engine);
  },
});

const WINDOW = 32;

const helloOf = (suite: string): HelloResult => ({
  protocol: PROTOCOL,
  name: 'reference',
  version: suite,
  language: 'typescript',
  answers: ACTION_TYPES,
  steps: STEPS,
  features: FEATURES.filter((feature) => feature !== 'printed-capacity'),
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
