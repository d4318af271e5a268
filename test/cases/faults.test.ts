import { describe, expect, test } from 'vitest';
import { fileWith, problemsIn, readText } from './files.ts';

type Row = readonly [what: string, lines: Readonly<Record<string, string | undefined>>, problems: readonly string[]];

const WORDS_AND_KEYS: readonly Row[] = [
  ['a misspelt key', { title: 'titel: a thing' }, [
    '4:5: unknown-key: unknown key `titel`, expected one of `id`, `title`, `because`, `given`, `when`, `then`, `steps`, `kills`, `profile`, `editions` (did you mean `title`?)',
  ]],
  ['an unknown key', { more: 'frobnicate: 1' }, [
    '9:5: unknown-key: unknown key `frobnicate`, expected one of `id`, `title`, `because`, `given`, `when`, `then`, `steps`, `kills`, `profile`, `editions`',
  ]],
  ['a missing key', { because: undefined }, [
    '3:5: missing-key: `because` is missing, expected a list',
  ]],
  ['a key twice', { more: 'title: again' }, [
    '9:5: duplicate-key: the key `title` is repeated, expected each key once',
  ]],
  ['a key that is not text', {
    given: 'given: { systems: { 1: {}, Lodor: { space: { red: { carrier: 1, fighter: 4 } } } } }',
  }, [
    '6:25: key-not-text: the key `1` is not text, expected text, in quotation marks if necessary',
  ]],
  ...['1', 'true', '~'].map((key): Row => [`the player \`${key}\`, of whom nothing more is told`, {
    given: `given: { systems: { Lodor: { space: { ${key}: { carrier: 1, fighter: 6 } } } }, owed: [{ player: red, system: Lodor, count: 2, from: { fighter: 6 } }] }`,
    when: 'when: { remove: { player: red, system: Lodor, units: { fighter: 2 } } }',
    then: 'then: { legal: true, changes: { Lodor: { space: { red: { carrier: 1, fighter: 4 } } } } }',
  }, [
    `6:43: key-not-text: the key \`${key}\` is not text, expected text, in quotation marks if necessary`,
  ]]),
  ['an unknown clause', { because: 'because: [R3, R33]' }, [
    '5:19: unknown-clause: entry 2 of `because` is `"R33"`, expected one of `R0`, `R1`, `R2`, `R3`, `R3.1`, `R3.2`, `R3.3`, `R4`, `N1`, `N2`, `N3`, `N4`, `N4.1`, `N4.2`, `N4.3`, `N4.4`, `N4.5`, `N4.6`, `space-dock`, `dimensional-tear`, `dimensional-tear-2`, `aerie-sentinel`, `fighter-2`, `hybrid-crystal-fighter-2` (did you mean `R3`?)',
  ]],
  ['an unknown unit', { given: 'given: { systems: { Lodor: { space: { red: { carriers: 1, fighter: 4 } } } } }' }, [
    '6:50: unknown-unit: unknown unit `carriers`, expected one of `carrier`, `cruiser`, `destroyer`, `dreadnought`, `flagship`, `war-sun`, `fighter`, `infantry`, `mech`, `pds`, `space-dock` (did you mean `carrier`?)',
  ]],
  ['a unit that is no ship', {
    when: 'when: { move: { player: red, to: Arnor, ships: [{ ship: infantry, from: Lodor, cargo: [] }] } }',
  }, [
    '7:61: unknown-unit: `ship` is `"infantry"`, expected one of `carrier`, `cruiser`, `destroyer`, `dreadnought`, `flagship`, `war-sun`, `fighter`',
  ]],
  ['an unknown step', { given: 'given: { step: space-combatt, systems: { Lodor: } }' }, [
    '6:20: unknown-step: `step` is `"space-combatt"`, expected one of `move-ships`, `space-cannon-offense`, `space-combat`, `end-of-space-combat`, `invasion`, `production`, `none` (did you mean `space-combat`?)',
  ]],
  ['an unknown reason', { then: 'then: { illegal: over-capacty }' }, [
    '8:22: unknown-reason: `illegal` is `"over-capacty"`, expected one of `over-capacity`, `not-transportable`, `units-not-there`, `excess-not-met`, `wrong-count`, `not-excess`, `nothing-owed`, `combat-goes-on`, `not-now`, `no-such-place`, `cannot-stand-there` (did you mean `over-capacity`?)',
  ]],
  ['an unknown edition', { more: 'editions: [lrr-3.0]' }, [
    '9:16: unknown-edition: entry 1 of `editions` is `"lrr-3.0"`, expected one of `lrr-1.1`, `lrr-1.2`, `lrr-1.3`, `lrr-2.0`, `current` (did you mean `lrr-2.0`?)',
  ]],
  ['an unknown profile', { more: 'profile: unit' }, [
    '9:14: unknown-profile: `profile` is `"unit"`, expected one of `core`, `units`, `cards` (did you mean `units`?)',
  ]],
  ['an unknown action', { when: 'when: { moves: {} }' }, [
    '7:13: unknown-action: unknown action `moves`, expected one of `check`, `move`, `remove`, `lose`, `place`, `land`, `advance`, `end-combat` (did you mean `move`?)',
  ]],
  ['malformed kills', { more: 'kills: [pooled, R1/load-limit=pooled]' }, [
    '9:13: malformed: entry 1 of `kills` is `"pooled"`, expected text like `R1/load-limit=pooled`',
  ]],
  ['control characters in a key', { more: '"a\\e[31mb\\nc`": 1' }, [
    '9:5: unknown-key: unknown key `a\\u{1b}[31mb\\u{a}c\\u{60}`, expected one of `id`, `title`, `because`, `given`, `when`, `then`, `steps`, `kills`, `profile`, `editions`',
  ]],
];

