import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The TypeScript files of a folder of the repository, as paths below it, sorted. */
export const filesIn = (folder: string): readonly string[] => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/')).filter((name) => /\.tsx?$/.test(name)).sort();

/** The files of src/, as paths below it. */
export const SOURCES = filesIn('src');

export const textOf = (file: string): string => readFileSync(join(ROOT, 'src', file), 'utf8');

/** One import: the file that has it, what it imports, and whether it imports only types. */
export interface Import {
  readonly file: string;
  /** A path below src/, or the name of a package. */
  readonly from: string;
  readonly typesOnly: boolean;
  /** Loaded when it is needed. */
  readonly lazy: boolean;
}

const importsOf = (file: string): readonly Import[] =>
  [...textOf(file).matchAll(/^(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm)].map(([, types, named, lazy]) => {
    const name = named ?? lazy ?? '';
    const from = name.startsWith('.') ? posix.join(posix.dirname(file), name) : name;
    return { file, from, typesOnly: types !== undefined, lazy: lazy !== undefined };
  });

/** All imports in src/, lazy ones included. */
export const IMPORTS = SOURCES.flatMap(importsOf);

/** Whether an import is of a file in src/. */
export const isOurs = ({ from }: Import): boolean => SOURCES.includes(from);

/** The files and packages that are loaded with a file, itself included. */
export const loadedWith = (file: string): ReadonlySet<string> => {
  const loaded = new Set([file]);
  // a loop over a set includes what is added during the loop
  for (const each of loaded) {
    for (const { from } of IMPORTS.filter((one) => one.file === each && !one.typesOnly && !one.lazy)) loaded.add(from);
  }
  return loaded;
};

/** Import cycles, types included; each once, as `a.ts -> b.ts -> a.ts`. */
export const cycles = (): readonly string[] => {
  const next = new Map(SOURCES.map((file) => [file, IMPORTS.filter((one) => one.file === file && isOurs(one)).map(({ from }) => from)]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) found.push([...path.slice(at), file].join(' -> '));
    if (at >= 0 || done.has(file)) return;
    for (const other of next.get(file) ?? []) visit(other, [...path, file]);
    done.add(file);
  };
  SOURCES.forEach((file) => visit(file, []));
  return found;
};
