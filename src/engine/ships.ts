import type { Units } from '../board/index.ts';
import type { Area, Policies } from './policies.ts';

/** `R4` Units are assigned to no ship: nothing goes with those that are lost. */
export const theyAlone = (_rulings: Policies, _area: Area, lost: Units): Units => lost;
