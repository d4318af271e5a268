/** How many failures an engine is forgiven before it is given up. */
export interface Budget {
  /** It said something that it could be judged by. */
  answered(): void;
  /** It failed as a process; returns why it is given up, where it is. */
  failed(): string | undefined;
}

export const budget = (most: number, mostInARow: number): Budget => {
  let [row, total] = [0, 0];
  return {
    answered: () => {
      row = 0;
    },
    failed: () => {
      row += 1;
      total += 1;
      if (row >= mostInARow) return `gave up after ${row} failures in a row`;
      return total >= most ? `gave up after ${total} failures` : undefined;
    },
  };
};
