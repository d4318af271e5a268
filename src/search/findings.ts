import type { ClauseId, Judge } from '../board/index.ts';
import type { CaseStep } from '../cases/case.ts';
import { someHaveCards } from './card-values.ts';
import type { Difference, Probe } from './probe.ts';
import type { Play } from './shrink/play.ts';
import { shrink, type ShrinkOptions, type Shrunk } from './shrink/shrink.ts';
import { exactFirst, explaining, type MisreadingJudge, notRefuted } from './explaining.ts';
import type { DrawFacts } from './draw/position.ts';
import { type MoreQuestions, narrowed, nearest } from './narrow.ts';
import { Passed } from './passed.ts';

/** One fault of an engine, as far as a search can tell faults apart. */
export interface Finding extends Shrunk {
  /** The misreadings of the rulings table that explain all that was seen of it. */
  readonly likely: readonly string[];
  /** Where none does, those that explain the difference as it is told, and most of the rest. */
  readonly nearest: readonly string[];
  /** How many differences were met that seem to be of the same fault, the first among them. */
  readonly times: number;
}

/** What tells a fault apart from others, by which a search that goes on later knows it again. */
export interface KnownFault {
  readonly signatures: readonly string[];
  /** The names of the misreadings that explain it. */
  readonly likely: readonly string[];
}

export interface Tools {
  readonly probe: Probe;
  readonly judge: Judge;
  /** The clauses that decide an answer. */
  readonly because: (step: CaseStep) => readonly ClauseId[];
  readonly misreaders: readonly MisreadingJudge[];
  readonly shrinking?: ShrinkOptions;
  /** Draws players with cards, to tell apart misreadings of these. */
  readonly drawCards?: DrawFacts;
}

/** Takes differences as they are met; shrinks the first of each fault, and counts the others. */
export class Findings {
  readonly #tools: Tools;
  readonly #passed = new Passed();
  readonly #earlier: readonly FaultSeen[];
  readonly #groups: FaultGroup[] = [];

  /** `earlier`: what an earlier part of the search found, and told. */
  constructor(tools: Tools, earlier: readonly KnownFault[] = []) {
    this.#tools = tools;
    this.#earlier = earlier.map(({ signatures, likely }) =>
      ({ signatures: new Set(signatures), fits: tools.misreaders.filter(({ name }) => likely.includes(name)), times: 0 }));
  }

  /** A question was answered rightly. */
  passed(step: CaseStep): void {
    this.#passed.add(step);
  }

  /** Whether a difference seems to be of no fault that is known yet; one that is known is counted. */
  isNew(difference: Difference): boolean {
    const group = this.#groupOf(difference);
    if (group === undefined) return true;
    group.times += 1;
    return false;
  }

  /** Shrinks a difference that was met at the last action of `play`; what remains may turn out to be known. */
  async add(play: Play, met: Difference): Promise<Finding | undefined> {
    const { probe, judge, misreaders, shrinking, drawCards } = this.#tools;
    const shrunk = await shrink(play, probe, judge, shrinking) ?? { play, difference: met, isMinimal: false, attempts: 0 };
    const known = this.#groupOf(shrunk.difference);
    if (known !== undefined) return void (known.times += 1, known.signatures.add(this.#signatureOf(met)));
    const signatures = new Set([met, shrunk.difference].map((each) => this.#signatureOf(each)));
    const asking: MoreQuestions = { probe, judge, ...(someHaveCards(shrunk.play.position) && drawCards !== undefined ? { drawFacts: drawCards } : {}) };
    const group: FaultGroup = { shrunk, ...await this.#explained(explaining(misreaders, shrunk.difference), [shrunk.difference, met], asking), times: 1, signatures };
    this.#groups.push(group);
    return findingOf(group);
  }

  all(): readonly Finding[] {
    return this.#groups.map(findingOf);
  }

  /** All faults that are known by now, those of an earlier part among them. */
  known(): readonly KnownFault[] {
    return this.#faults().map(({ signatures, fits }) => ({ signatures: [...signatures], likely: fits.map(({ name }) => name) }));
  }

  /** The misreadings that explain all that was seen; where none does, those that come nearest to it. */
  async #explained(fits: readonly MisreadingJudge[], [told, met]: readonly [Difference, Difference], asking: MoreQuestions): Promise<Pick<FaultGroup, 'fits' | 'nearest'>> {
    const passed = this.#passed.steps();
    const all = exactFirst(await narrowed(notRefuted(explaining(fits, met), passed), asking), told);
    return { fits: all, nearest: all.length > 0 ? [] : await nearest(fits, passed, asking) };
  }

  #faults(): readonly FaultSeen[] {
    return [...this.#earlier, ...this.#groups];
  }

  #groupOf(difference: Difference): FaultSeen | undefined {
    for (const group of this.#faults()) {
      const still = explaining(group.fits, difference);
      if (still.length === 0) continue;
      group.fits = still;
      return group;
    }
    const signature = this.#signatureOf(difference);
    return this.#faults().find(({ signatures }) => signatures.has(signature));
  }

  /** What is alike in differences that come of one fault: what happened, in which part of the answer, and under which clause. */
  #signatureOf(difference: Difference): string {
    if (difference.kind !== 'fail') return `${difference.kind} ${difference.lines[0]?.replaceAll(/\d+/g, 'N') ?? ''}`;
    const [part] = difference.parts;
    return `${difference.kind} ${part === 'numbers' ? 'owed' : part ?? ''} ${this.#tools.because(difference.step).at(-1) ?? ''}`;
  }
}

interface FaultSeen {
  readonly signatures: Set<string>;
  fits: readonly MisreadingJudge[];
  times: number;
}

interface FaultGroup extends FaultSeen {
  readonly shrunk: Shrunk;
  readonly nearest: readonly MisreadingJudge[];
}

const findingOf = ({ shrunk, fits, nearest: near, times }: FaultGroup): Finding =>
  ({ ...shrunk, likely: fits.map(({ name }) => name), nearest: near.map(({ name }) => name), times });
