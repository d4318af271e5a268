import {
  type Action, type ActionType, ACTION_TYPES, CARD_IDS, type CardId, countOf, type Feature, FEATURES, isCardId, isShip, kindsIn, own,
  placesNamedBy, playerOf, type Position, stacksIn, type Step, STEPS, type UnitStack, UNITS, unitsNamedBy,
} from '../board/index.ts';
import { isRecord } from '../text/records.ts';
import type { Case, CaseStep } from './case.ts';
import { GENERIC_CAPACITY } from './generic-values.ts';
import { sameData } from './same-data.ts';

/** What an engine must declare to be asked a case; each list is in the order of its vocabulary. */
export interface Needs {
  readonly answers: readonly ActionType[];
  readonly steps: readonly Step[];
  readonly features: readonly Feature[];
  /** The cards that change a verdict. */
  readonly cards: readonly CardId[];
}

/** Answers an action in a position like the reference engine, perhaps with a promise. */
export type EventualJudge = (position: Position, action: Action) => unknown;

/** What a case needs of an engine: what it contains, and steps, planets and cards if they change the answer of `judge`. */
export const needsOf = async (each: Case, judge: EventualJudge): Promise<Needs> => {
  const perStep = await Promise.all(each.steps.map((step) => stepNeeds(step, judge)));
  const features = new Set([...perStep.flatMap((needs) => needs.features), ...(each.profile === 'units' ? ['printed-capacity'] : [])]);
  const [answers, steps] = [new Set(perStep.flatMap((needs) => needs.answers)), new Set(perStep.flatMap((needs) => needs.steps))];
  return {
    answers: ACTION_TYPES.filter((type) => answers.has(type)),
    steps: STEPS.filter((step) => steps.has(step)),
    features: FEATURES.filter((feature) => features.has(feature)),
    cards: CARD_IDS.filter((card) => perStep.some((needs) => needs.cards.includes(card))),
  };
};

/** Computes what cases need, each once; `judgeFor` returns the judge for a profile. */
export const needsReader = (judgeFor: (profile: Case['profile']) => EventualJudge): ((one: Case) => Promise<Needs>) => {
  const known = new Map<Case, Promise<Needs>>();
  return (one) => {
    const needs = known.get(one) ?? needsOf(one, judgeFor(one.profile));
    known.set(one, needs);
    return needs;
  };
};

/** The features that a step needs on sight, without asking a judge. */
export const featuresOf = (step: CaseStep): readonly Feature[] => FEATURES.filter((feature) => FEATURE_TESTS[feature](step));

const stepNeeds = async (step: CaseStep, judge: EventualJudge): Promise<Needs> => {
  const { action } = step;
  const shown = featuresOf(step);
  const planets = shown.includes('planets') || await differs(step, withoutPlanets(step.position), judge);
  const { step: now, ...timeless } = step.position;
  const timed = now !== undefined && await differs(step, timeless, judge);
  return {
    answers: [action.type],
    steps: [...(timed ? [now] : []), ...(action.type === 'advance' ? [action.params.to] : [])],
    features: planets ? [...shown, 'planets'] : shown,
    cards: cardsCited(await judge(step.position, action)),
  };
};

/** The cards that an answer of the reference engine cites: those without which it would be another one. */
const cardsCited = (answer: unknown): readonly CardId[] =>
  (isRecord(answer) && Array.isArray(answer['because']) ? answer['because'].filter(isCardId) : []);

const differs = async ({ position, action }: CaseStep, other: Position, judge: EventualJudge): Promise<boolean> => {
  const [answer, otherAnswer] = await Promise.all([judge(position, action), judge(other, action)]);
  return !sameData(compared(answer), compared(otherAnswer));
};

const withoutPlanets = (position: Position): Position => {
  const emptied = Object.entries(position.systems).map(([name, { planets = {}, ...system }]) =>
    [name, { ...system, planets: Object.fromEntries(Object.keys(planets).map((planet) => [planet, {}])) }] as const);
  return { ...position, systems: Object.fromEntries(emptied) };
};

/** An answer without the parts that the position before determines or that are never compared. */
const compared = (answer: unknown): unknown => {
  if (typeof answer !== 'object' || answer === null) return answer;
  const { because: _, position, ...rest }: { because?: unknown; position?: Position } = answer;
  if (position === undefined) return rest;
  const spaces = Object.entries(position.systems).map(([name, { space }]) => [name, space]);
  return { ...rest, spaces: Object.fromEntries(spaces), reinforcements: position.reinforcements };
};

/** For `planets` this is not the whole test, and `printed-capacity` depends on the profile: see above. */
const FEATURE_TESTS: Readonly<Record<Feature, (step: CaseStep) => boolean>> = {
  'stated-capacity': ({ position }) => Object.keys(position.players).some((player) => statesOwnValues(player, position)),
  'printed-capacity': () => false,
  mechs: (step) => holdsMechs(step),
  planets: ({ action }) => placesNamedBy(action).some(({ planet }) => planet !== undefined),
  'several-systems': (step) => systemsWithUnits(step).size > 1,
  'two-players': (step) => playersWithUnits(step).size === 2,
  'many-players': (step) => playersWithUnits(step).size > 2,
  reinforcements: ({ position }) => position.reinforcements !== undefined,
  'removed-or-destroyed': ({ expected }) => expected.kind === 'legal' && expected.as !== undefined,
};

/** Whether a ship on the board has a stated value that differs from the generic printed one. */
const statesOwnValues = (player: string, position: Position): boolean =>
  Object.entries(own(position.players, player)?.capacity ?? {}).some(([name, value]) => {
    const unit = UNITS.find((each) => each === name);
    return unit !== undefined && value !== genericOf(unit) && isInSpace(unit, player, position);
  });

const genericOf = (unit: (typeof UNITS)[number]): number | null => (isShip(unit) ? GENERIC_CAPACITY[unit] : null);

const isInSpace = (unit: (typeof UNITS)[number], player: string, position: Position): boolean =>
  Object.values(position.systems).some(({ space }) => countOf(own(space, player) ?? {}, unit) > 0);

/** The units on the board, before the action and as expected after it. */
const stacksOf = ({ position, expected }: CaseStep): readonly UnitStack[] =>
  [position, ...(expected.kind === 'legal' ? [expected.position] : [])].flatMap(stacksIn);

const systemsWithUnits = (step: CaseStep): ReadonlySet<string> =>
  new Set([...stacksOf(step).map(({ system }) => system), ...placesNamedBy(step.action).map(({ system }) => system)]);

const playersWithUnits = (step: CaseStep): ReadonlySet<string> => {
  const acting = playerOf(step.action);
  return new Set([...stacksOf(step).map(({ player }) => player), ...(acting === undefined ? [] : [acting])]);
};

const holdsMechs = (step: CaseStep): boolean => {
  const tracked = Object.values(step.position.reinforcements ?? {});
  const onBoard = [...stacksOf(step), ...unitsNamedBy(step.action)].map(({ units }) => units);
  return [...onBoard, ...tracked].some((units) => kindsIn(units).includes('mech'));
};
