import { EDITION_IDS, type EditionId } from '../board/index.ts';
import { answerOf, rulingsOf } from '../rules/article.ts';
import type { Article } from '../rules/types.ts';
import type { EngineReport } from '../runner/report.ts';
import type { Likely, LikelyMisreading, ReferenceFailure } from '../runner/report-findings.ts';
import { defined } from '../text/records.ts';
import { type Account, type Accounts, bestAccount, bestSingles, weightOf } from './cause-search.ts';
import { conditionalCauses, type NamedCause } from './conditional-causes.ts';
import { type AskedSuite, engineWith, type Evidence, evidenceIn } from './evidence.ts';
import { misreadingsIn, type NamedMisreading } from './misreadings.ts';

/** What an engine's failures say about how it reads the article. */
export interface Diagnosis {
  /** The misreadings that together explain the failures best, the one that explains most first; empty if none fits. */
  readonly likely: readonly Likely[];
  /** Another edition whose answers explain every failure and contradict no passed case, or the same one without the draft; absent: none. */
  readonly follows?: EditionId;
  /** The failed cases that the reference engine fails as well, which are left out of the diagnosis; absent: none. */
  readonly failedByReference?: readonly ReferenceFailure[];
}

/**
 * Names the misreadings that together explain an engine's failures: with all of them the reference engine gives the same
 * wrong answers, and fails as few as possible of the cases that the engine passed. If every set contradicts more passed cases than it
 * explains failed ones, the best single misreading is still named, as long as it explains most failures. Where no set explains everything,
 * misreadings that occur only under a condition are named if they explain more and contradict no passed case.
 */
export const diagnose = (report: Pick<EngineReport, 'cases'>, asked: AskedSuite): Diagnosis => {
  const evidence = evidenceIn(report, asked);
  const candidates = misreadingsIn(asked.article, asked.edition);
  const accounts = accountsOf(evidence, asked);
  const follows = followedEdition(evidence, asked);
  const seed = follows === undefined ? [] : candidates.filter(({ ruling, answer }) => answer === answerIn(follows, ruling, asked));
  const found = bestAccount(accounts, candidates, seed);
  const best = weightOf(found) > 0 ? found : mostExplaining(accounts, candidates) ?? found;
  // another edition's answers are no guesses: nothing else is equally possible
  const searched = { accounts, candidates: follows === undefined ? candidates : [], evidence };
  const isWhole = best.explained.size === evidence.failed.length && best.against.size === 0;
  const { kills } = asked;
  const causes = isWhole || kills === undefined ? [] : conditionalCauses(evidence, candidates, { ...asked, kills });
  const explained = new Set(causes.flatMap((cause) => [...cause.explained]));
  const likely = causes.length > 0 && explained.size > weightOf(best)
    ? causes.map((cause) => likelyCause(cause, evidence)) : best.misreadings.map((one) => likelyOf(one, best, searched));
  return defined({
    likely: likely.toSorted((a, b) => b.fits - a.fits),
    follows,
    failedByReference: evidence.failedByReference.length === 0 ? undefined : evidence.failedByReference,
  });
};

/** The edition without its draft, or else the newest other one, that the engine's answers follow in every failed and every passed case. */
const followedEdition = ({ failed, passed }: Evidence, { article, printed, edition, judgesFor }: AskedSuite): EditionId | undefined =>
  otherEditions(edition, printed).filter(() => failed.length > 0).find((other) => {
    const followed = rulingsOf(printed ?? article, other);
    const engine = { judgeIn: judgesFor(followed), rulings: Object.keys({ ...rulingsOf(article, edition), ...followed }) };
    return failed.every(({ isExplainedBy }) => isExplainedBy(engine)) && passed.every(({ isFailedBy }) => !isFailedBy(engine));
  });

const otherEditions = (edition: EditionId, printed: Article | undefined): readonly EditionId[] =>
  [...(printed === undefined ? [] : [edition]), ...EDITION_IDS.toReversed().filter((other) => other !== edition)];

const answerIn = (edition: EditionId, ruling: string, { article, printed = article }: AskedSuite): string | undefined =>
  printed.rulings.filter(({ id }) => id === ruling).map((one) => answerOf(printed, edition, one))[0];

