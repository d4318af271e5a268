import {
  type DataPath, type Fault, hasShape, keyFault, listed, type Problem, quoted, readSource, shapeFaults, valueFault,
} from '../../source/index.ts';
import { entryName, hasReason, KNOWN_OUTCOMES, type KnownFailure, type KnownFile } from './types.ts';

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
  const faults = isKnownFile(value) ? [...kindFaults(value), ...listedTwice(value), ...reasonless] : shapeFaults({ file: 'known' }, value);
  const problems = source.problems(faults);
  return isKnownFile(value) && problems.length === 0 ? { known: value.known, problems } : { problems };
};

const isKnownFile = (value: unknown): value is KnownFile => hasShape({ file: 'known' }, value);

const unwritten = ({ known }: KnownFile): readonly Fault[] => known.flatMap((entry, at) => (hasReason(entry) ? [] : [
  valueFault(
    ['known', at, 'reason'], 'unwritten-reason', `${quoted(entryName(entry))} has no reason yet`, 'why it fails, or who looks into it',
  ),
]));

/** An entry says in one way what it covers. */
const kindFaults = ({ known }: KnownFile): readonly Fault[] => known.flatMap((entry, at) => {
  const kinds = KINDS.filter((key) => entry[key] !== undefined);
  const path = ['known', at];
  if (kinds.length !== 1) {
    const problem = kinds.length === 0 ? 'the entry covers nothing' : `the entry has ${listed(kinds)}`;
    return [valueFault(path, kinds.length === 0 ? 'missing-key' : 'misplaced-key', problem, `one of ${listed(KINDS)}`)];
  }
  if (entry.case !== undefined && entry.outcome === undefined) {
    return [valueFault(path, 'missing-key', '`outcome` is missing', `one of ${listed(KNOWN_OUTCOMES)}`)];
  }
  const odd = entry.fault === undefined ? undefined : (['outcome', 'parts'] as const).find((key) => entry[key] !== undefined);
  if (odd === undefined) return [];
  return [keyFault([...path, odd], 'misplaced-key', `${quoted(odd)} stands beside \`fault\``, `${quoted(odd)} only with cases`)];
});

const KINDS = ['case', 'cases', 'misreading', 'fault'] as const;

/** One case, pattern, misreading or fault, and the engine. */
const listedTwice = ({ known }: KnownFile): readonly Fault[] => {
  const seen = new Set<string>();
  return known.flatMap((entry, at) => placesIn(entry).flatMap(({ path, name }) => {
    const key = JSON.stringify([name, entry.engine]);
    const isFirst = !seen.has(key);
    seen.add(key);
    const problem = `${quoted(name)} is listed a second time`;
    return isFirst ? [] : [keyFault(['known', at, ...path], 'duplicate-id', problem, 'one entry for each case and engine')];
  }));
};

const placesIn = (entry: KnownFailure): readonly { readonly path: DataPath; readonly name: string }[] => [
  ...(entry.cases ?? []).map((name, at) => ({ path: ['cases', at], name })),
  ...KINDS.flatMap((key) => (key === 'cases' || entry[key] === undefined ? [] : [{ path: [key], name: entry[key] }])),
];
