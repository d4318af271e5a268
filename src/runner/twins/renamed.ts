import type { CaseStep } from '../../cases/case.ts';
import { type TwinChange } from './change.ts';
import { namesIn, type Names } from './names.ts';

/** Legal names that programs trip over: members of objects, digits, spaces, accents. */
const AWKWARD = ['__proto__', 'Élodie of Ørn', '7', 'constructor', 'a "b" \\ c', 'ＺＺ 👾', 'toString', '__proto__ '] as const;

/** Every name becomes an awkward one. */
export const awkwardNames = (step: CaseStep): TwinChange => {
  const names = namesIn(step);
  return renaming(names, {
    players: names.players.map((_, at) => awkward(at)),
    systems: names.systems.map((_, at) => awkward(at)),
    planets: names.planets.map((_, at) => awkward(at)),
  });
};

/** The names are swapped: the first in their order becomes the last. */
export const swappedNames = (step: CaseStep): TwinChange => {
  const names = namesIn(step);
  return renaming(names, { players: names.players.toReversed(), systems: names.systems.toReversed(), planets: names.planets.toReversed() });
};

const awkward = (at: number): string => {
  const name = AWKWARD[at % AWKWARD.length] ?? '';
  return at < AWKWARD.length ? name : `${name} ${at}`;
};

const renaming = (from: Names, to: Names): TwinChange => ({
  player: renamer(from.players, to.players),
  system: renamer(from.systems, to.systems),
  planet: renamer(from.planets, to.planets),
});

const renamer = (from: readonly string[], to: readonly string[]): ((name: string) => string) => {
  const names = new Map(from.map((name, at) => [name, to[at] ?? name]));
  return (name) => names.get(name) ?? name;
};