const TYPES_AND_COUNTS: readonly Row[] = [
  ['text for a list', { because: 'because: R3' }, [
    '5:14: wrong-type: `because` is `"R3"`, expected a list',
  ]],
  ['half a carrier', { given: 'given: { systems: { Lodor: { space: { red: { carrier: 0.5, fighter: 4 } } } } }' }, [
    '6:59: not-a-count: `carrier` is `0.5`, expected a whole number of at least 1',
  ]],
  ['a number in another notation', { title: 'title: 0x1F' }, [
    '4:12: wrong-type: `title` is `0x1F`, expected text',
  ]],
  ['numbers that are not exact', { given: 'given: { players: { red: { capacity: { carrier: 9007199254740993, cruiser: 1e30, fighter: 9007199254740991 } } }, systems: { Lodor: } }' }, [
    "6:53: too-large: the number `9007199254740993` is too large to be exact, expected at most 9007199254740991",
    "6:80: too-large: the number `1e30` is too large to be exact, expected at most 9007199254740991",
  ]],
  ['a number for text', { title: 'title: 12' }, [
    '4:12: wrong-type: `title` is `12`, expected text',
  ]],
  ['nothing for text', { title: 'title:' }, [
    '4:5: wrong-type: `title` is `null`, expected text',
  ]],
  ['counts', {
    given: 'given: { systems: { Lodor: { space: { red: { carrier: -1, fighter: 0, infantry: 1.5, mech: four, cruiser: , destroyer: .inf } } } } }',
  }, [
    '6:59: not-a-count: `carrier` is `-1`, expected a whole number of at least 1',
    '6:72: not-a-count: `fighter` is `0`, expected a whole number of at least 1',
    '6:85: not-a-count: `infantry` is `1.5`, expected a whole number of at least 1',
    '6:96: wrong-type: `mech` is `"four"`, expected a whole number of at least 1',
    '6:102: wrong-type: `cruiser` is `null`, expected a whole number of at least 1',
    '6:124: not-a-count: `destroyer` is `.inf`, expected a whole number of at least 1',
  ]],
  ['capacity values', {
    given: 'given: { players: { red: { capacity: { carrier: -1, fighter: many, cruiser: null } } }, systems: { Lodor: { space: { red: { carrier: 1, fighter: 4 } } }, Arnor: } }',
  }, [
    '6:53: not-a-count: `carrier` is `-1`, expected a whole number of at least 0',
    '6:66: wrong-type: `fighter` is `"many"`, expected a whole number of at least 0 or `null`',
  ]],
  ['another word for changes', { then: 'then: { legal: true, changes: non }' }, [
    '8:35: wrong-type: `changes` is `"non"`, expected `"none"` or an object',
  ]],
  ['a number for a system', { given: 'given: { systems: { Lodor: 4 } }' }, [
    '6:32: wrong-type: `Lodor` is `4`, expected an object or `null`',
  ]],
  ['legal: false', { then: 'then: { legal: false, changes: none }' }, [
    '8:20: wrong-type: `legal` is `false`, expected `true`',
  ]],
  ['no ships', { when: 'when: { move: { player: red, to: Arnor, ships: [] } }' }, [
    '7:52: empty: `ships` is empty, expected at least one entry',
  ]],
  ['no units', { when: 'when: { place: { player: red, system: Lodor, on: space, units: {} } }' }, [
    '7:68: empty: `units` is empty, expected at least one entry',
  ]],
];

