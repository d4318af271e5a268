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

/** Makes the policy of a ruling from a formula. */
type PoliciesBy = { readonly [R in keyof Policies]?: (formula: Formula) => Policies[R] };

/** For each ruling that a formula can answer, the policy that a formula makes. */
const policyBy = {
  'R0/printed': (formula) => (cards, everyones) => valueOrNone(formula, {
    faction_upgrade: new FormulaCard(cards.factionUpgrade),
    faction: new FormulaCard(cards.faction),
    generic_upgrade: new FormulaCard(cards.genericUpgrade),
    generic: new FormulaCard(cards.generic),
    get best_of_all_players() { return largestOf(everyones().map(ownCardFirst)); },
    none: null,
    answer: orNull(official['R0/printed'](cards, everyones)),
  }),
  'R0/value': (formula) => (facts, unit) => valueOrNone(formula, {
    unit,
    value: orNull(statedCapacity(facts, unit) ?? null),
    has_value: (statedCapacity(facts, unit) ?? null) !== null,
    usual: orNull(USUAL_VALUES[unit] ?? null),
    none: null,
    answer: orNull(official['R0/value'](facts, unit)),
  }),
  'R0/bearers': (formula) => (asked) => numberOf(formula, about(asked, { answer: toInt(official['R0/bearers'](asked)) })),

  'R1/cargo': (formula) => (load) => isTrue(formula, aboutLoad([load, [load]], official['R1/cargo'](load))),
  'R1/load-limit': (formula) => (load, convoy) => isTrue(formula, aboutLoad([load, convoy], official['R1/load-limit'](load, convoy))),

  'R2/capacity-from': (formula) => (asked) => numberOf(formula, about(asked, { answer: toInt(official['R2/capacity-from'](asked)) })),
  'R2/counted': (formula) => (units, capacity, asked) => {
    const answer = toInt(official['R2/counted'](units, capacity, asked));
    return numberOf(formula, about(asked, { units: owned(asked, units), answer }));
  },
  'R2/left-out': (formula) => (units, asked) =>
    unitsOf(formula, about(asked, unitsAndAnswer(asked, units, official['R2/left-out'](units, asked)))),
  'R2/may-stay': (formula) => (asked) => numberOf(formula, about(asked, { answer: toInt(official['R2/may-stay'](asked)) })),

  'R3/amount': (formula) => (counted, capacity, asked) =>
    numberOf(formula, about(asked, { answer: toInt(official['R3/amount'](counted, capacity, asked)) })),
  'R3/whose': (formula) => (asked) => isTrue(formula, about(asked, { answer: official['R3/whose'](asked) })),
  'R3/where': (formula) => (asked) => isTrue(formula, about(asked, { answer: official['R3/where'](asked) })),
  'R3/answer': (formula) => (meets, owed, asked) =>
    isTrue(formula, about(asked, { offered: toInt(meets), owed: toInt(owed), answer: official['R3/answer'](meets, owed, asked) })),
  'R3/removal': (formula) => (asked) => removalOf(formula, about(asked, { answer: official['R3/removal'](asked) })),

  'R3.1/chosen-by': (formula) => (units, count, asked) => unitsOf(formula, about(asked, {
    ...unitsAndAnswer(asked, units, official['R3.1/chosen-by'](units, count, asked)),
    count: toInt(count),
    is_choice: isChoice({ count, from: units }),
  })),
  'R3.1/at-least': (formula) => (units, count, asked) => numberOf(formula, about(asked, {
    units: owned(asked, units),
    count: toInt(count),
    answer: toInt(official['R3.1/at-least'](units, count, asked)),
  })),
  'R3.2/on-planets': (formula) => (units, asked) =>
    unitsOf(formula, about(asked, unitsAndAnswer(asked, units, official['R3.2/on-planets'](units, asked)))),
  'R3.2/excess-on-planets': (formula) => (place, asked) =>
    isTrue(formula, about(asked, { in_space: place === SPACE, answer: official['R3.2/excess-on-planets'](place, asked) })),

  'R3.3/during-combat': (formula) => (units, asked) => unitsOf(formula, about(asked, {
    ...unitsAndAnswer(asked, units, official['R3.3/during-combat'](units, asked)),
    in_combat: isInCombat(asked),
  })),
  'R3.3/after-combat': (formula) => (asked) => isTrue(formula, about(asked, { answer: official['R3.3/after-combat'](asked) })),
  'R3.3/before-going-on': (formula) => (owed, waiting) =>
    isTrue(formula, aboutDebt(owed, waiting, { answer: official['R3.3/before-going-on'](owed, waiting) })),

  'R4/assignment': (formula) => (lost, asked) =>
    unitsOf(formula, about(asked, { lost: owned(asked, lost), answer: owned(asked, official['R4/assignment'](lost, asked)) })),

  'N1/on-arrival': (formula) => (owed, waiting) => {
    const answer = official['N1/on-arrival'](owed, waiting);
    return isTrue(formula, aboutDebt(owed, waiting, { met: new FormulaUnits(unitsMet(waiting), severalOwners), answer }));
  },
  'N2/after-cannons': (formula) => (owed, waiting) =>
    isTrue(formula, aboutDebt(owed, waiting, { answer: official['N2/after-cannons'](owed, waiting) })),

  'N4/pick-up': (formula) => (load) => isTrue(formula, aboutLoad([load, [load]], official['N4/pick-up'](load))),
  'N4/places': (formula) => (load) => isTrue(formula, aboutLoad([load, [load]], official['N4/places'](load))),
  'N4.3/no-capacity-left': (formula) => (units, asked) =>
    unitsOf(formula, about(asked, unitsAndAnswer(asked, units, official['N4.3/no-capacity-left'](units, asked)))),
  'N4.4/some-of-each': (formula) => (load) => isTrue(formula, aboutLoad([load, [load]], official['N4.4/some-of-each'](load))),
  'N4.5/leaving-empty': (formula) => (load) => isTrue(formula, aboutLoad([load, [load]], official['N4.5/leaving-empty'](load))),
} as const satisfies PoliciesBy;

/** The policy that a formula makes of its ruling; `undefined` if formulas can't answer it. */
export const policyByFormula = (ruling: string, formula: Formula): Policies[RulingId] | undefined =>
  Object.entries(policyBy).find(([id]) => id === ruling)?.[1](formula);

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
