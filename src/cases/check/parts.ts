import { type DataPath, hasShape } from '../../source/index.ts';
import { PROFILES, type Profile, type WrittenAction, type WrittenOutcome, type WrittenPosition } from '../types.ts';

/** What of a case can be judged, though other parts of it may be at fault; a part at fault is absent. */
export interface CaseParts {
  readonly path: DataPath;
  /** Absent where the case is no mapping. */
  readonly keys?: readonly string[];
  readonly id?: string;
  readonly title?: string;
  readonly given?: WrittenPosition;
  readonly profile: Profile;
  readonly plays: readonly PlayParts[];
}

/** One action and its expected outcome; `path` leads to the mapping with `when` and `then`. */
export interface PlayParts {
  readonly path: DataPath;
  readonly when?: WrittenAction;
  readonly then?: WrittenOutcome;
}

/** The parts of every case of a file; `isSound`: the file as a whole has its shape, and so have they. */
export const partsOfCases = (file: unknown, isSound: boolean): readonly CaseParts[] =>
  listOf(member(file, 'cases')).map((each, at) => partsOf(each, ['cases', at], isSound));

/** A member that is a record's own. */
export const member = (value: unknown, key: string): unknown =>
  (typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined);

export const isPosition = (value: unknown): value is WrittenPosition => hasShape({ file: 'cases', definition: 'WrittenPosition' }, value);
export const isAction = (value: unknown): value is WrittenAction => hasShape({ file: 'cases', definition: 'WrittenAction' }, value);
export const isOutcome = (value: unknown): value is WrittenOutcome => hasShape({ file: 'cases', definition: 'WrittenOutcome' }, value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const partsOf = (value: unknown, path: DataPath, isSound: boolean): CaseParts => {
  const [id, title, given, profile, steps] = ['id', 'title', 'given', 'profile', 'steps'].map((key) => member(value, key));
  return {
    path,
    ...(typeof value === 'object' && value !== null && !Array.isArray(value) ? { keys: Object.keys(value) } : {}),
    ...(typeof id === 'string' ? { id } : {}),
    ...(typeof title === 'string' ? { title } : {}),
    ...(soundly(isPosition, isSound)(given) ? { given } : {}),
    profile: PROFILES.find((known) => known === profile) ?? 'core',
    plays: Array.isArray(steps) ? steps.map((step, at) => playOf(step, [...path, 'steps', at], isSound)) : [playOf(value, path, isSound)],
  };
};

const playOf = (value: unknown, path: DataPath, isSound: boolean): PlayParts => {
  const [when, then] = [member(value, 'when'), member(value, 'then')];
  return { path, ...(soundly(isAction, isSound)(when) ? { when } : {}), ...(soundly(isOutcome, isSound)(then) ? { then } : {}) };
};

/** Asks for the shape of what is there only where it is not known to be right. */
const soundly = <T>(isShaped: (value: unknown) => value is T, isSound: boolean) => (value: unknown): value is T => value !== undefined && (isSound || isShaped(value));
