import { type Owed, type Units, isGroundForce, only } from '../../board/index.ts';
import { hasShips, isInCombat, noneInCombat } from '../combat.ts';
import type { Area, Waiting } from '../policies.ts';
import type { Misreadings } from './table.ts';

const exceptTo = (type: 'land', { owing, action }: Waiting): readonly Owed[] => (action.type === type ? [] : owing());

const won = ({ position, system, player }: Area): boolean => hasShips(position, system, player);

export const R3_3: Misreadings = {
  'R3.3/during-combat': {
    enforced: (_area, units) => units,
    'fighters-only': (area, units): Units => (isInCombat(area) ? only(units, isGroundForce) : units),
    'ground-forces-only': (area, units): Units => (isInCombat(area) ? only(units, (unit) => !isGroundForce(unit)) : units),
    'active-player-only': (area, units) => (area.player === area.position.active?.player ? noneInCombat(area, units) : units),
  },
  'R3.3/after-combat': {
    'nothing-owed': () => false,
    'winner-only': won,
    'loser-only': (area) => !won(area),
  },
  'R3.3/before-going-on': {
    'may-go-on': () => [],
    'may-land': (waiting) => exceptTo('land', waiting),
  },
  'R3.3/returned-to': {
    nowhere: (position) => position,
  },
};
