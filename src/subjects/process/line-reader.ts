/** Splits a stream of bytes into lines. */
export interface LineReader {
  take(chunk: Buffer): void;
  /** The stream has ended: the rest is a line too. */
  end(): void;
  /** Whether a line has begun and not ended. */
  isUnfinished(): boolean;
}

/** Passes on each line without its line break. At a line of more than `limit` bytes reading stops, and only its beginning is passed on. */
export const lineReader = (limit: number, line: (bytes: Buffer) => void, tooLong: (head: Buffer) => void): LineReader => {
  let parts: Buffer[] = [];
  let size = 0;
  let isStopped = false;
  const add = (part: Buffer): void => {
    parts.push(part);
    size += part.length;
    if (size <= limit) return;
    isStopped = true;
    tooLong(Buffer.concat(parts).subarray(0, HEAD));
    parts = [];
  };
  const finish = (): void => {
    const [first = NOTHING, ...others] = parts;
    const bytes = withoutReturn(others.length === 0 ? first : Buffer.concat(parts));
    [parts, size] = [[], 0];
    line(bytes);
  };
  return {
    take: (chunk) => {
      let from = 0;
      for (let to = chunk.indexOf(NEWLINE); to >= 0 && !isStopped; to = chunk.indexOf(NEWLINE, from)) {
        add(chunk.subarray(from, to));
        if (!isStopped) finish();
        from = to + 1;
      }
      if (from < chunk.length && !isStopped) add(chunk.subarray(from));
    },
    end: () => {
      if (size > 0 && !isStopped) finish();
    },
    isUnfinished: () => size > 0,
  };
};

/** How many bytes of a line that is too long are kept: enough to find the id, and to show. */
const HEAD = 4096;
const NOTHING = Buffer.alloc(0);
const NEWLINE = 0x0a;
const RETURN = 0x0d;

const withoutReturn = (line: Buffer): Buffer => (line.at(-1) === RETURN ? line.subarray(0, -1) : line);
