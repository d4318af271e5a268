import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';

// the time to load a validator and a parser, and to parse the cases of a run: with `js-yaml`, which this suite uses, or with `yaml`
new Ajv();
const parse = process.argv[2] === 'yaml' ? (await import('yaml')).parse : (await import('js-yaml')).load;
for (const name of readdirSync('fixtures')) if (name.endsWith('.yaml')) parse(readFileSync(`fixtures/${name}`, 'utf8'));
