import { inSpace, isChoice, NO_UNITS, type Owed, playersInSpace, plus, SPACE, statedCapacity, type Units } from '../../board/index.ts';
import type { Formula } from '../../rules/formulas/formula.ts';
import { FormulaCard, FormulaUnits, toInt } from '../../rules/formulas/values.ts';
import { USUAL_VALUES } from '../../rules/formulas/vocabulary.ts';
import { isInCombat } from '../combat.ts';
import { official } from '../official.ts';
import type { Load, Policies, RulingQuestion, RulingId, Waiting } from '../policies.ts';
import { ownCardFirst } from '../printed.ts';
import { valuesOf } from './action-input.ts';
import { isTrue, numberOf, removalOf, unitsOf, valueOrNone } from './answers.ts';
import { AreaInput, severalOwners } from './area-input.ts';
import { LoadInput } from './load-input.ts';

/** Makes the policy of a ruling from a formula; `answer` in the formula is what `before` answers. */
type PoliciesBy = { readonly [R in keyof Policies]?: (formula: Formula, before: Policies) => Policies[R] };

/** For each ruling that a formula can answer, the policy that a formula makes. */
const policyBy = {
  'R0/printed': (formula, before) => (cards, everyones) => valueOrNone(formula, {
    faction_upgrade: new FormulaCard(cards.factionUpgrade),
    faction: new FormulaCard(cards.faction),
    generic_upgrade: new FormulaCard(cards.genericUpgrade),
    generic: new FormulaCard(cards.generic),
    get best_of_all_players() { return largestOf(everyones().map(ownCardFirst)); },
    none: null,
    answer: orNull(before['R0/printed'](cards, everyones)),
  }),
  'R0/value': (formula, before) => (facts, unit) => valueOrNone(formula, {
    unit,
    value: orNull(statedCapacity(facts, unit) ?? null),
    has_value: (statedCapacity(facts, unit) ?? null) !== null,
    usual: orNull(USUAL_VALUES[unit] ?? null),
    none: null,
    answer: orNull(before['R0/value'](facts, unit)),
  }),
  'R0/bearers': (formula, before) => (asked) => numberOf(formula, about(asked, { answer: toInt(before['R0/bearers'](asked)) })),

  'R1/cargo': (formula, before) => (load) => isTrue(formula, aboutLoad([load, [load]], before['R1/cargo'](load))),
  'R1/load-limit': (formula, before) => (load, convoy) => isTrue(formula, aboutLoad([load, convoy], before['R1/load-limit'](load, convoy))),

  'R2/capacity-from': (formula, before) => (asked) => numberOf(formula, about(asked, { answer: toInt(before['R2/capacity-from'](asked)) })),
  'R2/counted': (formula, before) => (units, capacity, asked) => {
    const answer = toInt(before['R2/counted'](units, capacity, asked));
    return numberOf(formula, about(asked, { units: owned(asked, units), answer }));
  },
  'R2/left-out': (formula, before) => (units, asked) =>
    unitsOf(formula, about(asked, unitsAndAnswer(asked, units, before['R2/left-out'](units, asked)))),
  'R2/may-stay': (formula, before) => (asked) => numberOf(formula, about(asked, { answer: toInt(before['R2/may-stay'](asked)) })),

  'R3/amount': (formula, before) => (counted, capacity, asked) =>
    numberOf(formula, about(asked, { answer: toInt(before['R3/amount'](counted, capacity, asked)) })),
  'R3/whose': (formula, before) => (asked) => isTrue(formula, about(asked, { answer: before['R3/whose'](asked) })),
  'R3/where': (formula, before) => (asked) => isTrue(formula, about(asked, { answer: before['R3/where'](asked) })),
  'R3/answer': (formula, before) => (meets, owed, asked) =>
    isTrue(formula, about(asked, { offered: toInt(meets), owed: toInt(owed), answer: before['R3/answer'](meets, owed, asked) })),
  'R3/removal': (formula, before) => (asked) => removalOf(formula, about(asked, { answer: before['R3/removal'](asked) })),

  'R3.1/chosen-by': (formula, before) => (units, count, asked) => unitsOf(formula, about(asked, {
    ...unitsAndAnswer(asked, units, before['R3.1/chosen-by'](units, count, asked)),
    count: toInt(count),
    is_choice: isChoice({ count, from: units }),
  })),
  'R3.1/at-least': (formula, before) => (units, count, asked) => numberOf(formula, about(asked, {
    units: owned(asked, units),
    count: toInt(count),
    answer: toInt(before['R3.1/at-least'](units, count, asked)),
  })),
  'R3.2/on-planets': (formula, before) => (units, asked) =>
    unitsOf(formula, about(asked, unitsAndAnswer(asked, units, before['R3.2/on-planets'](units, asked)))),
  'R3.2/excess-on-planets': (formula, before) => (place, asked) =>
    isTrue(formula, about(asked, { in_space: place === SPACE, answer: before['R3.2/excess-on-planets'](place, asked) })),

  'R3.3/during-combat': (formula, before) => (units, asked) => unitsOf(formula, about(asked, {
    ...unitsAndAnswer(asked, units, before['R3.3/during-combat'](units, asked)),
    in_combat: isInCombat(asked),
  })),
  'R3.3/after-combat': (formula, before) => (asked) => isTrue(formula, about(asked, { answer: before['R3.3/after-combat'](asked) })),
  'R3.3/before-going-on': (formula, before) => (owed, waiting) =>
    isTrue(formula, aboutDebt(owed, waiting, { answer: before['R3.3/before-going-on'](owed, waiting) })),

  'R4/assignment': (formula, before) => (lost, asked) =>
    unitsOf(formula, about(asked, { lost: owned(asked, lost), answer: owned(asked, before['R4/assignment'](lost, asked)) })),

  'N1/on-arrival': (formula, before) => (owed, waiting) => {
    const answer = before['N1/on-arrival'](owed, waiting);
    return isTrue(formula, aboutDebt(owed, waiting, { met: new FormulaUnits(unitsMet(waiting), severalOwners), answer }));
  },
  'N2/after-cannons': (formula, before) => (owed, waiting) =>
    isTrue(formula, aboutDebt(owed, waiting, { answer: before['N2/after-cannons'](owed, waiting) })),

  'N4/pick-up': (formula, before) => (load) => isTrue(formula, aboutLoad([load, [load]], before['N4/pick-up'](load))),
  'N4/places': (formula, before) => (load) => isTrue(formula, aboutLoad([load, [load]], before['N4/places'](load))),
  'N4.3/no-capacity-left': (formula, before) => (units, asked) =>
    unitsOf(formula, about(asked, unitsAndAnswer(asked, units, before['N4.3/no-capacity-left'](units, asked)))),
  'N4.4/some-of-each': (formula, before) => (load) => isTrue(formula, aboutLoad([load, [load]], before['N4.4/some-of-each'](load))),
  'N4.5/leaving-empty': (formula, before) => (load) => isTrue(formula, aboutLoad([load, [load]], before['N4.5/leaving-empty'](load))),
} as const satisfies PoliciesBy;

