import { type Action, type Answer, isVerdict, type Owed, own, type Position } from '../../src/board/index.ts';
import { suiteClaim } from '../../src/cli/commands/prove.ts';
import { judge, official } from '../../src/engine/index.ts';
import type { Subject } from '../../src/subjects/subject.ts';
import { answering } from '../runner/samples.ts';
import { ACTION_TYPES, FEATURES, STEPS } from '../../src/board/index.ts';

/** The suite's cases of the article alone that the current edition has. */
export const coreCases = suiteClaim().cases.filter(({ profile, editions }) =>
  profile === 'core' && (editions === undefined || editions.includes('current')));

const EVERYTHING = { answers: ACTION_TYPES, steps: STEPS, features: FEATURES };

/** The reference engine with an afterthought: what it makes of the right answer, and of the request. */
export const flawed = (afterthought: (answer: Answer, position: Position, action: Action) => unknown): Subject =>
  answering(({ position, action }) => afterthought(judge(official, position, action), position, action), EVERYTHING);

const withDebts = (answer: Answer, owes: (owes: readonly Owed[]) => readonly Owed[]): Answer =>
  (isVerdict(answer) && answer.legal ? { ...answer, owes: owes(answer.owes) } : answer);

const byName = (a: Owed, b: Owed): number => (a.player < b.player ? -1 : 1);

export const faithful = (): Subject => flawed((answer) => answer);

/** Goes through the players in the order of their names, and stops at the first who owes. */
export const sortsByName = (): Subject => flawed((answer) => withDebts(answer, (owes) => owes.toSorted(byName).slice(0, 1)));

/** Takes the system that the position names first for the active one. */
export const trustsKeyOrder = (): Subject =>
  flawed((answer, position) => withDebts(answer, (owes) => owes.filter(({ system }) => system === Object.keys(position.systems)[0])));

/** Keeps a player's capacity values from the first request in which the player had any. */
export const keepsState = (): Subject => {
  const known = new Map<string, Position['players'][string]>();
  return answering(({ position, action }) => {
    const players = Object.keys(position.players).map((name) => {
      const facts = known.get(name) ?? own(position.players, name) ?? {};
      if (facts.capacity?.carrier !== undefined) known.set(name, facts);
      return [name, { ...facts, capacity: { ...own(position.players, name)?.capacity, ...facts.capacity } }] as const;
    });
    return judge(official, { ...position, players: Object.fromEntries(players) }, action);
  }, EVERYTHING);
};

/** Reads records by `in`, so that a player called `constructor` has always been there. */
export const readsInherited = (): Subject =>
  flawed((answer, position) => {
    const systems: Record<string, unknown> = {};
    for (const [name, system] of Object.entries(position.systems)) systems[name] = system;
    return Object.keys(systems).length < Object.keys(position.systems).length ? { legal: false, reason: 'no-such-place' } : answer;
  });