const YAML: readonly Row[] = [
  ['an anchor and its alias', { because: 'because: &b [R3]', more: 'kills: *b' }, [
    '5:17: anchor: the anchor `&b` is not allowed, expected the data itself',
  ]],
  ['an alias alone', { given: 'given: *nope' }, [
    '6:12: anchor: the alias `*nope` is not allowed, expected the data itself',
  ]],
  ['a merge key', { title: '<<: { title: x }' }, [
    '4:5: merge-key: the merge key `<<` is not allowed, expected the keys themselves',
  ]],
  ['a tag', { title: 'title: !foo abc' }, [
    '4:12: tag: tags are not allowed, expected no tag',
  ]],
];

const IDS_AND_TITLES: readonly Row[] = [
  ['a short number', { id: '  - id: R3-1' }, [
    '3:9: malformed-id: `id` is `"R3-1"`, expected text like `R3.1-02`',
  ]],
  ['no clause', { id: '  - id: R31-01' }, [
    '3:9: malformed-id: `id` is `"R31-01"`, expected text like `R3.1-02`',
  ]],
  ['another clause', { id: '  - id: R4-01' }, [
    '3:9: wrong-clause: `R4-01` is not an id of `R3`, expected `R3-NN`',
  ]],
  ['should', { title: 'title: the player should remove one' }, [
    '4:12: title: the title says `should`, expected a fact in the present tense',
  ]],
  ['must be able', { title: 'title: the player must be able to remove one' }, [
    '4:12: title: the title says `must be able`, expected a fact in the present tense',
  ]],
  ['check that', { title: 'title: check that the player removes one' }, [
    '4:12: title: the title says `check that`, expected a fact in the present tense',
  ]],
  ['a test', { title: 'title: a test of the limit' }, [
    '4:12: title: the title says `test`, expected a fact in the present tense',
  ]],
  ['a capital', { title: 'title: The player removes one' }, [
    '4:12: title: the title begins with a capital `T`, expected a lower-case sentence',
  ]],
  ['a full stop', { title: 'title: the player removes one.' }, [
    '4:12: title: the title ends with a period, expected no period at the end',
  ]],
  ['101 characters', {
    title: 'title: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
  }, [
    '4:12: title: the title has 101 characters, expected at most 100',
  ]],
  ['an empty title', { title: 'title: ""' }, [
    '4:12: title: the title is empty, expected a fact in the present tense',
  ]],
];

const CROSSING = { clause: 'action: place', id: '  - id: X-place-01', because: 'because: [R2, R3]' };

const CROSSINGS: readonly Row[] = [
  ['none', CROSSING, []],
  ['neither clause nor action', { clause: 'cases2: 1' }, [
    '1:1: unknown-key: unknown key `cases2`, expected one of `clause`, `action`, `card`, `cases`',
    '1:1: missing-key: `clause` is missing, expected `clause`, `action` in a file of crossings, or `card` in one of a card',
  ]],
  ['both', { ...CROSSING, clause: 'action: place\nclause: R3', id: '  - id: R3-01' }, [
    '1:1: misplaced-key: the file has both `clause` and `action`, expected only one of them',
    '2:9: file-name: the file `place.yaml` has cases of `R3`, expected a name that begins with `R3-`',
  ]],
  ['an unknown action', { ...CROSSING, clause: 'action: plaice' }, [
    '1:9: unknown-action: `action` is `"plaice"`, expected one of `check`, `move`, `remove`, `lose`, `place`, `land`, `advance`, `end-combat` (did you mean `place`?)',
  ]],
  ['the id of a clause', { ...CROSSING, id: '  - id: R3-01' }, [
    '3:9: wrong-clause: `R3-01` is not an id of `place`, expected `X-place-NN`',
  ]],
  ['the id of another action', { ...CROSSING, id: '  - id: X-move-01' }, [
    '3:9: wrong-clause: `X-move-01` is not an id of `place`, expected `X-place-NN`',
  ]],
  ['another action', { ...CROSSING, when: 'when: { remove: { player: red, system: Lodor, units: { fighter: 1 } } }' }, [
    '3:5: wrong-action: the case takes `remove`, expected the action `place` of its file',
  ]],
  ['clauses out of order, one of them twice', { ...CROSSING, because: 'because: [R3, R2, R3]' }, [
    "5:14: clause-order: `because` is `R3`, `R2`, `R3`, expected each clause once, in the article's order: `R2`, `R3`",
  ]],
  ['another profile', { ...CROSSING, more: 'profile: units' }, [
    '9:14: wrong-profile: the crossing has the profile `units`, expected `core`',
  ]],
];

