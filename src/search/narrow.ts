import type { CaseStep } from '../cases/case.ts';
import type { Judge } from '../board/index.ts';
import type { Probe } from './probe.ts';
import { answerText } from './scope/text.ts';
import { questionsIn } from './shrink/play.ts';
import { diceFor } from './draw/dice.ts';
import { drawPlay } from './draw/play.ts';
import type { DrawFacts } from './draw/position.ts';
import { explaining, type MisreadingJudge, notRefuted } from './explaining.ts';

/** What more questions are put with: random ones, of which only those are asked that tell misreadings apart. */
export interface MoreQuestions {
  readonly probe: Probe;
  readonly judge: Judge;
  readonly drawFacts?: DrawFacts;
}

/**
 * The misreadings that also explain the engine's answers to more questions: those about which they disagree, with each other or with the
 * article. None, if no single one explains all answers.
 */
export const narrowed = async (fits: readonly MisreadingJudge[], asking: MoreQuestions): Promise<readonly MisreadingJudge[]> => {
  let left = fits;
  const article = { name: 'the article', judge: asking.judge };
  for (const step of disputed(() => [article, ...left], asking)) left = await keptAfter(left, step, asking.probe);
  return left;
};

/**
 * Of misreadings none of which explains all, those that are wrong about the fewest answers of the engine: to questions that it has
 * passed, and to some about which they disagree with each other or with the article; none where each is wrong about half of these.
 */
export const nearest = async (fits: readonly MisreadingJudge[], passed: readonly CaseStep[], asking: MoreQuestions): Promise<readonly MisreadingJudge[]> => {
  const misses = new Map(fits.map((one) => [one, passed.filter((step) => notRefuted([one], [step]).length === 0).length]));
  let asked = passed.length;
  for (const step of disputed(() => [{ name: 'the article', judge: asking.judge }, ...fits], asking)) {
    const kept = await keptAfter(fits, step, asking.probe);
    for (const one of fits) if (!kept.includes(one)) misses.set(one, (misses.get(one) ?? 0) + 1);
    asked += 1;
  }
  const fewest = Math.min(...misses.values());
  return 2 * fewest < asked ? fits.filter((one) => misses.get(one) === fewest) : [];
};

const SEED = 16;
const PLAYS = 400;
const QUESTIONS = 60;

/** Questions about which those that are left disagree. */
const disputed = function* (left: () => readonly MisreadingJudge[], { probe, judge, drawFacts }: MoreQuestions): Generator<CaseStep> {
  let asked = 0;
  for (let play = 0; play < PLAYS && left().length > 1 && asked < QUESTIONS; play += 1) {
    for (const step of questionsIn(probe, judge, drawPlay(diceFor(SEED, play), judge, probe.knows, drawFacts)) ?? []) {
      if (left().length < 2 || !disagree(left(), step)) continue;
      asked += 1;
      yield step;
    }
  }
};

const disagree = (misreaders: readonly MisreadingJudge[], { position, action }: CaseStep): boolean =>
  new Set(misreaders.map(({ judge }) => answerText(judge(position, action)))).size > 1;

const keptAfter = async (misreaders: readonly MisreadingJudge[], step: CaseStep, probe: Probe): Promise<readonly MisreadingJudge[]> => {
  const answer = await probe.ask(step);
  if (answer === 'declined') return misreaders;
  return answer === 'same' ? notRefuted(misreaders, [step]) : explaining(misreaders, answer);
};
