import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { makeSchemas } from './schemas.ts';

/** Writes the files in schema/; with `--check` it only names those that are out of date. */
const generate = (check: boolean): number => {
  const stale = [...makeSchemas()].filter(([name, text]) => committed(name) !== text);
  mkdirSync('schema', { recursive: true });
  for (const [name, text] of stale) {
    if (!check) writeFileSync(`schema/${name}`, text);
    console.log(check ? `schema/${name} is out of date: run npm run schemas` : `schema/${name} written`);
  }
  return check && stale.length > 0 ? 1 : 0;
};

const committed = (name: string): string | undefined => {
  try {
    return readFileSync(`schema/${name}`, 'utf8');
  } catch {
    return undefined;
  }
};

process.exitCode = generate(process.argv.includes('--check'));
