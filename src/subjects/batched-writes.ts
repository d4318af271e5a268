/** Has `write` write what comes in one turn of the event loop at its end, and all at once: each time costs more than the text. */
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