const ACTIONS_AND_OUTCOMES: readonly Row[] = [
  ['steps beside when', { more: 'steps: [{ when: { advance: { to: invasion } }, then: { legal: true } }]' }, [
    '7:5: steps-and-when: `when` and `steps` exclude each other, expected only one of them',
  ]],
  ['neither', { when: undefined, then: undefined }, [
    '3:5: missing-key: `when` is missing, expected `when` and `then`, or `steps`',
    '3:5: missing-key: `then` is missing, expected `when` and `then`, or `steps`',
  ]],
  ['a misspelt when', { when: 'wen: {}' }, [
    '7:5: unknown-key: unknown key `wen`, expected one of `id`, `title`, `because`, `given`, `when`, `then`, `steps`, `kills`, `profile`, `editions` (did you mean `when`?)',
  ]],
  ['no action', { when: 'when: {}' }, [
    '7:11: empty: `when` is empty, expected at least one entry',
  ]],
  ['two actions', { when: 'when: { check: { player: red, system: Lodor }, advance: { to: invasion } }' }, [
    '7:11: several-actions: `when` has several actions: `check`, `advance`, expected one action',
  ]],
  ['an empty outcome', { then: 'then: {}' }, [
    '8:11: no-expectation: the outcome is empty, expected numbers, `illegal: REASON`, or `legal: true`',
  ]],
  ['two kinds of outcome', { then: 'then: { capacity: 1, illegal: wrong-count }' }, [
    '8:11: mixed-expectation: the outcome mixes numbers and illegal, expected only one of them',
  ]],
  ['numbers of an action', { then: 'then: { capacity: 4 }' }, [
    '8:11: mixed-expectation: the outcome of `place` is numbers, expected `illegal: REASON` or `legal: true`',
  ]],
  ['a verdict of a check', {
    when: 'when: { check: { player: red, system: Lodor } }',
    then: 'then: { legal: true, changes: none }',
  }, [
    '8:11: mixed-expectation: the outcome of `check` is legal, expected `capacity`, `counted` or `excess`',
  ]],
  ['changes without legal', { then: 'then: { changes: none }' }, [
    '8:11: no-expectation: `legal` is missing, expected `true`',
  ]],
  ['legal without changes', { then: 'then: { legal: true }' }, [
    '8:11: missing-key: `changes` is missing, expected `none` or an object with the systems that change',
  ]],
  ['winner and as elsewhere', { then: 'then: { legal: true, changes: none, winner: red, as: removed }' }, [
    '8:41: misplaced-key: the outcome of `place` has `winner`, expected `winner` only with `end-combat`',
    '8:54: misplaced-key: the outcome of `place` has `as`, expected `as` only with `remove`',
  ]],
  ['changes of an unknown system', { then: 'then: { legal: true, changes: { Lodr: {} } }' }, [
    '8:37: unknown-name: unknown system `Lodr`, expected one of `Lodor`, `Arnor` (did you mean `Lodor`?)',
  ]],
  ['changes that change nothing', {
    then: 'then: { legal: true, changes: { Lodor: { space: { red: { fighter: 4, carrier: 1 }, blue: {} } } } }',
  }, [
    '8:37: no-change: `Lodor` does not change, expected only systems that change',
  ]],
  ['empty changes', { then: 'then: { legal: true, changes: {} }' }, [
    '8:35: no-change: `changes` is empty, expected `none`, or the systems that change',
  ]],
  ['changes with an unknown player and planet', {
    then: 'then: { legal: true, changes: { Lodor: { space: { rad: { carrier: 1 } }, planets: { Lodor: } } } }',
  }, [
    '8:55: unknown-name: unknown player `rad`, expected one of `red` (did you mean `red`?)',
    '8:89: unknown-name: unknown planet `Lodor`, expected no planet, as the position has none',
  ]],
  ['owes of nobody', {
    then: 'then: { legal: true, changes: none, owes: [{ player: blue, system: Lodor, count: 1, from: { fighter: 1 } }, { player: red, system: X, count: 1, from: { fighter: 1 } }, { player: red, system: Lodor, count: 5, from: { fighter: 4 } }, { player: red, system: Lodor, count: 1, from: { infantry: 4 } }] }',
  }, [
    '8:58: unknown-name: unknown player `blue`, expected one of `red`',
    '8:136: unknown-name: unknown system `X`, expected one of `Lodor`, `Arnor`',
    '8:210: owed: `count` is 5, but `from` has only 4 units, expected at most 4',
    '8:283: owed: `from` has more `infantry` than there are in `Lodor`, expected units that are there',
  ]],
  ['untracked reinforcements', { then: 'then: { legal: true, changes: none, reinforcements: { red: { fighter: 1 } } }' }, [
    '8:59: unknown-name: the reinforcements of `red` are not tracked, expected `reinforcements` in `given`',
  ]],
  ['a player and a system that are not there', { when: 'when: { place: { player: rd, system: Lodo, on: space, units: { fighter: 1 } } }' }, [
    '7:30: unknown-name: unknown player `rd`, expected one of `red`',
    '7:42: unknown-name: unknown system `Lodo`, expected one of `Lodor`, `Arnor` (did you mean `Lodor`?)',
  ]],
  ['a planet that is not there', {
    when: 'when: { land: { player: red, system: Lodor, planet: Lodor, units: { infantry: 1 } } }',
    then: 'then: { illegal: units-not-there }',
  }, [
    '7:57: unknown-name: unknown planet `Lodor`, expected no planet, as the position has none',
  ]],
  ['a planet that is not there, as the case is about it', {
    when: 'when: { land: { player: red, system: Lodor, planet: Lodor, units: { infantry: 1 } } }',
    then: 'then: { illegal: no-such-place }',
  }, []],
  ['cargo from places that are not there', {
    when: 'when: { move: { player: red, to: Arnor, ships: [{ ship: carrier, from: Lodor, cargo: [{ from: Lodor, units: { infantry: 1 } }, { from: space, in: Moon, units: { infantry: 1 } }] }] } }',
    then: 'then: { illegal: over-capacity }',
  }, [
    '7:99: unknown-name: unknown planet `Lodor`, expected no planet, as the position has none',
    '7:151: unknown-name: unknown system `Moon`, expected one of `Lodor`, `Arnor`',
  ]],
  ['a check in combat', {
    given: 'given: { step: space-combat, active: { player: red, system: Lodor }, systems: { Lodor: { space: { red: { fighter: 4 } } } } }',
    when: 'when: { check: { player: red, system: Lodor } }',
    then: 'then: { counted: 0 }',
  }, [
    '7:20: check-in-combat: the check is in `Lodor` during its combat, expected another system or step',
  ]],
];

