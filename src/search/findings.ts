import type { ClauseId, Judge } from '../board/index.ts';
import type { CaseStep } from '../cases/case.ts';
import { readAnswer } from '../subjects/answer.ts';
import { someHaveCards } from './card-values.ts';
import type { DrawFacts } from './draw/position.ts';
import { exactFirst, explaining, type MisreadingJudge, type MoreQuestions, narrowed, nearest, notRefuted } from './explanations.ts';
import type { Difference, Probe } from './probe.ts';
import type { Play } from './shrink/play.ts';
import { shrink, type ShrinkOptions, type Shrunk } from './shrink/shrink.ts';

/** One fault of an engine, as far as a search can distinguish faults. */
export interface Finding extends Shrunk {
  /** The misreadings that explain everything seen of the fault. */
  readonly likely: readonly string[];
  /** If there are none: those that explain the shrunk difference and most other answers. */
  readonly nearest: readonly string[];
  /** How many differences seem to come from this fault. */
  readonly times: number;
}

export interface Tools {
  readonly probe: Probe;
  readonly judge: Judge;
  readonly misreaders: readonly MisreadingJudge[];
  /** An engine with several misreadings at once, by their names. */
  readonly together?: (names: readonly string[]) => Judge;
  readonly shrinking?: ShrinkOptions;
  /** Draws players with cards, to distinguish misreadings of card values. */
  readonly drawCards?: DrawFacts;
}

/** Collects differences: shrinks the first of each fault and counts the others. */
export class Findings {
  readonly #tools: Tools;
  readonly #passed = new LastPassed();
  readonly #faults: FoundFault[] = [];
  /** Everything that is known so far in one engine: it explains differences that come from several faults. */
  #allKnown: MisreadingJudge | undefined;

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  /** Takes a question that the engine answered correctly. */
  passed(step: CaseStep): void {
    this.#passed.add(step);
  }

  /** Whether a difference seems to come from a new fault; otherwise it is counted to a known one. */
  isNew(difference: Difference): boolean {
    const fault = this.#faultOf(difference);
    if (fault === undefined) return !this.#isCombination(difference);
    fault.times += 1;
    const still = explaining(fault.fits, difference);
    if (still.length > 0 && still.length < fault.fits.length) {
      fault.fits = still;
      this.#combine();
    }
    return false;
  }

  /** Shrinks a difference of a new fault, met at the last action of `play`, and explains it. */
  async add(play: Play, met: Difference): Promise<Finding> {
    const { probe, judge, misreaders, shrinking, drawCards } = this.#tools;
    // a smaller difference that comes from a known fault would hide this one
    const isSought = (difference: Difference): boolean => this.#faultOf(difference) === undefined && !this.#isCombination(difference);
    const shrunk = await shrink(play, probe, judge, { ...shrinking, isSought }) ?? { play, difference: met, isMinimal: false, attempts: 0 };
    const more: MoreQuestions = { probe, judge, drawFacts: someHaveCards(shrunk.play.position) ? drawCards : undefined };
    const explained = await this.#explained(explaining(misreaders, shrunk.difference), [shrunk.difference, met], more);
    const signatures = new Set([met, shrunk.difference].map((each) => signatureOf(each, this.#because(each))));
    const fault: FoundFault = { shrunk, ...explained, fits: [...explained.likely, ...explained.nearest], times: 1, signatures };
    this.#faults.push(fault);
    this.#combine();
    return findingOf(fault);
  }

  all(): readonly Finding[] {
    return this.#faults.map(findingOf);
  }

  async #explained(
    fits: readonly MisreadingJudge[], [told, met]: readonly [Difference, Difference], more: MoreQuestions,
  ): Promise<Pick<FoundFault, 'likely' | 'nearest'>> {
    const passed = this.#passed.steps();
    const likely = exactFirst(await narrowed(notRefuted(explaining(fits, met), passed), more), told);
    return { likely, nearest: likely.length > 0 ? [] : await nearest(fits, passed, more) };
  }

  /** The known fault that a difference comes from: one whose misreading explains it, or an unexplained one that looks the same. */
  #faultOf(difference: Difference): FoundFault | undefined {
    const explained = this.#faults.find(({ fits }) => explaining(fits, difference).length > 0);
    if (explained !== undefined) return explained;
    const signature = signatureOf(difference, this.#because(difference));
    const alike = this.#faults.find(({ likely, signatures }) => likely.length === 0 && signatures.has(signature));
    return alike === undefined || this.#hasOwnExplanation(difference) ? undefined : alike;
  }

  /** Whether a misreading explains a difference and contradicts nothing that the engine answered correctly. */
  #hasOwnExplanation(difference: Difference): boolean {
    return notRefuted(explaining(this.#tools.misreaders, difference), this.#passed.steps()).length > 0;
  }

  #isCombination(difference: Difference): boolean {
    return this.#allKnown !== undefined && explaining([this.#allKnown], difference).length > 0;
  }

  #combine(): void {
    const names = this.#faults.flatMap(({ fits: [first] }) => (first === undefined ? [] : [first.name]));
    const judge = names.length > 1 ? this.#tools.together?.(names) : undefined;
    this.#allKnown = judge === undefined ? undefined : { name: names.join(' '), judge };
  }

  #because({ step }: Difference): readonly ClauseId[] {
    return this.#tools.judge(step.position, step.action).because;
  }
}

interface FoundFault {
  readonly shrunk: Shrunk;
  readonly signatures: ReadonlySet<string>;
  readonly likely: readonly MisreadingJudge[];
  readonly nearest: readonly MisreadingJudge[];
  /** The misreadings by which further differences are recognized. */
  fits: readonly MisreadingJudge[];
  times: number;
}

const findingOf = ({ shrunk, fits, likely, nearest: near, times }: FoundFault): Finding => {
  const named = (judges: readonly MisreadingJudge[]) => judges.filter((one) => fits.includes(one)).map(({ name }) => name);
  return { ...shrunk, likely: named(likely), nearest: named(near), times };
};

/** What differences of one fault have in common: the action, what differs and in which direction, and the clause that decides. */
const signatureOf = ({ kind, step, expected, parts, lines, actual }: Difference, because: readonly ClauseId[]): string => {
  if (kind !== 'fail') return `${kind} ${lines[0]?.replaceAll(/\d+/g, 'N') ?? ''}`;
  const said = readAnswer(step.action.type, actual);
  const reason = expected.kind === 'illegal' ? expected.reason : '';
  const change = expected.kind === said.kind ? parts.join(' ') : `${expected.kind} ${reason} -> ${said.kind}`;
  return `${step.action.type}: ${change}: ${because.at(-1) ?? ''}`;
};

/** The last questions that were answered correctly. */
class LastPassed {
  readonly #steps: CaseStep[] = [];
  #next = 0;

  add(step: CaseStep): void {
    this.#steps[this.#next] = step;
    this.#next = (this.#next + 1) % KEPT;
  }

  steps(): readonly CaseStep[] {
    return this.#steps;
  }
}

const KEPT = 500;
