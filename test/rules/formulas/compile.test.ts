import { expect, test } from 'vitest';
import { compileFormula } from '../../../src/rules/formulas/compile.ts';
import { inputsFor, officialInputs } from '../../../src/rules/formulas/inputs.ts';
import type { FormulaResult, Inputs } from '../../../src/rules/formulas/vocabulary.ts';

const counted = { id: 'R2/counted', asks: 'area', gives: 'number' } as const;
const COUNTED = inputsFor(counted);

const faultIn = (text: string, gives: FormulaResult = 'number', inputs: Inputs = COUNTED): string => {
  const compiled = compileFormula(text, inputs, gives);
  if (!('fault' in compiled)) return 'no fault';
  const { at, problem, expected, meant } = compiled.fault;
  return `${at}: ${problem}, expected ${expected}${meant === undefined ? '' : ` (${meant})`}`;
};

const INPUTS = 'one of `action`, `step`, `tactical_action`, `active_player`, `active_system`, `space`, `planets`, `contested`, `ships`, `others`, `others_capacity`, `others_on_planets`, `elsewhere`, `by_active_values`, `docks`, `fleet_pool`, `pool_room`, `capacity`, `units`, `answer`';
const MEMBERS = 'one of `carrier`, `cruiser`';

test.each([
  ['units.fighter + units.ground'],
  ['max(units.fighter, units.ground)'],
  ['answer - min(units.fighter, 3 * planets.space_dock)'],
  ['total(ships.filter(ship, ship.value == 0).map(ship, ship.count))'],
  ['action.type == "move" && active_player ? 0 : answer'],
  ['size(ships) + ships.size()'],
  ['step in ["space-combat", "invasion"] ? 0 : 1'],
])('%s can be read', (text) => {
  expect(faultIn(text)).toBe('no fault');
});

test.each([
  // syntax
  ['', '0: unexpected token: EOF, expected a formula, like `units.fighter + units.ground`'],
  ['units.fighter +', '15: unexpected token: EOF, expected a formula, like `units.fighter + units.ground`'],
  ['units..fighter', '6: expected IDENTIFIER, got DOT, expected a formula, like `units.fighter + units.ground`'],
  // names
  ['fightr', `0: \`fightr\` is unknown here, expected ${INPUTS} (units.fighter)`],
  ['mechs * 2', `0: \`mechs\` is unknown here, expected ${INPUTS} (units.mech)`],
  ['in_combat', `0: \`in_combat\` is unknown here, expected ${INPUTS}`],
  ['unts.fighter', `0: \`unts\` is unknown here, expected ${INPUTS} (units)`],
  // values that don't fit together
  ['units + 1', '0: there is no `units + number`, expected values that fit together'],
  ['units.fighter + "mech"', '0: there is no `number + word`, expected values that fit together'],
  ['max(units, 1)', '0: there is no `max(units, number)`, expected `max(a, b)`'],
  ['true ? 1 : null', "0: ternary branches must have the same type, got 'number' and 'null', expected values that fit together"],
  ['answer == null', '0: there is no `number == null`, expected values that fit together'],
  // results
  ['units', '0: the formula gives `units`, expected `number`'],
  ['units.fighter > 1', '0: the formula gives `yes or no`, expected `number`'],
  // numbers and words
  ['1000', '0: `1000` is not a whole number from 0 to 999, expected one, like `3`'],
  ['1.5 > 1.0 ? 1 : 0', '0: `1.5` is not a whole number from 0 to 999, expected one, like `3`'],
  ['0x7fffffffffffffff', '0: `0x7fffffffffffffff` is not a whole number from 0 to 999, expected one, like `3`'],
  ['step == "space-comat" ? 0 : 1', '8: `"space-comat"` is no word of the rules, expected a unit, a step, an action, `"removed"` or `"destroyed"` (space-combat)'],
  // what formulas don't have
  ['"x".matches("(a+)+$") ? 1 : 0', '0: there is no `.matches(…)`, expected one of `all`, `exists`, `filter`, `map`'],
  ['"x".size()', '0: `"x"` is no word of the rules, expected a unit, a step, an action, `"removed"` or `"destroyed"`'],
  ['string(1).size()', '0: there is no function `string`, expected one of `min`, `max`, `total`, `only`, `first`, `holds`, `printed`, `size`'],
  ['mx(1, 2)', '0: there is no function `mx`, expected one of `min`, `max`, `total`, `only`, `first`, `holds`, `printed`, `size`'],
  ['cel.bind(x, 1, x)', '0: there is no `.bind(…)`, expected one of `all`, `exists`, `filter`, `map`'],
  ['{"a": 1}.a', '0: formulas have no maps, indexes or optional members, expected a member, like `units.mech`'],
  ['[1, 2][0]', '0: formulas have no maps, indexes or optional members, expected a member, like `units.mech`'],
  ['ships.all(a, ships.exists(b, b.count == a.count)) ? 1 : 0', '13: `.exists(…)` inside another one, expected one of these at a time'],
  [`total([${Array.from({ length: 13 }, () => '1').join()}])`, '6: a list of 13, expected at most 12 members'],
  [`0${' + 1'.repeat(200)}`, '0: the formula is too large, expected at most 300 parts, nested at most 40 deep'],
  [`${'('.repeat(100)}1${')'.repeat(100)}`, 'no fault'],
  [`${'!'.repeat(60)}true ? 1 : 0`, 'too large'],
  ['1'.repeat(1001), '0: a formula of 1001 characters, expected at most 1000'],
])('%j is refused at its place', (text, expected) => {
  if (expected === 'too large') expect(faultIn(text)).toContain('the formula is too large');
  else if (expected === 'no fault') expect(faultIn(text)).toBe(expected);
  else expect(faultIn(text)).toBe(expected);
});

