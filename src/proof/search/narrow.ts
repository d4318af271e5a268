import type { CaseStep } from '../../cases/case.ts';
import type { Judge, Probe } from '../probe.ts';
import { answerText } from '../scope/text.ts';
import { questionsIn } from '../shrink/play.ts';
import { diceFor } from './dice.ts';
import { drawPlay } from './draw-play.ts';
import type { DrawFacts } from './draw-position.ts';
import { explaining, type Misreader, notRefuted } from './likely.ts';

/** Those misreadings that also explain the engine's answers to questions about which they disagree; none where no single one explains all. */
export const narrowed = async (
  fits: readonly Misreader[], probe: Probe, judge: Judge, drawFacts?: DrawFacts,
): Promise<readonly Misreader[]> => {
  let left = fits;
  let asked = 0;
  for (let play = 0; play < PLAYS && left.length > 1 && asked < QUESTIONS; play += 1) {
    for (const step of questionsIn(probe, judge, drawPlay(diceFor(SEED, play), judge, probe.knows, drawFacts)) ?? []) {
      if (left.length < 2 || !disagree(left, step)) continue;
      left = await keptAfter(left, step, probe);
      asked += 1;
    }
  }
  return left;
};

const SEED = 16;
const PLAYS = 400;
const QUESTIONS = 60;

const disagree = (misreaders: readonly Misreader[], { position, action }: CaseStep): boolean =>
  new Set(misreaders.map(({ judge }) => answerText(judge(position, action)))).size > 1;

const keptAfter = async (misreaders: readonly Misreader[], step: CaseStep, probe: Probe): Promise<readonly Misreader[]> => {
  const answer = await probe.ask(step);
  if (answer === 'declined') return misreaders;
  return answer === 'same' ? notRefuted(misreaders, [step]) : explaining(misreaders, answer);
};
