import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { declarationsReachedFrom, filesUnder } from './declarations.ts';

// a part of `npm run build`: a declaration that the public face doesn't lead to can't be imported, so the package leaves it out
const lib = resolve('lib');
const reached = declarationsReachedFrom(join(lib, 'index.d.ts'), (file) => readFileSync(file, 'utf8'));
for (const file of filesUnder(lib)) if (file.endsWith('.d.ts') && !reached.has(file)) rmSync(file);
