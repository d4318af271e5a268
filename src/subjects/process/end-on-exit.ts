/** Registers something to end when this process ends. Returns a function to call when it has ended by itself. */
export const endOnExit = (end: () => void): (() => void) => {
  if (ends.size === 0) listen();
  ends.add(end);
  return () => {
    if (ends.delete(end) && ends.size === 0) unlisten();
  };
};

const ends = new Set<() => void>();

/** The signals that end a process and can be caught. SIGUSR1 and SIGPROF belong to Node's debugger and profiler. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGALRM', 'SIGVTALRM', 'SIGUSR2', 'SIGXCPU', 'SIGBREAK'] as const;

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

/** Other listeners decide what the signal does; without any, it does what it does by default. */
const onSignal = (signal: NodeJS.Signals): void => {
  endAll();
  unlisten();
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
};
