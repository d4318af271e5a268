import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** All files below a folder, as whole paths. */
export const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));

/** The declaration files that one leads to, itself among them; `textOf` reads a file. */
export const declarationsReachedFrom = (file: string, textOf: (file: string) => string): ReadonlySet<string> => {
  const reached = new Set<string>();
  const follow = (at: string): void => {
    if (reached.has(at)) return;
    reached.add(at);
    for (const [, name = ''] of textOf(at).matchAll(/(?:\bfrom|\bimport\()\s*['"](\.[^'"]+)['"]/g)) {
      follow(join(dirname(at), name.replace(/\.(js|ts)$/, '.d.ts')));
    }
  };
  follow(file);
  return reached;
};
