import {
  countOf, everyPlayer, inSpace, isCapacityCounted, isEmpty, isGroundForce, kindsIn, minus, only, type Owed, own, plus, type Position,
  SPACE, totalOf, type Unit, type Units, withUnitsAt,
} from '../../board/index.ts';
import { toReinforcements } from '../combat.ts';
import { isChoice } from '../excess.ts';
import type { Aftermath, Area, Policies } from '../policies.ts';
import type { Misreadings } from './table.ts';

/** `count` of the units, one kind after another in this order. */
export const inTurn = (units: Units, count: number, order: readonly Unit[]): Units => {
  let left = count;
  let taken: Units = {};
  for (const unit of order) {
    const some = Math.min(left, countOf(units, unit));
    if (some > 0) taken = plus(taken, { [unit]: some });
    left -= some;
  }
  return taken;
};

const halfOfEach = (units: Units, count: number): Units => {
  const half = Math.min(Math.ceil(count / 2), countOf(units, 'fighter'));
  const fighters: Units = inTurn(units, half, ['fighter']);
  const rest = inTurn(units, count - totalOf(fighters), ['infantry', 'mech']);
  return plus(plus(fighters, rest), inTurn(minus(units, fighters), count - totalOf(fighters) - totalOf(rest), ['fighter']));
};

const fightersGoAtOnce = ({ position, owes }: Aftermath): Aftermath => ({
  position: owes.reduce((now, owed) => settled(now, owed), position),
  owes: [],
});

const settled = (position: Position, { player, system, count }: Owed): Position => {
  const there = inSpace(position, system, player);
  const gone = inTurn(there, count, ['fighter', 'infantry', 'mech']);
  return toReinforcements(withUnitsAt(position, { system, place: SPACE, player }, minus(there, gone)), player, gone);
};

const otherThan = (position: Position, player: string): string => everyPlayer(position).find((other) => other !== player) ?? player;

type Choice = Policies['R3.1/chosen-by'];

/** A misreading of the choice that applies only where there is a choice. */
const ofSeveralKinds = (chosen: Choice): Choice =>
  (units, count, area, action) => (isChoice({ count, from: units }) ? chosen(units, count, area, action) : units);

const isOverOwnPlanet = ({ position, system, player }: Area): boolean =>
  Object.values(own(position.systems, system)?.planets ?? {}).some((planet) => !isEmpty(own(planet, player) ?? {}));

export const R3_1: Misreadings = {
  'R3.1/chosen-by': {
    'fighters-first': ofSeveralKinds((units, count) => inTurn(units, count, ['fighter', 'infantry', 'mech'])),
    'fighters-first-over-a-planet': ofSeveralKinds((units, count, area) =>
      (isOverOwnPlanet(area) ? inTurn(units, count, ['fighter', 'infantry', 'mech']) : units)),
    'fighters-first-elsewhere': ofSeveralKinds((units, count, { position, system }) =>
      (system === (position.active?.system ?? system) ? units : inTurn(units, count, ['fighter', 'infantry', 'mech']))),
    'fighters-first-left-behind': ofSeveralKinds((units, count, { player, system }, action) =>
      (action.type === 'move' && action.params.player === player && action.params.ships.some(({ from }) => from === system)
        ? inTurn(units, count, ['fighter', 'infantry', 'mech'])
        : units)),
    'ground-forces-first': ofSeveralKinds((units, count) => {
      const groundForces = only(units, isGroundForce);
      return totalOf(groundForces) >= count ? groundForces : plus(groundForces, inTurn(units, count - totalOf(groundForces), ['fighter']));
    }),
    'half-of-each': ofSeveralKinds(halfOfEach),
    'newest-first': ofSeveralKinds((units, count, area, action) => {
      if (action.type !== 'place' || action.params.on !== SPACE || action.params.system !== area.system) return units;
      const placed = only(action.params.units, isCapacityCounted);
      return totalOf(placed) >= count ? placed : units;
    }),
    'infantry-before-mechs': (units, count) => {
      const others = only(units, (unit) => unit !== 'mech');
      return totalOf(others) >= count ? others : units;
    },
    'one-kind-only': (units, count) => {
      const kind = kindsIn(units).find((unit) => countOf(units, unit) >= count);
      return kind === undefined ? units : only(units, (unit) => unit === kind);
    },
  },
  'R3.1/asked': {
    'not-asked': fightersGoAtOnce,
    'not-asked-after-cannons': (after) => (after.position.step === 'space-cannon-offense' ? fightersGoAtOnce(after) : after),
    'opponent-chooses': ({ position, owes }) => ({
      position,
      owes: owes.map((owed) => (isChoice(owed) ? { ...owed, player: otherThan(position, owed.player) } : owed)),
    }),
  },
};
