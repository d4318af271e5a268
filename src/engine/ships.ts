import { NO_UNITS, type Units } from '../board/index.ts';

/** `R4` Units are assigned to no ship: none goes with a ship that is lost. */
export const nothingGoesWithThem = (): Units => NO_UNITS;
