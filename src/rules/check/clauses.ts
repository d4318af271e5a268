import { CLAUSE_IDS, type ClauseId } from '../../board/index.ts';
import { type Fault, listed, quoted, valueFault } from '../../source/index.ts';
import type { Clause, ClausesFile } from '../types.ts';
import { repeated } from './repeated.ts';

/** What is wrong with rules/clauses.yaml beyond its shape. */
export const clausesFaults = ({ clauses, groups }: ClausesFile): readonly Fault[] => [
  ...orderFaults(clauses),
  ...clauses.flatMap((clause, at) => cycleFaults(clause, clauses, at)),
  ...groupFaults(groups),
];

/** Every clause once, in the article's order: the first one out of order is reported. */
const orderFaults = (clauses: readonly Clause[]): readonly Fault[] => {
  const at = CLAUSE_IDS.findIndex((id, index) => clauses[index]?.id !== id);
  const wrong = clauses[at === -1 ? CLAUSE_IDS.length : at];
  if (at === -1 && wrong === undefined) return [];
  const expected = at === -1 ? 'the end of the list' : quoted(CLAUSE_IDS[at] ?? '');
  if (wrong === undefined) return [valueFault(['clauses'], 'clause-order', 'the list of clauses ends too early', expected)];
  const path = ['clauses', Math.max(at, 0) || clauses.indexOf(wrong), 'id'];
  return [valueFault(path, 'clause-order', `${quoted(wrong.id)} is here`, expected)];
};

/** A clause that rests on itself, reported once, at the first clause of the cycle. */
const cycleFaults = ({ id }: Clause, clauses: readonly Clause[], at: number): readonly Fault[] => {
  const cycle = pathBack(id, clauses);
  if (cycle === undefined || cycle.some((other) => placeOf(other) < placeOf(id))) return [];
  return [valueFault(['clauses', at, 'restsOn'], 'cycle', `${quoted(id)} rests on itself through ${listed(cycle)}`, 'no cycle')];
};

const placeOf = (id: ClauseId): number => CLAUSE_IDS.findIndex((other) => other === id);

/** The clauses by which `id` rests on itself; undefined if it doesn't. */
const pathBack = (id: ClauseId, clauses: readonly Clause[]): readonly ClauseId[] | undefined => {
  const below = (from: ClauseId) => clauses.find((clause) => clause.id === from)?.restsOn ?? [];
  const paths: ClauseId[][] = below(id).map((next) => [next]);
  const seen = new Set<ClauseId>();
  for (const path of paths) {
    const last = path.at(-1);
    if (last === id) return path;
    if (last === undefined || seen.has(last)) continue;
    seen.add(last);
    paths.push(...below(last).map((next) => [...path, next]));
  }
  return undefined;
};

const groupFaults = (groups: ClausesFile['groups']): readonly Fault[] => {
  const members = groups.flatMap((group, at) => group.map((id, index) => ({ id, path: ['groups', at, index] })));
  return repeated(members.map(({ id }) => id), (id, at) =>
    valueFault(members[at]?.path ?? ['groups'], 'clause-order', `${quoted(id)} is already in a group`, 'each clause in at most one group'));
};
