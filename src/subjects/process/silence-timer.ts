/** Measures the time without any sign of life. */
export interface SilenceTimer {
  /** A sign of life: the time starts again. */
  heard(): void;
  stop(): void;
}

/** Calls `expired` once, after `limit` milliseconds without a sign of life. */
export const silenceTimer = (limit: number, expired: () => void): SilenceTimer => {
  let last = performance.now();
  let isStopped = false;
  const left = (): number => limit - (performance.now() - last);
  const check = (): void => {
    if (isStopped) return;
    if (left() > 0) timer = setTimeout(check, left());
    else setImmediate(checkAgain);
  };
  // this process may itself have been busy: pending output is read before an engine counts as silent
  const checkAgain = (): void => {
    if (isStopped) return;
    if (left() > 0) check();
    else expired();
  };
  let timer = setTimeout(check, limit);
  return {
    heard: () => {
      last = performance.now();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};

/** The timers of an open request. */
export interface AnswerTimers {
  /** Output came. */
  heard(): void;
  /** An answer came. */
  answered(): void;
  stop(): void;
}

/** How many times the time-out an engine gets that keeps writing without answering. */
export const ENDLESS = 5;

/** Calls `silent` after `limit` milliseconds without output, and `endless` after several times as long without an answer. */
export const answerTimers = (limit: number, silent: () => void, endless: () => void): AnswerTimers => {
  const [output, answer] = [silenceTimer(limit, silent), silenceTimer(ENDLESS * limit, endless)];
  return {
    heard: output.heard,
    answered: answer.heard,
    stop: () => {
      output.stop();
      answer.stop();
    },
  };
};
