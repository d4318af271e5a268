import type { CaseStep } from '../cases/case.ts';

/** Questions that were answered rightly: the last so many of them. */
export class Passed {
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
