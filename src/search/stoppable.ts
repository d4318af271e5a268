import { setImmediate as turn } from 'node:timers/promises';
import type { Probe, ProbeOutcome } from './probe.ts';

/** The probe, whose questions come out as `stopped` as soon as `over` is aborted, those under way too. */
export const stoppable = (probe: Probe, over: AbortSignal): Probe => {
  let lastTurn = performance.now();
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
      return over.aborted ? 'stopped' : outcomeUntil(over, probe.ask(step));
    },
  };
};

/** In milliseconds. */
const BETWEEN_TURNS = 50;

const outcomeUntil = (over: AbortSignal, asked: Promise<ProbeOutcome>): Promise<ProbeOutcome> => new Promise((resolve, reject) => {
  const stop = (): void => resolve('stopped');
  over.addEventListener('abort', stop, { once: true });
  asked.then((outcome) => {
    over.removeEventListener('abort', stop);
    resolve(over.aborted ? 'stopped' : outcome);
  }, reject);
});
