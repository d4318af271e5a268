import type { Action, Owed, Position } from '../board/index.ts';
import { type Fault, type Problem, readSource, shapeFaults } from '../source/index.ts';
import { actionOf } from './action.ts';
import { isAction, isPosition, member } from './check/case-parts.ts';
import { actionFaults } from './check/steps.ts';
import { positionFaults } from './check/position.ts';
import { positionFrom } from './from-written.ts';

/** A position and an action to rule on. */
export interface Question {
  readonly position: Position;
  readonly owed: readonly Owed[];
  readonly action: Action;
}

/** Reads a file with only `given` and `when`: the question, or everything wrong with the file. */
export const readQuestion = (path: string): Question | readonly Problem[] => {
  const source = readSource(path);
  if (source.value === undefined) return source.problems([]);
  const { question, faults } = questionIn(source.value);
  const problems = source.problems(faults);
  return question === undefined || problems.length > 0 ? problems : question;
};

/** Whether a file was read without problems. */
export const isQuestion = (read: Question | readonly Problem[]): read is Question => 'action' in read;

const questionIn = (value: unknown): { readonly question?: Question; readonly faults: readonly Fault[] } => {
  const shape = shapeFaults({ file: 'question' }, value);
  const [given, when] = [member(value, 'given'), member(value, 'when')];
  if (!isPosition(given)) return { faults: shape };
  const bare = positionFrom(given, [], 'core');
  const faults = [...shape, ...positionFaults(given, bare, 'core', ['given'])];
  if (!isAction(when)) return { faults };
  const action = actionOf(when);
  const question = { position: positionFrom(given, [{ when }], 'core'), owed: given.owed ?? [], action };
  return { question, faults: [...faults, ...actionFaults(action, undefined, bare, ['when'])] };
};
