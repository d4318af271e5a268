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
import { appended, editionOption } from '../option-values.ts';

export interface ExplainFlags {
  readonly edition: EditionId;
  readonly fixtures: readonly string[];
  readonly json: boolean;
}

/** The options of `explain`. */
export const define: Define = (command, io, end) => {
  command
    .addOption(editionOption())
    .option('--fixtures <path>', "cases of your own, instead of the suite's; repeatable", appended)
    .option('--json', 'as JSON')
    .addHelpText('after', HELP)
    .action((what: string, flags: Partial<ExplainFlags> & Pick<ExplainFlags, 'edition'>) => end(explainCommand(what, { ...DEFAULTS, ...flags }, io)));
};

const DEFAULTS = { fixtures: [], json: false };

const HELP = `
A file holds a position and an action, as cases do:
  given:
    systems: { Lodor: { space: { red: { carrier: 1, fighter: 5 } } } }
    owed: [{ player: red, system: Lodor, count: 1, from: { fighter: 5 } }]
  when: { remove: { player: red, system: Lodor, units: { fighter: 1 } } }
\`owed\` says who is over capacity already, by how many units out of which: a reader should not have to count. Leave it out where
nobody is; where it is missing or wrong, the message says what belongs there.

Examples:
  npx tsx run-suite explain N4.3-01
  npx tsx run-suite explain question.yaml --edition lrr-1.2

Exit code: 0, or 2 where there is no such case or the file is faulty.`;

/** Explains what the reference engine rules, in a case or in a file with one question. */
export const explainCommand = (what: string, flags: ExplainFlags, io: Io): ExitCode => {
  const isFile = /\.ya?ml$/i.test(what) || existsSync(what);
  const { article, subject } = isFile ? { article: soundArticle(), subject: questionAt(what) } : caseNamed(what, flags.fixtures);
  const policies = policiesFor(rulingsOf(article, flags.edition));
  const rulings = subject.questions.map((question) => ({ ...question, answer: judge(policies, question.position, question.action) }));
  io.stdout.write(flags.json ? inJson(subject, rulings, article, flags.edition) : inText(subject, rulings, article, flags.edition, io));
  return EXIT.conformant;
};

/** A case by its id, or a file with a question. */
interface Explained {
  readonly name: string;
  readonly title?: string;
  /** The editions that a case speaks of. */
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
  `explain: ${quoted(what)} is neither a case nor a file${hintFor(what, cases.map(({ id }) => id))}`;

const inText = ({ name, title, editions }: Explained, rulings: readonly Ruled[], article: Article, edition: EditionId, io: Io): string => {
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

/** A case of other editions only: what is ruled here is not what it expects there. */
const elsewhere = (editions: readonly EditionId[] | undefined, edition: EditionId): readonly string[] =>
  (editions === undefined || editions.includes(edition) ? [] : [`holds in ${inRuns(editions)}; here ruled by ${edition}`]);

/** `lrr-1.1 … lrr-1.3, current`: editions that follow each other are drawn together. */
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

const inJson = ({ name, title }: Explained, rulings: readonly Ruled[], article: Article, edition: EditionId): string => {
  const steps = rulings.map(({ position, owed, action, answer }) => ({
    position, owed, action, answer,
    because: answer.because.map((id) => ({ id, number: printedNumber(id, article, edition), statement: statementOf(id, article) })),
  }));
  return `${JSON.stringify({ subject: name, title, edition, steps }, null, 2)}\n`;
};