test('a member that units lack is named, with the one that was probably meant', () => {
  expect(faultIn('units.fightr')).toMatch(new RegExp(`^6: there is no member \`fightr\`, expected ${MEMBERS}.* \\(fighter\\)$`));
});

test('a formula sees nothing that rests on its own ruling', () => {
  expect(faultIn('capacity', 'number', inputsFor({ ...counted, id: 'R2/capacity-from' }))).toContain('`capacity` is unknown here');
  expect(faultIn('counted', 'number', COUNTED)).toContain('`counted` is unknown here');
  expect(faultIn('counted - capacity', 'number', inputsFor({ ...counted, id: 'R3/amount' }))).toBe('no fault');
  expect(faultIn('counted + capacity', 'number', inputsFor({ ...counted, id: 'R3/answer' }))).toBe('no fault');
});

test('the official formula can’t use the official answer', () => {
  expect(faultIn('answer', 'number', officialInputs(counted))).toContain('`answer` is unknown here');
});

test('a formula sees its inputs and nothing of the program', () => {
  for (const name of ['constructor', '__proto__', 'toString', 'process', 'globalThis', 'this', 'units.constructor', 'units.counts', 'units.worth', 'action.__proto__']) {
    expect(faultIn(name)).not.toBe('no fault');
  }
});

const HOSTILE = [
  '('.repeat(999), '['.repeat(999), '{'.repeat(999), '-'.repeat(999), `${'!'.repeat(998)}1`, '"\\'.repeat(400), `${'a.'.repeat(400)}a`, `${'1+'.repeat(499)}1`,
  `${'min(1,'.repeat(100)}1${')'.repeat(100)}`, 'ships.map(a,'.repeat(70), `${'true?'.repeat(100)}1${':1'.repeat(100)}`, '999999999999999999999999', '1u', '1e3', '-0x8000000000000000',
  'b"ab"', 'r"ab"', '"abc', "'\\x'", '\u0000', '\ud800', '💥', '٣', '“mech”', 'answer−1', 'answer = 1', 'answer and 1', 'if x then 1', '1;2', '/* a */ 1', '1 2', '))', 'in', ',',
  'has(units.mech)', 'dyn(1)', 'int("5")', 'type(1)', 'timestamp("2020-01-01T00:00:00Z")', 'duration("1s")', 'optional.of(1)', 'units.?mech', 'units[?"mech"]', 'math.max(1, 2)', 'units["mech"]',
  'Units', 'Units{}', 'units.mech.x', 'max(1)', 'max(1, 2, 3)', 'max([1, null])', 'only(units, "mech")', 'first(1, units, ["figther"])', 'units == units', 'action == action', 'answer in units',
  'ships.exists_one(s, true)', 'ships.all(1, true)', 'ships.all(x.y, true)', 'ships.filter(x, y)', 'x.all(y, true)', 'ships.map(a, ships.map(b, ships.map(c, c.count)))', 'answer()', 'answer.toString()',
  'toString()', 'constructor', '__proto__', 'hasOwnProperty', 'units.constructor.constructor', 'ships.sort()', 'step.matches("a")', 'step.split("")', 'step + step', 'cel.bind(a, [a, a], a)',
] as const;

test.each(HOSTILE)('%j is one problem, at once', (text) => {
  const start = performance.now();
  const compiled = compileFormula(text, COUNTED, 'number');
  expect(compiled).toEqual({ fault: expect.objectContaining({ at: expect.any(Number), problem: expect.stringMatching(/./), expected: expect.stringMatching(/./) }) });
  expect(performance.now() - start).toBeLessThan(1000);
});
