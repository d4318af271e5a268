import { type Action, NUMBER_NAMES, own, type Position, UNITS } from '../../board/index.ts';
import type { CaseStep, Expected } from '../../cases/case.ts';
import { sameData } from '../../cases/same-data.ts';
import { nearest } from '../../source/index.ts';
import { listed, quoted } from '../../text/quoted.ts';
import { isRecord } from '../../text/records.ts';

/** What the author can do about an answer that breaks the contract; `fault` says where it first does. */
export const shapeAdvice = ({ type }: Action, result: unknown, fault: string): readonly string[] => {
  if (!isRecord(result)) return ['The `result` of a reply is an object.'];
  const wanted = type === 'check' ? NUMBER_NAMES : VERDICT_NAMES;
  const renamed = renamedMembers('The result', result, wanted, [...NUMBER_NAMES, ...VERDICT_NAMES, 'reason', 'because', 'winner', 'as']);
  if (renamed.length > 0) return renamed;
  const debts = debtAdvice(own(result, 'owes'));
  if (debts.length > 0) return debts;
  const specific = SHAPES.find(([pattern]) => pattern.test(fault))?.[1];
  return [specific ?? (type === 'check' ? NUMBERS : VERDICT)];
};

/** What the author can do about an answer that keeps the contract, but isn't the expected one. */
export const answerAdvice = ({ position, action, expected }: CaseStep, actual: unknown): readonly string[] => {
  const said = isRecord(actual) ? own(actual, 'position') : undefined;
  const systems = isRecord(said) ? own(said, 'systems') : undefined;
  if (expected.kind !== 'legal' || !isRecord(systems)) return [NOT_BY_THE_ARTICLE];
  if (sameData(systems, position.systems) && !sameData(expected.position.systems, position.systems)) {
    return [`The position is the one that was sent: return the position after the \`${action.type}\`.`];
  }
  const [left, planets] = [systemsLeftOut(expected.position, systems), planetsLeftOut(expected.position, systems)];
  if (left.length > 0) return [`The position lacks ${listed(left)}: return every system, with all units in it, of all players.`];
  if (planets.length > 0) {
    return [`The position lacks the planets of ${listed(planets)}: return each system's \`planets\` too, with all units on them.`];
  }
  return debtsAnswerAdvice(expected, actual) ?? [NOT_BY_THE_ARTICLE];
};

const NUMBERS = 'The result of `check` is {"capacity": …, "counted": …, "excess": …}: the numbers that the engine computes.';
const VERDICT = 'A verdict is {"legal": true, "position": {"systems": …}, "owes": […]} or {"legal": false, "reason": …}.';
const DEBT = '{"player": "red", "system": "Lodor", "count": 1, "from": {"fighter": 3, "infantry": 2}}';
const FROM = '`from` lists all fighters and ground forces of the player in that space area, from which `count` must go';
const NOT_BY_THE_ARTICLE = 'The answer keeps the contract, but it is not the answer of the article: run the suite to learn more.';

const LIST = [
  'Write units as an object with a number for each kind: {"fighter": 2}.',
  'Systems, planets and players are keys of objects, not entries of lists.',
].join(' ');

const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/`owes\[\d+\]\.from/, `An entry of \`owes\` is like ${DEBT}: ${FROM}.`],
  [/`owes` is /, `\`owes\` is a list, [] if nothing is owed; an entry is like ${DEBT}.`],
  [/is `"-?\d+"`, expected a (whole )?number/, 'Write numbers without quotes: {"fighter": 2}, not {"fighter": "2"}.'],
  [/is a list, expected an object/, LIST],
  [/unknown unit|expected one of `carrier`/, `The units are ${listed(UNITS)}.`],
];

const VERDICT_NAMES = ['legal', 'position', 'owes'] as const;
const DEBT_NAMES = ['player', 'system', 'count', 'from'] as const;

type MemberName = typeof NUMBER_NAMES[number] | typeof VERDICT_NAMES[number] | typeof DEBT_NAMES[number];

/** Other names that engines use for the members of a result or a debt. */
const ALIASES: Readonly<Record<MemberName, readonly string[]>> = {
  capacity: ['limit', 'total', 'max'],
  counted: ['count', 'used', 'units', 'load'],
  excess: ['over', 'surplus', 'overflow'],
  legal: ['islegal', 'ok', 'valid', 'isvalid', 'allowed', 'success', 'verdict'],
  position: ['state', 'board', 'newposition', 'newstate', 'game', 'systems', 'after'],
  owes: ['owed', 'debts', 'debt', 'removals', 'excess'],
  player: ['owner', 'who', 'color', 'colour', 'playerid'],
  system: ['where', 'location', 'place', 'tile', 'in'],
  count: ['n', 'number', 'amount', 'num', 'quantity', 'excess'],
  from: ['of', 'units', 'options', 'choices', 'outof', 'candidates'],
};

/** Members with an unknown name that are probably missing ones. */
const renamedMembers = (
  what: string, record: Readonly<Record<string, unknown>>, wanted: readonly MemberName[], known: readonly string[],
): readonly string[] => {
  const missing = wanted.filter((name) => own(record, name) === undefined);
  return Object.keys(record).filter((name) => !known.includes(name)).flatMap((stranger) => {
    const plain = stranger.toLowerCase().replace(/[^a-z]/g, '');
    const name = missing.find((each) => ALIASES[each].includes(plain)) ?? nearest(plain, missing);
    return name === undefined ? [] : [`${what} has ${quoted(stranger)}: the contract calls it \`${name}\`.`];
  });
};

const debtAdvice = (owes: unknown): readonly string[] => {
  const [first] = Array.isArray(owes) ? owes.filter(isRecord) : [];
  return first === undefined ? [] : renamedMembers('An entry of `owes`', first, DEBT_NAMES, DEBT_NAMES);
};

/** Systems with units that were not answered at all. */
const systemsLeftOut = ({ systems }: Position, said: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(systems).filter(([name, { space = {}, planets = {} }]) => {
    const isOccupied = [space, ...Object.values(planets)].some((area) => Object.keys(area).length > 0);
    return isOccupied && own(said, name) === undefined;
  }).map(([name]) => name);

/** Systems with units on planets that were answered without planets. */
const planetsLeftOut = ({ systems }: Position, said: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(systems).filter(([name, { planets = {} }]) => {
    const system = own(said, name);
    const isOccupied = Object.values(planets).some((planet) => Object.keys(planet).length > 0);
    return isOccupied && isRecord(system) && own(system, 'planets') === undefined;
  }).map(([name]) => name);

/** About an answer whose position is right, but not its debts. */
const debtsAnswerAdvice = (expected: Extract<Expected, { readonly kind: 'legal' }>, actual: unknown): readonly string[] | undefined => {
  const said = isRecord(actual) ? own(actual, 'owes') : undefined;
  const entries: readonly unknown[] = Array.isArray(said) ? said : [];
  const [debt] = expected.owes;
  if (debt === undefined) return undefined;
  if (entries.length === 0) return [`Too many units are left: say so in \`owes\`, as ${JSON.stringify(debt)}.`];
  const sameCount = entries.some((entry) => isRecord(entry) && own(entry, 'count') === debt.count);
  return sameCount ? [`In an entry of \`owes\`, ${FROM}: here ${JSON.stringify(debt.from)}.`] : undefined;
};
