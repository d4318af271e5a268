import {
  type Action, countOf, inSpace, isShip, type Judge, minus, own, placesNamedBy, playerOf, plus, type Position, type ShipMove, SHIPS,
  SPACE, stacksIn, type Unit, UNITS, type Units, withKey, withUnitsAt,
} from '../../board/index.ts';
import { GENERIC_CAPACITY } from '../../cases/generic-values.ts';
import { defined } from '../../text/records.ts';
import { hasCards, type ReadCards } from '../card-values.ts';
import {
  actionWithShipsAs, cutsOf, smallerActions, statedIn, untracked, withFacts, withFewer, withoutPlanet, withoutPlayer, withoutStep,
  withoutSystem, withShipsAs, withValue,
} from './edits.ts';
import { plainlyNamed } from './names.ts';
import { afterAction, type Play } from './play.ts';
import { withoutLoads, withTwoFewer } from './ships-with-loads.ts';

/** Smaller plays, those without large parts first; not all of them make sense. */
export const smallerThan = function* (play: Play, judge: Judge, readCards?: ReadCards): Generator<Play> {
  yield* withFewerActions(play, judge);
  yield* withoutSomebody(play);
  yield* withoutAPlace(play);
  yield* withFewerUnits(play);
  yield* withFewerNamed(play);
  yield* withNearerCargo(play);
  yield* withLessRoom(play);
  yield* withoutLoads(play);
  yield* withFewerFacts(play);
  if (readCards !== undefined) yield* withFewerCards(play, readCards);
  yield* withCommonShips(play);
  yield* withCheck(play);
  yield plainlyNamed(play);
  yield* withTwoFewer(play);
};

/** The play from a later position on, and the play without one action. */
const withFewerActions = function* ({ position, actions }: Play, judge: Judge): Generator<Play> {
  const later = actions.slice(0, -1).map((_, at) =>
    ({ position: after(judge, position, actions.slice(0, at + 1)), actions: actions.slice(at + 1) }));
  yield* later.reverse();
  for (const at of actions.slice(0, -1).keys()) yield { position, actions: actions.toSpliced(at, 1) };
};

const after = (judge: Judge, position: Position, actions: readonly Action[]): Position =>
  actions.reduce((now, action) => afterAction(judge, now, action), position);

const withoutSomebody = function* ({ position, actions }: Play): Generator<Play> {
  for (const player of Object.keys(position.players)) {
    const left = actions.filter((action) => playerOf(action) !== player);
    const isNeeded = left.at(-1) !== actions.at(-1) || position.active?.player === player;
    if (!isNeeded) yield { position: withoutPlayer(position, player), actions: left };
  }
};

const withoutAPlace = function* ({ position, actions }: Play): Generator<Play> {
  const named = actions.flatMap(placesNamedBy);
  for (const system of Object.keys(position.systems)) {
    const isNeeded = position.active?.system === system || named.some((place) => place.system === system);
    if (!isNeeded) yield { position: withoutSystem(position, system), actions };
    for (const planet of Object.keys(own(position.systems, system)?.planets ?? {})) {
      const isNamed = named.some((place) => place.system === system && place.planet === planet);
      if (!isNamed) yield { position: withoutPlanet(position, system, planet), actions };
    }
  }
  if (position.step !== undefined || position.active !== undefined) yield { position: withoutStep(position), actions };
};

const withFewerUnits = function* ({ position, actions }: Play): Generator<Play> {
  for (const stack of stacksIn(position)) {
    yield { position: withFewer(position, stack, stack.units), actions };
    for (const fewer of cutsOf(stack.units)) yield { position: withFewer(position, stack, fewer), actions };
  }
};

/** Fewer units in an action, and also where they are taken from; at another place, where what the action names follows from that one. */
const withFewerNamed = function* ({ position, actions }: Play): Generator<Play> {
  for (const [at, each] of actions.entries()) {
    for (const { action, without, at: place } of smallerActions(each)) {
      const fewer = actions.with(at, action);
      yield { position: withFewer(position, place, without), actions: fewer };
      yield { position, actions: fewer };
      for (const stack of stacksIn(position)) {
        if (stack.player !== place.player) continue;
        for (const cut of cutsOf(stack.units)) yield { position: withFewer(position, stack, cut), actions: fewer };
      }
    }
  }
};

