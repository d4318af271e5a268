import type { ClauseProof, Proof } from '../../proof/prove.ts';
import type { CaughtMisreading } from '../../proof/caught-misreadings.ts';
import { counted } from '../../text/counted.ts';
import { fitted } from '../../text/lines.ts';
import type { TextOptions } from '../run/text.ts';
import { idRanges } from '../words/case-ids.ts';
import { type Layout, paintFor } from '../words/paint.ts';
import { catchesInWords, proofInWords } from './counts.ts';

/** A line for each misreading under its clause, then the faults, then the counts; ends with a newline. */
export const proofText = (proof: Proof, { colour, width }: Pick<TextOptions, 'colour' | 'width'>): string => {
  const paint = paintFor(colour);
  return [
    ...proof.clauses.flatMap((clause) => clauseLines(clause, { width, paint })),
    ...proof.faults.map(({ code, message }) => `${paint.bad(code)}: ${message}`),
    catchesInWords(proof),
    (proof.faults.length === 0 ? paint.good : paint.bad)(proofInWords(proof)),
    '',
  ].join('\n');
};

const clauseLines = ({ id, name, cases, caught }: ClauseProof, layout: Layout): readonly string[] => [
  `${layout.paint.strong(id)}  ${name}: ${counted(cases, 'case')}, ${counted(caught.length, 'misreading')}`,
  ...caught.map((one) => misreadingLine(one, id, layout)),
];

const NAME_WIDTH = 50;
const COUNT_WIDTH = 6;

const misreadingLine = ({ misreading, by }: CaughtMisreading, clause: ClauseProof['id'], { width, paint }: Layout): string => {
  const [own, others] = [by.filter((one) => one.clause === clause), by.filter((one) => one.clause !== clause)];
  const ids = [own, others].filter((cases) => cases.length > 0).map(idRanges).join(', ');
  const count = `${by.length}`.padStart(COUNT_WIDTH - 2);
  const caughtBy = by.length === 0 ? paint.bad('survives') : paint.weak(fitted(ids, Math.max(20, width - NAME_WIDTH - COUNT_WIDTH - 2)));
  return `  ${misreading.name.padEnd(NAME_WIDTH)}${count}  ${caughtBy}`;
};
