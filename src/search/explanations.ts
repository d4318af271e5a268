import type { Judge } from '../board/index.ts';
import type { CaseStep } from '../cases/case.ts';
import { givesSameAnswer, passesStepAtOnce } from '../proof/judge-answers.ts';
import { diceFor } from './draw/dice.ts';
import { drawPlay } from './draw/play.ts';
import type { DrawFacts } from './draw/position.ts';
import type { Difference, Probe } from './probe.ts';
import { answerText } from './scope/text.ts';
import { questionsIn } from './shrink/play.ts';

/** An engine that misreads one ruling; its name is `RULING=ANSWER`. */
export interface MisreadingJudge {
  readonly name: string;
  readonly judge: Judge;
}

/** The misreadings that give the engine's wrong answer. The engine may also have made removals that leave no choice. */
export const explaining = (misreaders: readonly MisreadingJudge[], { kind, step, actual }: Difference): readonly MisreadingJudge[] =>
  (kind === 'fail' ? misreaders.filter(({ judge }) => givesSameAnswer(judge, step, actual)) : []);

/** The misreadings that give exactly the engine's answer; if none does, all of them. */
export const exactFirst = (fits: readonly MisreadingJudge[], { step, actual }: Difference): readonly MisreadingJudge[] => {
  const exactly = fits.filter(({ judge }) => givesSameAnswer(judge, step, actual, ({ expected }) => [expected]));
  return exactly.length > 0 ? exactly : fits;
};

/** The misreadings that also answer these questions correctly, as the engine did. */
export const notRefuted = (misreaders: readonly MisreadingJudge[], passed: readonly CaseStep[]): readonly MisreadingJudge[] =>
  misreaders.filter(({ judge }) => passed.every((step) => passesStepAtOnce(judge, leastExpected(step))));

/** Of a count, only the excess: an engine that passed may have left out the other two numbers. */
const leastExpected = (step: CaseStep): CaseStep => {
  const { expected } = step;
  if (expected.kind !== 'numbers' || expected.excess === undefined) return step;
  return { ...step, expected: { kind: 'numbers', excess: expected.excess } };
};

/** Where more questions come from: random ones, of which only those are asked that misreadings answer differently. */
export interface MoreQuestions {
  readonly probe: Probe;
  readonly judge: Judge;
  readonly drawFacts?: DrawFacts | undefined;
}

/**
 * The misreadings that also explain the engine's answers to more questions, on which they disagree with each other or with the article.
 * None, if no single one explains all answers.
 */
export const narrowed = async (fits: readonly MisreadingJudge[], more: MoreQuestions): Promise<readonly MisreadingJudge[]> => {
  let left = fits;
  for (const step of disputed(() => left, more)) left = await keptAfter(left, step, more.probe);
  for (const step of disputed(() => [articleOf(more), ...left], more)) left = await keptAfter(left, step, more.probe);
  return left;
};

/**
 * If no misreading explains all answers: those that are wrong about the fewest, among questions that the engine passed and random ones.
 * Random questions on which all of them agree with the article are not asked: they count as passed. None, if each misreading is wrong
 * about half of the questions.
 */
export const nearest = async (
  fits: readonly MisreadingJudge[], passed: readonly CaseStep[], more: MoreQuestions,
): Promise<readonly MisreadingJudge[]> => {
  const misses = new Map(fits.map((one) => [one, passed.filter((step) => notRefuted([one], [step]).length === 0).length]));
  let questions = passed.length;
  const onAgreement = (): void => { questions += 1; };
  for (const step of disputed(() => [articleOf(more), ...fits], more, onAgreement)) {
    const kept = await keptAfter(fits, step, more.probe);
    for (const one of fits) if (!kept.includes(one)) misses.set(one, (misses.get(one) ?? 0) + 1);
    questions += 1;
  }
  const fewest = Math.min(...misses.values());
  return 2 * fewest < questions ? fits.filter((one) => misses.get(one) === fewest) : [];
};

const articleOf = ({ judge }: MoreQuestions): MisreadingJudge => ({ name: 'the article', judge });

const SEED = 16;
const PLAYS = 400;
const QUESTIONS = 60;

/** Random questions that the remaining judges answer differently; `onAgreement` is called for each of the others. */
const disputed = function* (
  left: () => readonly MisreadingJudge[], { probe, judge, drawFacts }: MoreQuestions, onAgreement: () => void = () => undefined,
): Generator<CaseStep> {
  let asked = 0;
  for (let play = 0; play < PLAYS && left().length > 1 && asked < QUESTIONS; play += 1) {
    for (const step of questionsIn(probe, judge, drawPlay(diceFor(SEED, play), judge, probe.knows, drawFacts)) ?? []) {
      if (left().length < 2) return;
      if (disagree(left(), step)) {
        asked += 1;
        yield step;
      } else {
        onAgreement();
      }
    }
  }
};

const disagree = (misreaders: readonly MisreadingJudge[], { position, action }: CaseStep): boolean =>
  new Set(misreaders.map(({ judge }) => answerText(judge(position, action)))).size > 1;

const keptAfter = async (misreaders: readonly MisreadingJudge[], step: CaseStep, probe: Probe): Promise<readonly MisreadingJudge[]> => {
  const outcome = await probe.ask(step);
  if (outcome === 'declined' || outcome === 'stopped') return misreaders;
  if (outcome === 'same') return notRefuted(misreaders, [step]);
  // a misreading's own answer may break the contract too
  return outcome.kind === 'fail' ? explaining(misreaders, outcome) : misreaders;
};
