import { STEPS, UNITS } from '../../board/index.ts';
import { singular, spaced } from '../../report/words/board.ts';
import type { CaseFilter } from './view.ts';

/** What each filter is called. */
export const FILTER_NAMES: Readonly<Record<CaseFilter, string>> = {
  clause: 'Clause',
  level: 'Kind of clause',
  action: 'Action',
  step: 'Step',
  unit: 'Unit',
  ruling: 'Ruling',
  profile: 'Capacity values',
};

/** The choices of the filters in words, except for clauses and their kinds, which stand for themselves. */
export const CHOICE_WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(STEPS.map((step) => [step, spaced(step)])),
  ...Object.fromEntries(UNITS.map((unit) => [unit, singular(unit)])),
  check: 'count units',
  move: 'move ships',
  remove: 'remove an excess',
  lose: 'lose units',
  place: 'place units',
  land: 'land on a planet',
  advance: 'go on to a step',
  'end-combat': 'end a combat',
  none: 'outside any step',
  legal: 'allowed',
  illegal: 'not allowed',
  numbers: 'numbers',
  owes: 'allowed, and an excess is owed',
  core: 'stated, or those of the generic units',
  units: "printed on the players' cards",
};
