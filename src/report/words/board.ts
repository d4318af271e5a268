import {
  type Action, type Cargo, countOf, everyPlayer, isEmpty, kindsIn, type MoveParams, type Named, NUMBER_NAMES, type Owed, type OwedPart, own,
  type Position, type ShipMove, SPACE, type System, totalOf, type Unit, UNITS, type Units,
} from '../../board/index.ts';
import type { Expected } from '../../cases/case.ts';
import { GENERIC_CAPACITY } from '../../cases/generic-values.ts';
import { counted } from '../../text/counted.ts';

// Positions, actions and answers in plain English. Names of players and places come from outside: callers make the
// sentences printable.

/** Units in a list: `carrier, 4 fighters`, or `nothing`. */
export const unitsInWords = (units: Units): string => listOf(units, singular);

/** Units with their numbers: `1 fighter, 4 infantry`, or `nothing`. */
export const countedUnits = (units: Units): string => listOf(units, (unit) => `1 ${singular(unit)}`);

/** Units in a sentence: `a carrier and 4 fighters`, or `nothing`. */
export const unitsInSentence = (units: Units): string => listOf(units, withArticle).replace(/, (?=[^,]*$)/, ' and ');

/** A line for the step, one for each player with units or reinforcements; it names capacities that are not the printed ones. */
export const positionInWords = (position: Position): readonly string[] => [
  ...stepInWords(position),
  ...everyPlayer(position).flatMap((player) => playerInWords(position, player)),
  ...emptySystems(position),
  ...Object.entries(position.reinforcements ?? {}).map(([player, units]) => `${player} has ${unitsInWords(units)} in reinforcements`),
];

/** The units in one system, a line for each player: `red: carrier, 4 fighters in space; 8 infantry on Lodor`. */
export const systemInWords = (system: System | undefined): readonly string[] => {
  const everyone = everyPlayer({ players: {}, systems: { system: system ?? {} } });
  return everyone.flatMap((player) => {
    const places = [...inSpaceOf(system, player, 'space'), ...onPlanetsOf(system, player)];
    return places.length === 0 ? [] : [`${player}: ${places.join('; ')}`];
  });
};

/** An action in one sentence: `red moves a carrier from Lodor to Arnor with 4 infantry from Lodor`. */
export const actionInWords = (action: Action): string => {
  switch (action.type) {
    case 'check': return `${action.params.player} counts in ${action.params.system}`;
    case 'move': return moveInWords(action.params);
    case 'remove': {
      const { player, units, from, system } = action.params;
      return `${player} removes ${unitsInSentence(units)} from ${placeInWords(from ?? SPACE, system)}`;
    }
    case 'lose': {
      const { player, units, system } = action.params;
      return `${player} loses ${unitsInSentence(units)} from ${placeInWords(SPACE, system)}`;
    }
    case 'place': {
      const { player, units, on, system } = action.params;
      return `${player} places ${unitsInSentence(units)} ${on === SPACE ? 'in' : 'on'} ${placeInWords(on, system)}`;
    }
    case 'land': {
      const { player, units, planet, system } = action.params;
      return `${player} lands ${unitsInSentence(units)} on ${placeInWords(planet, system)}`;
    }
    case 'advance': return `play goes on to ${spaced(action.params.to)}`;
    case 'end-combat': return 'the space combat ends';
  }
};

/**
 * `red owes 4 fighters in Lodor`, `red owes 2 of 4 fighters in Lodor`, `red owes any 2 of these in Lodor: 1 mech, 4 fighters`; perhaps
 * with `; at least 1 of them mech`.
 */
export const owedInWords = ({ player, system, count, from, least = [] }: Owed): string => {
  const total = totalOf(from);
  if (total === 0) return `${player} owes ${counted(count, 'unit')} in ${system}, but has none there`;
  if (count > total) return `${player} owes ${count} units in ${system}, but has only ${countedUnits(from)} there`;
  if (count === total) return `${player} owes ${unitsInSentence(from)} in ${system}`;
  const some = count === 1 ? 'one' : count;
  if (kindsIn(from).length === 1) return `${player} owes ${some} of ${unitsInWords(from)} in ${system}`;
  return [`${player} owes any ${some} of these in ${system}: ${countedUnits(from)}`, ...least.map(leastInWords)].join('; ');
};

const leastInWords = ({ count, of }: OwedPart): string =>
  `at least ${count} of them ${kindsIn(of).map(singular).join(' or ')}`;

/** The expected answer, a line for each part of it. */
export const expectedInWords = (expected: Expected): readonly string[] => {
  switch (expected.kind) {
    case 'numbers': return NUMBER_NAMES.flatMap((name) => (expected[name] === undefined ? [] : [`${name} ${expected[name]}`]));
    case 'illegal': return [`illegal: ${spaced(expected.reason)}`];
    case 'legal': return [
      'legal',
      ...owingInWords(expected.owes),
      ...(expected.winner === undefined ? [] : [winnerInWords(expected.winner)]),
      ...(expected.as === undefined ? [] : [`the units are ${expected.as}`]),
    ];
  }
};

