import { placesNamedBy, playerOf, playersNamedIn, type Position } from '../../board/index.ts';
import type { CaseStep } from '../../cases/case.ts';

/** The names in a step. */
export interface Names {
  readonly players: readonly string[];
  readonly systems: readonly string[];
  readonly planets: readonly string[];
}

/** Every name that a step uses, each kind sorted. */
export const namesIn = ({ position, action }: Pick<CaseStep, 'position' | 'action'>): Names => {
  const acting = playerOf(action);
  const places = placesNamedBy(action);
  return {
    players: sorted([...playersNamedIn(position), ...(acting === undefined ? [] : [acting])]),
    systems: sorted([...Object.keys(position.systems), ...activeSystem(position), ...places.map(({ system }) => system)]),
    planets: sorted([
      ...Object.values(position.systems).flatMap(({ planets = {} }) => Object.keys(planets)),
      ...places.flatMap(({ planet }) => (planet === undefined ? [] : [planet])),
    ]),
  };
};

/** `wanted`, followed by primes if the name is taken. */
export const freeName = (wanted: string, taken: readonly string[]): string =>
  (taken.includes(wanted) ? freeName(`${wanted}'`, taken) : wanted);

const activeSystem = ({ active }: Position): readonly string[] => (active === undefined ? [] : [active.system]);
const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].sort();
