import {
  countOf, isShip, kindsIn, type Named, type Owed, own, plus, type Position, sameUnits, SPACE, totalOf, type Unit, type Units,
} from '../../board/index.ts';
import { type DataPath, type Fault, keyFault, listed, quoted, valueFault, visible } from '../../source/index.ts';
import { BOX, owedIn } from '../generic.ts';
import type { Profile, WrittenPosition, WrittenSystem } from '../types.ts';
import { notThere } from './unknown-name.ts';

/** What is wrong with a given position whose shape is right; `position` is the same, lowered. */
export const positionFaults = (given: WrittenPosition, position: Position, profile: Profile, path: DataPath): readonly Fault[] => [
  ...activeFaults(given, path),
  ...systemsFaults(given.systems, [...path, 'systems']),
  ...boxFaults(position, path),
  // the values of the catalogue are known only to the check of the cards
  ...(profile === 'units' ? [] : owedFaults(given.owed ?? [], position, path)),
];

/** What cannot stand in systems as they are written. */
export const systemsFaults = (systems: Named<WrittenSystem>, path: DataPath): readonly Fault[] =>
  Object.entries(systems).flatMap(([system, areas]) =>
    Object.entries(areas?.planets ?? {}).flatMap(([planet, players]) => planetFaults(planet, players ?? {}, [...path, system, 'planets', planet])));

/** More units of a player than the game's box holds cannot be on the table. */
export const boxFaults = (position: Position, path: DataPath): readonly Fault[] =>
  Object.entries(allUnits(position)).flatMap(([player, units]) => {
    const over = [...BOX].filter(([unit, most]) => countOf(units, unit) > most);
    return over.map(([unit, most]) => {
      const problem = `${quoted(player)} has ${countOf(units, unit)} of ${quoted(unit)}`;
      return valueFault(path, 'too-many-units', problem, `at most ${most}, which is what the game's box holds`);
    });
  });

const activeFaults = ({ step, active, systems }: WrittenPosition, path: DataPath): readonly Fault[] => {
  if (active !== undefined && !Object.hasOwn(systems, active.system)) {
    return [notThere([...path, 'active', 'system'], 'value', 'system', active.system, Object.keys(systems))];
  }
  if (step === undefined || active !== undefined) return [];
  return [keyFault([...path, 'step'], 'missing-key', `a step ${quoted(step)} without \`active\``, 'the key `active` with `player` and `system`')];
};

const planetFaults = (planet: string, players: Named<Units>, path: DataPath): readonly Fault[] => {
  if (planet === SPACE) return [keyFault(path, 'planet-named-space', 'a planet is named `space`', 'any other name')];
  return Object.entries(players).flatMap(([player, units]) => {
    const ships = kindsIn(units).filter(isShip);
    if (ships.length === 0) return [];
    return [valueFault([...path, player], 'ships-on-planet', `${listed(ships)} on the planet ${quoted(planet)}`, 'ships in the space area')];
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

/** What is owed is written in the given position, so that no reader overlooks it. */
export const owedFaults = (owed: readonly Owed[], position: Position, path: DataPath): readonly Fault[] => {
  const right = owedIn(position);
  const unsaid = right.filter((debt) => !owed.some((said) => isSameDebtor(said, debt)));
  return [
    ...owed.flatMap((said, at) => saidFaults(said, owed.slice(0, at), right, [...path, 'owed', at])),
    ...unsaid.map((debt) => unsaidFault(debt, [...path, 'systems', debt.system, 'space', debt.player])),
  ];
};

const saidFaults = (said: Owed, before: readonly Owed[], right: readonly Owed[], path: DataPath): readonly Fault[] => {
  const debt = right.find((each) => isSameDebtor(each, said));
  if (debt === undefined || before.some((other) => isSameDebtor(other, said))) {
    const nothing = debt === undefined ? 'nothing' : 'nothing more';
    return [valueFault(path, 'owed', `${nothing} is owed by ${quoted(said.player)} in ${quoted(said.system)}`, 'no such entry')];
  }
  if (debt.count === said.count && sameUnits(debt.from, said.from)) return [];
  return [valueFault(path, 'owed', `this is not what ${quoted(said.player)} owes in ${quoted(said.system)}`, printOwed(debt))];
};

const unsaidFault = (debt: Owed, path: DataPath): Fault => {
  const problem = `${quoted(debt.player)} is ${debt.count} over capacity in ${quoted(debt.system)} and \`owed\` doesn't say so`;
  return valueFault(path, 'owed', problem, printOwed(debt));
};

const isSameDebtor = (a: Owed, b: Owed): boolean => a.player === b.player && a.system === b.system;

const printOwed = ({ player, system, count, from }: Owed): string => {
  const units = kindsIn(from).map((unit: Unit) => `${unit}: ${countOf(from, unit)}`).join(', ');
  return `\`${visible(`{ player: ${inYaml(player)}, system: ${inYaml(system)}, count: ${count}, from: { ${units} } }`)}\``;
};

/** A name as it can be written into the file. */
const inYaml = (name: string): string => (PLAIN.test(name) && !WORDS.test(name) ? name : JSON.stringify(name));

const PLAIN = /^\p{L}([\p{L}\p{N} '_-]*[\p{L}\p{N}])?$/u;
const WORDS = /^(true|false|null)$/i;

/** What an outcome owes must be there to be removed. */
export const owesFaults = (owes: readonly Owed[], position: Position, path: DataPath): readonly Fault[] =>
  owes.flatMap((owed, at) => oweFaults(owed, position, [...path, at]));

const oweFaults = ({ player, system, count, from }: Owed, position: Position, path: DataPath): readonly Fault[] => {
  const there = own(position.systems, system);
  if (there === undefined) return [notThere([...path, 'system'], 'value', 'system', system, Object.keys(position.systems))];
  const units = own(there.space, player);
  if (units === undefined) return [notThere([...path, 'player'], 'value', 'player', player, Object.keys(there.space ?? {}))];
  if (count > totalOf(from)) {
    return [valueFault([...path, 'count'], 'owed', `\`count\` is ${count}, and \`from\` has ${totalOf(from)}`, 'no more than there are')];
  }
  const lacking = kindsIn(from).filter((unit) => countOf(from, unit) > countOf(units, unit));
  if (lacking.length === 0) return [];
  return [valueFault([...path, 'from'], 'owed', `\`from\` has more of ${listed(lacking)} than ${quoted(system)} then has`, 'units that are there')];
};
