import { statSync } from 'node:fs';
import { moduleSource } from './module/source.ts';
import { type ProcessOptions, processSource } from './process/source.ts';
import { splitCommand } from './process/split-command.ts';
import type { SubjectSource } from './subject.ts';

/** An engine in processes of its own: a file that is an ES module, or a command. */
export const programSource = (text: string, options: ProcessOptions): SubjectSource => {
  if (isModule(text)) return moduleSource(text, text, options);
  if (process.platform === 'win32') return processSource(text, { file: text, args: [], shell: true }, options);
  const split = splitCommand(text);
  if ('fault' in split) return notRun(text, split.fault);
  const [file, ...args] = split.words;
  if (args.length === 0 && MODULE.test(file) && !isFile(file)) return notRun(text, 'no such file');
  return processSource(text, { file, args }, options);
};

const MODULE = /\.(js|mjs|ts|mts)$/;

const isModule = (text: string): boolean => MODULE.test(text) && isFile(text);

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const notRun = (label: string, message: string): SubjectSource => ({ label, open: async () => ({ kind: 'not-run', message }) });
