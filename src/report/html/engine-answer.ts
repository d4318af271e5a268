import type { Position } from '../../board/index.ts';
import type { StepReport } from '../../runner/report.ts';
import { type EngineLegal, readAnswer } from '../../subjects/answer.ts';
import { answerBy } from './answer.ts';
import { panel } from './panel.ts';
import type { Looks } from './picture/draw.ts';
import { arrived, mistaken } from './picture/marks.ts';
import type { Html } from './tag.ts';

/** An engine's answer to a step in the same form as the article's; nothing if it can't be read. */
export const engineAnswer = (at: StepReport, engine: string, looks: Looks): Html => {
  const answer = readAnswer(at.action.type, at.actual);
  if (answer.kind === 'malformed') return '';
  return answerBy(`By ${engine}`, 'engine', answer, answer.kind === 'legal' ? engineAfter(at, answer, looks) : '');
};

const engineAfter = (at: StepReport, answer: EngineLegal, looks: Looks): Html => {
  const { position, expected } = at;
  const after: Position = {
    ...(expected.kind === 'legal' ? expected.position : position),
    systems: answer.position.systems,
    ...(position.reinforcements && { reinforcements: answer.position.reinforcements ?? {} }),
  };
  const marks = expected.kind === 'legal' ? mistaken(expected.position, after) : arrived(position, after);
  return panel({ title: 'After', kind: 'after', position: after, owed: answer.owes, marks, looks });
};
