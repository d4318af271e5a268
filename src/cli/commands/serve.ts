import { policiesFor } from '../../engine/index.ts';
import { type NamedMisreading, misreadingsIn, misreadingsOf } from '../../proof/misreadings.ts';
import { differing } from '../../rules/article.ts';
import { hintFor, quoted } from '../../source/index.ts';
import type { EditionId } from '../../board/index.ts';
import type { Rulings } from '../../rules/types.ts';
import { referenceEngine } from '../../subjects/reference.ts';
import { serve } from '../../subjects/serve.ts';
import { EXIT, type ExitCode, Stop } from '../exit.ts';
import type { Io } from '../io.ts';
import { soundArticle, soundCatalogue } from '../suite-data.ts';
import { suiteVersion } from '../suite-version.ts';

export interface ServeFlags {
  /** By which to answer until `hello` names one. */
  readonly edition: EditionId;
  /** Misreadings, as RULING=ANSWER. */
  readonly misread: readonly string[];
}

/** Serves the reference engine until the input ends. */
export const serveCommand = async ({ edition, misread }: ServeFlags, { stdin, stdout }: Io): Promise<ExitCode> => {
  const article = soundArticle();
  const otherwise = rulingsNamed(misread, [...misreadingsOf(article), ...misreadingsIn(article, edition)]);
  const policies = (rulings: Rulings) => policiesFor(differing(article, { ...rulings, ...otherwise }));
  const judgesFor = (id: string) => referenceEngine({ article, catalogue: soundCatalogue }, id, suiteVersion(), policies);
  const first = judgesFor(edition);
  if (first === undefined) throw new Error(`the rules have no edition ${edition}`);
  await serve(stdin, stdout, first, judgesFor);
  return EXIT.conformant;
};

const rulingsNamed = (names: readonly string[], known: readonly NamedMisreading[]): Rulings =>
  Object.fromEntries(names.map((name) => {
    const mutant = known.find((one) => one.name === name);
    if (mutant !== undefined) return [mutant.ruling, mutant.answer];
    throw new Stop(`--misread: there is no misreading ${quoted(name)}${hintFor(name, known.map((one) => one.name))}`);
  }));
