import { setImmediate as turn } from 'node:timers/promises';
import type { Probe, ProbeOutcome } from './probe.ts';

/** The probe, whose questions come out as `stopped` as soon as `over` is aborted, those under way too. */
export const stoppable = (probe: Probe, over: AbortSignal): Probe => {
  let lastTurn = performance.now();
  // one listener, however many questions are under way: Node warns of more than ten
  const stops = new Set<() => void>();
  over.addEventListener('abort', () => stops.forEach((stop) => stop()), { once: true });
  return {
    ...probe,
    get window() {
      return probe.window;
    },
    ask: async (step) => {
      // an engine in this process answers without pause: signals and timers get their turn here
      if (performance.now() - lastTurn > BETWEEN_TURNS) {
        lastTurn = performance.now();
        await turn();
      }
      return over.aborted ? 'stopped' : outcomeUnless(stops, probe.ask(step));
    },
  };
};

/** In milliseconds. */
const BETWEEN_TURNS = 50;

/** The outcome, or `stopped` as soon as a function that is in `stops` meanwhile is called. */
const outcomeUnless = (stops: Set<() => void>, asked: Promise<ProbeOutcome>): Promise<ProbeOutcome> => new Promise((resolve, reject) => {
  const stop = (): void => resolve('stopped');
  stops.add(stop);
  asked.then(resolve, reject).finally(() => stops.delete(stop));
});
