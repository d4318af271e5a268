import {
  type Action, type Cargo, countOf, everyPlayer, isEmpty, type MoveParams, type Named, type Owed, own, type Position, type ShipMove, SPACE,
  type System, totalOf, type Unit, UNITS, type Units,
} from '../../board/index.ts';
import type { Expected } from '../../cases/case.ts';
import { GENERIC_CAPACITY } from '../../cases/generic.ts';

// Positions, actions and answers in plain English. Names of players and places stand as they are: whoever prints
// a sentence makes it printable.

/** `carrier, 4 fighters`; `nothing` where there are none. */
export const unitsInWords = (units: Units): string => {
  const kinds = UNITS.filter((unit) => countOf(units, unit) > 0).map((unit) => kindInWords(unit, countOf(units, unit)));
  return kinds.length === 0 ? 'nothing' : kinds.join(', ');
};

/** One line for the step, one for each player with units or reinforcements; capacities where they are not the generic ones. */
export const positionInWords = (position: Position): readonly string[] => [
  ...stepInWords(position),
  ...everyPlayer(position).flatMap((player) => playerInWords(position, player)),
  ...emptySystems(position),
  ...Object.entries(position.reinforcements ?? {}).map(([player, units]) => `${player} has ${unitsInWords(units)} in reinforcements`),
];

/** The places of one system and who has what there: `red: carrier, 4 fighters in space; 8 infantry on Lodor`. */
export const systemInWords = (system: System | undefined): readonly string[] => {
  const everyone = everyPlayer({ players: {}, systems: { system: system ?? {} } });
  return everyone.flatMap((player) => {
    const places = [...inSpaceOf(system, player, 'space'), ...onPlanetsOf(system, player)];
    return places.length === 0 ? [] : [`${player}: ${places.join('; ')}`];
  });
};

/** `red moves a carrier from Lodor to Arnor with 4 infantry from Lodor`. */
export const actionInWords = (action: Action): string => {
  switch (action.type) {
    case 'check': return `${action.params.player} counts in ${action.params.system}`;
    case 'move': return moveInWords(action.params);
    case 'remove': {
      const { player, units, from, system } = action.params;
      return `${player} removes ${unitsInWords(units)} from ${placeInWords(from ?? SPACE, system)}`;
    }
    case 'lose': return `${action.params.player} loses ${unitsInWords(action.params.units)} from ${placeInWords(SPACE, action.params.system)}`;
    case 'place': {
      const { player, units, on, system } = action.params;
      return `${player} places ${unitsInWords(units)} ${on === SPACE ? 'in' : 'on'} ${placeInWords(on, system)}`;
    }
    case 'land': {
      const { player, units, planet, system } = action.params;
      return `${player} lands ${unitsInWords(units)} on ${placeInWords(planet, system)}`;
    }
    case 'advance': return `play goes on to ${spaced(action.params.to)}`;
    case 'end-combat': return 'the space combat ends';
  }
};

/** `red owes any 2 of carrier, 4 fighters in Lodor`; no choice where all of them go. An engine may say more than there are. */
export const owedInWords = ({ player, system, count, from }: Owed): string => {
  const there = unitsInWords(from);
  if (count > totalOf(from)) return `${player} owes ${count} out of ${there} in ${system}: more than there are`;
  return `${player} owes ${count === totalOf(from) ? '' : `any ${count} of `}${there} in ${system}`;
};

/** What is expected, a line for each thing that it says. */
export const expectedInWords = (expected: Expected): readonly string[] => {
  switch (expected.kind) {
    case 'numbers': return NUMBERS.flatMap((name) => (expected[name] === undefined ? [] : [`${name} ${expected[name]}`]));
    case 'illegal': return [`illegal: ${spaced(expected.reason)}`];
    case 'legal': return [
      'legal',
      ...owingInWords(expected.owes),
      ...(expected.winner === undefined ? [] : [winnerInWords(expected.winner)]),
      ...(expected.as === undefined ? [] : [`the units are ${expected.as}`]),
    ];
  }
};

