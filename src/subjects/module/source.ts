import { createRequire } from 'node:module';
import { extname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Program } from '../process/child.ts';
import { type ProcessOptions, processSource } from '../process/source.ts';
import type { SubjectSource } from '../subject.ts';

/** An engine that is the default export of an ES module. It runs in a process of its own, so that a hung one can be ended. */
export const moduleSource = (label: string, file: string, options: ProcessOptions = {}): SubjectSource => ({
  label,
  open: async (open) => {
    const program = hostOf(resolve(file));
    return program === undefined ? { kind: 'not-run', message: NO_TSX } : processSource(label, program, options).open(open);
  },
});

const NO_TSX = 'a module in TypeScript needs tsx to be run on this version of Node, and it is not installed: `npm install --save-dev tsx`';

/** The program that runs a module; `undefined`: nothing here reads its types. */
const hostOf = (file: string): Program | undefined => {
  const loader = needsTypes(HOST) || needsTypes(file) ? tsx() : undefined;
  if (loader === undefined && needsTypes(file) && !NODE_READS_TYPES) return undefined;
  return { file: process.execPath, args: [...(loader === undefined ? [] : ['--import', loader]), HOST, file] };
};

/** Compiled where this file is. */
const HOST = fileURLToPath(new URL(`host${extname(import.meta.url)}`, import.meta.url));

const needsTypes = (file: string): boolean => ['.ts', '.mts'].includes(extname(file));

// not yet among the types of the oldest Node that we run on
const NODE_READS_TYPES = Boolean(Reflect.get(process.features, 'typescript'));

/** Ours, or that of the folder in which we were started. */
const tsx = (): string | undefined => {
  for (const from of [fileURLToPath(import.meta.url), resolve('package.json')]) {
    try {
      return pathToFileURL(createRequire(from).resolve('tsx')).href;
    } catch {
      // not there
    }
  }
  return undefined;
};
