/**
 * How many requests one process gets at once. There are few at first, and more while it answers quickly, since writing many at once costs
 * less. If it fails, all open requests are asked again one by one, so there must never be more than it answers in a short time.
 */
export class GrowingWindow {
  readonly #largest: number;
  #size: number;
  #began = performance.now();
  #answered = 0;

  constructor(largest: number) {
    this.#largest = largest;
    this.#size = Math.min(FIRST, largest);
  }

  /** How many requests a caller should have ready: once the window has grown, as many again as are open, so that none is waited for. */
  get wanted(): number {
    return this.#size > FIRST ? 2 * this.#size : this.#size;
  }

  /** How many more to send if `open` are open: a window that has grown is filled when half of it is free. */
  room(open: number): number {
    return this.#size > FIRST && 2 * open > this.#size ? 0 : this.#size - open;
  }

  /** A request has been answered. */
  answered(): void {
    this.#answered += 1;
    if (this.#answered < this.#size) return;
    const time = performance.now() - this.#began;
    if (time < QUICK) this.#size = Math.min(2 * this.#size, this.#largest);
    [this.#began, this.#answered] = [performance.now(), 0];
  }
}

const FIRST = 32;

/** In milliseconds: how long a window of answers may take if the window is to grow. */
const QUICK = 100;
