/** Cuts a stream of bytes into lines. */
export interface LineReader {
  take(chunk: Buffer): void;
  /** The stream has ended: what is left is a line too. */
  end(): void;
  /** Whether bytes wait for the end of their line. */
  unfinished(): boolean;
}

/** Passes on each line without its line break; a line of more than `limit` bytes ends the reading, and only its head is passed on. */
export const lineReader = (limit: number, line: (bytes: Buffer) => void, tooLong: (head: Buffer) => void): LineReader => {
  let parts: Buffer[] = [];
  let size = 0;
  let stopped = false;
  const add = (part: Buffer): void => {
    parts.push(part);
    size += part.length;
    if (size <= limit) return;
    stopped = true;
    tooLong(Buffer.concat(parts).subarray(0, HEAD));
  };
  const finish = (): void => {
    const bytes = withoutReturn(Buffer.concat(parts));
    [parts, size] = [[], 0];
    line(bytes);
  };
  return {
    take: (chunk) => {
      let from = 0;
      for (let to = chunk.indexOf(NEWLINE); to >= 0 && !stopped; to = chunk.indexOf(NEWLINE, from)) {
        add(chunk.subarray(from, to));
        if (!stopped) finish();
        from = to + 1;
      }
      if (from < chunk.length && !stopped) add(chunk.subarray(from));
    },
    end: () => {
      if (size > 0 && !stopped) finish();
    },
    unfinished: () => size > 0,
  };
};

/** Bytes of a line that is too long to be kept: enough to find the id, and to show. */
const HEAD = 4096;
const NEWLINE = 0x0a;
const RETURN = 0x0d;

const withoutReturn = (line: Buffer): Buffer => (line.at(-1) === RETURN ? line.subarray(0, -1) : line);
