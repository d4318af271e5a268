import type { Action } from './actions.ts';
import type { Position } from './position.ts';
import type { Answer } from './verdicts.ts';

/** An engine in this process, by whatever answers to the rulings: it answers any action in any position, and never fails. */
export type Judge = (position: Position, action: Action) => Answer;
