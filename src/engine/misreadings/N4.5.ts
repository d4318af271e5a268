import { inSpace, isCapacityCounted, only, totalOf } from '../../board/index.ts';
import { loadOf } from '../lifting.ts';
import type { Load } from '../policies.ts';
import type { Misreadings } from './table.ts';

const leavesUnitsInSpace = ({ position, from, player }: Load): boolean =>
  totalOf(only(inSpace(position, from, player), isCapacityCounted)) > 0;

export const N4_5: Misreadings = {
  'N4.5/leaving-empty': {
    refused: (load) => load.capacity === 0 || loadOf(load) > 0 || !leavesUnitsInSpace(load),
  },
};
