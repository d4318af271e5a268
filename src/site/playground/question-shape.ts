import { ACTION_TYPES, CARD_IDS, SHIPS, STEPS, UNITS } from '../../board/index.ts';
import type { WrittenAction, WrittenPosition } from '../../cases/types.ts';
import { keyedBy, listOf as anyListOf, namedBy, object, oneOf, satisfying, type Shape, unknownWord } from '../../source/shape.ts';
import { isRecord } from '../../text/records.ts';

type NamedShapes = Readonly<Record<string, Shape<unknown>>>;

/** An object with these members and no others. */
const exact = (needed: NamedShapes, maybe: NamedShapes = {}): Shape<unknown> => {
  const [names, members] = [[...Object.keys(needed), ...Object.keys(maybe)], object(needed, maybe)];
  return (value, path) => {
    const stranger = isRecord(value) ? Object.keys(value).find((key) => !names.includes(key)) : undefined;
    return stranger === undefined ? members(value, path) : unknownWord('key', stranger, names, path());
  };
};

const MOST_ENTRIES = 200;

/** A list that takes no time to judge and to show. */
const listOf = <T>(shape: Shape<T>): Shape<readonly T[]> => (value, path) =>
  (Array.isArray(value) && value.length > MOST_ENTRIES
    ? `${path()} has ${value.length} entries, expected at most ${MOST_ENTRIES}` : anyListOf(shape)(value, path));

const orNull = <T>(shape: Shape<T>): Shape<T | null> => (value, path) => (value === null ? undefined : shape(value, path));

const LONGEST_NAME = 100;
const MOST_UNITS = 999_999;
/** The command tokens that a player has. */
export const MOST_TOKENS = 16;

const name: Shape<string> = satisfying(
  (value) => typeof value === 'string' && value.length <= LONGEST_NAME, `text of at most ${LONGEST_NAME} characters`,
);
const wholeFrom = (least: number, most = MOST_UNITS): Shape<number> => satisfying(
  (value) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
  `a whole number from ${least} to ${most}`,
);
const named = <T>(shape: Shape<T>): Shape<Readonly<Record<string, T>>> => (value, path) => {
  const long = isRecord(value) ? Object.keys(value).find((key) => key.length > LONGEST_NAME) : undefined;
  return long === undefined ? namedBy(shape)(value, path) : `a name of ${long.length} characters, expected at most ${LONGEST_NAME}`;
};

const units = keyedBy('unit', UNITS, wholeFrom(1));
const area = named(units);
const system = exact({}, { space: area, planets: named(orNull(area)) });
const facts = exact({}, {
  capacity: keyedBy('unit', UNITS, orNull(wholeFrom(0))), faction: name, upgrades: listOf(name), cards: listOf(oneOf(CARD_IDS)),
  fleetPool: wholeFrom(0, MOST_TOKENS),
});
const owed = exact({ player: name, system: name, count: wholeFrom(1), from: units }, { least: listOf(exact({ count: wholeFrom(1), of: units })) });

const position = exact({ systems: named(orNull(system)) }, {
  step: oneOf([...STEPS, 'none']), active: exact({ player: name, system: name }), players: named(facts), reinforcements: area,
  owed: listOf(owed),
});

const inSystem = { player: name, system: name };
const cargo = exact({ from: name, units }, { in: name });
const ship = exact({ ship: oneOf(SHIPS), from: name, cargo: listOf(cargo) });
const ships: Shape<unknown> = (value, path) =>
  (Array.isArray(value) && value.length === 0 ? `${path()} is empty, expected at least one ship` : listOf(ship)(value, path));

const PARAMS = {
  check: exact(inSystem),
  move: exact({ player: name, to: name, ships }),
  remove: exact({ ...inSystem, units }, { from: name }),
  lose: exact({ ...inSystem, units }),
  place: exact({ ...inSystem, on: name, units }),
  land: exact({ ...inSystem, planet: name, units }),
  advance: exact({ to: oneOf(STEPS) }),
  'end-combat': exact({}),
} as const satisfies NamedShapes;

/** The shape of a position as files have it; debts are computed, whatever it says of them. */
export const isPositionShape: Shape<WrittenPosition> = (value, path) => position(value, path);

/** The shape of an action as files have it: an object with a single key, the action's type. */
export const isActionShape: Shape<WrittenAction> = (value, path) => {
  const keys = isRecord(value) ? Object.keys(value).length : 1;
  if (keys !== 1) return `${path()} has ${keys} keys, expected one of ${ACTION_TYPES.join(', ')}`;
  return exact({}, PARAMS)(value, path);
};
