/** Waits for a time without any sign of life. */
export interface SilenceTimer {
  /** A sign of life: the time starts again. */
  heard(): void;
  stop(): void;
}

/** Calls `expired` once, after `limit` milliseconds without a sign of life. */
export const silenceTimer = (limit: number, expired: () => void): SilenceTimer => {
  let last = performance.now();
  let stopped = false;
  const left = (): number => limit - (performance.now() - last);
  const check = (): void => {
    if (stopped) return;
    if (left() > 0) timer = setTimeout(check, left());
    else setImmediate(lastLook);
  };
  // this process may have been held up itself: what waits to be read is read before anybody is called silent
  const lastLook = (): void => {
    if (stopped) return;
    if (left() > 0) check();
    else expired();
  };
  let timer = setTimeout(check, limit);
  return {
    heard: () => {
      last = performance.now();
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};
