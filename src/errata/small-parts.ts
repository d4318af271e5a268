import { type Action, type ActionType, type Position, SPACE, type Units } from '../board/index.ts';
import type { ScopePart } from '../search/scope/types.ts';
import type { SmallQuestion } from './smaller.ts';

/** The generic printed values, so that the cases that come of it state none. */
const PRINTED: ScopePart['capacity'] =
  { carrier: 4, cruiser: null, destroyer: null, dreadnought: 1, flagship: 3, 'war-sun': 6, fighter: null };

const STILL: readonly ActionType[] = ['check', 'place', 'lose', 'land', 'remove'];

const part = (name: string, units: number, bounds: Partial<ScopePart>): ScopePart => ({
  name, units, players: ['red'], systems: { Lodor: [] }, capacity: PRINTED, space: [], planets: [], steps: ['none'], actions: STILL,
  convoy: 1,
  ...bounds,
});

/**
 * The small positions in which an erratum is looked for, each part about something else. A dreadnought, which holds one unit, is the
 * ship of most of them: whatever goes wrong with a full ship goes wrong there with the fewest units.
 */
export const SMALL_PARTS: readonly ScopePart[] = [
  part('every kind of ship', 3, {
    space: ['carrier', 'war-sun', 'flagship', 'destroyer', 'cruiser', 'dreadnought', 'infantry', 'fighter'],
    actions: ['check', 'place', 'lose'],
  }),
  part('ships with values of their own', 3, {
    capacity: { ...PRINTED, carrier: 1, dreadnought: 2, cruiser: 1 },
    space: ['cruiser', 'dreadnought', 'carrier', 'fighter'],
    actions: ['check', 'place', 'lose'],
  }),
  part('one space area', 5, { space: ['cruiser', 'dreadnought', 'mech', 'infantry', 'fighter'], most: { cruiser: 1, dreadnought: 2 } }),
  part('a planet', 4, {
    systems: { Lodor: ['Lodor'] }, space: ['dreadnought', 'mech', 'infantry', 'fighter'], planets: ['space-dock', 'mech', 'infantry'],
  }),
  part('reinforcements', 4, {
    space: ['dreadnought', 'infantry', 'fighter'], reinforcements: { infantry: 1, fighter: 1 }, actions: ['place', 'lose', 'remove'],
  }),
  part('two systems', 3, {
    systems: { Lodor: [], Arnor: [] }, space: ['dreadnought', 'infantry', 'fighter'], actions: ['check', 'place', 'move'],
  }),
  part('one ship lifts', 4, {
    systems: { Lodor: ['Lodor'], Arnor: [] },
    space: ['carrier', 'dreadnought', 'infantry', 'fighter'],
    planets: ['pds', 'infantry'],
    most: { carrier: 1, dreadnought: 1 },
    actions: ['move'],
  }),
  part('a carrier that holds one lifts', 3, {
    systems: { Lodor: ['Lodor'], Arnor: [] }, capacity: { ...PRINTED, carrier: 1 },
    space: ['carrier', 'fighter'], planets: ['mech', 'infantry'], most: { carrier: 1 }, actions: ['move'],
  }),
  part('two ships lift', 4, {
    systems: { Lodor: [], Arnor: [] }, space: ['dreadnought', 'mech', 'infantry', 'fighter'], most: { dreadnought: 2 },
    actions: ['move'], convoy: 2,
  }),
  part('two players', 3, { players: ['red', 'blue'], space: ['dreadnought', 'infantry', 'fighter'] }),
  part('a tactical action', 3, {
    players: ['red', 'blue'], systems: { Lodor: ['Lodor'] }, space: ['cruiser', 'dreadnought', 'infantry', 'fighter'], planets: [],
    steps: ['move-ships', 'space-cannon-offense', 'space-combat', 'end-of-space-combat', 'invasion'],
    actions: ['place', 'lose', 'land', 'advance', 'end-combat'],
  }),
  part('a tactical action elsewhere', 3, {
    systems: { Lodor: [], Arnor: [] },
    space: ['dreadnought', 'infantry', 'fighter'],
    steps: ['move-ships'],
    actions: ['check', 'place', 'lose', 'move', 'remove'],
  }),
  part('less room than most ships of the type have', 2, {
    systems: { Lodor: ['Lodor'], Arnor: [] }, capacity: { ...PRINTED, dreadnought: null, flagship: 0 },
    space: ['dreadnought', 'flagship'], planets: ['infantry'], actions: ['move'],
  }),
  part('players with values of their own', 2, {
    players: ['red', 'blue'], facts: { blue: { capacity: { dreadnought: 2 } } }, space: ['dreadnought'],
    steps: ['move-ships'], actions: ['check'],
  }),
  part('a planet of two players', 2, {
    players: ['red', 'blue'], systems: { Lodor: ['Lodor'] }, planets: ['infantry'], actions: ['check'],
  }),
  part('the end of a combat over a planet', 2, {
    players: ['red', 'blue'], systems: { Lodor: ['Lodor'] }, space: ['dreadnought'], planets: ['infantry'],
    steps: ['space-combat'], actions: ['end-combat'],
  }),
  part('removed by another than the active player', 4, {
    players: ['red', 'blue'], space: ['dreadnought', 'infantry', 'fighter'],
    most: { dreadnought: 1, infantry: 1, fighter: 1 }, reinforcements: {}, steps: ['move-ships'], actions: ['remove'],
  }),
  part('removed mechs', 3, { space: ['dreadnought', 'mech', 'infantry'], reinforcements: {}, actions: ['remove'] }),
  part('mechs in a tactical action', 3, {
    players: ['red', 'blue'], systems: { Lodor: ['Lodor'] }, space: ['cruiser', 'mech'],
    steps: ['move-ships', 'space-cannon-offense', 'end-of-space-combat'], actions: ['land', 'advance'],
  }),
  part('after the space cannons', 4, {
    space: ['dreadnought', 'infantry', 'fighter'], steps: ['space-cannon-offense'], actions: ['lose', 'remove'],
  }),
  part('a ship that is placed with its load', 1, { space: ['dreadnought', 'infantry'], actions: ['place'], placing: 2 }),
  part('picked up in the active system', 4, {
    systems: { Lodor: ['Lodor'], Arnor: [] }, space: ['dreadnought'], planets: ['infantry'], steps: ['move-ships'], actions: ['move'],
  }),
  part('ships from two systems', 3, {
    systems: { Lodor: ['Lodor'], Arnor: [], Fria: [] }, space: ['dreadnought'], planets: ['infantry'], actions: ['move'], convoy: 2,
  }),
];

