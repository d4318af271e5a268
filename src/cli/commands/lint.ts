import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readCases } from '../../cases/index.ts';
import { functionNames } from '../../engine/index.ts';
import { isErratum, readErratum } from '../../errata/read.ts';
import { isFile, readFingerprints } from '../../errata/text/read.ts';
import { casesInWords } from '../../report/words/tally.ts';
import { counted } from '../../text/counted.ts';
import { owedWithCards } from '../../proof/judges.ts';
import { articleWithCards } from '../../rules/article-with-cards.ts';
import { readArticle } from '../../rules/read.ts';
import { readConditions } from '../../proof/conditions/read.ts';
import { readCards } from '../../rules/read-cards.ts';
import { cardProblems, formulaProblems } from '../../rules/read-formulas.ts';
import { readCatalogue } from '../../rules/read-units.ts';
import type { Problem } from '../../source/index.ts';
import type { Article } from '../../rules/types.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import type { Io } from '../io.ts';
import { faulty, FIXTURES, RULES } from '../suite-data.ts';
import { casesUnder, editionRules } from '../edition-rules.ts';
import type { Define } from '../command.ts';
import { editionOption } from '../option-values.ts';

export interface LintFlags {
  /** An edition, or an erratum's file. */
  readonly edition: string;
}

/** `run-suite lint`. */
export const define: Define = (command, io, end) => {
  command
    .addOption(editionOption())
    .addHelpText('after', HELP)
    .action(async (paths: readonly string[], flags: LintFlags) => end(await lintCommand(paths, flags, io)));
};

const HELP = `
Examples:
  npx tsx run-suite lint
  npx tsx run-suite lint my-cases/

Exit codes:
  0  no problems found
  2  wrong usage, or problems found`;

/** Checks the rules, and the cases at `paths` or else the suite's; prints every problem, or what the edition has. */
export const lintCommand = async (paths: readonly string[], flags: LintFlags, { stdout }: Io): Promise<ExitCode> => {
  const rules = readArticle(RULES);
  const { catalogue, problems: ofUnits } = readCatalogue(RULES);
  const { cards, problems: ofCards } = readCards(RULES);
  const owed = rules.article && catalogue && cards && owedWithCards(articleWithCards(rules.article, cards), catalogue);
  const { cases: read, problems } = readCases(paths.length === 0 ? [FIXTURES] : paths, catalogue, owed);
  const ofAnswers = rules.article === undefined ? [] : [...formulaProblems(RULES, functionNames()), ...errataProblems(rules.article)];
  const inCards = rules.article && catalogue && cards ? cardProblems(RULES, cards, catalogue, rules.article) : [];
  const { problems: ofConditions } = readConditions(RULES);
  const all = [...rules.problems, ...ofUnits, ...ofAnswers, ...ofCards, ...inCards, ...ofConditions, ...problems];
  if (all.length > 0) throw faulty(all);
  const { cases } = await casesUnder(await editionRules(flags.edition), read);
  const [rulings, units] = [rules.article?.rulings ?? [], catalogue?.units ?? []];
  const counts = [counted(rulings.length, 'ruling'), counted(units.length, 'unit'), counted(cards?.cards.length ?? 0, 'card')].join(', ');
  stdout.write(`no problems: ${casesInWords(cases)}, ${counts}
`);
  return EXIT.conformant;
};

/** The problems of the errata and the fingerprints in the rules folder. */
const errataProblems = (article: Article): readonly Problem[] => {
  const folder = join(RULES, 'errata');
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml')).sort();
  const errata = files.map((name) => readErratum(join(folder, name), article));
  const fingerprints = readFingerprints(RULES);
  return [...(isFile(fingerprints) ? [] : fingerprints), ...errata.flatMap((read) => (isErratum(read) ? [] : read))];
};
