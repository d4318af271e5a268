import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { splitCommand } from '../../src/subjects/process/split-command.ts';
import { ran } from '../cli/terminal.ts';
import { tables } from './tables.ts';

/** The documents whose commands and tables are checked, as far as they exist. */
export const DOCUMENTS = [
  'README.md', 'rules/README.md', 'rules/GUIDE.md', 'rules/scopes/README.md', 'fixtures/README.md', 'schema/README.md', 'src/README.md', 'test/engines/README.md', 'test/engines/CI.md',
].filter((path) => existsSync(new URL(`../../${path}`, import.meta.url)));

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const readDocument = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** A command line in a `console` block, with the output printed under it. */
export interface Shown {
  readonly command: string;
  readonly output: readonly string[];
}

/** A line that stands for any number of omitted lines. */
const ELISION = '[…]';

/** The commands of all `console` blocks of a document, in order. */
export const commandsIn = (text: string): readonly Shown[] =>
  [...text.matchAll(/^```console\n([\s\S]*?)^```$/gm)].flatMap(([, body = '']) => shownIn(body.replace(/\n$/, '').split('\n')));

const shownIn = (lines: readonly string[]): readonly Shown[] => {
  const starts = lines.flatMap((line, index) => (line.startsWith('$ ') ? [index] : []));
  return starts.map((start, index) => ({ command: (lines[start] ?? '').slice(2), output: lines.slice(start + 1, starts[index + 1]) }));
};

/** A command of the suite, with what a shell runs before it (`;` or `|`) and what filters its output. */
const SUITE_COMMAND = /^(?:(?<before>.*)(?<joined>[;|]) )?npx tsx run-suite(?<args>(?: '[^']*'| [^|;>'\s]+)*)(?: \| (?<after>.*))?$/;

/** What the command prints on both streams, with a last line `exit code N` unless that is 0. */
export const run = async (command: string): Promise<readonly string[]> => {
  const { exit, printed } = await runSuiteIn(command) ?? shell(command, '');
  const lines = printed === '' ? [] : printed.replace(/\n$/, '').split('\n').map((line) => line.trimEnd());
  return [...lines, ...(exit === 0 ? [] : [`exit code ${exit}`])];
};

interface Printed {
  readonly exit: number;
  readonly printed: string;
}

/** Runs the suite in this process, and a shell only for what stands before and after it; `undefined` for other commands. */
const runSuiteIn = async (command: string): Promise<Printed | undefined> => {
  const { before, joined, args, after } = SUITE_COMMAND.exec(command)?.groups ?? {};
  const split = splitCommand(`run-suite${args ?? ''}`);
  if (args === undefined || 'fault' in split) return undefined;
  const prepared = before === undefined ? '' : shell(before, '').printed;
  const [stdin, first] = joined === '|' ? [prepared, ''] : ['', prepared];
  const { exit, out, err } = await ran(split.words.slice(1), { stdin, env: { NO_COLOR: '1', COLUMNS: '100' } });
  const last = after === undefined ? { exit, printed: out } : shell(after, out);
  return { exit: last.exit, printed: `${first}${err}${last.printed}` };
};

const shell = (command: string, input: string): Printed => {
  const env = { ...process.env, NO_COLOR: '1', COLUMNS: '100' };
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { cwd: ROOT, input, encoding: 'utf8', env });
  return { exit: status ?? 1, printed: `${stderr}${stdout}` };
};

/** Whether the output is as shown, where a line `[…]` stands for any lines. */
export const isAsShown = (shown: readonly string[], actual: readonly string[]): boolean => {
  const [first, ...rest] = shown;
  if (first === undefined) return actual.length === 0;
  if (first.trim() === ELISION) return [...actual, ''].some((_, index) => isAsShown(rest, actual.slice(index)));
  return first === actual[0] && isAsShown(rest, actual.slice(1));
};

/** The document with its generated tables up to date. */
export const withTables = (text: string): string =>
  text.replace(/^<!-- table: ([a-z-]+) -->\n[\s\S]*?^<!-- end of table -->$/gm, (whole, name: string) => {
    const table = tables[name];
    return table === undefined ? whole : `<!-- table: ${name} -->\n${table()}\n<!-- end of table -->`;
  });

/** The document with the output of every command up to date, except where lines are omitted. */
export const withOutputs = async (text: string): Promise<string> => {
  let updated = text;
  for (const { command, output } of commandsIn(text)) {
    if (output.some((line) => line.trim() === ELISION)) continue;
    const actual = await run(command);
    updated = updated.replace([`$ ${command}`, ...output, ''].join('\n'), () => [`$ ${command}`, ...actual, ''].join('\n'));
  }
  return updated;
};
