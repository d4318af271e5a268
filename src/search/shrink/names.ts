import { everyPlayer, type Position, SPACE, type System } from '../../board/index.ts';
import { renamedAction, renamedPosition, type Renaming } from '../scope/renaming.ts';
import type { Play } from './play.ts';

const PLAYERS = ['red', 'blue', 'green', 'yellow', 'purple', 'black', 'orange', 'pink'] as const;
const SYSTEMS = ['Lodor', 'Arnor', 'Saudor', 'Vefut', 'Lirta', 'Mellon', 'Dal', 'Torkan', 'Quann', 'Meer'] as const;
const PLANETS = ['Abyz', 'Fria', 'Bereg', 'Corneeq'] as const;

export const PLAIN_NAMES: readonly string[] = [...PLAYERS, ...SYSTEMS, ...PLANETS];

/** The play with the names that cases usually have. */
export const plainlyNamed = ({ position, actions }: Play): Play => {
  const renaming = plainNames(position);
  return { position: tidied(renamedPosition(renaming, position)), actions: actions.map((action) => renamedAction(renaming, action)) };
};

/** Without empty space areas. */
const tidied = (position: Position): Position => {
  const systems = Object.entries(position.systems).map(([name, { space = {}, ...system }]): [string, System] =>
    [name, Object.keys(space).length === 0 ? system : { ...system, space }]);
  return { ...position, systems: Object.fromEntries(systems) };
};

const plainNames = (position: Position): Renaming => {
  const systems = numbered(Object.keys(position.systems), SYSTEMS);
  const planets = Object.entries(position.systems).map(([name, { planets: own = {} }]) => {
    const names = Object.keys(own).filter((planet) => planet !== SPACE);
    const alone = names.length === 1 ? [systems.get(name) ?? name] : PLANETS;
    return [name, numbered(names, alone)] as const;
  });
  const active = position.active === undefined ? [] : [position.active.player];
  const players = [...new Set([...active, ...everyPlayer(position)])];
  return { players: numbered(players, PLAYERS), systems, planets: new Map(planets) };
};

const numbered = (names: readonly string[], plain: readonly string[]): ReadonlyMap<string, string> =>
  new Map(names.map((name, at) => [name, plain[at] ?? name]));
