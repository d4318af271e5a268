import type { Unit } from '../../board/index.ts';

/** What a formula can see or give. */
export type FormulaType =
  | 'number' | 'number or null' | 'yes or no' | 'word' | 'units' | 'action' | 'card'
  | 'list of pick-ups' | 'list of ships' | 'list of numbers';

/** A name that formulas can use. */
export interface Input {
  readonly type: FormulaType;
  /** In a few words, for tables. */
  readonly means: string;
  /** The ruling that gives this value. Rulings that come before it can't see it. */
  readonly from?: string;
}

export type Inputs = Readonly<Record<string, Input>>;

/** The members of the objects that formulas see; every kind of unit is a member of `units` too. */
export const MEMBERS = {
  units: {
    ground: { type: 'number', means: 'infantry and mechs' },
    ships: { type: 'number', means: 'ships, fighters included' },
    structures: { type: 'number', means: 'PDS and space docks' },
    capacity: { type: 'number', means: 'the capacity values of these units, added up' },
  },
  action: {
    type: { type: 'word', means: '`"check"`, `"move"`, `"remove"`, `"lose"`, `"place"`, `"land"`, `"advance"` or `"end-combat"`' },
    own: { type: 'yes or no', means: 'the player in question acts' },
    here: { type: 'yes or no', means: 'it happens in this system; a move, if it ends here' },
    leaves_here: { type: 'yes or no', means: 'a ship of the move starts here' },
    on_planet: { type: 'yes or no', means: 'units are placed on a planet, or removed from one' },
    to: { type: 'word', means: 'the step that play goes on to, like `"production"`; otherwise `""`' },
    units: { type: 'units', means: 'the units lost, placed, landed or removed; in a move, those that the ships carry' },
    ships: { type: 'units', means: 'the ships that move' },
  },
  card: {
    exists: { type: 'yes or no', means: 'the player has such a card' },
    value: { type: 'number or null', means: 'the capacity that it prints' },
  },
  'pick-up': {
    units: { type: 'units', means: 'the units picked up at one place' },
    there: { type: 'units', means: "the owner's fighters and ground forces there" },
    from_space: { type: 'yes or no', means: 'that place is a space area' },
    from_origin: { type: 'yes or no', means: 'it is in the system where the ship starts' },
    in_active_system: { type: 'yes or no', means: 'it is in the active system' },
  },
  ship: {
    kind: { type: 'word', means: 'the kind of ship, like `"war-sun"`' },
    count: { type: 'number', means: 'how many' },
    value: { type: 'number', means: 'the capacity value of one; 0 if it has none' },
    has_value: { type: 'yes or no', means: 'it has a capacity value, even zero' },
  },
} as const satisfies Readonly<Record<string, Inputs>>;

/** What every question about a player and a move or a system sees. */
const SITUATION = {
  action: { type: 'action', means: 'the action that is judged' },
  step: { type: 'word', means: 'the step of the tactical action, like `"space-combat"`; `""` outside of one' },
  tactical_action: { type: 'yes or no', means: 'a system is active' },
  active_player: { type: 'yes or no', means: 'the player in question is the active one' },
} as const satisfies Inputs;

const NONE = { type: 'number or null', means: 'no value, which is not zero' } as const satisfies Input;

/** A kind of question. */
export type QuestionKind = 'card' | 'unit' | 'area' | 'load';