const POSITIONS: readonly Row[] = [
  ['a planet named space, a ship on a planet', {
    given: 'given: { systems: { Lodor: { space: { red: { carrier: 1, fighter: 4 } }, planets: { space: {}, X: { red: { cruiser: 1, infantry: 1 } } } } } }',
  }, [
    '6:89: planet-named-space: a planet is named `space`, expected another name',
    '6:110: ships-on-planet: there are ships on the planet `X`: `cruiser`, expected ships only in the space area',
  ]],
  ['five carriers', {
    given: 'given: { systems: { Lodor: { space: { red: { carrier: 1, fighter: 4 } } }, Arnor: { space: { red: { carrier: 4 } } } } }',
  }, [
    "6:12: too-many-units: `red` has 5 units `carrier`, expected at most 4, as there are in the game's box",
  ]],
  ['five mechs, of which some wait', {
    given: 'given: { systems: { Lodor: { space: { red: { carrier: 1, fighter: 4 } }, planets: { Lodor: { red: { mech: 2 } } } } }, reinforcements: { red: { mech: 3 } } }',
  }, [
    "6:12: too-many-units: `red` has 5 units `mech`, expected at most 4, as there are in the game's box",
  ]],
  ['excess unsaid', {
    given: 'given: { systems: { Lodor: { space: { red: { carrier: 1, fighter: 4, infantry: 2 } } } } }',
    then: 'then: { legal: true, changes: none }',
  }, [
    "6:48: owed: `red` is 2 over capacity in `Lodor`, but `owed` has no entry for it, expected `{ player: red, system: "
      + 'Lodor, count: 2, from: { fighter: 4, infantry: 2 } }`',
  ]],
  ['nothing owed', {
    given: 'given: { systems: { Lodor: { space: { red: { carrier: 1, fighter: 4 } } } }, owed: [{ player: red, system: Lodor, count: 2, from: { fighter: 4 } }] }',
  }, [
    '6:89: owed: `red` owes nothing in `Lodor`, expected no such entry',
  ]],
  ['excess unsaid of players whose names need quotation marks', {
    given: 'given: { systems: { Lodor: { space: { "1": { fighter: 1 } } }, "": { space: { "true": { fighter: 1 } } } } }',
    when: 'when: { advance: { to: invasion } }',
    then: 'then: { legal: true, changes: none }',
  }, [
    "6:48: owed: `1` is 1 over capacity in `Lodor`, but `owed` has no entry for it, expected `{ player: \"1\", system: Lodor, count: 1, from: { fighter: 1 } }`",
    "6:91: owed: `true` is 1 over capacity in ``, but `owed` has no entry for it, expected `{ player: \"true\", system: \"\", count: 1, from: { fighter: 1 } }`",
  ]],
  ['another number owed', {
    given: 'given: { systems: { Lodor: { space: { red: { carrier: 1, fighter: 6 } } } }, owed: [{ player: red, system: Lodor, count: 1, from: { fighter: 6 } }] }',
  }, [
    '6:89: owed: `red` owes something else in `Lodor`, expected `{ player: red, system: Lodor, count: 2, from: { fighter: 6 } }`',
  ]],
  ['owed in the combat', {
    given: 'given: { step: space-combat, active: { player: red, system: Lodor }, systems: { Lodor: { space: { red: { fighter: 4 } } } }, owed: [{ player: red, system: Lodor, count: 4, from: { fighter: 4 } }] }',
    then: 'then: { legal: true, changes: none }',
  }, [
    '6:137: owed: `red` owes nothing in `Lodor`, expected no such entry',
  ]],
  ['a stated value counts', {
    given: 'given: { players: { red: { capacity: { carrier: 6 } } }, systems: { Lodor: { space: { red: { carrier: 1, fighter: 6 } } } } }',
    then: 'then: { legal: true, changes: none }',
  }, []],
  ['a step with nobody active', {
    given: 'given: { step: invasion, systems: { Lodor: { space: { red: { carrier: 1, fighter: 4 } } } } }',
  }, [
    '6:14: missing-key: `active` is missing beside `step`, expected an object with `player` and `system`',
  ]],
  ['an active system that is not there', {
    given: 'given: { step: invasion, active: { player: red, system: Lodr }, systems: { Lodor: { space: { red: { carrier: 1, fighter: 4 } } } } }',
  }, [
    '6:61: unknown-name: unknown system `Lodr`, expected one of `Lodor` (did you mean `Lodor`?)',
  ]],
];

