import {
  type Action, type Answer, everyPlayer, inSpace, isChoice, isShip, isVerdict, kindsIn, NO_UNITS, only, onPlanets, type Owed, own,
  placesNamedBy, planetsIn, playerOf, plus, type Position, countOf, stacksIn, type Units,
} from '../../board/index.ts';
import { type FormulaAction, FormulaShip, FormulaUnits, toInt } from '../../rules/formulas/values.ts';
import { type CONDITION_INPUTS, USUAL_VALUES } from '../../rules/formulas/vocabulary.ts';
import { official } from '../official.ts';
import { actionSeen, allOf, valuesOf } from './action-input.ts';
import { severalOwners } from './area-input.ts';

/** A question, and what the article answers. */
export interface Judged {
  readonly position: Position;
  /** All that is owed before the action. */
  readonly owed: readonly Owed[];
  readonly action: Action;
  readonly answer: Answer;
}

/** An action in a position, as the formulas of conditions see it. What a formula doesn't use is never worked out. */
export class ConditionInput implements Record<keyof typeof CONDITION_INPUTS, unknown> {
  readonly #judged: Judged;
  /** Whose units are meant; several where no player acts. */
  readonly #players: readonly string[];
  /** Those that the action names, or else the active one. */
  readonly #systems: readonly string[];

  constructor(judged: Judged) {
    const { position, action } = judged;
    const [player, named] = [playerOf(action), placesNamedBy(action).map(({ system }) => system)];
    this.#judged = judged;
    this.#players = player === undefined ? everyPlayer(position) : [player];
    this.#systems = [...new Set(named.length > 0 ? named : position.active === undefined ? [] : [position.active.system])];
  }

  get action(): FormulaAction {
    const { position, action } = this.#judged;
    return actionSeen({ position, action, policies: official, player: this.#players[0] ?? '', system: this.#systems[0] ?? '' });
  }

  get step(): string { return this.#judged.position.step ?? ''; }
  get tactical_action(): boolean { return this.#judged.position.active !== undefined; }
  get active_player(): boolean { return this.#players.includes(this.#judged.position.active?.player ?? ''); }
  get active_system(): boolean { return this.#judged.position.active?.system === this.#systems[0]; }
  get players(): bigint { return toInt(new Set(stacksIn(this.#judged.position).map(({ player }) => player)).size); }

  get units(): FormulaUnits { return this.#owned(this.#sum(inSpace, this.#players)); }
  get planets(): FormulaUnits { return this.#owned(this.#sum(onPlanets, this.#players)); }

  get others_on_planets(): FormulaUnits {
    const others = everyPlayer(this.#judged.position).filter((player) => !this.#players.includes(player));
    return new FormulaUnits(this.#sum(onPlanets, others), severalOwners);
  }

  get planet_count(): bigint { return toInt(Math.max(0, ...this.#systems.map((system) => planetsIn(this.#judged.position, system).length))); }

  get ships(): readonly FormulaShip[] {
    const { position, action } = this.#judged;
    return this.#players.flatMap((player) => {
      const placed = action.type === 'place' ? action.params.units : NO_UNITS;
      const ships = only(plus(this.#sum(inSpace, [player]), placed), (unit) => isShip(unit) && unit !== 'fighter');
      const facts = own(position.players, player);
      return kindsIn(ships).map((kind) => new FormulaShip(kind, countOf(ships, kind), official['R0/value'](facts, kind)));
    });
  }

  get unusual_value(): boolean {
    return this.ships.some(({ kind, value, has_value: hasValue }) => {
      const usual = Object.entries(USUAL_VALUES).find(([unit]) => unit === kind)?.[1];
      return usual === undefined ? hasValue : !hasValue || value !== toInt(usual);
    });
  }

  get debts_before(): bigint { return toInt(this.#judged.owed.length); }
  get debts_after(): bigint { return toInt(this.#owes().length); }
  get choices(): bigint { return toInt([...this.#judged.owed, ...this.#owes()].filter(isChoice).length); }

  get origins(): bigint {
    const { action } = this.#judged;
    return toInt(action.type === 'move' ? new Set(action.params.ships.map(({ from }) => from)).size : 0);
  }

  get picked_up_on_the_way(): FormulaUnits {
    const { action } = this.#judged;
    const ships = action.type === 'move' ? action.params.ships : [];
    return this.#owned(allOf(ships.flatMap(({ from, cargo }) => cargo.filter((part) => (part.in ?? from) !== from))));
  }

  get tracks_reinforcements(): boolean {
    const { reinforcements } = this.#judged.position;
    return this.#players.some((player) => own(reinforcements, player) !== undefined);
  }

  #owes(): readonly Owed[] {
    const { answer } = this.#judged;
    return isVerdict(answer) && answer.legal ? answer.owes : [];
  }

  #sum(unitsIn: (position: Position, system: string, player: string) => Units, players: readonly string[]): Units {
    return this.#systems.reduce<Units>((sum, system) =>
      players.reduce((all, player) => plus(all, unitsIn(this.#judged.position, system, player)), sum), NO_UNITS);
  }

  #owned(units: Units): FormulaUnits {
    const [player, ...others] = this.#players;
    const { position } = this.#judged;
    return new FormulaUnits(units, player === undefined || others.length > 0 ? severalOwners : valuesOf(official, position, player));
  }
}
