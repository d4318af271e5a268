import { playersInSpace, type Position, SPACE, type Units, withKey, withUnitsAt } from '../../board/index.ts';
import type { CaseStep } from '../../cases/case.ts';
import type { TwinChange } from './change.ts';
import { freeName, namesIn } from './names.ts';

const FLEET: Units = { carrier: 1, fighter: 2 };
const GARRISON: Units = { infantry: 2 };

/** Another player has a fleet and a planet in a system of which nothing is asked. */
export const extraSystem = (step: CaseStep): TwinChange => {
  const { systems, players } = namesIn(step);
  const [system, player] = [freeName('Elsewhere', systems), freeName('stranger', players)];
  return {
    position: (position) => {
      const there = withUnitsAt(withFacts(position, player), { system, place: SPACE, player }, FLEET);
      return withUnitsAt(there, { system, place: 'Elsewhere', player }, GARRISON);
    },
  };
};

/** Another player has a fleet beside everybody's, but not in the active system. */
export const extraPlayer = (step: CaseStep): TwinChange | undefined => {
  const { position: before } = step;
  const player = freeName('stranger', namesIn(step).players);
  const systems = Object.keys(before.systems).filter((system) => system !== before.active?.system);
  if (systems.length === 0) return undefined;
  return { position: (position) => systems.reduce((now, system) => withUnitsAt(now, { system, place: SPACE, player }, FLEET), withFacts(position, player)) };
};

/** Somebody who is there has infantry on one planet more in each system, where they do not count (R3.2). */
export const extraPlanet = (step: CaseStep): TwinChange | undefined => {
  const { position: before } = step;
  const planet = freeName('Beside', namesIn(step).planets);
  const stands = Object.keys(before.systems).flatMap((system) => playersInSpace(before, system).slice(0, 1).map((player) => ({ system, player })));
  if (stands.length === 0) return undefined;
  return { position: (position) => stands.reduce((now, { system, player }) => withUnitsAt(now, { system, place: planet, player }, GARRISON), position) };
};

const withFacts = (position: Position, player: string): Position =>
  ({ ...position, players: withKey(position.players, player, { capacity: { carrier: 4, fighter: null } }) });
