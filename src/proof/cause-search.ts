import type { NamedMisreading } from './misreadings.ts';

/** How well an engine with some misreadings accounts for what another engine did. */
export interface Account {
  readonly misreadings: readonly NamedMisreading[];
  /** The failed cases that it explains, by index. */
  readonly explained: ReadonlySet<number>;
  /** The passed cases that it would fail, by index. */
  readonly against: ReadonlySet<number>;
}

/** What the search asks: how well misreadings account for the evidence. */
export interface Accounts {
  /** How many failed cases there are. */
  readonly failed: number;
  readonly of: (misreadings: readonly NamedMisreading[]) => Account;
  /** Whether the misreadings together explain the failed case of an index; cheaper than a whole account. */
  readonly explains: (misreadings: readonly NamedMisreading[]) => (failed: number) => boolean;
}

/** Failed cases explained, less passed cases contradicted. */
export const weightOf = ({ explained, against }: Account): number => explained.size - against.size;

/**
 * The misreadings that together account best for the evidence: most failed cases explained, fewest passed cases
 * contradicted, fewest misreadings. Starts from the best single ones (or from `seed`), then adds, swaps and drops
 * misreadings while that helps.
 */
export const bestAccount = (accounts: Accounts, candidates: readonly NamedMisreading[], seed: readonly NamedMisreading[] = []): Account => {
  const starts = seed.length > 0 ? [accounts.of(seed)] : bestSingles(accounts, candidates).slice(0, STARTS);
  let best = accounts.of([]);
  for (const start of starts) {
    const improved = climbed(start, accounts, candidates);
    if (byQuality(improved, best) < 0) best = improved;
    if (isPerfect(best, accounts)) break;
  }
  return best;
};

/** Single misreadings that explain failed cases, best first. */
export const bestSingles = (accounts: Accounts, candidates: readonly NamedMisreading[]): readonly Account[] =>
  [...additionsTo(accounts.of([]), accounts, candidates)].sort(byQuality);

/** How many single misreadings the search starts from, if the first doesn't lead to a perfect account. */
const STARTS = 3;

/** How many rounds improve one start. */
const ROUNDS = 12;

/** How many misreadings are tried in full in one place, after an estimate of all. */
const TRIES = 20;

/** How many failed cases an estimate looks at. */
const SAMPLE = 60;

const isPerfect = ({ explained, against }: Account, { failed }: Accounts): boolean => explained.size === failed && against.size === 0;

const byQuality = (a: Account, b: Account): number => weightOf(b) - weightOf(a) || a.misreadings.length - b.misreadings.length;

const climbed = (start: Account, accounts: Accounts, candidates: readonly NamedMisreading[]): Account => {
  let best = withoutIdle(start, accounts);
  for (let round = 0; round < ROUNDS && !isPerfect(best, accounts); round++) {
    const next = improvementOf(best, accounts, candidates);
    if (next === undefined) return best;
    best = withoutIdle(next, accounts);
  }
  return best;
};

/** The best account that differs by one misreading, if it is better: one more, or another in the place of one. */
const improvementOf = (account: Account, accounts: Accounts, candidates: readonly NamedMisreading[]): Account | undefined => {
  let best = account;
  for (const base of [account, ...account.misreadings.map((one) => accounts.of(without(account.misreadings, one)))]) {
    for (const next of additionsTo(base, accounts, candidates)) {
      if (byQuality(next, best) < 0) best = next;
      if (isPerfect(best, accounts)) return best;
    }
  }
  return best === account ? undefined : best;
};

/** The account without misreadings that can be dropped at no loss. */
const withoutIdle = (account: Account, accounts: Accounts): Account => {
  if (account.misreadings.length < 2) return account;
  const dropped = account.misreadings.map((one) => accounts.of(without(account.misreadings, one))).sort(byQuality)[0];
  return dropped === undefined || byQuality(dropped, account) >= 0 ? account : withoutIdle(dropped, accounts);
};

/** Accounts with one misreading more, those first that explain most of a sample of what is still open. */
function* additionsTo({ misreadings, explained }: Account, accounts: Accounts, candidates: readonly NamedMisreading[]): Generator<Account> {
  const open = sampleOf(Array.from({ length: accounts.failed }, (_, index) => index).filter((index) => !explained.has(index)));
  const estimates = candidates
    .filter(({ ruling }) => misreadings.every((one) => one.ruling !== ruling))
    .map((one) => [...misreadings, one])
    .map((some) => ({ some, gain: open.filter(accounts.explains(some)).length }));
  const promising = estimates.filter(({ gain }) => gain > 0).sort((a, b) => b.gain - a.gain).slice(0, TRIES);
  for (const { some } of promising) yield accounts.of(some);
}

/** At most `SAMPLE` of them, evenly spread. */
const sampleOf = (indexes: readonly number[]): readonly number[] => {
  const stride = Math.ceil(indexes.length / SAMPLE);
  return indexes.filter((_, at) => at % stride === 0);
};

const without = (some: readonly NamedMisreading[], one: NamedMisreading): readonly NamedMisreading[] =>
  some.filter((other) => other !== one);
