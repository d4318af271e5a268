import {
  everyPlayer, inSpace, isGroundForce, isShip, kindsIn, NO_UNITS, only, onPlanets, own, planetsIn, playersInSpace, plus, totalOf,
  type Unit, type Units, unitsAt, countOf,
} from '../../board/index.ts';
import { NoSuchValue } from '../../rules/formulas/failure.ts';
import { type FormulaAction, FormulaShip, FormulaUnits, toInt, type Valuation } from '../../rules/formulas/values.ts';
import type { QUESTIONS } from '../../rules/formulas/vocabulary.ts';
import { capacityIn, combinedValue, countedIn } from '../capacity.ts';
import type { Area, RulingQuestion } from '../policies.ts';
import { actionSeen, valuesOf } from './action-input.ts';

/** A question about a player in a system, as formulas see it. What a formula doesn't use is never worked out. */
export class AreaInput implements Record<keyof typeof QUESTIONS.area, unknown> {
  readonly #asked: RulingQuestion;

  constructor(asked: RulingQuestion) {
    this.#asked = asked;
  }

  get action(): FormulaAction { return actionSeen(this.#asked); }
  get step(): string { return this.#asked.position.step ?? ''; }
  get tactical_action(): boolean { return this.#asked.position.active !== undefined; }
  get active_player(): boolean { return this.#asked.position.active?.player === this.#asked.player; }
  get active_system(): boolean { return this.#asked.position.active?.system === this.#asked.system; }

  get space(): FormulaUnits { return this.#owned(this.#inSpace()); }
  get planets(): FormulaUnits { return this.#owned(onPlanets(this.#asked.position, this.#asked.system, this.#asked.player)); }
  get contested(): FormulaUnits { return this.#owned(contestedBy(this.#asked)); }

  get ships(): readonly FormulaShip[] {
    const { policies, position, player } = this.#asked;
    const ships = only(this.#inSpace(), takesPlace);
    const facts = own(position.players, player);
    return kindsIn(ships).map((kind) => new FormulaShip(kind, countOf(ships, kind), policies['R0/value'](facts, kind)));
  }

  get others(): FormulaUnits {
    const { position, system } = this.#asked;
    const units = othersOf(this.#asked).reduce((sum, other) => plus(sum, inSpace(position, system, other)), NO_UNITS);
    return new FormulaUnits(units, severalOwners);
  }

  get others_capacity(): bigint {
    const { policies, position, system } = this.#asked;
    return toInt(othersOf(this.#asked).reduce((sum, player) =>
      sum + combinedValue(policies, { position, player }, inSpace(position, system, player)), 0));
  }

  get others_on_planets(): FormulaUnits {
    const { position, system, player } = this.#asked;
    const others = everyPlayer(position).filter((other) => other !== player);
    return new FormulaUnits(others.reduce((sum, other) => plus(sum, onPlanets(position, system, other)), NO_UNITS), severalOwners);
  }

  get elsewhere(): FormulaUnits {
    const { position, system, player } = this.#asked;
    const systems = Object.keys(position.systems).filter((other) => other !== system);
    return this.#owned(systems.reduce((sum, other) => plus(sum, inSpace(position, other, player)), NO_UNITS));
  }

  get by_active_values(): bigint {
    const { policies, position, player } = this.#asked;
    const { active, players } = position;
    const [theirs, actives] = [own(players, player), own(players, active?.player ?? player)];
    const facts = { ...theirs, ...actives, capacity: { ...theirs?.capacity, ...actives?.capacity } };
    const valued = { ...position, players: { ...players, [player]: facts } };
    return toInt(combinedValue(policies, { position: valued, player }, this.#inSpace()));
  }

  get docks(): bigint { return toInt(docksIn(this.#asked)); }
  get fleet_pool(): bigint { return toInt(poolOf(this.#asked)); }
  get pool_room(): bigint { return toInt(Math.max(0, poolOf(this.#asked) - totalOf(only(this.#inSpace(), takesPlace)))); }

  get capacity(): bigint { return toInt(capacityIn(this.#asked)); }
  get counted(): bigint { return toInt(countedIn(this.#asked, capacityIn(this.#asked))); }

  #inSpace(): Units {
    return inSpace(this.#asked.position, this.#asked.system, this.#asked.player);
  }

  #owned(units: Units): FormulaUnits {
    const { policies, position, player } = this.#asked;
    return new FormulaUnits(units, valuesOf(policies, position, player));
  }
}

/** How many space docks the player has in the system. */
export const docksIn = ({ position, system, player }: Area): number =>
  countOf(inSpace(position, system, player), 'space-dock') + countOf(onPlanets(position, system, player), 'space-dock');

const poolOf = ({ position, player }: Area): number => own(position.players, player)?.fleetPool ?? NOT_STATED;

const NOT_STATED = 999;

/** Whether a unit always takes a place of the fleet pool. */
const takesPlace = (unit: Unit): boolean => isShip(unit) && unit !== 'fighter';

/** Units of several players have no capacity value in common. */
export const severalOwners: Valuation = () => {
  throw new NoSuchValue('units of several players have no `capacity` (did you mean `others_capacity`?)');
};

const othersOf = ({ position, system, player }: RulingQuestion): readonly string[] =>
  playersInSpace(position, system).filter((other) => other !== player);

/** The player's ground forces on planets where another player has some as well. */
const contestedBy = ({ position, system, player }: RulingQuestion): Units =>
  planetsIn(position, system).filter((planet) => {
    const there = own(own(position.systems, system)?.planets, planet) ?? {};
    return Object.entries(there).some(([other, units]) => other !== player && totalOf(only(units, isGroundForce)) > 0);
  }).reduce<Units>((sum, planet) => plus(sum, only(unitsAt(own(position.systems, system), planet, player), isGroundForce)), NO_UNITS);
