import { kindsIn } from '../../board/index.ts';
import { unlessLandingMends, unlessMechsAlone } from './R3.3.ts';
import type { Misreadings } from './table.ts';

export const N2: Misreadings = {
  'N2/after-cannons': {
    'after-combat': () => [],
    'ground-forces-will-land': ({ owing }) => owing().filter(({ from }) => kindsIn(from).includes('fighter')),
    'mechs-let-through': unlessMechsAlone,
    'may-land-to-fit': unlessLandingMends,
    'fighters-fight-on': ({ owing }) => owing().filter(({ from }) => kindsIn(from).some((unit) => unit !== 'fighter')),
    'active-player-only': ({ position, owing }) => owing().filter(({ player }) => player === position.active?.player),
  },
};
