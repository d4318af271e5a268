// A small adapter that answers the doctor's questions rightly, but for the flaw that its argument names.
import { createInterface } from 'node:readline';

const ALL = ['check', 'move', 'remove', 'lose', 'place', 'land', 'advance', 'end-combat'];
const STEPS = ['move-ships', 'space-cannon-offense', 'space-combat', 'end-of-space-combat', 'invasion', 'production'];
const FEATURES = ['stated-capacity', 'planets', 'several-systems', 'two-players'];
const HELLO = { protocol: 1, name: 'adapter', version: '1', language: 'javascript', answers: ALL, steps: STEPS, features: FEATURES };

const KINDS = ['fighter', 'infantry'];
const add = (area, player, units, sign) => {
  const mine = { ...area[player] };
  for (const [unit, count] of Object.entries(units)) mine[unit] = (mine[unit] ?? 0) + sign * count;
  for (const unit of Object.keys(mine)) if (mine[unit] === 0) delete mine[unit];
  area[player] = mine;
  if (Object.keys(mine).length === 0) delete area[player];
};
const areaOf = (position, system, place) => {
  position.systems[system] ??= {};
  return place === 'space' ? (position.systems[system].space ??= {}) : position.systems[system].planets[place];
};
const numbers = (units) => {
  const capacity = 4 * (units.carrier ?? 0);
  const counted = KINDS.reduce((sum, kind) => sum + (units[kind] ?? 0), 0);
  return { capacity, counted, excess: Math.max(0, counted - capacity) };
};
const debts = ({ step, active, systems }) => Object.entries(systems).flatMap(([system, { space = {} }]) =>
  (step === 'space-combat' && active.system === system ? [] : Object.entries(space).flatMap(([player, units]) => {
    const { excess } = numbers(units);
    const from = Object.fromEntries(Object.entries(units).filter(([unit]) => KINDS.includes(unit)));
    return excess === 0 ? [] : [{ player, system, count: excess, from }];
  })));

const ACTIONS = {
  move: (position, { player, to, ships }) => {
    for (const { ship, from, cargo } of ships) {
      if (cargo.some(({ units }) => numbers(units).counted > 4)) return false;
      add(areaOf(position, from, 'space'), player, { [ship]: 1 }, -1);
      add(areaOf(position, to, 'space'), player, { [ship]: 1 }, 1);
      for (const part of cargo) {
        add(areaOf(position, part.in ?? from, part.from), player, part.units, -1);
        add(areaOf(position, to, 'space'), player, part.units, 1);
      }
    }
  },
  remove: (position, { player, system, units }) => add(areaOf(position, system, 'space'), player, units, -1),
  lose: (position, { player, system, units }) => add(areaOf(position, system, 'space'), player, units, -1),
  place: (position, { player, system, on, units }) => add(areaOf(position, system, on), player, units, 1),
  land: (position, { player, system, planet, units }) => {
    add(areaOf(position, system, 'space'), player, units, -1);
    add(areaOf(position, system, planet), player, units, 1);
  },
  advance: (position, { to }) => { position.step = to; },
  'end-combat': (position) => { position.step = 'end-of-space-combat'; },
};

const rightly = (method, { position, action }) => {
  if (method === 'check') return numbers(position.systems[action.system].space[action.player]);
  const after = structuredClone(position);
  if (ACTIONS[method](after, action) === false) return { legal: false };
  const winner = method === 'end-combat' ? { winner: 'red' } : {};
  return { legal: true, position: { systems: after.systems }, owes: debts(after), ...winner };
};

/** The answer with every area's units changed. */
const withUnits = (answer, change) => {
  const areas = (named) => Object.fromEntries(Object.entries(named ?? {}).map(([player, units]) => [player, change(units)]));
  if (answer.position === undefined) return answer;
  const systems = Object.entries(answer.position.systems).map(([name, { space, planets = {} }]) =>
    [name, { space: areas(space), planets: Object.fromEntries(Object.entries(planets).map(([planet, area]) => [planet, areas(area)])) }]);
  return { ...answer, position: { systems: Object.fromEntries(systems) } };
};
const withDebts = (answer, change) => (answer.owes === undefined ? answer : { ...answer, owes: answer.owes.map(change) });
const mapUnits = (units, change) => Object.fromEntries(Object.entries(units).map(([unit, count]) => [unit, change(count)]));

let held = '';

/** What each flaw does to an answer, to a reply, to what is written, or to hello. */
const FLAWS = {
  none: {},
  'wrong from': { answer: (answer) => withDebts(answer, (debt) => ({ ...debt, from: { fighter: debt.count } })) },
  'from as text': { answer: (answer) => withDebts(answer, (debt) => ({ ...debt, from: 'space' })) },
  'n for count': { answer: (answer) => withDebts(answer, ({ count, ...debt }) => ({ ...debt, n: count })) },
  'owes left out': { answer: ({ owes: _, ...answer }) => answer },
  'missing flush': { write: (line) => { held += line; } },
  'text on stdout': { write: (line) => process.stdout.write(`thinking...\n${line}`) },
  'ids changed': { reply: ({ id, ...reply }) => ({ ...reply, id: id + 1000 }) },
  'ids as text': { reply: ({ id, ...reply }) => ({ ...reply, id: String(id) }) },
  'list for object': { reply: (reply) => [reply] },
  'no newline': { write: (line) => process.stdout.write(line.trimEnd()) },
  'counts as text': { answer: (answer) => withUnits(answer, (units) => mapUnits(units, String)) },
  'numbers as text': { answer: (answer) => (answer.capacity === undefined ? answer : mapUnits(answer, String)) },
  'zero counts': { answer: (answer) => withUnits(answer, (units) => ({ cruiser: 0, 'space-dock': 0, ...units })) },
  'units as list': { answer: (answer) => withUnits(answer, (units) => Object.entries(units).flatMap(([unit, count]) => Array(count).fill(unit))) },
  'units in the plural': { answer: (answer) => withUnits(answer, (units) => Object.fromEntries(Object.entries(units).map(([unit, count]) => [`${unit}s`, count]))) },
  'planets left out': {
    answer: (answer) => (answer.position === undefined ? answer
      : { ...answer, position: { systems: Object.fromEntries(Object.entries(answer.position.systems).map(([name, { space }]) => [name, { space }])) } }),
  },
  'systems left out': {
    answer: (answer) => (answer.position === undefined ? answer : { ...answer, position: { systems: {} } }),
  },
  'wrong step names': { hello: { ...HELLO, steps: ['move', 'cannons', 'combat', 'invade'] } },
  'position not moved': { answer: (answer, { position }) => (answer.position === undefined ? answer : { ...answer, position }) },
  'declines combats': { declines: ({ position }) => position.step === 'space-combat' },
  'declines landings': { declines: (_, method) => method === 'land' },
};

const { hello = HELLO, answer = (it) => it, reply = (it) => it, write = (line) => process.stdout.write(line), declines = () => false } = FLAWS[process.argv[2] ?? 'none'];

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  const said = method !== 'hello' && declines(params, method)
    ? { error: { code: -32001, message: 'not in this program' } }
    : { result: method === 'hello' ? hello : answer(rightly(method, params), params) };
  write(`${JSON.stringify(reply({ jsonrpc: '2.0', id, ...said }))}\n`);
}).on('close', () => process.stdout.write(held));
