import { createHash } from 'node:crypto';
import { type Answer, type ClauseId, CLAUSE_IDS, isVerdict, REASONS, type Reason } from '../../board/index.ts';

/** The counts of a scope, of a part, or of a share of one. */
export interface Tally {
  readonly positions: number;
  /** Pairs of a position and an action. */
  readonly judgements: number;
  /** Answers to `check`. */
  readonly numbers: number;
  readonly legal: number;
  readonly illegal: number;
  /** Legal actions after which anything is owed. */
  readonly owing: number;
  /** Removals owed after legal actions: one a player and system. */
  readonly owed: number;
  /** Units owed after legal actions. */
  readonly units: number;
  /** How many judgements each clause decides, by the reference engine's `because`; those that decide none are left out. */
  readonly clauses: Readonly<Partial<Record<ClauseId, number>>>;
  readonly reasons: Readonly<Partial<Record<Reason, number>>>;
  /** The SHA-256 of each judgement's line, all of them combined by XOR: 64 hexadecimal digits. */
  readonly digest: string;
}

/** The SHA-256 of a judgement's line. */
export const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Counts judgements as they come, in constant memory. */
export class Tallying {
  readonly #numbers = { positions: 0, judgements: 0, numbers: 0, legal: 0, illegal: 0, owing: 0, owed: 0, units: 0 };
  readonly #clauses = new Map<ClauseId, number>();
  readonly #reasons = new Map<Reason, number>();
  readonly #digest = new Uint32Array(8);

  position(): void {
    this.#numbers.positions += 1;
  }

  judgement(answer: Answer, digest: Buffer): void {
    this.#numbers.judgements += 1;
    for (const clause of answer.because) countUp(this.#clauses, clause, 1);
    this.#count(answer);
    this.#mix(digest);
  }

  tally(): Tally {
    const words = [...this.#digest].map((word) => word.toString(16).padStart(8, '0'));
    const [clauses, reasons] = [inOrder(CLAUSE_IDS, this.#clauses), inOrder(REASONS, this.#reasons)];
    return { ...this.#numbers, clauses, reasons, digest: words.join('') };
  }

  #count(answer: Answer): void {
    if (!isVerdict(answer)) this.#numbers.numbers += 1;
    else if (answer.legal) this.#countOwed(answer.owes.map(({ count }) => count));
    else {
      this.#numbers.illegal += 1;
      countUp(this.#reasons, answer.reason, 1);
    }
  }

  #countOwed(counts: readonly number[]): void {
    this.#numbers.legal += 1;
    this.#numbers.owing += counts.length > 0 ? 1 : 0;
    this.#numbers.owed += counts.length;
    this.#numbers.units += counts.reduce((sum, count) => sum + count, 0);
  }

  #mix(bytes: Buffer): void {
    for (let word = 0; word < 8; word += 1) this.#digest[word] = (this.#digest[word] ?? 0) ^ bytes.readUInt32BE(4 * word);
  }
}

const countUp = <K>(counts: Map<K, number>, key: K, by: number): void => {
  if (by > 0) counts.set(key, (counts.get(key) ?? 0) + by);
};

const inOrder = <K extends string>(keys: readonly K[], counts: ReadonlyMap<K, number>): Readonly<Partial<Record<K, number>>> => {
  const ordered: Partial<Record<K, number>> = {};
  for (const key of keys) {
    const count = counts.get(key);
    if (count !== undefined) ordered[key] = count;
  }
  return ordered;
};
