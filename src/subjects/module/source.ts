import { createRequire } from 'node:module';
import { extname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Program } from '../process/child.ts';
import { type ProcessOptions, processSource } from '../process/source.ts';
import type { SubjectSource } from '../subject.ts';

/** An engine that is the default export of an ES module. It runs in a process of its own, so it can be ended if it hangs. */
export const moduleSource = (label: string, file: string, options: ProcessOptions = {}): SubjectSource => ({
  label,
  open: async (open) => {
    const program = hostOf(resolve(file));
    return program === undefined ? { kind: 'not-run', message: NO_TSX } : processSource(label, program, options).open(open);
  },
});

const NO_TSX = 'on this version of Node a module in TypeScript needs tsx, which is not installed: `npm install --save-dev tsx`';

/** The program that runs a module; `undefined` if it is in TypeScript and nothing installed can run that. */
const hostOf = (file: string): Program | undefined => {
  const loader = needsTypes(HOST) || needsTypes(file) ? tsx() : undefined;
  if (loader === undefined && needsTypes(file) && !NODE_READS_TYPES) return undefined;
  return { file: process.execPath, args: [...(loader === undefined ? [] : ['--import', loader]), HOST, file] };
};

/** Compiled if this file is. */
const HOST = fileURLToPath(new URL(`host${extname(import.meta.url)}`, import.meta.url));

const needsTypes = (file: string): boolean => ['.ts', '.mts'].includes(extname(file));

// not yet in the types of the oldest supported Node
const NODE_READS_TYPES = Boolean(Reflect.get(process.features, 'typescript'));

/** Our own tsx, or the one of the current folder. */
const tsx = (): string | undefined => {
  for (const from of [fileURLToPath(import.meta.url), resolve('package.json')]) {
    try {
      return pathToFileURL(createRequire(from).resolve('tsx')).href;
    } catch {
      // not installed
    }
  }
  return undefined;
};
