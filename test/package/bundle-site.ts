import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledScripts } from '../../src/site/scripts.ts';

// the last part of `npm run build`: the scripts of the site, which the package brings bundled
mkdirSync(join('lib', 'site'), { recursive: true });
for (const [name, script] of await bundledScripts()) writeFileSync(join('lib', 'site', `${name}.js`), script);
