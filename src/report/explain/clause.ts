import { type ClauseId, type EditionId, own } from '../../board/index.ts';
import type { Case } from '../../cases/case.ts';
import { answerOf } from '../../rules/article.ts';
import type { Article, Clause, Ruling } from '../../rules/types.ts';
import { counted } from '../../text/counted.ts';
import { grouped } from '../../text/grouped.ts';
import { labelled } from '../../text/lines.ts';
import { idRanges } from '../words/case-ids.ts';
import type { Paint } from '../words/paint.ts';
import { editionRanges, openPointInWords } from './ruling.ts';

/** A clause and everything that belongs to it. */
export interface ExplainedClause extends Clause {
  /** The edition whose words and answers these are. */
  readonly edition: EditionId;
  /** The answers of the edition: ruling id to answer. */
  readonly answers: Readonly<Record<string, string>>;
  /** The numbers that editions print for it. */
  readonly numbers: Readonly<Partial<Record<EditionId, string>>>;
  readonly rulings: readonly Ruling[];
  readonly cases: readonly Case[];
  readonly openPoints: Article['openPoints'];
}

/** `clause` with its rulings, cases and open points; misreadings of other clauses' rulings that break it are among them. */
export const explainedClause = (clause: Clause, edition: EditionId, article: Article, cases: readonly Case[]): ExplainedClause => ({
  ...clause,
  edition,
  answers: Object.fromEntries(article.rulings.map((ruling) => [ruling.id, answerOf(article, edition, ruling)])),
  numbers: Object.fromEntries(article.editions.map(({ id, numbers }) => [id, own<string>(numbers, clause.id) ?? ''])),
  rulings: article.rulings.map((ruling) => rulingAbout(clause.id, ruling))
    .filter(({ clause: of, misreadings }) => of === clause.id || misreadings.length > 0),
  cases: cases.filter((one) => one.clause === clause.id),
  openPoints: article.openPoints.filter(({ clauses }) => clauses.includes(clause.id)),
});

const rulingAbout = (id: ClauseId, ruling: Ruling): Ruling =>
  ({ ...ruling, misreadings: ruling.misreadings.filter(({ clauses = [ruling.clause] }) => clauses.includes(id)) });

/** A clause as text of at most `width` columns. */
export const clauseText = (clause: ExplainedClause, width: number, paint: Paint): string => {
  const { id, level, name, statement, restsOn, rulings, cases, openPoints } = clause;
  return [
    [paint.strong(id), `${level}: ${name.replace(new RegExp(`^${level}: `), '')}`].join('  '),
    ...labelled('says', [statement], width),
    ...labelled('printed', [printedNumbers(clause)], width),
    ...labelled('rests on', restsOn.length === 0 ? [] : [restsOn.join(', ')], width),
    ...rulings.flatMap((ruling) => labelled('ruling', rulingInWords(ruling, clause), width)),
    ...labelled('cases', [cases.length === 0 ? 'none' : `${counted(cases.length, 'case')}: ${idRanges(cases)}`], width),
    ...labelled('open', openPoints.map(openPointInWords), width),
    '',
  ].join('\n');
};

/** A clause as JSON; cases by id. */
export const clauseJson = ({ cases, answers: _, ...clause }: ExplainedClause): string =>
  `${JSON.stringify({ ...clause, cases: cases.map(({ id }) => id) }, null, 2)}\n`;

/** `16.3a in lrr-1.3 … current`: the editions that print each number. */
export const printedNumbers = ({ numbers }: Pick<ExplainedClause, 'numbers'>): string => {
  const editions = Object.keys(numbers).filter((id): id is EditionId => own<string>(numbers, id) !== undefined);
  return grouped(editions, (id) => numbers[id] ?? '').map((group) => `${numbers[group[0]]} in ${editionRanges(group)}`).join('; ');
};

const rulingInWords = (ruling: Ruling, { id: of, edition, answers }: ExplainedClause): readonly string[] => {
  const { id, clause, question, official, says, misreadings } = ruling;
  return [
    `${id}${clause === of ? '' : ` (${clause})`}: ${question}`,
    `official (${official}): ${says}`,
    ...misreadings.map(({ answer, says: wrong }) => `${answers[id] === answer ? edition : 'misreading'} (${answer}): ${wrong}`),
  ];
};
