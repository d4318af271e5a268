import { Console } from 'node:console';
import { extname, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoadedModule } from './answer.ts';
import { batchedWrites } from '../batched-writes.ts';
import { serveModule } from './serve.ts';

/**
 * The program in which an engine that is a module runs: `host.ts MODULE`, or `host.js` where the suite is compiled. Only replies go to stdout;
 * whatever else is written there, by the module too, goes to stderr.
 */
const path = process.argv[2] ?? '';
const write: (text: string, written?: () => void) => boolean = process.stdout.write.bind(process.stdout);
process.stdout.write = process.stderr.write.bind(process.stderr);
globalThis.console = new Console(process.stderr, process.stderr);

await serveModule(await loaded(path), process.stdin, batchedWrites(write));
write('', () => process.exit()); // a module may hold timers and sockets; nobody asks any more

async function loaded(file: string): Promise<LoadedModule> {
  try {
    const module: { readonly default?: unknown } = await import(pathToFileURL(file).href);
    return { exported: module.default };
  } catch (error) {
    console.error(error);
    return { fault: `${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}${whereIn(file, error)}` };
  }
}

// an import tells of a syntax error neither the file nor the line; Node itself does, where it runs the module
function whereIn(file: string, error: unknown): string {
  const isOfNode = error instanceof SyntaxError && ['.js', '.mjs'].includes(extname(file));
  return isOfNode ? ` (\`node ${relative('', file)}\` shows the line)` : '';
}
