import { Console } from 'node:console';
import { extname, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { thrownStack, thrownText } from '../../text/thrown-text.ts';
import { batchOf } from '../batch.ts';
import { linesOf } from '../text-lines.ts';
import { type LoadedModule, type ModuleRequest, replyLine } from './answer.ts';
import type { Setting } from './engine.ts';

/**
 * The program in which an engine that is a module runs: `host.ts MODULE`, or `host.js` if the suite is compiled. Only replies go to stdout.
 * Everything else written there, by the module too, goes to stderr.
 */
const path = process.argv[2] ?? '';
const write: (text: string, written?: () => void) => boolean = process.stdout.write.bind(process.stdout);
process.stdout.write = process.stderr.write.bind(process.stderr);
globalThis.console = new Console(process.stderr, process.stderr);

await answerRequests(await loaded(path), batchOf(write).add);
write('', () => process.exit()); // a module may hold timers and sockets, but there are no more requests

/** Answers the requests on stdin one after the other, until it ends. */
async function answerRequests(module: LoadedModule, reply: (line: string) => void): Promise<void> {
  let setting: Setting = { edition: '', suite: '' };
  for await (const lines of linesOf(process.stdin)) {
    for (const line of lines) {
      const request: ModuleRequest = JSON.parse(line);
      if (request.method === 'hello') setting = { edition: request.params.edition, suite: request.params.suite };
      reply(`${await replyLine(module, request, setting)}\n`);
    }
  }
}

async function loaded(file: string): Promise<LoadedModule> {
  try {
    const module: { readonly default?: unknown } = await import(pathToFileURL(file).href);
    return { exported: module.default };
  } catch (thrown) {
    process.stderr.write(`${thrownStack(thrown)}\n`);
    return { fault: `${thrownText(thrown)}${hintFor(file, thrown)}` };
  }
}

// a syntax error from an import has neither file nor line; Node shows both when it runs the module
function hintFor(file: string, thrown: unknown): string {
  const isNodes = thrown instanceof SyntaxError && ['.js', '.mjs'].includes(extname(file));
  return isNodes ? ` (\`node ${relative('', file)}\` shows the line)` : '';
}
