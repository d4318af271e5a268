import { type Answer, EDITION_IDS, type EditionId, type Judge, own } from '../../board/index.ts';
import { touchedOpenPoints } from '../../cases/open-points.ts';
import type { Question } from '../../cases/question.ts';
import { clausesIn } from '../../rules/article.ts';
import type { Article, Clause, OpenPoint } from '../../rules/types.ts';
import { labelled, wrapped } from '../../text/lines.ts';
import { defined } from '../../text/records.ts';
import { printable } from '../../text/printable.ts';
import { answerInWords } from '../words/answer.ts';
import { actionInWords, owedInWords, positionInWords } from '../words/board.ts';
import type { Paint } from '../words/paint.ts';

/** A question with its ruling. */
export interface Ruled extends Question {
  readonly answer: Answer;
  /** The clauses that decide it, in the words of the edition. */
  readonly because: readonly QuotedClause[];
  /** What the article leaves open about it. */
  readonly openPoints: readonly OpenPoint[];
}

/** A clause in the words of an edition, with the number that the edition prints. */
export type QuotedClause = Pick<Clause, 'id' | 'statement'> & { readonly number: string };

/** One or more rulings on a case or a file. */
export interface Explanation {
  readonly name: string;
  readonly title?: string;
  readonly edition: EditionId;
  /** The draft that the edition is taken with; absent: none. */
  readonly draft?: string;
  /** The editions of a case. */
  readonly editions?: readonly EditionId[];
  readonly rulings: readonly Ruled[];
}

/** The ruling of an engine on a question, with its clauses in the words of the edition, and what is open about it. */
export const ruledBy = (
  judge: Judge, { article, edition }: { readonly article: Article; readonly edition: EditionId }, question: Question,
): Ruled => {
  const answer = judge(question.position, question.action);
  const open = touchedOpenPoints(question, answer);
  const numbers = article.editions.find(({ id }) => id === edition)?.numbers;
  return {
    ...question,
    answer,
    because: clausesIn(article, edition).filter(({ id }) => answer.because.includes(id))
      .map(({ id, statement }) => ({ id, number: own<string>(numbers, id) ?? '', statement })),
    openPoints: article.openPoints.filter(({ id }) => open.includes(id)),
  };
};

/** Rulings as text of at most `width` columns. */
export const explanationText = ({ name, title, edition, draft, editions, rulings }: Explanation, width: number, paint: Paint): string => {
  const asides = [...(title === undefined ? [] : [printable(title)]), ...aboutEdition(edition, draft)];
  const lines = rulings.flatMap((ruled, at) => [...(rulings.length === 1 ? [] : [`step ${at + 1}`]), ...rulingLines(ruled, width)]);
  return [[paint.strong(printable(name)), ...asides].join('  '), ...wrappedNote(edition, editions, width), ...lines, ''].join('\n');
};

/** `(edition lrr-1.2)`, `(edition current with the draft mine)`; nothing for the current edition alone. */
const aboutEdition = (edition: EditionId, draft: string | undefined): readonly string[] => {
  if (draft !== undefined) return [`(edition ${edition} with the draft ${printable(draft)})`];
  return edition === 'current' ? [] : [`(edition ${edition})`];
};

/** Rulings as JSON. */
export const explanationJson = ({ name, edition, draft, rulings }: Explanation): string => {
  const steps = rulings.map(({ position, owed, action, answer, because, openPoints }) =>
    ({ position, owed, action, answer, because, openPoints: openPoints.map(({ id }) => id) }));
  return `${JSON.stringify({ subject: name, edition, ...defined({ draft }), steps }, null, 2)}\n`;
};

const rulingLines = ({ position, owed, action, answer, because, openPoints }: Ruled, width: number): readonly string[] => [
  ...labelled('given', safe([...positionInWords(position), ...owed.map(owedInWords)]), width),
  ...labelled('action', safe([actionInWords(action)]), width),
  ...labelled('ruling', safe(answerInWords(position, answer)), width),
  ...labelled('because', because.map(({ id, number, statement }) => `${id}${number === '' ? '' : ` (${number})`}: ${statement}`), width),
  ...labelled('open', openPoints.map(openPointInWords), width),
];

/** An open point in words: its id, the question, and how the reference engine answers it. */
export const openPointInWords = ({ id, question, reading }: OpenPoint): string => `${id}: ${question} Here: ${reading}`;

const wrappedNote = (edition: EditionId, editions: readonly EditionId[] = [edition], width: number): readonly string[] =>
  (editions.includes(edition) ? [] : wrapped(`case of ${editionRanges(editions)}; ruled here by ${edition}`, width));

/** `lrr-1.1 … lrr-1.3, current`: consecutive editions are joined. */
export const editionRanges = (editions: readonly EditionId[]): string => {
  const isIn = (id: EditionId | undefined): boolean => id !== undefined && editions.includes(id);
  const firsts = EDITION_IDS.filter((id, at) => isIn(id) && !isIn(EDITION_IDS[at - 1]));
  const lasts = EDITION_IDS.filter((id, at) => isIn(id) && !isIn(EDITION_IDS[at + 1]));
  return firsts.map((first, at) => (lasts[at] === undefined || lasts[at] === first ? first : `${first} … ${lasts[at]}`)).join(', ');
};

const safe = (lines: readonly string[]): readonly string[] => lines.map((line) => printable(line, 1000));
