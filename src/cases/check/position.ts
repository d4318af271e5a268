import {
  countOf, isShip, kindsIn, type Named, type Owed, own, plus, type Position, sameDebt, SPACE, totalOf, type Unit, type Units,
} from '../../board/index.ts';
import { type DataPath, didYouMean, type Fault, keyFault, listed, nearest, quoted, valueFault, visible } from '../../source/index.ts';
import { UNITS_IN_BOX } from '../generic-values.ts';
import { owedIn } from '../debts.ts';
import type { Profile, WrittenPosition, WrittenSystem } from '../types.ts';

/** What is wrong with a given position of the right shape; `position` is the same as engines are sent it. */
export const positionFaults = (given: WrittenPosition, position: Position, profile: Profile, path: DataPath): readonly Fault[] => [
  ...activeFaults(given, path),
  ...systemsFaults(given.systems, [...path, 'systems']),
  ...boxFaults(position, path),
  // in the other profiles, the check of the cards computes the debts, as it knows the catalogue's values and the cards
  ...(profile !== 'core' ? [] : owedFaults(given.owed ?? [], position, path)),
];

/** The fault of naming a player, system or planet that the position does not have; `known` are those that it has. */
export const unknownName = (
  [what, name]: readonly [what: 'player' | 'system' | 'planet', name: string], known: readonly string[], path: DataPath,
  at: Fault['at'] = 'value',
): Fault => {
  const expected = known.length === 0 ? `no ${what}, as the position has none` : `one of ${listed(known)}`;
  return { path, at, code: 'unknown-name', problem: `unknown ${what} ${quoted(name)}`, expected, ...didYouMean(nearest(name, known)) };
};

/** What cannot be in systems, as they are written. */
export const systemsFaults = (systems: Named<WrittenSystem>, path: DataPath): readonly Fault[] =>
  Object.entries(systems).flatMap(([system, areas]) =>
    Object.entries(areas?.planets ?? {}).flatMap(([planet, players]) =>
      planetFaults(planet, players ?? {}, [...path, system, 'planets', planet])));

/** A player cannot have more units than are in the game's box. */
export const boxFaults = (position: Position, path: DataPath): readonly Fault[] =>
  Object.entries(allUnits(position)).flatMap(([player, units]) => {
    const over = [...UNITS_IN_BOX].filter(([unit, most]) => countOf(units, unit) > most);
    return over.map(([unit, most]) => {
      const problem = `${quoted(player)} has ${countOf(units, unit)} units ${quoted(unit)}`;
      return valueFault(path, 'too-many-units', problem, `at most ${most}, as there are in the game's box`);
    });
  });

const activeFaults = ({ step, active, systems }: WrittenPosition, path: DataPath): readonly Fault[] => {
  if (active !== undefined && !Object.hasOwn(systems, active.system)) {
    return [unknownName(['system', active.system], Object.keys(systems), [...path, 'active', 'system'])];
  }
  if (step === undefined || step === 'none' || active !== undefined) return [];
  return [keyFault([...path, 'step'], 'missing-key', '`active` is missing beside `step`', 'an object with `player` and `system`')];
};

const planetFaults = (planet: string, players: Named<Units>, path: DataPath): readonly Fault[] => {
  if (planet === SPACE) return [keyFault(path, 'planet-named-space', 'a planet is named `space`', 'another name')];
  return Object.entries(players).flatMap(([player, units]) => {
    const ships = kindsIn(units).filter(isShip);
    if (ships.length === 0) return [];
    const problem = `there are ships on the planet ${quoted(planet)}: ${listed(ships)}`;
    return [valueFault([...path, player], 'ships-on-planet', problem, 'ships only in the space area')];
  });
};

const allUnits = (position: Position): Named<Units> => {
  const areas = Object.values(position.systems).flatMap(({ space, planets }) => [space ?? {}, ...Object.values(planets ?? {})]);
  const sums = new Map<string, Units>();
  for (const area of [...areas, position.reinforcements ?? {}]) {
    for (const [player, units] of Object.entries(area)) sums.set(player, plus(sums.get(player) ?? {}, units));
  }
  return Object.fromEntries(sums);
};

