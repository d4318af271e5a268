/** A value with what it was before, and what undoing has taken back; newest last. */
export interface History<T> {
  readonly now: T;
  readonly past: readonly T[];
  readonly future: readonly T[];
}

const LONGEST = 200;

export const begun = <T>(now: T): History<T> => ({ now, past: [], future: [] });

/** A change that can be undone; nothing can be redone after it. */
export const changedTo = <T>({ now, past }: History<T>, next: T): History<T> =>
  ({ now: next, past: [...past, now].slice(-LONGEST), future: [] });

export const undone = <T>(history: History<T>): History<T> => {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { now: before, past: history.past.slice(0, -1), future: [...history.future, history.now] };
};

export const redone = <T>(history: History<T>): History<T> => {
  const after = history.future.at(-1);
  if (after === undefined) return history;
  return { now: after, past: [...history.past, history.now], future: history.future.slice(0, -1) };
};
