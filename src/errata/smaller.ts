import { type Action, isEmpty, isUnit, kindsIn, own, playerOf, type Position, stacksIn, totalOf, type Unit } from '../board/index.ts';
import {
  smallerActions, untracked, withFewer, withoutPlanet, withoutPlayer, withoutStep, withoutSystem, withValue,
} from '../search/shrink/edits.ts';

/** A position and an action in it. */
export interface SmallQuestion {
  readonly position: Position;
  readonly action: Action;
}

/** The same with one unit fewer: on the board, in the action, or in both. */
export const withOneUnitFewer = function* ({ position, action }: SmallQuestion): Generator<SmallQuestion> {
  for (const stack of stacksIn(position)) {
    for (const unit of kindsIn(stack.units)) yield { position: withFewer(position, stack, { [unit]: 1 }), action };
  }
  for (const { action: smaller, without, at } of smallerActions(action)) {
    if (totalOf(without) > 1) continue;
    yield { position: withFewer(position, at, without), action: smaller };
    yield { position, action: smaller };
  }
};

/** The same without one thing that is not a unit: a step, an empty place, reinforcements, a player without units, an unused value. */
export const withOneThingFewer = function* ({ position, action }: SmallQuestion): Generator<SmallQuestion> {
  if (position.step !== undefined) yield { position: withoutStep(position), action };
  for (const [name, { planets = {} }] of Object.entries(position.systems)) {
    if (position.active?.system !== name && isBare(position, name)) yield { position: withoutSystem(position, name), action };
    for (const planet of Object.keys(planets)) {
      if (isBare(position, name, planet)) yield { position: withoutPlanet(position, name, planet), action };
    }
  }
  for (const [player, { capacity = {} }] of Object.entries(position.players)) {
    if (own(position.reinforcements, player) !== undefined) yield { position: untracked(position, player), action };
    const isAbout = position.active?.player === player || playerOf(action) === player;
    const hasUnits = stacksIn(position).some((stack) => stack.player === player);
    if (!isAbout && !hasUnits) yield { position: withoutPlayer(position, player), action };
    for (const unit of Object.keys(capacity)) {
      if (!isUnit(unit) || isThere(unit, player, { position, action })) continue;
      yield { position: withValue(position, player, unit, undefined), action };
    }
  }
};

const isBare = (position: Position, system: string, place?: string): boolean =>
  stacksIn(position).every((stack) => stack.system !== system || (place !== undefined && stack.place !== place) || isEmpty(stack.units));

const isThere = (unit: Unit, player: string, { position, action }: SmallQuestion): boolean =>
  stacksIn(position).some((stack) => stack.player === player && kindsIn(stack.units).includes(unit))
  || (action.type === 'place' && kindsIn(action.params.units).includes(unit));
