import { type Fault, hasShape, keyFault, type Problem, readSource, shapeFaults, valueFault } from '../../source/index.ts';
import { hasReason, type KnownFailure, type KnownFile } from './types.ts';

export interface ReadKnown {
  /** Absent if there is any problem. */
  readonly known?: readonly KnownFailure[];
  readonly problems: readonly Problem[];
}

/** Reads a list of known failures, or everything that is wrong with it; `mayWant`: entries may still want their reason. */
export const readKnown = (path: string, mayWant: 'reasons' | 'nothing' = 'nothing'): ReadKnown => {
  const source = readSource(path);
  const { value } = source;
  if (value === undefined) return { problems: source.problems([]) };
  const reasonless = isKnownFile(value) && mayWant === 'nothing' ? unwritten(value) : [];
  const problems = source.problems(isKnownFile(value) ? [...listedTwice(value), ...reasonless] : shapeFaults({ file: 'known' }, value));
  return isKnownFile(value) && problems.length === 0 ? { known: value.known, problems } : { problems };
};

const isKnownFile = (value: unknown): value is KnownFile => hasShape({ file: 'known' }, value);

const unwritten = ({ known }: KnownFile): readonly Fault[] => known.flatMap((entry, at) => (hasReason(entry) ? [] : [
  valueFault(['known', at, 'reason'], 'unwritten-reason', `\`${entry.case}\` has no reason yet`, 'why it fails, or who looks into it'),
]));

const listedTwice = ({ known }: KnownFile): readonly Fault[] =>
  known.flatMap((entry, at) => {
    const isFirst = known.findIndex((other) => other.case === entry.case && other.engine === entry.engine) === at;
    return isFirst ? [] : [keyFault(['known', at, 'case'], 'duplicate-id', `\`${entry.case}\` is listed a second time`, 'one entry a case and engine')];
  });