/** The units that a ship picks up on its way are in its origin instead. */
const withNearerCargo = function* ({ position, actions }: Play): Generator<Play> {
  for (const [at, action] of actions.entries()) {
    if (action.type !== 'move') continue;
    const { player, ships } = action.params;
    for (const [index, move] of ships.entries()) {
      for (const [part, { in: system, from: place, units }] of move.cargo.entries()) {
        if (system === undefined || system === move.from) continue;
        const nearer: ShipMove = { ...move, cargo: move.cargo.with(part, { from: SPACE, units }) };
        const moved = withFewer(position, { system, place, player }, units);
        const waiting = plus(inSpace(moved, move.from, player), units);
        const changed = withUnitsAt(moved, { system: move.from, place: SPACE, player }, waiting);
        const params = { ...action.params, ships: ships.with(index, nearer) };
        yield { position: changed, actions: actions.with(at, { type: 'move', params }) };
      }
    }
  }
};

/** Ships hold one less: alone, together with a unit that they held, and together with a unit that they would take. */
const withLessRoom = function* ({ position, actions }: Play): Generator<Play> {
  for (const { player, ship, value } of statedIn(position)) {
    if (value === null || value === 0) continue;
    for (const less of new Set([0, value - 1])) {
      const tighter = withValue(position, player, ship, less);
      yield { position: tighter, actions };
      yield* withFewerUnits({ position: tighter, actions });
      yield* withFewerNamed({ position: tighter, actions });
    }
  }
};

/** Numbers say more than a verdict: a check replaces the last action. */
const withCheck = function* ({ position, actions }: Play): Generator<Play> {
  if (actions.at(-1)?.type === 'check') return;
  for (const player of Object.keys(position.players)) {
    for (const system of Object.keys(position.systems)) {
      yield { position, actions: actions.with(-1, { type: 'check', params: { player, system } }) };
    }
  }
};

const withFewerFacts = function* ({ position, actions }: Play): Generator<Play> {
  for (const [player, facts] of Object.entries(position.players)) {
    for (const unit of UNITS) {
      if (facts.capacity?.[unit] === undefined || hasCards(facts)) continue;
      if (!isNeeded(unit, player, position, actions)) yield { position: withValue(position, player, unit, undefined), actions };
      else if (facts.capacity[unit] === 0) yield { position: withValue(position, player, unit, null), actions };
      const generic = isShip(unit) ? GENERIC_CAPACITY[unit] : facts.capacity[unit];
      if (facts.capacity[unit] !== generic) yield { position: withValue(position, player, unit, generic), actions };
    }
  }
  for (const [player, units] of Object.entries(position.reinforcements ?? {})) {
    yield { position: untracked(position, player), actions };
    for (const cut of cutsOf(units)) yield { position: withFewerOff(position, player, cut), actions };
  }
};

/** A player whose values are stated instead of left to cards, or without one upgrade. */
const withFewerCards = function* ({ position, actions }: Play, readCards: ReadCards): Generator<Play> {
  for (const [player, { capacity = {}, faction, upgrades = [] }] of Object.entries(position.players)) {
    if (faction === undefined && upgrades.length === 0) continue;
    yield { position: withFacts(position, player, { capacity }), actions };
    for (const at of upgrades.keys()) {
      const left = upgrades.toSpliced(at, 1);
      const cards = defined({ faction, upgrades: left.length === 0 ? undefined : left });
      yield { position: withFacts(position, player, readCards(cards)), actions };
    }
  }
};

/** Every ship in a position, or placed, has a stated value. */
const isNeeded = (unit: Unit, player: string, position: Position, actions: readonly Action[]): boolean =>
  stacksIn(position).some((stack) => stack.player === player && stack.place === SPACE && countOf(stack.units, unit) > 0)
  || actions.some((action) => action.type === 'place' && action.params.player === player && countOf(action.params.units, unit) > 0);

const withFewerOff = (position: Position, player: string, cut: Units): Position => {
  const units = own(position.reinforcements, player) ?? {};
  return { ...position, reinforcements: withKey(position.reinforcements, player, minus(units, cut)) };
};

/** Ships with a value of their own become ships that have this value on most cards, so it needn't be stated. */
const withCommonShips = function* ({ position, actions }: Play): Generator<Play> {
  for (const { player, ship, value } of statedIn(position)) {
    if (ship === 'fighter' || value === GENERIC_CAPACITY[ship]) continue;
    for (const common of SHIPS) {
      const isStated = own(position.players, player)?.capacity?.[common] !== undefined;
      if (common === 'fighter' || common === ship || GENERIC_CAPACITY[common] !== value || isStated) continue;
      const swapped = withValue(withValue(withShipsAs(position, player, ship, common), player, ship, undefined), player, common, value);
      yield { position: swapped, actions: actions.map((action) => actionWithShipsAs(action, player, ship, common)) };
    }
  }
};
