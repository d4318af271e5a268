import { isGroundForce, only, totalOf } from '../../board/index.ts';
import { groundForcesOnPlanets } from '../because.ts';
import type { Misreadings } from './table.ts';

export const N4_3: Misreadings = {
  'N4.3/no-capacity-left': {
    'fighters-over-a-planet-stay': (area, units) => (totalOf(groundForcesOnPlanets(area)) > 0 ? only(units, isGroundForce) : units),
    'fighters-stay': (_area, units) => only(units, isGroundForce),
    'none-count': () => ({}),
  },
};
