/** Keeps something that must be ended with us; returns what to call when it has ended by itself. */
export const endOnExit = (end: () => void): (() => void) => {
  if (ends.size === 0) listen();
  ends.add(end);
  return () => {
    if (ends.delete(end) && ends.size === 0) unlisten();
  };
};

const ends = new Set<() => void>();

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const endAll = (): void => {
  for (const end of ends) end();
  ends.clear();
};

const listen = (): void => {
  process.once('exit', endAll);
  for (const signal of SIGNALS) process.once(signal, onSignal);
};

const unlisten = (): void => {
  process.off('exit', endAll);
  for (const signal of SIGNALS) process.off(signal, onSignal);
};

/** Whoever listens besides decides what the signal means; else it means what it would have meant without us. */
const onSignal = (signal: NodeJS.Signals): void => {
  endAll();
  unlisten();
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
};
