import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataToPack } from './data-to-pack.ts';

// a part of `npm run build`: the suite's own data, read and checked, so that the package doesn't have to read YAML
mkdirSync(join('lib', 'data'), { recursive: true });
for (const [name, read] of Object.entries(dataToPack())) writeFileSync(join('lib', 'data', `${name}.json`), JSON.stringify(read));
