import { type Action, own, type Owed, type PlayerFacts, type Position } from '../board/index.ts';
import { playerFactsFaults } from '../rules/player-facts.ts';
import { withCardValues } from '../rules/printed.ts';
import type { Catalogue } from '../rules/units.ts';
import { type Fault, type Problem, readSource, shapeFaults } from '../source/index.ts';
import { actionOf } from './action.ts';
import type { OwedWithCards } from './check/cards.ts';
import { isAction, isPosition, member } from './check/case-parts.ts';
import { owedFaults, positionFaults } from './check/position.ts';
import { actionFaults } from './check/steps.ts';
import { owedIn } from './debts.ts';
import { positionFrom } from './from-written.ts';
import type { Profile, WrittenPosition } from './types.ts';

/** A position and an action to rule on. */
export interface Question {
  readonly position: Position;
  readonly owed: readonly Owed[];
  readonly action: Action;
}

/**
 * Reads a file with a position and an action: the question, or everything wrong with the file. `catalogue` is called if cards matter.
 * What is owed is what `owedWithCards` says; without it, what the article alone says.
 */
export const readQuestion = (
  path: string, catalogue: () => Catalogue, owedWithCards: OwedWithCards = owedIn,
): Question | readonly Problem[] => {
  const source = readSource(path);
  if (source.value === undefined) return source.problems([]);
  const { question, faults } = questionIn(source.value, catalogue, owedWithCards);
  const problems = source.problems(faults);
  return question === undefined || problems.length > 0 ? problems : question;
};

/** Whether a file was read without problems. */
export const isQuestion = (read: Question | readonly Problem[]): read is Question => 'action' in read;

interface ReadQuestion {
  readonly question?: Question;
  readonly faults: readonly Fault[];
}

const questionIn = (value: unknown, catalogue: () => Catalogue, owedWithCards: OwedWithCards): ReadQuestion => {
  const shape = shapeFaults({ file: 'question' }, value);
  const [given, when] = [member(value, 'given'), member(value, 'when')];
  if (!isPosition(given)) return { faults: shape };
  const profile = PRINTED_PROFILES.some((each) => each === member(value, 'profile')) || hasCards(given) ? 'units' : 'core';
  const { owed, faults: cardFaults } = debtsOf(given, profile, catalogue, owedWithCards);
  const bare = positionFrom(given, [], profile);
  // the debts are computed; only what the file states about them is checked
  const faults = [...shape, ...positionFaults(given, bare, 'units', ['given']), ...cardFaults];
  if (!isAction(when)) return { faults };
  const action = actionOf(when);
  const question = { position: positionFrom(given, [{ when }], profile), owed, action };
  return { question, faults: [...faults, ...actionFaults(action, undefined, bare, ['when'])] };
};

/** In these, values that aren't stated are those of the cards. */
const PRINTED_PROFILES = ['units', 'cards'] as const satisfies readonly Profile[];

const hasCards = ({ players = {} }: WrittenPosition): boolean =>
  Object.values(players).some(({ faction, upgrades, cards }) => faction !== undefined || upgrades !== undefined || cards !== undefined);

interface Debts {
  readonly owed: readonly Owed[];
  readonly faults: readonly Fault[];
}

const debtsOf = (given: WrittenPosition, profile: Profile, catalogue: () => Catalogue, owedWithCards: OwedWithCards): Debts => {
  const bare = positionFrom(given, [], profile);
  const unknown = profile === 'core' ? [] : factsFaults(given.players ?? {}, catalogue());
  if (unknown.length > 0) return { owed: [], faults: unknown };
  const valued = profile === 'core' ? bare : withCardValues(bare, catalogue());
  const owed = owedWithCards(valued);
  return { owed, faults: given.owed === undefined ? [] : owedFaults(given.owed, valued, ['given'], owed) };
};

const factsFaults = (players: Readonly<Record<string, PlayerFacts>>, catalogue: Catalogue): readonly Fault[] =>
  Object.keys(players).flatMap((player) => playerFactsFaults(own(players, player) ?? {}, catalogue, ['given', 'players', player]));
