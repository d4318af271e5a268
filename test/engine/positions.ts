import fc from 'fast-check';
import {
  type Action, type Named, type Position, SHIPS, type Ship, SPACE, STEPS, type System, UNITS, type Unit, type Units, isShip,
} from '../../src/board/index.ts';
import { GENERIC_CAPACITY } from '../../src/cases/index.ts';

/** Small worlds: three players, two systems with a planet each, awkward names among them. */
const PLAYERS = ['red', '__proto__', 'blue'] as const;
const SYSTEMS = ['Lodor', 'constructor'] as const;
const PLANET = 'Lodor';

const unitsOf = (kinds: readonly Unit[], most = 5, least = 0): fc.Arbitrary<Units> =>
  fc.array(fc.tuple(fc.constantFrom(...kinds), fc.integer({ min: 1, max: most })), { minLength: least, maxLength: 4 })
    .map((entries) => Object.fromEntries(entries));

const byPlayer = (units: fc.Arbitrary<Units>): fc.Arbitrary<Named<Units>> =>
  fc.array(fc.tuple(fc.constantFrom(...PLAYERS), units), { maxLength: 3 }).map((entries) => Object.fromEntries(entries.filter(([, some]) => Object.keys(some).length > 0)));

const SPACE_KINDS: readonly Unit[] = ['carrier', 'cruiser', 'dreadnought', 'fighter', 'fighter', 'infantry', 'mech'];
const PLANET_KINDS: readonly Unit[] = ['infantry', 'mech', 'pds', 'space-dock'];

const system: fc.Arbitrary<System> = fc.record({
  space: byPlayer(unitsOf(SPACE_KINDS)),
  planets: byPlayer(unitsOf(PLANET_KINDS)).map((area): Named<Named<Units>> => ({ [PLANET]: area })),
});

// no fighter has a value in the game: one that had would take capacity along when it is given up
const values = fc.record(Object.fromEntries(SHIPS.map((ship) =>
  [ship, ship === 'fighter' ? fc.constantFrom(null, 0) : fc.constantFrom(GENERIC_CAPACITY[ship], null, 0, 2)])));

export const positions: fc.Arbitrary<Position> = fc.record({
  step: fc.option(fc.constantFrom(...STEPS), { nil: undefined }),
  systems: fc.tuple(...SYSTEMS.map(() => system)).map((all) => Object.fromEntries(all.map((one, at) => [SYSTEMS[at] ?? '', one]))),
  values: fc.tuple(...PLAYERS.map(() => values)),
  active: fc.record({ player: fc.constantFrom(...PLAYERS), system: fc.constantFrom(...SYSTEMS) }),
  reinforcements: fc.option(byPlayer(unitsOf([...UNITS], 9)), { nil: undefined }),
}).map(({ step, systems, values: stated, active, reinforcements }): Position => ({
  ...(step === undefined ? {} : { step, active }),
  players: Object.fromEntries(PLAYERS.map((player, at) => [player, { capacity: stated[at] ?? {} }])),
  systems,
  ...(reinforcements === undefined ? {} : { reinforcements }),
}));

const player = fc.constantFrom(...PLAYERS);
const systemName = fc.constantFrom(...SYSTEMS);
const place = fc.constantFrom(SPACE, PLANET);
const shipName: fc.Arbitrary<Ship> = fc.constantFrom('carrier', 'cruiser', 'dreadnought', 'fighter');
const some = unitsOf(SPACE_KINDS, 4, 1);

const cargo = fc.record({ from: place, units: unitsOf(['fighter', 'infantry', 'infantry', 'mech', 'cruiser'], 3, 1) });
const ships = fc.array(fc.record({ ship: shipName, from: systemName, cargo: fc.array(cargo, { maxLength: 2 }) }), { minLength: 1, maxLength: 3 });

export const actions: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ type: fc.constant('check' as const), params: fc.record({ player, system: systemName }) }),
  fc.record({ type: fc.constant('move' as const), params: fc.record({ player, to: systemName, ships }) }),
  fc.record({ type: fc.constant('remove' as const), params: fc.record({ player, system: systemName, units: some, from: place }) }),
  fc.record({ type: fc.constant('lose' as const), params: fc.record({ player, system: systemName, units: some }) }),
  fc.record({ type: fc.constant('place' as const), params: fc.record({ player, system: systemName, on: place, units: unitsOf([...SPACE_KINDS, 'pds'], 4, 1) }) }),
  fc.record({ type: fc.constant('land' as const), params: fc.record({ player, system: systemName, planet: fc.constant(PLANET), units: unitsOf(['infantry', 'mech', 'fighter'], 4, 1) }) }),
  fc.record({ type: fc.constant('advance' as const), params: fc.record({ to: fc.constantFrom(...STEPS) }) }),
  fc.constant<Action>({ type: 'end-combat', params: {} }),
);

/** Of every unit of a player, how many are on the board and in reinforcements. */
export const everywhere = ({ systems, reinforcements }: Position, who: string): ReadonlyMap<Unit, number> => {
  const areas = [...Object.values(systems).flatMap(({ space = {}, planets = {} }) => [space, ...Object.values(planets)]), reinforcements ?? {}];
  const count = (unit: Unit) => areas.reduce((sum, area) => sum + ((Object.hasOwn(area, who) ? area[who]?.[unit] : undefined) ?? 0), 0);
  return new Map(UNITS.map((unit) => [unit, count(unit)]));
};

export const capacityOf = (position: Position, system: string, who: string): number => {
  const units = (Object.hasOwn(position.systems[system]?.space ?? {}, who) ? position.systems[system]?.space?.[who] : undefined) ?? {};
  return UNITS.filter(isShip).reduce((sum, ship) => sum + (units[ship] ?? 0) * (position.players[who]?.capacity?.[ship] ?? 0), 0);
};

export { PLAYERS, SYSTEMS };