/** A line for each debt, or `nothing is owed`. */
export const owingInWords = (owes: readonly Owed[]): readonly string[] => (owes.length === 0 ? ['nothing is owed'] : owes.map(owedInWords));

/** `red wins`, or `nobody wins`. */
export const winnerInWords = (winner: string | null): string => (winner === null ? 'nobody wins' : `${winner} wins`);

/** An id as words: `space-cannon-offense` as `space cannon offense`. */
export const spaced = (word: string): string => word.replaceAll('-', ' ');

/** One unit: `war sun`, `PDS`. */
export const singular = (unit: Unit): string => (unit === 'pds' ? 'PDS' : spaced(unit));

const withArticle = (unit: Unit): string => `${unit === 'infantry' ? 'an' : 'a'} ${singular(unit)}`;

const pluralOf = (unit: Unit): string => (unit === 'pds' || unit === 'infantry' ? singular(unit) : `${singular(unit)}s`);

const listOf = (units: Units, single: (unit: Unit) => string): string => {
  const kinds = UNITS.filter((unit) => countOf(units, unit) > 0);
  const words = kinds.map((unit) => (countOf(units, unit) === 1 ? single(unit) : `${countOf(units, unit)} ${pluralOf(unit)}`));
  return words.length === 0 ? 'nothing' : words.join(', ');
};

const stepInWords = ({ step, active }: Position): readonly string[] => {
  const whose = active === undefined ? [] : [`${active.player} is active in ${active.system}`];
  const words = [...(step === undefined ? [] : [`step: ${spaced(step)}`]), ...whose].join('; ');
  return words === '' ? [] : [words];
};

const playerInWords = (position: Position, player: string): readonly string[] => {
  const places = Object.entries(position.systems).flatMap(([name, system]) => [
    ...inSpaceOf(system, player, placeInWords(SPACE, name)),
    ...onPlanetsOf(system, player, name),
  ]);
  return places.length === 0 ? [] : [`${player}: ${places.join('; ')}${factsInWords(position, player)}`];
};

const inSpaceOf = (system: System | undefined, player: string, where: string): readonly string[] =>
  areaInWords(system?.space, player, `in ${where}`);

const onPlanetsOf = (system: System | undefined, player: string, name?: string): readonly string[] =>
  Object.entries(system?.planets ?? {}).flatMap(([planet, area]) =>
    areaInWords(area, player, `on ${placeInWords(planet, name ?? planet)}`));

const areaInWords = (area: Named<Units> | undefined, player: string, where: string): readonly string[] => {
  const units = own(area, player) ?? {};
  return isEmpty(units) ? [] : [`${unitsInWords(units)} ${where}`];
};

/** `the space of Lodor`, `Lodor`, or `Abyz in Fria` for a planet and a system of different names. */
const placeInWords = (place: string, system: string): string => {
  if (place === SPACE) return `the space of ${system}`;
  return place === system ? place : `${place} in ${system}`;
};

const emptySystems = (position: Position): readonly string[] => {
  const empty = Object.entries(position.systems).filter(([, system]) => systemInWords(system).length === 0);
  return empty.length === 0 ? [] : [`nobody has units in ${empty.map(([name]) => name).join(', ')}`];
};

/** The stated capacities that are not the generic printed ones, the faction and the upgrades. */
const factsInWords = (position: Position, player: string): string => {
  const { capacity: facts = {}, faction, upgrades = [], cards = [], fleetPool } = own(position.players, player) ?? {};
  const generic: Readonly<Partial<Record<Unit, number | null>>> = GENERIC_CAPACITY;
  const stated = UNITS.filter((unit) => facts[unit] !== undefined && facts[unit] !== generic[unit]);
  const words = stated.map((unit) => `${singular(unit)} ${facts[unit] ?? 'none'}`);
  const said = [
    ...(words.length === 0 ? [] : [`capacity: ${words.join(', ')}`]),
    ...(faction === undefined ? [] : [`faction: ${faction}`]),
    ...(upgrades.length === 0 ? [] : [`upgrades: ${upgrades.join(', ')}`]),
    ...(cards.length === 0 ? [] : [`cards: ${cards.join(', ')}`]),
    ...(fleetPool === undefined ? [] : [`fleet pool: ${fleetPool}`]),
  ];
  return said.length === 0 ? '' : ` (${said.join('; ')})`;
};

const moveInWords = ({ player, to, ships }: MoveParams): string =>
  `${player} moves ${ships.map((ship) => shipInWords(ship, to)).join(', and ')}`;

const shipInWords = ({ ship, from, cargo }: ShipMove, to: string): string => {
  const load = cargo.filter(({ units }) => !isEmpty(units)).map((part) => cargoInWords(part, from));
  return `a ${singular(ship)} from ${from} to ${to} with ${load.length === 0 ? 'no cargo' : load.join(' and ')}`;
};

const cargoInWords = ({ from, in: system, units }: Cargo, origin: string): string =>
  `${unitsInSentence(units)} from ${from === SPACE && system === undefined ? 'space' : placeInWords(from, system ?? origin)}`;
