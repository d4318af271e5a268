import { type PlayerPlace, playersInSpace, type Position, SPACE, type Units, withKey, withUnitsAt } from '../../board/index.ts';
import type { CaseStep } from '../../cases/case.ts';
import type { TwinChange } from './change.ts';
import { freeName, namesIn } from './names.ts';

const FLEET: Units = { carrier: 1, fighter: 2 };
const GARRISON: Units = { infantry: 2 };

/** Another player has a fleet and a planet in an extra system. */
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

/** An extra player has a fleet in every system except the active one. */
export const extraPlayer = (step: CaseStep): TwinChange | undefined => {
  const { position: before } = step;
  const player = freeName('stranger', namesIn(step).players);
  const systems = Object.keys(before.systems).filter((system) => system !== before.active?.system);
  if (systems.length === 0) return undefined;
  const withFleet = (position: Position, system: string): Position => withUnitsAt(position, { system, place: SPACE, player }, FLEET);
  return { position: (position) => systems.reduce(withFleet, withFacts(position, player)) };
};

/** In each system, the first player there has infantry on an extra planet, where they don't count (R3.2). */
export const extraPlanet = (step: CaseStep): TwinChange | undefined => {
  const { position: before } = step;
  const planet = freeName('Beside', namesIn(step).planets);
  const places = Object.keys(before.systems)
    .flatMap((system) => playersInSpace(before, system).slice(0, 1).map((player): PlayerPlace => ({ system, place: planet, player })));
  if (places.length === 0) return undefined;
  return { position: (position) => places.reduce((now, place) => withUnitsAt(now, place, GARRISON), position) };
};

const withFacts = (position: Position, player: string): Position =>
  ({ ...position, players: withKey(position.players, player, { capacity: { carrier: 4, fighter: null } }) });