/** Accounts for the evidence, each worked out once. */
const accountsOf = ({ failed, passed }: Evidence, asked: AskedSuite): Accounts => {
  const known = new Map<string, Account>();
  const engineOf = (misreadings: readonly NamedMisreading[]) =>
    engineWith(asked, Object.fromEntries(misreadings.map(({ ruling, answer }) => [ruling, answer])));
  const account = (misreadings: readonly NamedMisreading[]): Account => {
    const engine = engineOf(misreadings);
    return {
      misreadings,
      explained: indexesOf(failed, ({ isExplainedBy }) => isExplainedBy(engine)),
      against: indexesOf(passed, ({ isFailedBy }) => isFailedBy(engine)),
    };
  };
  return {
    failed: failed.length,
    of: (misreadings) => {
      const key = misreadings.map(({ name }) => name).sort().join();
      const found = known.get(key) ?? account(misreadings);
      known.set(key, found);
      return found;
    },
    explains: (misreadings) => {
      const engine = engineOf(misreadings);
      return (index) => failed[index]?.isExplainedBy(engine) ?? false;
    },
  };
};

const indexesOf = <T>(some: readonly T[], test: (one: T) => boolean): ReadonlySet<number> =>
  new Set(some.flatMap((one, index) => (test(one) ? [index] : [])));

/** The single misreading that explains most failures, even though more passed cases speak against it. */
const mostExplaining = (accounts: Accounts, candidates: readonly NamedMisreading[]): Account | undefined =>
  bestSingles(accounts, candidates).find(({ explained }) => explained.size > 1 && 2 * explained.size > accounts.failed);

interface Searched {
  readonly accounts: Accounts;
  readonly candidates: readonly NamedMisreading[];
  readonly evidence: Evidence;
}

/** One misreading of an account, with the cases that are its share. */
const likelyOf = (one: NamedMisreading, account: Account, searched: Searched): Likely => {
  const { accounts, evidence: { failed, passed } } = searched;
  const [alone, others] = [accounts.of([one]), accounts.of(account.misreadings.filter((other) => other !== one))];
  const share = (part: 'explained' | 'against'): ReadonlySet<number> =>
    new Set([...account[part]].filter((index) => alone[part].has(index) || !others[part].has(index)));
  const [explained, against] = [share('explained'), share('against')];
  const equals = equalsOf(one, account, explained, searched).map(misreadingOf);
  const unexplained = failed.filter((_, index) => !explained.has(index)).map(({ case: { id } }) => id);
  return defined({
    ...misreadingOf(one),
    equals: equals.length === 0 ? undefined : equals,
    fits: explained.size,
    of: failed.length,
    unexplained: unexplained.length === 0 ? undefined : unexplained,
    against: against.size === 0 ? undefined : passed.filter((_, index) => against.has(index)).map(({ case: { id } }) => id),
  });
};

const likelyCause = ({ misreading, condition, explained, otherConditions, otherMisreadings }: NamedCause, { failed }: Evidence): Likely => {
  const unexplained = failed.filter((_, index) => !explained.has(index)).map(({ case: { id } }) => id);
  const others = otherConditions.map(({ says }) => says);
  return defined({
    ...misreadingOf(misreading),
    condition: condition && defined({ ...condition, equals: others.length === 0 ? undefined : others }),
    equals: otherMisreadings.length === 0 ? undefined : otherMisreadings.map(misreadingOf),
    fits: explained.size,
    of: failed.length,
    unexplained: unexplained.length === 0 ? undefined : unexplained,
  });
};

/** The misreadings that explain the evidence equally well. */
const equalsOf = (
  one: NamedMisreading, { misreadings, explained, against }: Account, share: ReadonlySet<number>, { accounts, candidates }: Searched,
): readonly NamedMisreading[] => {
  const others = misreadings.filter((other) => other !== one);
  return candidates.filter((candidate) => {
    if (candidate === one || others.some(({ ruling }) => ruling === candidate.ruling)) return false;
    const together = [...others, candidate];
    if (![...share].every(accounts.explains(together))) return false;
    const account = accounts.of(together);
    return sameIndexes(account.explained, explained) && sameIndexes(account.against, against);
  });
};

const sameIndexes = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean => a.size === b.size && [...a].every((index) => b.has(index));

const misreadingOf = ({ clauses: [clause], ruling, answer, question, says }: NamedMisreading): LikelyMisreading =>
  ({ clause, ruling, question, misreading: answer, says });
