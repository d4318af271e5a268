import type { ClauseProof, Proof } from '../../proof/prove.ts';
import type { CaughtMisreading } from '../../proof/caught-misreadings.ts';
import { counted } from '../../text/counted.ts';
import { fitted } from '../../text/lines.ts';
import { type Paint, paintFor } from '../words/paint.ts';
import { idRanges } from '../words/case-ids.ts';
import { catchesInWords, proofInWords } from './counts.ts';

/** A line a misreading under its clause, then the faults, then the counts; ends with a line end. */
export const proofText = (proof: Proof, { colour, width }: { readonly colour: boolean; readonly width: number }): string => {
  const paint = paintFor(colour);
  return [
    ...proof.clauses.flatMap((clause) => clauseLines(clause, width, paint)),
    ...proof.faults.map(({ code, message }) => `${paint.bad(code)}: ${message}`),
    catchesInWords(proof),
    (proof.faults.length === 0 ? paint.good : paint.bad)(proofInWords(proof)),
    '',
  ].join('\n');
};

const clauseLines = ({ id, name, cases, caught }: ClauseProof, width: number, paint: Paint): readonly string[] => [
  `${paint.strong(id)}  ${name}: ${counted(cases, 'case')}, ${counted(caught.length, 'misreading')}`,
  ...caught.map((one) => misreadingLine(one, id, width, paint)),
];

const NAME_WIDTH = 50;
const COUNT_WIDTH = 6;

const misreadingLine = ({ misreading, by }: CaughtMisreading, clause: ClauseProof['id'], width: number, paint: Paint): string => {
  const [own, others] = [by.filter((one) => one.clause === clause), by.filter((one) => one.clause !== clause)];
  const ids = [own, others].filter((cases) => cases.length > 0).map(idRanges).join(', ');
  const count = `${by.length}`.padStart(COUNT_WIDTH - 2);
  const caughtBy = by.length === 0 ? paint.bad('survives') : paint.weak(fitted(ids, Math.max(20, width - NAME_WIDTH - COUNT_WIDTH - 2)));
  return `  ${misreading.name.padEnd(NAME_WIDTH)}${count}  ${caughtBy}`;
};
