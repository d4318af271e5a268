/** Collects everything written in one turn of the event loop and writes it at once: a write costs more than its text. */
export const batchedWrites = (write: (text: string) => void): ((text: string) => void) => {
  let waiting = '';
  const send = (): void => {
    const text = waiting;
    waiting = '';
    write(text);
  };
  return (text) => {
    if (waiting === '') process.nextTick(send);
    waiting += text;
  };
};
