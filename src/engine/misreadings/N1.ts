import { inSpace, isShip, kindsIn, only, type Owed, playersInSpace, totalOf } from '../../board/index.ts';
import { whereOthersHaveShips } from '../timing.ts';
import type { Waiting } from '../policies.ts';
import { unlessLandingMends, unlessMechsAlone } from './R3.3.ts';
import type { Misreadings } from './table.ts';

const ofFighters = ({ from }: Owed): boolean => kindsIn(from).every((unit) => unit === 'fighter');
const ofGroundForces = ({ from }: Owed): boolean => !kindsIn(from).includes('fighter');

const isMetByLargeShips = ({ position }: Waiting): boolean => {
  const { active } = position;
  return active !== undefined && playersInSpace(position, active.system).some((player) =>
    player !== active.player && totalOf(only(inSpace(position, active.system, player), (unit) => isShip(unit) && unit !== 'fighter')) > 0);
};

export const N1: Misreadings = {
  'N1/on-arrival': {
    'before-space-combat': (waiting) =>
      waiting.action.type === 'advance' && waiting.action.params.to !== 'space-cannon-offense' ? whereOthersHaveShips(waiting) : [],
    never: () => [],
    'before-cannons-only': (waiting) =>
      waiting.action.type === 'advance' && waiting.action.params.to !== 'space-cannon-offense' ? [] : whereOthersHaveShips(waiting),
    'fighters-are-no-ships': (waiting) => (isMetByLargeShips(waiting) ? whereOthersHaveShips(waiting) : []),
    'ground-forces-will-land': (waiting) => whereOthersHaveShips(waiting).filter((owed) => !ofGroundForces(owed)),
    'mechs-let-through': (waiting) => unlessMechsAlone({ ...waiting, owing: () => whereOthersHaveShips(waiting) }),
    'may-land-to-fit': (waiting) => unlessLandingMends({ ...waiting, owing: () => whereOthersHaveShips(waiting) }),
    'fighters-may-screen': (waiting) => whereOthersHaveShips(waiting).filter((owed) => !ofFighters(owed)),
  },
};
