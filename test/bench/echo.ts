import { readFileSync } from 'node:fs';

/** A program that answers each line it reads with the next line of a file, over and over. It reads and writes JSON, and judges nothing. */
const replies = readFileSync(process.argv[2] ?? '', 'utf8').trimEnd().split('\n').map((line): unknown => JSON.parse(line));
let next = 0;
let rest = '';

process.stdin.setEncoding('utf8').on('data', (chunk: string) => {
  const lines = `${rest}${chunk}`.split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) JSON.parse(line);
  process.stdout.write(lines.map(() => `${JSON.stringify(replies[next++ % replies.length])}\n`).join(''));
});
