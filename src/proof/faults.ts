import type { Case } from '../cases/case.ts';
import type { Earning } from './earnings.ts';
import type { Crossed } from './isolation.ts';
import type { Caught } from './kills.ts';
import type { ProofNotes } from './types.ts';

export const PROOF_FAULTS = [
  'unsound', // the right engine fails a case
  'control', // the control passes a case
  'survivor', // no case catches a misreading
  'elsewhere', // a misreading is caught, and by no case of a clause that it breaks
  'crossing', // a case fails for a misreading with which its clause has nothing to do
  'kills', // a case names a misreading that there isn't, or that it doesn't catch
  'idle', // a case catches nothing, and nothing says what it is for
  'note', // a note on the proof is about nothing
] as const;

export type ProofFaultCode = (typeof PROOF_FAULTS)[number];

export interface ProofFault {
  readonly code: ProofFaultCode;
  readonly message: string;
}

/** What was found, before anything is allowed for. */
export interface ProofFindings {
  readonly caught: readonly Caught[];
  readonly earnings: readonly Earning[];
  readonly crossings: readonly Crossed[];
  readonly unsound: readonly Case[];
  readonly passedByControl: readonly Case[];
  readonly notes: ProofNotes;
}

/** Everything that keeps the suite from being proven, in the order of the codes. */
export const proofFaults = (findings: ProofFindings): readonly ProofFault[] => [
  ...findings.unsound.map(({ id }) => fault('unsound', `${id}: the reference engine fails it`)),
  ...findings.passedByControl.map(({ id }) => fault('control', `${id}: passed by an engine that inverts every verdict`)),
  ...findings.caught.flatMap((one) => survivorFaults(one, findings.notes)),
  ...crossingFaults(findings),
  ...findings.earnings.flatMap((earning) => killsFaults(earning, findings.caught)),
  ...idleFaults(findings),
  ...noteFaults(findings),
];

const fault = (code: ProofFaultCode, message: string): ProofFault => ({ code, message });

const survivorFaults = ({ mutant, by }: Caught, { equivalent }: ProofNotes): readonly ProofFault[] => {
  if (equivalent.some(({ misreading }) => misreading === mutant.name)) return [];
  if (by.length === 0) return [fault('survivor', `${mutant.name}: no case catches it`)];
  const missing = mutant.clauses.filter((clause) => !by.some((one) => one.clause === clause));
  return missing.map((clause) => fault('elsewhere', `${mutant.name}: no case of ${clause} catches it, which it breaks`));
};

const crossingFaults = ({ crossings, notes }: ProofFindings): readonly ProofFault[] =>
  crossings.filter((crossed) => !notes.crossings.some((note) => isAbout(note, crossed)))
    .map(({ case: one, mutant }) => fault('crossing', `${one.id}: fails for ${mutant.name}, which breaks ${mutant.clauses.join(', ')}`));

const isAbout = (note: ProofNotes['crossings'][number], { case: one, mutant }: Crossed): boolean => note.case === one.id && note.misreading === mutant.name;

const killsFaults = ({ case: one, catches }: Earning, caught: readonly Caught[]): readonly ProofFault[] =>
  one.kills.filter((name) => !catches.includes(name)).map((name) =>
    fault('kills', `${one.id}: says that it catches ${name}, ${caught.some(({ mutant }) => mutant.name === name) ? 'and does not' : 'which is no misreading'}`));

const idleFaults = ({ earnings, notes }: ProofFindings): readonly ProofFault[] =>
  earnings.filter(({ case: one, catches }) => catches.length === 0 && !documented(notes).includes(one.id))
    .map(({ case: one }) => fault('idle', `${one.id}: catches no misreading, and no note says what it is for`));

const documented = ({ documenting }: ProofNotes): readonly string[] => documenting.flatMap(({ cases }) => cases);

/** Notes that nothing needs: they would hide the next fault. */
const noteFaults = ({ caught, earnings, crossings, notes }: ProofFindings): readonly ProofFault[] => [
  ...documented(notes).flatMap((id) => {
    const earning = earnings.find(({ case: one }) => one.id === id);
    if (earning === undefined) return [fault('note', `documenting ${id}: there is no such case`)];
    return earning.catches.length === 0 ? [] : [fault('note', `documenting ${id}: it catches ${earning.catches[0]}`)];
  }),
  ...notes.crossings.filter((note) => !crossings.some((crossed) => isAbout(note, crossed)))
    .map(({ case: id, misreading }) => fault('note', `crossing of ${id} and ${misreading}: there is none`)),
  ...notes.equivalent.flatMap(({ misreading }) => {
    const found = caught.find(({ mutant }) => mutant.name === misreading);
    if (found === undefined) return [fault('note', `equivalent ${misreading}: there is no such misreading`)];
    return found.by.length === 0 ? [] : [fault('note', `equivalent ${misreading}: ${found.by[0]?.id} catches it`)];
  }),
];
