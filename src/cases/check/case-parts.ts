import { type ClauseId, isClauseId } from '../../board/index.ts';
import { type DataPath, hasShape } from '../../source/index.ts';
import { defined, isRecord } from '../../text/records.ts';
import { PROFILES, type Profile, type WrittenAction, type WrittenOutcome, type WrittenPosition } from '../types.ts';

/** The parts of a case that have the right shape, so that they can be checked even if other parts are wrong. */
export interface CaseParts {
  readonly path: DataPath;
  /** Absent if the case is not an object. */
  readonly keys?: readonly string[];
  readonly id?: string;
  readonly title?: string;
  readonly because?: readonly ClauseId[];
  readonly given?: WrittenPosition;
  readonly profile: Profile;
  readonly steps: readonly StepParts[];
}

/** An action and its expected outcome; `path` leads to the object with `when` and `then`. */
export interface StepParts {
  readonly path: DataPath;
  readonly when?: WrittenAction;
  readonly then?: WrittenOutcome;
}

/** The parts of every case of a file; `isSound`: the whole file has the right shape. */
export const partsOfCases = (file: unknown, isSound: boolean): readonly CaseParts[] => {
  const usual = member(file, 'card') === undefined ? 'core' : 'cards';
  return listOf(member(file, 'cases')).map((each, at) => ({ profile: usual, ...partsOf(each, ['cases', at], isSound) }));
};

/** An own member of an object; undefined if there is none. */
export const member = (value: unknown, key: string): unknown => (isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined);

const hasType = (definition: string, value: unknown): boolean => hasShape({ file: 'cases', definition }, value);

export const isPosition = (value: unknown): value is WrittenPosition => hasType('WrittenPosition', value);
export const isAction = (value: unknown): value is WrittenAction => hasType('WrittenAction', value);
const isOutcome = (value: unknown): value is WrittenOutcome => hasType('WrittenOutcome', value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const KEYS = ['id', 'title', 'because', 'given', 'profile', 'steps'];

const partsOf = (value: unknown, path: DataPath, isSound: boolean): Omit<CaseParts, 'profile'> & Partial<Pick<CaseParts, 'profile'>> => {
  const [id, title, because, given, profile, steps] = KEYS.map((key) => member(value, key));
  return defined({
    path,
    keys: isRecord(value) ? Object.keys(value) : undefined,
    id: typeof id === 'string' ? id : undefined,
    title: typeof title === 'string' ? title : undefined,
    because: listOfClauses(because),
    given: ifShaped(isPosition, isSound, given),
    profile: PROFILES.find((known) => known === profile),
    steps: Array.isArray(steps) ? steps.map((step, at) => stepOf(step, [...path, 'steps', at], isSound)) : [stepOf(value, path, isSound)],
  });
};

/** The list, if each of it is a clause. */
const listOfClauses = (value: unknown): readonly ClauseId[] | undefined => {
  const ids = listOf(value).filter((each) => typeof each === 'string').filter(isClauseId);
  return Array.isArray(value) && ids.length === value.length ? ids : undefined;
};

const stepOf = (value: unknown, path: DataPath, isSound: boolean): StepParts => {
  const [when, then] = [member(value, 'when'), member(value, 'then')];
  return defined({ path, when: ifShaped(isAction, isSound, when), then: ifShaped(isOutcome, isSound, then) });
};

/** `value` if it is there and has the right shape, which is not checked again if it is known to be sound. */
const ifShaped = <T>(isShaped: (value: unknown) => value is T, isSound: boolean, value: unknown): T | undefined => {
  const isRight = (given: unknown): given is T => given !== undefined && (isSound || isShaped(given));
  return isRight(value) ? value : undefined;
};