/** The policy that a formula makes of its ruling, on top of the answers `before`; `undefined` if formulas can't answer it. */
export const policyByFormula = (ruling: string, formula: Formula, before: Policies = official): Policies[RulingId] | undefined =>
  Object.entries(policyBy).find(([id]) => id === ruling)?.[1](formula, before);

const about = (asked: RulingQuestion, more: object): object => Object.assign(new AreaInput(asked), more);

const aboutLoad = ([load, convoy]: readonly [Load, readonly Load[]], answer: boolean): object =>
  Object.assign(new LoadInput(load, convoy), { answer });

const aboutDebt = ({ player, system, count, from }: Owed, { position, action, policies }: Waiting, more: object): object => {
  const asked = { position, system, player, action, policies };
  return about(asked, { ...more, count: toInt(count), units: owned(asked, from) });
};

const unitsAndAnswer = (asked: RulingQuestion, units: Units, answer: Units): object =>
  ({ units: owned(asked, units), answer: owned(asked, answer) });

const owned = ({ policies, position, player }: RulingQuestion, units: Units): FormulaUnits =>
  new FormulaUnits(units, valuesOf(policies, position, player));

/** The units in the active system of all players but the active one. */
const unitsMet = ({ position, active }: Waiting): Units =>
  playersInSpace(position, active.system).filter((player) => player !== active.player)
    .reduce((sum, player) => plus(sum, inSpace(position, active.system, player)), NO_UNITS);

const orNull = (value: number | null): bigint | null => (value === null ? null : toInt(value));

const largestOf = (values: readonly (number | null)[]): bigint | null =>
  values.reduce<bigint | null>((best, value) => (value === null || best !== null && best >= toInt(value) ? best : toInt(value)), null);
