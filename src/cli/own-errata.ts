import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isErratum, readErratum } from '../errata/read.ts';
import type { Erratum } from '../errata/types.ts';
import { faulty, RULES, soundArticle } from './suite-data.ts';

/** Reads the proposed errata in rules/errata; stops with the problems of the first faulty one. */
export const ownErrata = (): readonly Erratum[] => {
  const folder = join(RULES, 'errata');
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml')).sort();
  return files.map((name) => soundErratum(join(folder, name)));
};

const soundErratum = (file: string): Erratum => {
  const read = readErratum(file, soundArticle());
  if (!isErratum(read)) throw faulty(read);
  return read;
};
