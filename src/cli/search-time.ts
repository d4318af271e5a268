import { setMaxListeners } from 'node:events';

/** How long a search runs. */
export interface SearchTime {
  /** Starts the clock. */
  begin(): void;
  /** No new question is asked any more. */
  isUp(): boolean;
  /** Aborted when work in progress must end too: shortly after the time is up, or at an interruption. */
  readonly over: AbortSignal;
  isInterrupted(): boolean;
  /** Stops watching the clock and the signals. */
  release(): void;
}

/** A search of at most `seconds` from its beginning, or until SIGINT or SIGTERM. */
export const searchTime = (seconds: number): SearchTime => {
  const over = new AbortController();
  setMaxListeners(0, over.signal); // one for each question under way
  let end = Number.POSITIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let interrupted = false;
  const interrupt = (): void => {
    interrupted = true;
    over.abort();
    setImmediate(stopListening); // not at once: a signal without listeners would end the process before it prints its counts
  };
  const stopListening = (): void => {
    for (const signal of SIGNALS) process.off(signal, interrupt);
  };
  for (const signal of SIGNALS) process.on(signal, interrupt);
  return {
    begin: () => {
      end = performance.now() + 1000 * seconds;
      const limit = 1000 * (seconds + graceOf(seconds));
      if (limit <= LONGEST_TIMER) timer = setTimeout(() => over.abort(), limit);
    },
    isUp: () => interrupted || performance.now() > end,
    over: over.signal,
    isInterrupted: () => interrupted,
    release: () => {
      clearTimeout(timer);
      stopListening();
    },
  };
};

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Time to shrink what was found last, in seconds. */
export const graceOf = (seconds: number): number => Math.max(1, seconds / 5);

/** In milliseconds; Node fires a longer timer at once. */
const LONGEST_TIMER = 2 ** 31 - 1;
