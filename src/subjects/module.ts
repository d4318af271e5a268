import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type ProcessOptions, processSource } from './process.ts';
import type { SubjectSource } from './subject.ts';

/** An engine that is the default export of an ES module. It runs in a process of its own, so that a hung one can be ended. */
export const moduleSource = (label: string, file: string, options: ProcessOptions = {}): SubjectSource => ({
  label,
  open: async (open) => {
    const loader = tsx();
    if (loader === undefined) return { kind: 'not-run', message: NO_TSX };
    const program = { file: process.execPath, args: ['--import', loader, HOST, resolve(file)] };
    return processSource(label, program, options).open(open);
  },
});

const NO_TSX = 'a module needs tsx to be run, and it is not installed: `npm install --save-dev tsx`';

const HOST = fileURLToPath(new URL('host.ts', import.meta.url));

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
