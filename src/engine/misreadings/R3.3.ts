import { type Owed, type Units, isGroundForce, kindsIn, only, totalOf } from '../../board/index.ts';
import { hasShips, isInCombat, noneInCombat, toReinforcements } from '../combat.ts';
import type { Area, Waiting } from '../policies.ts';
import type { Misreadings } from './table.ts';

const exceptTo = (type: 'land', { owing, action }: Waiting): readonly Owed[] => (action.type === type ? [] : owing());

const won = ({ position, system, player }: Area): boolean => hasShips(position, system, player);

/** A landing may go ahead if it brings the space area within its limit. */
export const unlessLandingMends = ({ owing, action }: Waiting): readonly Owed[] =>
  owing().filter(({ player, system, count }) =>
    action.type !== 'land' || action.params.player !== player || action.params.system !== system || totalOf(action.params.units) < count);

/** Play may go on if all that is owed is mechs. */
export const unlessMechsAlone = ({ owing }: Waiting): readonly Owed[] =>
  owing().filter(({ from }) => kindsIn(from).some((unit) => unit !== 'mech'));

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
    'active-player-only': ({ position, owing }) => owing().filter(({ player }) => player === position.active?.player),
    'own-excess-only': ({ owing, action }) => owing().filter(({ player }) => action.type !== 'land' || player === action.params.player),
    'mechs-let-through': unlessMechsAlone,
    'may-land-to-fit': unlessLandingMends,
    'before-invasion-only': ({ owing, action }) => (action.type === 'advance' && action.params.to === 'production' ? [] : owing()),
    'may-land': (waiting) => exceptTo('land', waiting),
  },
  'R3.3/returned-to': {
    nowhere: (position) => position,
    'mechs-nowhere': (position, player, units) => toReinforcements(position, player, only(units, (unit) => unit !== 'mech')),
    'active-player': (position, player, units) => toReinforcements(position, position.active?.player ?? player, units),
  },
};
