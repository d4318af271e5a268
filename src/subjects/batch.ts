/** Texts that are written together. */
export interface Batch {
  add(text: string): void;
  /** How many characters wait to be written. */
  size(): number;
}

/** Collects everything added in one turn of the event loop and writes it at once: a write costs more than its text. */
export const batchOf = (write: (text: string) => void): Batch => {
  let waiting = '';
  const send = (): void => {
    const text = waiting;
    waiting = '';
    write(text);
  };
  return {
    add: (text) => {
      if (waiting === '') process.nextTick(send);
      waiting += text;
    },
    size: () => waiting.length,
  };
};
