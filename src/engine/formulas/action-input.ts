import { type Action, type Cargo, NO_UNITS, one, plus, type Position, SPACE, type Unit, type Units } from '../../board/index.ts';
import { type ActionFacts, FormulaAction, FormulaUnits, type Valuation } from '../../rules/formulas/values.ts';
import { valueOf } from '../capacity.ts';
import type { Policies } from '../policies.ts';

/** The capacity values of a player's units (R0). */
export const valuesOf = (policies: Policies, position: Position, player: string): Valuation =>
  (unit: Unit) => valueOf(policies, { position, player }, unit);

/** Where an action is seen from: a player, and the system in question. */
export interface Viewpoint {
  readonly position: Position;
  readonly player: string;
  readonly system: string;
  readonly action: Action;
  readonly policies: Policies;
}

/** An action as formulas see it. */
export const actionSeen = (view: Viewpoint): FormulaAction => new FormulaAction(new SeenAction(view));

class SeenAction implements ActionFacts {
  readonly #view: Viewpoint;

  constructor(view: Viewpoint) {
    this.#view = view;
  }

  get type(): string { return this.#view.action.type; }
  get own(): boolean { return actorOf(this.#view.action) === this.#view.player; }
  get here(): boolean { return systemOf(this.#view.action) === this.#view.system; }

  get leaves_here(): boolean {
    const { action, system } = this.#view;
    return action.type === 'move' && action.params.ships.some(({ from }) => from === system);
  }

  get on_planet(): boolean {
    const { action } = this.#view;
    if (action.type === 'place') return action.params.on !== SPACE;
    return action.type === 'remove' && (action.params.from ?? SPACE) !== SPACE;
  }

  get to(): string { return this.#view.action.type === 'advance' ? this.#view.action.params.to : ''; }
  get units(): FormulaUnits { return this.#ofActor(unitsOf(this.#view.action)); }
  get ships(): FormulaUnits { return this.#ofActor(shipsOf(this.#view.action)); }

  #ofActor(units: Units): FormulaUnits {
    const { policies, position, player, action } = this.#view;
    return new FormulaUnits(units, valuesOf(policies, position, actorOf(action) ?? player));
  }
}

/** The player who acts; `undefined` where an action names none. */
const actorOf = (action: Action): string | undefined =>
  (action.type === 'advance' || action.type === 'end-combat' ? undefined : action.params.player);

const systemOf = (action: Action): string | undefined => {
  switch (action.type) {
    case 'move': return action.params.to;
    case 'check': case 'remove': case 'lose': case 'place': case 'land': return action.params.system;
    case 'advance': case 'end-combat': return undefined;
  }
};

const unitsOf = (action: Action): Units => {
  switch (action.type) {
    case 'move': return allOf(action.params.ships.flatMap(({ cargo }) => cargo));
    case 'remove': case 'lose': case 'place': case 'land': return action.params.units;
    case 'check': case 'advance': case 'end-combat': return NO_UNITS;
  }
};

const shipsOf = (action: Action): Units =>
  (action.type === 'move' ? action.params.ships.reduce<Units>((sum, { ship }) => plus(sum, one(ship)), NO_UNITS) : NO_UNITS);

/** All units of some pick-ups. */
export const allOf = (cargo: readonly Cargo[]): Units => cargo.reduce<Units>((sum, { units }) => plus(sum, units), NO_UNITS);
