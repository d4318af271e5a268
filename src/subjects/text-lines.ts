import type { Readable } from 'node:stream';

/** The lines of a text as it comes in, but for blank ones. */
export const linesOf = async function* (input: Readable): AsyncGenerator<readonly string[]> {
  let rest = '';
  for await (const chunk of input.setEncoding('utf8')) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    yield lines.filter(isWritten);
  }
  if (isWritten(rest)) yield [rest];
};

const isWritten = (line: string): boolean => line.trim() !== '';
