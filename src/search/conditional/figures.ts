import { readFileSync } from 'node:fs';
import { CLAUSE_IDS, type ClauseId } from '../../board/index.ts';
import { count, listOf, object, oneOf, readAs, text } from '../../source/shape.ts';

/** fixtures/conditional.json: how many faults under a condition the cases exclude. `npm run prove:conditional` writes it. */
export interface ConditionalFigures {
  readonly seed: number;
  /** Plays that were drawn, and the natural questions among theirs. */
  readonly plays: number;
  readonly questions: number;
  /** Misreadings by the first clause that they break. */
  readonly clauses: readonly (Tally & { readonly clause: ClauseId })[];
  /** Right answers spoiled, by how. */
  readonly answers: readonly (Tally & { readonly spoiler: string; readonly says: string })[];
  /** What no case excludes. */
  readonly survivors: readonly Survivor[];
}

/** Of the faults under a condition that some natural question shows, those that fail a case. */
export interface Tally {
  readonly natural: number;
  /** By the cases of clauses alone. */
  readonly byClauses: number;
  /** By these and the crossings. */
  readonly excluded: number;
}

export interface Survivor {
  /** A misreading as RULING=ANSWER, or the id of a spoiler. */
  readonly fault: string;
  readonly condition: string;
  /** The smallest natural question that shows it, as YAML for `explain`. */
  readonly witness: string;
}

/** Reads a file that `figuresText` wrote. Throws if it is anything else. */
export const readFigures = (file: string): ConditionalFigures => {
  const read = readAs(FIGURES, JSON.parse(readFileSync(file, 'utf8')));
  if ('fault' in read) throw new Error(`${file}: ${read.fault}; \`npm run prove:conditional\` writes it again`);
  return read.value;
};

/** The text of the file. */
export const figuresText = (figures: ConditionalFigures): string => `${JSON.stringify(figures, null, 2)}\n`;

/** All rows of a list together. */
export const sumOf = (rows: readonly Tally[]): Tally => rows.reduce(
  (sum, { natural, byClauses, excluded }) =>
    ({ natural: sum.natural + natural, byClauses: sum.byClauses + byClauses, excluded: sum.excluded + excluded }),
  { natural: 0, byClauses: 0, excluded: 0 },
);

const TALLY = { natural: count, byClauses: count, excluded: count };
const FIGURES = object({
  seed: count, plays: count, questions: count,
  clauses: listOf(object({ ...TALLY, clause: oneOf(CLAUSE_IDS) }, {})),
  answers: listOf(object({ ...TALLY, spoiler: text, says: text }, {})),
  survivors: listOf(object({ fault: text, condition: text, witness: text }, {})),
}, {});
