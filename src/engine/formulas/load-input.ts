import {
  type Cargo, inSpace, isCapacityCounted, isGroundForce, only, onPlanets, own, SPACE, type Units, unitsAt,
} from '../../board/index.ts';
import { type FormulaAction, FormulaPickUp, FormulaUnits, toInt } from '../../rules/formulas/values.ts';

import { loadOf, pickedUpIn } from '../lifting.ts';
import type { Load } from '../policies.ts';
import { actionSeen, allOf, valuesOf } from './action-input.ts';
import { docksIn } from './area-input.ts';
import { type QUESTIONS, USUAL_VALUES } from '../../rules/formulas/vocabulary.ts';

/** A question about a ship's load, as formulas see it. What a formula doesn't use is never worked out. */
export class LoadInput implements Record<keyof typeof QUESTIONS.load, unknown> {
  readonly #load: Load;
  readonly #convoy: readonly Load[];

  constructor(load: Load, convoy: readonly Load[]) {
    this.#load = load;
    this.#convoy = convoy;
  }

  get action(): FormulaAction { return actionSeen({ ...this.#load, system: this.#load.from }); }
  get step(): string { return this.#load.position.step ?? ''; }
  get tactical_action(): boolean { return this.#load.position.active !== undefined; }
  get active_player(): boolean { return this.#load.position.active?.player === this.#load.player; }

  get ship(): string { return this.#load.ship; }
  get capacity(): bigint { return toInt(this.#load.capacity); }
  get usual(): bigint { return toInt(USUAL_VALUES[this.#load.ship] ?? 0); }

  get has_value(): boolean {
    const { policies, position, player, ship } = this.#load;
    return policies['R0/value'](own(position.players, player), ship) !== null;
  }

  get cargo(): FormulaUnits { return this.#cargoThat(() => true); }
  get cargo_from_space(): FormulaUnits { return this.#cargoThat(({ from }) => from === SPACE); }
  get cargo_from_planets(): FormulaUnits { return this.#cargoThat(({ from }) => from !== SPACE); }
  get cargo_from_active_system(): FormulaUnits { return this.#cargoThat((cargo) => this.#isInActiveSystem(cargo)); }

  get pick_ups(): readonly FormulaPickUp[] {
    return this.#load.cargo.map((cargo) => new FormulaPickUp({
      units: this.#owned(cargo.units),
      there: this.#owned(this.#thereFor(cargo)),
      from_space: cargo.from === SPACE,
      from_origin: pickedUpIn(this.#load, cargo) === this.#load.from,
      in_active_system: this.#isInActiveSystem(cargo),
    }));
  }

  get in_space(): FormulaUnits {
    const { position, from, player } = this.#load;
    return this.#owned(only(inSpace(position, from, player), isCapacityCounted));
  }

  get on_planets(): FormulaUnits {
    const { position, from, player } = this.#load;
    return this.#owned(only(onPlanets(position, from, player), isGroundForce));
  }

  get docks(): bigint { return toInt(docksIn({ ...this.#load, system: this.#load.from })); }

  get convoy_load(): bigint { return toInt(this.#convoy.reduce((sum, load) => sum + loadOf(load), 0)); }
  get convoy_capacity(): bigint { return toInt(this.#convoy.reduce((sum, { capacity }) => sum + capacity, 0)); }

  #isInActiveSystem(cargo: Cargo): boolean {
    return pickedUpIn(this.#load, cargo) === this.#load.position.active?.system;
  }

  #thereFor(cargo: Cargo): Units {
    const { position, player } = this.#load;
    return only(unitsAt(own(position.systems, pickedUpIn(this.#load, cargo)), cargo.from, player), isCapacityCounted);
  }

  #cargoThat(keep: (cargo: Cargo) => boolean): FormulaUnits {
    return this.#owned(allOf(this.#load.cargo.filter(keep)));
  }

  #owned(units: Units): FormulaUnits {
    const { policies, position, player } = this.#load;
    return new FormulaUnits(units, valuesOf(policies, position, player));
  }
}
