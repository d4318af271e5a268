import { type Answer, isVerdict, type Legal, own, type Position } from '../../board/index.ts';
import { owingInWords, spaced, systemInWords, winnerInWords } from './board.ts';

/** An answer, a line for each part of it; of the position only the systems that changed. */
export const answerInWords = (before: Position, answer: Answer): readonly string[] => {
  if (!isVerdict(answer)) return [`capacity ${answer.capacity}, counted ${answer.counted}, excess ${answer.excess}`];
  return answer.legal ? legalInWords(before, answer) : [`illegal: ${spaced(answer.reason)}`];
};

const legalInWords = (before: Position, { position, owes, winner, as }: Legal): readonly string[] => [
  'legal',
  ...changedSystems(before, position),
  ...owingInWords(owes),
  ...(winner === undefined ? [] : [winnerInWords(winner)]),
  ...(as === undefined ? [] : [`the units are ${as}`]),
];

const changedSystems = (before: Position, after: Position): readonly string[] =>
  Object.keys(after.systems).flatMap((name) => {
    const [was, is] = [before, after].map(({ systems }) => systemInWords(own(systems, name)).join('; '));
    return was === is ? [] : [`afterwards in ${name}: ${is === '' ? 'nothing' : is}`];
  });