/** The kinds of question that a ruling can ask, and what their formulas see. */
export const QUESTIONS = {
  card: {
    faction_upgrade: { type: 'card', means: "the player's own faction's upgrade for the unit" },
    faction: { type: 'card', means: "the faction's own card for it" },
    generic_upgrade: { type: 'card', means: 'the generic upgrade, if the player owns it' },
    generic: { type: 'card', means: 'the generic card' },
    best_of_all_players: { type: 'number or null', means: "the largest value that any player's card gives the unit" },
    none: NONE,
  },
  unit: {
    unit: { type: 'word', means: 'the kind of unit, like `"war-sun"`' },
    value: { type: 'number or null', means: 'the capacity value stated for the unit' },
    has_value: { type: 'yes or no', means: 'one is stated, even zero' },
    usual: { type: 'number or null', means: 'the value that most cards print for this kind' },
    none: NONE,
  },
  area: {
    ...SITUATION,
    active_system: { type: 'yes or no', means: 'the system is the active one' },
    space: { type: 'units', means: "the player's units in the space area" },
    planets: { type: 'units', means: "the player's units on the planets of the system" },
    contested: { type: 'units', means: 'those of them that are ground forces on planets where another player has some too' },
    ships: { type: 'list of ships', means: "the player's ships in the space area by kind, fighters aside" },
    others: { type: 'units', means: "all other players' units in the space area" },
    others_capacity: { type: 'number', means: 'the capacity of all other players there, added up' },
    others_on_planets: { type: 'units', means: "all other players' units on the planets" },
    elsewhere: { type: 'units', means: "the player's units in all other space areas" },
    by_active_values: { type: 'number', means: "the capacity of the player's ships here if they had the active player's values" },
    docks: { type: 'number', means: "the player's space docks in the system" },
    fleet_pool: { type: 'number', means: "the tokens in the player's fleet pool; 999 if the position doesn't say" },
    pool_room: { type: 'number', means: "the places of the fleet pool that the player's ships in the space area leave, fighters aside" },
    capacity: { type: 'number', means: "the player's capacity in the system", from: 'R2/capacity-from' },
    counted: { type: 'number', means: 'how many units count against it', from: 'R2/counted' },
  },
  load: {
    ...SITUATION,
    ship: { type: 'word', means: 'the kind of ship, like `"war-sun"`' },
    capacity: { type: 'number', means: 'its capacity value; 0 if it has none' },
    has_value: { type: 'yes or no', means: 'it has a capacity value, even zero' },
    usual: { type: 'number', means: 'the value that most cards print for this kind; 0 if they print none' },
    cargo: { type: 'units', means: 'all that it picks up' },
    cargo_from_space: { type: 'units', means: 'what it picks up in space areas' },
    cargo_from_planets: { type: 'units', means: 'what it picks up on planets' },
    cargo_from_active_system: { type: 'units', means: 'what it picks up in the active system' },
    pick_ups: { type: 'list of pick-ups', means: 'what it picks up, place by place' },
    in_space: { type: 'units', means: "the owner's fighters and ground forces in the space area where it starts" },
    on_planets: { type: 'units', means: "the owner's ground forces on the planets there" },
    docks: { type: 'number', means: "the owner's space docks in the system where it starts" },
    convoy_load: { type: 'number', means: 'the units that all ships of the move pick up' },
    convoy_capacity: { type: 'number', means: 'the capacity values of all ships of the move' },
  },
} as const satisfies Readonly<Record<QuestionKind, Inputs>>;

/**
 * What the formula of a condition sees: an action in a position. `The systems concerned` are those that the action names, or the active
 * one. Where no player acts, the units of all players stand for those of the player.
 */
export const CONDITION_INPUTS = {
  ...SITUATION,
  active_system: { type: 'yes or no', means: 'the action happens in the active system; a move, if it ends there' },
  players: { type: 'number', means: 'how many players have units on the board' },
  units: { type: 'units', means: "the player's units in the space areas of the systems concerned" },
  planets: { type: 'units', means: "the player's units on the planets there" },
  others_on_planets: { type: 'units', means: "all other players' units on the planets there" },
  planet_count: { type: 'number', means: 'the most planets that one of these systems has' },
  ships: { type: 'list of ships', means: "the player's ships in these space areas by kind, and those placed there, fighters aside" },
  unusual_value: { type: 'yes or no', means: 'one of them has another capacity value than most cards print' },
  debts_before: { type: 'number', means: 'how many excesses are owed before the action' },
  debts_after: { type: 'number', means: 'how many are owed after it, by the article' },
  choices: { type: 'number', means: 'how many of all these leave a choice between kinds of unit' },
  origins: { type: 'number', means: 'how many systems the ships of a move leave' },
  picked_up_on_the_way: { type: 'units', means: 'the units that ships pick up in other systems than where they start' },
  tracks_reinforcements: { type: 'yes or no', means: "a player's reinforcements are tracked" },
} as const satisfies Inputs;