const PLAIN: Position = {
  players: { red: { capacity: { dreadnought: 1, fighter: null } } },
  systems: { Lodor: { space: { red: { dreadnought: 1 } }, planets: { Lodor: {} } }, Arnor: {} },
};

const takes = (from: string, units: Units): SmallQuestion => ({
  position: PLAIN,
  action: {
    type: 'move', params: { player: 'red', to: 'Arnor', ships: [{ ship: 'dreadnought', from: 'Lodor', cargo: [{ from, units }] }] },
  },
});

/** The parts name no units in a move that are not there. */
export const UNITS_NOT_THERE: readonly SmallQuestion[] = [takes(SPACE, { fighter: 1 }), takes('Lodor', { infantry: 1 })];

const besideADock = (space: Units): Position => ({
  players: { red: { capacity: { dreadnought: 1, fighter: null } } },
  systems: { Lodor: { space: { red: space }, planets: { Lodor: { red: { 'space-dock': 1 } } } } },
});

const actionsBesideADock = ({ dreadnought }: Units): readonly Action[] => {
  const at = { player: 'red', system: 'Lodor' };
  return [
    { type: 'check', params: at },
    { type: 'place', params: { ...at, on: SPACE, units: { fighter: 1 } } },
    { type: 'remove', params: { ...at, units: { fighter: 1 } } },
    { type: 'remove', params: { ...at, units: { infantry: 1 } } },
    ...(dreadnought === undefined ? [] : [{ type: 'lose', params: { ...at, units: { dreadnought } } } as const]),
  ];
};

/** Fighters beside an own space dock, which the parts leave out since a dock's card exempts some: for errata about structures. */
export const BESIDE_A_DOCK: readonly SmallQuestion[] = [1, 3, 4].flatMap((fighters) =>
  [{}, { dreadnought: 1 }].flatMap((ships) => [{}, { infantry: 1 }].flatMap((troops) => {
    const space = { ...ships, fighter: fighters, ...troops };
    return actionsBesideADock(space).map((action) => ({ position: besideADock(space), action }));
  })));
