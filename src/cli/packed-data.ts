import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Case } from '../cases/case.ts';
import type { Kills } from '../cases/kills.ts';
import type { ReadCases } from '../cases/read.ts';
import { type Profile, PROFILES } from '../cases/types.ts';
import type { ReadArticle } from '../rules/read.ts';
import type { ReadCards } from '../rules/read-cards.ts';
import type { ReadCatalogue } from '../rules/read-units.ts';
import { shownPath } from '../source/index.ts';

/** What reading the suite's own files gave when the package was built: each member is a JSON file of the package. A checkout has none. */
export interface PackedData extends Readonly<Record<Profile, ReadCases>> {
  readonly article: ReadArticle;
  readonly catalogue: ReadCatalogue;
  /** rules/cards.yaml; `cards` are the cases of that profile. */
  readonly 'rules-of-cards': ReadCards;
  readonly kills: Kills;
}

/** The packed data of a name; undefined in a checkout. */
export const packed = <Name extends keyof PackedData>(name: Name): PackedData[Name] | undefined => {
  const file = new URL(`../data/${name}.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

/** The packed cases of a profile, each with its file as the working directory sees it; undefined in a checkout. */
export const packedCases = (profile: Profile | 'all'): ReadCases | undefined => {
  if (profile !== 'all') return located(packed(profile));
  const read = PROFILES.map((each) => packedCases(each)).filter((each) => each !== undefined);
  if (read.length < PROFILES.length) return undefined;
  const cases = read.flatMap(({ cases: some }) => some);
  return { cases: cases.toSorted((a, b) => inOrder(a.place.file, b.place.file)), problems: [], files: read.flatMap(({ files }) => files) };
};

/** As the files of a checkout are read, by name. */
const inOrder = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

const located = (read: ReadCases | undefined): ReadCases | undefined => {
  if (read === undefined) return undefined;
  const shown = new Map(read.files.map((file) => [file, shownPath(join(PACKAGE, file))]));
  const cases = read.cases.map((one): Case => ({ ...one, place: { ...one.place, file: shown.get(one.place.file) ?? one.place.file } }));
  return { ...read, cases, files: [...shown.values()] };
};

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));