export const owingInWords = (owes: readonly Owed[]): readonly string[] => (owes.length === 0 ? ['nothing is owed'] : owes.map(owedInWords));

export const winnerInWords = (winner: string | null): string => (winner === null ? 'nobody wins' : `${winner} wins`);

/** `space-cannon-offense` as one says it. */
export const spaced = (word: string): string => word.replaceAll('-', ' ');

const NUMBERS = ['capacity', 'counted', 'excess'] as const;

const kindInWords = (unit: Unit, count: number): string => (count === 1 ? singular(unit) : `${count} ${pluralOf(unit)}`);

/** `war sun`, `PDS`. */
export const singular = (unit: Unit): string => (unit === 'pds' ? 'PDS' : spaced(unit));

const pluralOf = (unit: Unit): string => (unit === 'pds' || unit === 'infantry' ? singular(unit) : `${singular(unit)}s`);

const stepInWords = ({ step, active }: Position): readonly string[] => {
  const whose = active === undefined ? [] : [`${active.player} is active in ${active.system}`];
  const said = [...(step === undefined ? [] : [`step: ${spaced(step)}`]), ...whose].join('; ');
  return said === '' ? [] : [said];
};

const playerInWords = (position: Position, player: string): readonly string[] => {
  const places = Object.entries(position.systems).flatMap(([name, system]) => [
    ...inSpaceOf(system, player, placeInWords(SPACE, name)),
    ...onPlanetsOf(system, player, name),
  ]);
  return places.length === 0 ? [] : [`${player}: ${places.join('; ')}${capacitiesInWords(position, player)}`];
};

const inSpaceOf = (system: System | undefined, player: string, where: string): readonly string[] => areaInWords(system?.space, player, `in ${where}`);

const onPlanetsOf = (system: System | undefined, player: string, name?: string): readonly string[] =>
  Object.entries(system?.planets ?? {}).flatMap(([planet, area]) => areaInWords(area, player, `on ${placeInWords(planet, name ?? planet)}`));

const areaInWords = (area: Named<Units> | undefined, player: string, where: string): readonly string[] => {
  const units = own(area, player) ?? {};
  return isEmpty(units) ? [] : [`${unitsInWords(units)} ${where}`];
};

/** `the space of Lodor`, `Lodor`, or `Abyz in Fria` where the planet and its system have different names. */
const placeInWords = (place: string, system: string): string => {
  if (place === SPACE) return `the space of ${system}`;
  return place === system ? place : `${place} in ${system}`;
};

const emptySystems = (position: Position): readonly string[] => {
  const empty = Object.entries(position.systems).filter(([, system]) => systemInWords(system).length === 0);
  return empty.length === 0 ? [] : [`nobody has units in ${empty.map(([name]) => name).join(', ')}`];
};

/** Those that are not the generic printed ones. */
const capacitiesInWords = (position: Position, player: string): string => {
  const facts = own(position.players, player)?.capacity ?? {};
  const generic: Readonly<Partial<Record<Unit, number | null>>> = GENERIC_CAPACITY;
  const stated = UNITS.filter((unit) => facts[unit] !== undefined && facts[unit] !== generic[unit]);
  const said = stated.map((unit) => `${singular(unit)} ${facts[unit] ?? 'none'}`);
  return said.length === 0 ? '' : ` (capacity: ${said.join(', ')})`;
};

const moveInWords = ({ player, to, ships }: MoveParams): string => `${player} moves ${ships.map((ship) => shipInWords(ship, to)).join(', and ')}`;

const shipInWords = ({ ship, from, cargo }: ShipMove, to: string): string => {
  const load = cargo.filter(({ units }) => !isEmpty(units)).map((part) => cargoInWords(part, from));
  return `a ${singular(ship)} from ${from} to ${to} with ${load.length === 0 ? 'no cargo' : load.join(' and ')}`;
};

const cargoInWords = ({ from, in: system, units }: Cargo, origin: string): string =>
  `${unitsInWords(units)} from ${from === SPACE && system === undefined ? 'space' : placeInWords(from, system ?? origin)}`;
