import { only } from '../../board/index.ts';
import { toReinforcements } from '../combat.ts';
import type { Misreadings } from './table.ts';

export const R3_3: Misreadings = {
  'R3.3/returned-to': {
    nowhere: (position) => position,
    'mechs-nowhere': (position, player, units) => toReinforcements(position, player, only(units, (unit) => unit !== 'mech')),
    'active-player': (position, player, units) => toReinforcements(position, position.active?.player ?? player, units),
  },
};
