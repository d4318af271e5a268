import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { load } from 'js-yaml';

// what it takes to load a validator and the parser of this suite, and to parse the cases that a run reads
new Ajv();
for (const name of readdirSync('fixtures')) if (name.endsWith('.yaml')) load(readFileSync(`fixtures/${name}`, 'utf8'));
