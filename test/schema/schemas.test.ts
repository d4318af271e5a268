import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeSchemas } from './schemas.ts';

test('the files in schema/ are up to date with the types', { timeout: 120_000 }, () => {
  const folder = new URL('../../schema/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const committed = Object.fromEntries(files.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]));
  expect(committed).toEqual(Object.fromEntries(makeSchemas()));
});
