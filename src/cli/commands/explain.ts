import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CLAUSE_IDS, isClauseId } from '../../board/index.ts';
import { isQuestion, type Question, readQuestion } from '../../cases/index.ts';
import { cardsReadBy } from '../../engine/cards/judge.ts';
import { policiesFor } from '../../engine/index.ts';
import { owedWithCards } from '../../proof/judges.ts';
import { editionsOf } from '../../proof/prepared-case.ts';
import { clauseJson, clauseText, explainedClause } from '../../report/explain/clause.ts';
import { type Explanation, explanationJson, explanationText, ruledBy } from '../../report/explain/ruling.ts';
import { paintFor } from '../../report/words/paint.ts';
import { clausesIn } from '../../rules/article.ts';
import type { Article } from '../../rules/types.ts';
import { hintFor, quoted } from '../../source/index.ts';
import { PLAYGROUND } from '../../report/html/site-links.ts';
import { referenceEngine } from '../../subjects/reference.ts';
import { defined } from '../../text/records.ts';
import { type EditionRules, editionRules } from '../edition-rules.ts';
import type { Define } from '../command.ts';
import { EXIT, type ExitCode, Stop } from '../exit.ts';
import { type Io, wantsColour, widthOf } from '../io.ts';
import { appended, editionOption, FIXTURES_ABOUT } from '../option-values.ts';
import { faulty, soundCatalogue, soundSuite } from '../suite-data.ts';
import { suiteVersion } from '../suite-version.ts';

export interface ExplainFlags {
  /** An edition, or an erratum's file. */
  readonly edition: string;
  readonly fixtures?: readonly string[];
  readonly json?: boolean;
  /** The folder or the address of a site. */
  readonly playground?: string;
}

/** `run-suite explain`. */
export const define: Define = (command, io, end) => {
  command
    .addOption(editionOption())
    .option('--fixtures <path>', FIXTURES_ABOUT, appended)
    .option('--json', 'print JSON')
    .option('--playground <site>', 'print only the address of each question in the playground of a site: its folder or its address')
    .addHelpText('after', HELP)
    .action(async (what: string, flags: ExplainFlags) => end(await explainCommand(what, flags, io)));
};

const HELP = `
A clause is explained with its rulings, misreadings, cases and open points.

A question in a file has a position and an action, like a case:
  given:
    systems: { Lodor: { space: { red: { carrier: 1, fighter: 5 } } } }
  when: { remove: { player: red, system: Lodor, units: { fighter: 1 } } }
Debts that the position already has are computed. Players can have a \`faction\` and \`upgrades\`; their cards then give the
capacity values.

Examples:
  npx tsx run-suite explain R3.1
  npx tsx run-suite explain N4.3-01
  npx tsx run-suite explain question.yaml --edition lrr-1.2
  npx tsx run-suite explain question.yaml --playground site

Exit codes:
  0  explained
  2  wrong usage, no such case or clause, or a faulty file`;

/** Explains a clause, or the rulings of the reference engine on a case or on a file with one question. */
export const explainCommand = async (what: string, flags: ExplainFlags, io: Io): Promise<ExitCode> => {
  const { fixtures = [], json = false } = flags;
  const rules = await editionRules(flags.edition, 'with-cards');
  if (flags.playground !== undefined) {
    io.stdout.write(await playgroundAddresses(what, rules, fixtures, flags.playground));
    return EXIT.conformant;
  }
  io.stdout.write(isClauseId(what) ? explainedAsClause(what, rules, flags, io) : explained(rulingsOn(what, rules, fixtures), json, io));
  return EXIT.conformant;
};

/** The address of each question in the playground, a line each. */
const playgroundAddresses = async (what: string, rules: EditionRules, fixtures: readonly string[], site: string): Promise<string> => {
  if (isClauseId(what)) throw new Stop(`--playground: ${quoted(what)} is a clause, expected a case or a file with a question`);
  if (rules.draft !== undefined) throw new Stop('--playground: the playground knows no errata, expected an edition for `--edition`');
  const { fragmentOf } = await import('../../site/playground/link.ts');
  const page = /^https?:/.test(site) ? `${site.replace(/\/+$/, '')}/${PLAYGROUND}` : pathToFileURL(join(site, PLAYGROUND)).href;
  const { edition, rulings } = rulingsOn(what, rules, fixtures);
  const fragments = await Promise.all(rulings.map(({ position, action }) => fragmentOf({ position, action, edition })));
  return fragments.map((fragment) => `${page}${fragment}\n`).join('');
};

const explainedAsClause = (
  id: string, { article, edition }: EditionRules, { fixtures = [], json = false }: ExplainFlags, io: Io,
): string => {
  const { cases } = soundSuite(fixtures);
  const clause = clausesIn(article, edition).find((one) => one.id === id);
  if (clause === undefined) throw new Error(`the rules have no clause ${id}`);
  const whole = explainedClause(clause, edition, article, cases);
  return json ? clauseJson(whole) : clauseText(whole, widthOf(io), paintFor(wantsColour(true, io)));
};

const explained = (explanation: Explanation, json: boolean, io: Io): string =>
  (json ? explanationJson(explanation) : explanationText(explanation, widthOf(io), paintFor(wantsColour(true, io))));

/** A case, or a question from a file. */
type Explained = Pick<Explanation, 'name' | 'title' | 'editions'> & { readonly questions: readonly Question[] };

const rulingsOn = (what: string, { article, edition, draft }: EditionRules, fixtures: readonly string[]): Explanation => {
  const isFile = /\.ya?ml$/i.test(what) || existsSync(what);
  const { name, title, editions, questions } = isFile ? questionAt(what, article) : caseNamed(what, fixtures);
  const cards = cardsReadBy(article, soundCatalogue())();
  const engine = referenceEngine({ article, catalogue: soundCatalogue }, { edition, suite: suiteVersion(), policiesFor, cards });
  if (engine === undefined) throw new Error(`the rules have no edition ${edition}`);
  const rulings = questions.map((question) => ruledBy(engine.judge, { article, edition }, question));
  return defined({ name, title, edition, draft: draft?.id, editions, rulings });
};

const questionAt = (path: string, article: Article): Explained => {
  const read = readQuestion(path, soundCatalogue, article.cards && owedWithCards(article, soundCatalogue()));
  if (!isQuestion(read)) throw faulty(read);
  return { name: path, questions: [read] };
};

const caseNamed = (id: string, fixtures: readonly string[]): Explained => {
  const { cases } = soundSuite(fixtures);
  const one = cases.find((each) => each.id === id);
  if (one !== undefined) return { name: one.id, title: one.title, editions: editionsOf(one), questions: one.steps };
  const hint = hintFor(id, [...CLAUSE_IDS, ...cases.map((each) => each.id)]);
  throw new Stop(`explain: ${quoted(id)} is neither a case nor a clause nor a file${hint}`);
};
