import type { Position } from '../../board/index.ts';
import type { Fault, ProblemCode } from '../../source/index.ts';
import { actionOf } from '../action.ts';
import { expectedOf, lowerPosition } from '../lower.ts';
import type { CaseParts, PlayParts } from './parts.ts';
import { actionFaults, changesFaults, outcomeFaults } from './play.ts';
import { positionFaults } from './position.ts';
import { idFaults, stepsFaults, titleFaults } from './titles.ts';

/** What is wrong with one case beyond its shape; `known` are the faults of its shape. */
export const caseFaults = (parts: CaseParts, clause: string | undefined, known: readonly Fault[]): readonly Fault[] => [
  ...(clause === undefined ? [] : idFaults(parts, clause)),
  ...titleFaults(parts),
  ...stepsFaults(parts, known),
  ...contentFaults(parts),
];

const contentFaults = ({ given, plays, profile, path }: CaseParts): readonly Fault[] => {
  // without a position, what can be said of an outcome is still said
  if (given === undefined) return plays.flatMap(loneOutcomeFaults);
  const position = lowerPosition(given, [], profile);
  const faults = [...positionFaults(given, position, profile, [...path, 'given']), ...playsFaults(plays, position)];
  return faults.map((fault) => (CONCLUDED.some((code) => code === fault.code) ? { ...fault, from: path } : fault));
};

/** Faults that come of what isn't there: where a key could not be read, it may be there all the same. */
const CONCLUDED = ['owed', 'not-there', 'no-change'] as const satisfies readonly ProblemCode[];

const loneOutcomeFaults = (play: PlayParts): readonly Fault[] =>
  (play.then === undefined ? [] : outcomeFaults(play.then, playedAction(play), [...play.path, 'then']));

/** Each action is judged from the expected position of the one before, as far as that is known. */
const playsFaults = (plays: readonly PlayParts[], given: Position): readonly Fault[] => {
  const faults: Fault[] = [];
  let position: Position | undefined = given;
  for (const play of plays) {
    const { found, after }: Played = playFaults(play, position);
    faults.push(...found);
    position = after;
  }
  return faults;
};

interface Played {
  readonly found: readonly Fault[];
  /** Absent where it is not known. */
  readonly after?: Position;
}

const playFaults = (play: PlayParts, before: Position | undefined): Played => {
  const { then, path } = play;
  const action = playedAction(play);
  const asked = action === undefined || before === undefined ? [] : actionFaults(action, then, before, [...path, 'when']);
  const outcome = then === undefined ? [] : outcomeFaults(then, action, [...path, 'then']);
  if (action === undefined || then === undefined || before === undefined || outcome.length > 0) return { found: [...asked, ...outcome] };
  const expected = expectedOf(before, action, then);
  if (expected.kind !== 'legal') return { found: asked, after: before };
  return { found: [...asked, ...changesFaults(then, before, expected, [...path, 'then'])], after: expected.position };
};

const playedAction = ({ when }: PlayParts) => (when === undefined ? undefined : actionOf(when));
