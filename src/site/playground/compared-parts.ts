import { type Answer, type Illegal, isVerdict, type Legal, NUMBER_NAMES } from '../../board/index.ts';
import { owingInWords, positionInWords, spaced, winnerInWords } from '../../report/words/board.ts';
import type { PosedRuling } from './ruling.ts';

/** A part of two rulings in words, a line for each thing that it says; no line: the ruling has no such part. */
export interface ComparedPart {
  readonly name: string;
  readonly first: readonly string[];
  readonly second: readonly string[];
  readonly differs: boolean;
}

/** Two rulings part by part. Parts that neither has are left out. */
export const comparedParts = (first: PosedRuling, second: PosedRuling): readonly ComparedPart[] => {
  const [one, other] = [partsOf(first), partsOf(second)];
  const names = [...new Set([...one, ...other].map(([name]) => name))];
  return names.map((name) => {
    const [some, others] = [linesOf(one, name), linesOf(other, name)];
    return { name, first: some, second: others, differs: some.join('\n') !== others.join('\n') };
  }).filter((part) => part.first.length + part.second.length > 0);
};

type Part = readonly [name: string, lines: readonly string[]];

const linesOf = (parts: readonly Part[], wanted: string): readonly string[] => parts.find(([name]) => name === wanted)?.[1] ?? [];

const partsOf = ({ answer, because, openPoints }: PosedRuling): readonly Part[] => [
  ...answerParts(answer),
  ['clauses', [because.map(({ id }) => id).join(', ')]],
  ['left open', openPoints.map(({ question }) => question)],
];

const answerParts = (answer: Answer): readonly Part[] => {
  if (!isVerdict(answer)) return NUMBER_NAMES.map((name) => [name, [String(answer[name])]]);
  return answer.legal ? legalParts(answer) : illegalParts(answer);
};

const illegalParts = ({ reason }: Illegal): readonly Part[] =>
  [['verdict', [`not allowed: ${spaced(reason)}`]], ['owed', []], ['winner', []], ['removal', []], ['position after', ['nothing changes']]];

/** The players' values are the same in both rulings, and left out. */
const legalParts = ({ owes, winner, as, position }: Legal): readonly Part[] => [
  ['verdict', ['allowed']],
  ['owed', owingInWords(owes)],
  ['winner', winner === undefined ? [] : [winnerInWords(winner)]],
  ['removal', as === undefined ? [] : [`the units are ${as}`]],
  ['position after', positionInWords({ ...position, players: {} })],
];
