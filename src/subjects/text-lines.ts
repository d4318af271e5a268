import type { Readable } from 'node:stream';

/** The lines of a text as it arrives, without blank ones. */
export const linesOf = async function* (input: Readable): AsyncGenerator<readonly string[]> {
  let parts: string[] = []; // of the line that has begun, joined once it ends: adding to a long line again and again would be slow
  for await (const chunk of input.setEncoding('utf8')) {
    const [first = '', ...others] = String(chunk).split('\n');
    parts.push(first);
    const last = others.pop();
    if (last === undefined) continue;
    yield [parts.join(''), ...others].filter(isWritten);
    parts = [last];
  }
  const rest = parts.join('');
  if (isWritten(rest)) yield [rest];
};

const isWritten = (line: string): boolean => line.trim() !== '';
