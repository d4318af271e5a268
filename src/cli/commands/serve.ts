import { cardsReadBy } from '../../engine/cards/judge.ts';
import { policiesFor } from '../../engine/index.ts';
import { changesBy } from '../../proof/judges.ts';
import { type NamedMisreading, misreadingsIn, misreadingsOf } from '../../proof/misreadings.ts';
import { differing } from '../../rules/article.ts';
import { hintFor, quoted } from '../../source/index.ts';
import type { Ruling, Rulings } from '../../rules/types.ts';
import { referenceEngine } from '../../subjects/reference.ts';
import { serve } from '../../subjects/serve.ts';
import { defined } from '../../text/records.ts';
import { EXIT, type ExitCode, Stop } from '../exit.ts';
import type { Io } from '../io.ts';
import { soundCards, soundCatalogue } from '../suite-data.ts';
import { suiteVersion } from '../suite-version.ts';
import { editionRules } from '../edition-rules.ts';
import type { Define } from '../command.ts';
import { appended, editionOption } from '../option-values.ts';

export interface ServeFlags {
  /** The edition to follow until `hello` names one, or an erratum's file: then its edition is followed with the erratum. */
  readonly edition: string;
  /** Misreadings, as RULING=ANSWER. */
  readonly misread?: readonly string[];
}

/** `run-suite serve`. */
export const define: Define = (command, io, end) => {
  command
    .option('--misread <ruling=answer>', 'answer a ruling wrongly, as in R3.1/chosen-by=fighters-first; repeatable', appended)
    .addOption(editionOption())
    .addHelpText('after', HELP)
    .action(async (flags: ServeFlags) => end(await serveCommand(flags, io)));
};

const HELP = `
Answers until its input ends.

Examples:
  echo '{"jsonrpc":"2.0","id":1,"method":"hello","params":{"protocol":1,"suite":"1.0.0","edition":"current"}}' | npx tsx run-suite serve
  npx tsx run-suite --engine 'npx tsx run-suite serve --misread R3.1/chosen-by=fighters-first'

Exit codes:
  0  the input ended
  2  wrong usage, faulty rules, or no such misreading`;

/** Serves the reference engine until the input ends. */
export const serveCommand = async ({ edition: named, misread = [] }: ServeFlags, { stdin, stdout }: Io): Promise<ExitCode> => {
  const { article, edition, draft } = await editionRules(named, 'with-cards');
  const otherwise = rulingsNamed(misread, [...misreadingsOf(article), ...misreadingsIn(article, edition)]);
  const policies = (rulings: readonly Ruling[], answers: Rulings) => policiesFor(rulings, differing(article, { ...answers, ...otherwise }));
  const known = defined({ article, catalogue: soundCatalogue, cards: draft === undefined ? soundCards : undefined });
  const cards = cardsReadBy(article, soundCatalogue())(changesBy(otherwise));
  const judgesFor = (id: string) => referenceEngine(known, { edition: id, suite: suiteVersion(), policiesFor: policies, cards });
  const first = judgesFor(edition);
  if (first === undefined) throw new Error(`the rules have no edition ${edition}`);
  await serve(stdin, stdout, first, judgesFor);
  return EXIT.conformant;
};

const rulingsNamed = (names: readonly string[], known: readonly NamedMisreading[]): Rulings =>
  Object.fromEntries(names.map((name) => {
    const mutant = known.find((one) => one.name === name);
    if (mutant !== undefined) return [mutant.ruling, mutant.answer];
    throw new Stop(`--misread: no such misreading ${quoted(name)}${hintFor(name, known.map((one) => one.name))}`);
  }));
