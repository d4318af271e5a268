import { existsSync } from 'node:fs';
import { type Answer, type ClauseId, EDITION_IDS, type EditionId, own } from '../../board/index.ts';
import type { Case } from '../../cases/case.ts';
import { isQuestion, type Question, readQuestion } from '../../cases/index.ts';
import { judge, policiesFor } from '../../engine/index.ts';
import { editionsOf } from '../../proof/prepared-case.ts';
import { answerInWords } from '../../report/words/answer.ts';
import { labelled, wrapped } from '../../text/lines.ts';
import { paintFor } from '../../report/words/paint.ts';
import { printable } from '../../text/printable.ts';
import { actionInWords, owedInWords, positionInWords } from '../../report/words/board.ts';
import { rulingsOf } from '../../rules/read.ts';
import { hintFor, quoted } from '../../source/index.ts';
import { type Article } from '../../rules/types.ts';
import { EXIT, type ExitCode, Stop } from '../exit.ts';
import { type Io, wantsColour, widthOf } from '../io.ts';
import { faulty, soundArticle, soundSuite } from '../suite-data.ts';
import type { Define } from '../command.ts';
import { appended, editionOption, FIXTURES_ABOUT } from '../option-values.ts';

export interface ExplainFlags {
  readonly edition: EditionId;
  readonly fixtures?: readonly string[];
  readonly json?: boolean;
}

/** `run-suite explain`. */
export const define: Define = (command, io, end) => {
  command
    .addOption(editionOption())
    .option('--fixtures <path>', FIXTURES_ABOUT, appended)
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action((what: string, flags: ExplainFlags) => end(explainCommand(what, flags, io)));
};

const HELP = `
A question in a file has a position and an action, like a case:
  given:
    systems: { Lodor: { space: { red: { carrier: 1, fighter: 5 } } } }
    owed: [{ player: red, system: Lodor, count: 1, from: { fighter: 5 } }]
  when: { remove: { player: red, system: Lodor, units: { fighter: 1 } } }
\`owed\` lists the excess that the position already has: the player, the system, how many units, and from which. Leave it out if there
is none. If it is missing or wrong, the message says what to write.

Examples:
  npx tsx run-suite explain N4.3-01
  npx tsx run-suite explain question.yaml --edition lrr-1.2

Exit codes:
  0  explained
  2  wrong use, no such case, or a faulty file`;

/** Explains a ruling of the reference engine, in a case or in a file with one question. */
export const explainCommand = (what: string, flags: ExplainFlags, io: Io): ExitCode => {
  const isFile = /\.ya?ml$/i.test(what) || existsSync(what);
  const { article, subject } = isFile ? { article: soundArticle(), subject: questionAt(what) } : caseNamed(what, flags.fixtures ?? []);
  const book = { article, edition: flags.edition };
  const policies = policiesFor(rulingsOf(article, flags.edition));
  const rulings = subject.questions.map((question) => ({ ...question, answer: judge(policies, question.position, question.action) }));
  io.stdout.write(flags.json ? inJson(subject, rulings, book) : inText(subject, rulings, book, io));
  return EXIT.conformant;
};

/** The rules of an edition. */
interface EditionBook {
  readonly article: Article;
  readonly edition: EditionId;
}

/** A case, or a question from a file. */
interface Explained {
  readonly name: string;
  readonly title?: string;
  /** The editions of a case. */
  readonly editions?: readonly EditionId[];
  readonly questions: readonly Question[];
}

interface Ruled extends Question {
  readonly answer: Answer;
}

const questionAt = (path: string): Explained => {
  const read = readQuestion(path);
  if (!isQuestion(read)) throw faulty(read);
  return { name: path, questions: [read] };
};

const caseNamed = (id: string, fixtures: readonly string[]): { readonly article: Article; readonly subject: Explained } => {
  const { article, cases } = soundSuite(fixtures);
  const found = cases.find((one) => one.id === id);
  if (found === undefined) throw new Stop(noSuchCase(id, cases));
  return { article, subject: { name: found.id, title: found.title, editions: editionsOf(found), questions: found.steps } };
};

const noSuchCase = (what: string, cases: readonly Case[]): string =>
  `explain: ${quoted(what)} is neither the id of a case nor a file${hintFor(what, cases.map(({ id }) => id))}`;

const inText = ({ name, title, editions }: Explained, rulings: readonly Ruled[], { article, edition }: EditionBook, io: Io): string => {
  const paint = paintFor(wantsColour(true, io));
  const width = widthOf(io);
  const asides = [...(title === undefined ? [] : [printable(title)]), ...(edition === 'current' ? [] : [`(edition ${edition})`])];
  const head = [paint.strong(printable(name)), ...asides];
  const lines = rulings.flatMap((ruled, at) => [
    ...(rulings.length === 1 ? [] : [`step ${at + 1}`]),
    ...labelled('given', shown([...positionInWords(ruled.position), ...ruled.owed.map(owedInWords)]), width),
    ...labelled('action', shown([actionInWords(ruled.action)]), width),
    ...labelled('ruling', shown(answerInWords(ruled.position, ruled.answer)), width),
    ...labelled('because', ruled.answer.because.map((id) => clauseInWords(id, article, edition)), width),
  ]);
  return [head.join('  '), ...elsewhere(editions, edition).flatMap((line) => wrapped(line, width)), ...lines, ''].join('\n');
};

/** Says that a case belongs to other editions, so its expectation may differ from this ruling. */
const elsewhere = (editions: readonly EditionId[] | undefined, edition: EditionId): readonly string[] =>
  (editions === undefined || editions.includes(edition) ? [] : [`case of ${inRuns(editions)}; ruled here by ${edition}`]);

/** `lrr-1.1 … lrr-1.3, current`: consecutive editions are joined. */
const inRuns = (editions: readonly EditionId[]): string => {
  const isIn = (id: EditionId | undefined): boolean => id !== undefined && editions.includes(id);
  const firsts = EDITION_IDS.filter((id, at) => isIn(id) && !isIn(EDITION_IDS[at - 1]));
  const lasts = EDITION_IDS.filter((id, at) => isIn(id) && !isIn(EDITION_IDS[at + 1]));
  return firsts.map((first, at) => (lasts[at] === undefined || lasts[at] === first ? first : `${first} … ${lasts[at]}`)).join(', ');
};

const shown = (lines: readonly string[]): readonly string[] => lines.map((line) => printable(line, 1000));

const clauseInWords = (id: ClauseId, article: Article, edition: EditionId): string => {
  const number = printedNumber(id, article, edition);
  return `${id}${number === undefined ? '' : ` (${number})`}: ${statementOf(id, article)}`;
};

const printedNumber = (id: ClauseId, { editions }: Article, edition: EditionId): string | undefined =>
  own<string>(editions.find((one) => one.id === edition)?.numbers, id);

const statementOf = (id: ClauseId, { clauses }: Article): string => clauses.find((clause) => clause.id === id)?.statement ?? '';

const inJson = ({ name, title }: Explained, rulings: readonly Ruled[], { article, edition }: EditionBook): string => {
  const steps = rulings.map(({ position, owed, action, answer }) => ({
    position, owed, action, answer,
    because: answer.because.map((id) => ({ id, number: printedNumber(id, article, edition), statement: statementOf(id, article) })),
  }));
  return `${JSON.stringify({ subject: name, title, edition, steps }, null, 2)}\n`;
};
