import {
  type Action, type CaseSection, everyPlayer, isCardId, isShip, kindsIn, type Named, own, playerOf, type PlayerFacts, type Position,
  type Ship, type Step, type System, type Units,
} from '../board/index.ts';
import { actionOf } from './action.ts';
import type { Case, CaseId, CaseStep, Expected, ExpectedLegal, CasePlace } from './case.ts';
import { naturalStep } from './natural-step.ts';
import { GENERIC_CAPACITY } from './generic-values.ts';
import { defined } from '../text/records.ts';
import type { Profile, WrittenCase, WrittenOutcome, WrittenPosition, WrittenStep, WrittenSystem } from './types.ts';

/** A valid case with everything filled in that an engine is sent; each step begins in the expected position of the one before. */
export const caseFrom = (written: WrittenCase, clause: CaseSection, place: CasePlace): Case => {
  const { id, title, because, kills = [], profile = isCardId(clause) ? 'cards' : 'core', editions } = written;
  const steps = caseSteps(written.given, stepsOf(written), profile);
  return defined({ id: id as CaseId, clause, title, because, profile, kills, place, editions, steps });
};

/** A position as an engine is sent it, with the facts of every player that the position or an action names. */
export const positionFrom = (given: WrittenPosition, steps: readonly Partial<WrittenStep>[], profile: Profile): Position => {
  const { step, active, players = {}, reinforcements } = given;
  const systems = systemsOf(given.systems);
  const bare: Position = defined({ step: step === 'none' ? undefined : step, active, players, systems, reinforcements });
  return { ...bare, players: withEveryPlayer(bare, steps, profile) };
};

/** The steps of a case: those of `steps`, or the one of `when` and `then`. */
export const stepsOf = ({ when, then, steps }: Pick<WrittenCase, 'when' | 'then' | 'steps'>): readonly WrittenStep[] =>
  steps ?? (when === undefined || then === undefined ? [] : [{ when, then }]);

/** The expected outcome of `action`: `then`, and everything else as in `before`. */
export const expectedOf = (before: Position, action: Action, then: WrittenOutcome): Expected => {
  const { capacity, counted, excess, illegal } = then;
  if (illegal !== undefined) return { kind: 'illegal', reason: illegal };
  if (then.legal === true) return legalOf(before, action, then);
  return defined({ kind: 'numbers' as const, capacity, counted, excess });
};

const caseSteps = (given: WrittenPosition, steps: readonly WrittenStep[], profile: Profile): readonly CaseStep[] => {
  const natural = given.step === undefined ? naturalStep(steps.map(({ when }) => actionOf(when))) : undefined;
  let position = positionFrom({ ...given, ...natural }, steps, profile);
  let owed = given.owed ?? [];
  return steps.map(({ when, then }) => {
    const action = actionOf(when);
    const step: CaseStep = defined({ position, owed, action, expected: expectedOf(position, action, then), naturalStep: natural?.step });
    if (step.expected.kind === 'legal') ({ position, owes: owed } = step.expected);
    return step;
  });
};

const legalOf = (before: Position, action: Action, then: WrittenOutcome): ExpectedLegal => {
  const { owes = [], winner, as, reinforcements } = then;
  const position: Position = defined({
    ...before,
    step: stepAfter(action) ?? before.step,
    systems: { ...before.systems, ...systemsOf(changedIn(then)) },
    reinforcements: before.reinforcements && { ...before.reinforcements, ...reinforcements },
  });
  return defined({ kind: 'legal' as const, position, owes, winner, as });
};

const changedIn = ({ changes = 'none' }: WrittenOutcome): Named<WrittenSystem> => (changes === 'none' ? NOTHING : changes);

const NOTHING = {};

const stepAfter = (action: Action): Step | undefined => {
  if (action.type === 'advance') return action.params.to;
  return action.type === 'end-combat' ? 'end-of-space-combat' : undefined;
};

const systemsOf = (written: Named<WrittenSystem>): Named<System> =>
  Object.fromEntries(Object.entries(written).map(([name, system]) => [name, systemOf(system)]));

const systemOf = (written: WrittenSystem): System => {
  const { space, planets } = written ?? {};
  const whole = (of: Named<Named<Units> | null>) => Object.fromEntries(Object.entries(of).map(([name, units]) => [name, units ?? {}]));
  return defined({ space, planets: planets && whole(planets) });
};

const withEveryPlayer = (bare: Position, steps: readonly Partial<WrittenStep>[], profile: Profile): Named<PlayerFacts> => {
  const acting = steps.flatMap(({ when }) => (when === undefined ? [] : playerOf(actionOf(when)) ?? []));
  const active = bare.active === undefined ? [] : [bare.active.player];
  const tracked = Object.keys(bare.reinforcements ?? {});
  const names = new Set([...everyPlayer(bare), ...active, ...acting, ...tracked]);
  const facts = [...names].map((player): [string, PlayerFacts] => {
    const stated = own(bare.players, player) ?? {};
    return [player, profile === 'units' ? stated : withGenericValues(stated, shipsOf(player, bare, steps))];
  });
  return Object.fromEntries(facts);
};

/** The types of ships that a player has anywhere or that an action places for the player. */
const shipsOf = (player: string, position: Position, steps: readonly Partial<WrittenStep>[]): ReadonlySet<Ship> => {
  const placed = steps.flatMap(({ when }) => (when?.place?.player === player ? kindsIn(when.place.units) : []));
  const there = Object.values(position.systems).flatMap(({ space }) => kindsIn(own(space, player) ?? {}));
  return new Set([...there, ...placed].filter(isShip));
};

const withGenericValues = (facts: PlayerFacts, ships: ReadonlySet<Ship>): PlayerFacts => {
  const generic = Object.fromEntries([...ships].map((ship) => [ship, GENERIC_CAPACITY[ship]]));
  return ships.size === 0 ? facts : { ...facts, capacity: { ...generic, ...facts.capacity } };
};