describe.each([
  ['words and keys', WORDS_AND_KEYS],
  ['types and counts', TYPES_AND_COUNTS],
  ['YAML', YAML],
  ['ids and titles', IDS_AND_TITLES],
  ['actions and outcomes', ACTIONS_AND_OUTCOMES],
  ['positions', POSITIONS],
] as const)('%s', (_, rows) => {
  test.each(rows)('%s', (_what, lines, problems) => {
    expect(problemsIn(fileWith(lines))).toEqual(problems.map((problem) => `R3-x.yaml:${problem}`));
  });
});

describe('crossings', () => {
  test.each(CROSSINGS)('%s', (_what, lines, problems) => {
    expect(problemsIn(fileWith(lines), 'place.yaml')).toEqual(problems.map((problem) => `place.yaml:${problem}`));
  });

  test('a file is named after its action', () => {
    expect(problemsIn(fileWith(CROSSING), 'move.yaml')).toEqual(['move.yaml:1:9: file-name: the file `move.yaml` has crossings of `place`, expected `place.yaml`']);
  });

  test('belong to no clause', () => {
    expect(readText(fileWith(CROSSING), 'place.yaml').cases).toMatchObject([{ id: 'X-place-01', clause: 'X', because: ['R2', 'R3'] }]);
  });
});