/** The given position states all debts, so that no reader overlooks them. */
export const owedFaults = (
  owed: readonly Owed[], position: Position, path: DataPath, right: readonly Owed[] = owedIn(position),
): readonly Fault[] => {
  const missing = right.filter((debt) => !owed.some((stated) => isSameDebtor(stated, debt)));
  return [
    ...owed.flatMap((stated, at) => statedDebtFaults(stated, owed.slice(0, at), right, [...path, 'owed', at])),
    ...missing.map((debt) => missingDebt(debt, [...path, 'systems', debt.system, 'space', debt.player])),
  ];
};

const statedDebtFaults = (stated: Owed, before: readonly Owed[], right: readonly Owed[], path: DataPath): readonly Fault[] => {
  const debt = right.find((each) => isSameDebtor(each, stated));
  const debtor = `${quoted(stated.player)} owes`;
  if (debt === undefined || before.some((other) => isSameDebtor(other, stated))) {
    const nothing = debt === undefined ? 'nothing' : 'nothing more';
    return [valueFault(path, 'owed', `${debtor} ${nothing} in ${quoted(stated.system)}`, 'no such entry')];
  }
  if (sameDebt(debt, stated)) return [];
  return [valueFault(path, 'owed', `${debtor} something else in ${quoted(stated.system)}`, inYaml(debt))];
};

const missingDebt = (debt: Owed, path: DataPath): Fault => {
  const problem = `${quoted(debt.player)} is ${debt.count} over capacity in ${quoted(debt.system)}, but \`owed\` has no entry for it`;
  return valueFault(path, 'owed', problem, inYaml(debt));
};

const isSameDebtor = (a: Owed, b: Owed): boolean => a.player === b.player && a.system === b.system;

/** A debt as it can be written in a case. */
const inYaml = ({ player, system, count, from }: Owed): string => {
  const units = kindsIn(from).map((unit: Unit) => `${unit}: ${countOf(from, unit)}`).join(', ');
  return `\`${visible(`{ player: ${nameInYaml(player)}, system: ${nameInYaml(system)}, count: ${count}, from: { ${units} } }`)}\``;
};

const nameInYaml = (name: string): string => (PLAIN.test(name) && !WORDS.test(name) ? name : JSON.stringify(name));

const PLAIN = /^\p{L}([\p{L}\p{N} '_-]*[\p{L}\p{N}])?$/u;
const WORDS = /^(true|false|null)$/i;

/** The debts of an outcome are of units that are there. */
export const resultingDebtsFaults = (owes: readonly Owed[], position: Position, path: DataPath): readonly Fault[] =>
  owes.flatMap((owed, at) => resultingDebtFaults(owed, position, [...path, at]));

const resultingDebtFaults = ({ player, system, count, from }: Owed, position: Position, path: DataPath): readonly Fault[] => {
  const there = own(position.systems, system);
  if (there === undefined) return [unknownName(['system', system], Object.keys(position.systems), [...path, 'system'])];
  const units = own(there.space, player);
  if (units === undefined) return [unknownName(['player', player], Object.keys(there.space ?? {}), [...path, 'player'])];
  if (count > totalOf(from)) {
    const problem = `\`count\` is ${count}, but \`from\` has only ${totalOf(from)} units`;
    return [valueFault([...path, 'count'], 'owed', problem, `at most ${totalOf(from)}`)];
  }
  const lacking = kindsIn(from).filter((unit) => countOf(from, unit) > countOf(units, unit));
  if (lacking.length === 0) return [];
  const problem = `\`from\` has more ${listed(lacking)} than there are in ${quoted(system)}`;
  return [valueFault([...path, 'from'], 'owed', problem, 'units that are there')];
};