/** What each kind of question is about, for tables. */
export const QUESTION_KINDS: Readonly<Record<QuestionKind, string>> = {
  card: 'a kind of unit and the cards that a player may have for it',
  unit: 'a kind of unit of a player',
  area: 'a player in a system',
  load: 'a ship that moves, and what it picks up',
};

/** What a single ruling is asked about, beside what its kind of question sees. */
export const ASKED_ABOUT = {
  'R3/answer': {
    offered: { type: 'number', means: 'how many units the owner names' },
    owed: { type: 'number', means: 'how many units are owed' },
  },
  'R3.1/chosen-by': {
    count: { type: 'number', means: 'how many units are owed' },
    units: { type: 'units', means: "the player's fighters and ground forces in the space area, without those left out" },
    is_choice: { type: 'yes or no', means: 'some of them are owed, not all, and they are of several kinds' },
  },
  'R2/left-out': { units: { type: 'units', means: "the player's fighters and ground forces in the space area" } },
  'R2/counted': { units: { type: 'units', means: 'the units that count, after R3.2, R3.3 and N4.3, without those left out' } },
  'R3.1/at-least': {
    count: { type: 'number', means: 'how many units are owed' },
    units: { type: 'units', means: 'the units that the owner may choose from' },
  },
  'R3.2/on-planets': { units: { type: 'units', means: 'the units in the space area that count' } },
  'R3.2/excess-on-planets': { in_space: { type: 'yes or no', means: 'the units are removed from the space area' } },
  'R3.3/during-combat': {
    units: { type: 'units', means: 'the units that count outside a combat' },
    in_combat: { type: 'yes or no', means: 'a combat is being fought in the system' },
  },
  'R3.3/before-going-on': {
    count: { type: 'number', means: 'how many units are owed' },
    units: { type: 'units', means: 'the units that the owner may choose from' },
  },
  'N1/on-arrival': {
    count: { type: 'number', means: 'how many units are owed' },
    units: { type: 'units', means: 'the units that the owner may choose from' },
    met: { type: 'units', means: 'the units in the space area of all players but the active one' },
  },
  'N2/after-cannons': {
    count: { type: 'number', means: 'how many units are owed' },
    units: { type: 'units', means: 'the units that the owner may choose from' },
  },
  'R4/assignment': { lost: { type: 'units', means: 'the units that are lost; `space` still has them' } },
  'N4.3/no-capacity-left': { units: { type: 'units', means: 'the fighters and ground forces in the space area' } },
} as const satisfies Readonly<Record<string, Inputs>>;

/** A function that formulas can call. */
export interface FormulaFunction {
  readonly signature: string;
  readonly means: string;
}

/** The functions that formulas can call, by name. */
export const FUNCTIONS = {
  min: { signature: 'min(a, b)', means: 'the smaller number' },
  max: { signature: 'max(a, b)', means: 'the larger number; of a list, the largest, or 0 if it is empty' },
  total: { signature: 'total(units)', means: 'how many units; of a list of numbers, their sum' },
  only: { signature: 'only(units, ["infantry", "mech"])', means: 'those of these kinds' },
  first: {
    signature: 'first(count, units, ["fighter", "infantry"])',
    means: '`count` of the units, of the first kind as long as there are any, then of the next',
  },
  holds: { signature: 'holds(units, others)', means: 'whether all of the others are among the units' },
  printed: { signature: 'printed(card, card, …)', means: 'the value on the first of two to four cards that exists' },
} as const satisfies Readonly<Record<string, FormulaFunction>>;

/** What an answer can be. */
export const RESULTS = ['number', 'number or null', 'yes or no', 'units', 'word'] as const;
export type FormulaResult = (typeof RESULTS)[number];

/** The order in which an excess is worked out: a ruling sees what rulings before it give. */
export const WORKED_OUT: readonly string[] = [
  'R0/printed', 'R0/value', 'R0/bearers', 'R2/capacity-from', 'N4.3/no-capacity-left', 'R3.2/on-planets', 'R3.3/during-combat',
  'R2/left-out', 'R2/counted', 'R3/amount',
];

/** The capacity values that most cards print, by kind of ship. */
export const USUAL_VALUES: Readonly<Partial<Record<Unit, number>>> = { 'carrier': 4, 'dreadnought': 1, 'flagship': 3, 'war-sun': 6 };
