import { CROSSINGS } from '../board/index.ts';
import type { Case } from '../cases/case.ts';
import { hintFor } from '../text/nearest.ts';
import type { CaseCatches } from './catches-by-case.ts';
import type { CaughtMisreading } from './caught-misreadings.ts';
import type { FoundCrossing } from './isolation.ts';
import type { ProofNotes } from './notes.ts';

export const PROOF_FAULTS = [
  'unsound', // the reference engine fails a case
  'control', // the control passes a case
  'survivor', // no case catches a misreading
  'elsewhere', // a misreading breaks a clause, but no case of that clause catches it
  'crossing', // a case catches a misreading of clauses that its own clause doesn't rest on
  'kills', // a case lists a misreading that doesn't exist, or that it doesn't catch
  'idle', // a case catches nothing, and no note says what it is for
  'note', // a note in rules/proof.yaml isn't needed
  'conditional', // a fault under a condition fails no case, and fixtures/conditional.json doesn't list it
] as const;

export type ProofFaultCode = (typeof PROOF_FAULTS)[number];

/** Why the claim isn't proven. */
export interface ProofFault {
  readonly code: ProofFaultCode;
  /** `WHERE: what is wrong: what to do`. */
  readonly message: string;
}

/** Everything found, including what the notes allow. */
export interface ProofFindings {
  readonly caught: readonly CaughtMisreading[];
  readonly byCase: readonly CaseCatches[];
  readonly crossings: readonly FoundCrossing[];
  readonly unsound: readonly Case[];
  readonly passedByControl: readonly Case[];
  readonly notes: ProofNotes;
}

/** Every fault that the notes don't allow, in the order of the codes. */
export const proofFaults = (findings: ProofFindings): readonly ProofFault[] => [
  ...findings.unsound.map(({ id }) =>
    fault('unsound', `${id}: the reference engine fails this case: check both against the article, and correct the one that is wrong`)),
  ...findings.passedByControl.map(({ id }) =>
    fault('control', `${id}: an engine that inverts every verdict passes this case: state more in \`then\``)),
  ...findings.caught.flatMap((one) => survivorFaults(one, findings.notes)),
  ...crossingFaults(findings),
  ...findings.byCase.flatMap((one) => killsFaults(one, findings.caught)),
  ...idleFaults(findings),
  ...documentingFaults(findings),
  ...unneededCrossings(findings),
  ...equivalentFaults(findings),
];

const fault = (code: ProofFaultCode, message: string): ProofFault => ({ code, message });

const survivorFaults = ({ misreading: { name, clauses }, by }: CaughtMisreading, { equivalent }: ProofNotes): readonly ProofFault[] => {
  if (equivalent.some(({ misreading }) => misreading === name)) return [];
  if (by.length === 0) {
    return [fault('survivor', `${name}: no case catches it: add one of ${clauses.join(', ')} that an engine with this misreading fails`)];
  }
  return clauses.filter((clause) => !by.some((one) => one.clause === clause)).map((clause) =>
    fault('elsewhere', `${name}: breaks ${clause}, but no case of ${clause} catches it: `
      + `add one, or take ${clause} out of its \`clauses\``));
};

const crossingFaults = ({ crossings, notes }: ProofFindings): readonly ProofFault[] =>
  crossings.filter((found) => !notes.crossings.some((note) => isAbout(note, found))).map(({ case: one, misreading: { name, clauses } }) =>
    fault('crossing', `${one.id}: catches ${name}, a misreading of ${clauses.join(', ')}, on which ${one.clause} doesn't rest: `
      + `change the case until an engine with this misreading passes it, move it to ${clauses.join(' or ')}, `
      + 'or give a reason under `crossings` in rules/proof.yaml'));

const isAbout = (note: ProofNotes['crossings'][number], found: FoundCrossing): boolean =>
  note.case === found.case.id && note.misreading === found.misreading.name;

const killsFaults = ({ case: { id, kills }, catches }: CaseCatches, caught: readonly CaughtMisreading[]): readonly ProofFault[] => {
  const names = caught.map(({ misreading }) => misreading.name);
  return kills.filter((name) => !catches.includes(name)).map((name) => fault('kills', names.includes(name)
    ? `${id}: lists ${name} in \`kills\`, but doesn't catch it: remove it there, or change the case`
    : `${id}: lists ${name} in \`kills\`, but there is no such misreading: correct the name${hintFor(name, names)}`));
};

const idleFaults = ({ byCase, notes }: ProofFindings): readonly ProofFault[] =>
  byCase.filter(isIdle).filter(({ case: one }) => !documented(notes).includes(one.id)).map(({ case: one }) =>
    fault('idle', `${one.id}: catches no misreading: remove it, or say what it is for under \`documenting\` in rules/proof.yaml`));

// a crossing is there for what an engine gets wrong under a condition
const isIdle = ({ case: { clause }, catches }: CaseCatches): boolean => catches.length === 0 && clause !== CROSSINGS;

const documented = ({ documenting }: ProofNotes): readonly string[] => documenting.flatMap(({ cases }) => cases);

// notes that aren't needed would hide the next fault

const documentingFaults = ({ byCase, notes }: ProofFindings): readonly ProofFault[] =>
  documented(notes).flatMap((id) => {
    const found = byCase.find(({ case: one }) => one.id === id);
    if (found === undefined) return [noteFault(`documenting ${id}: there is no such case`)];
    return found.catches.length === 0 ? [] : [noteFault(`documenting ${id}: the case catches ${found.catches[0]}`)];
  });

const unneededCrossings = ({ crossings, notes }: ProofFindings): readonly ProofFault[] =>
  notes.crossings.filter((note) => !crossings.some((found) => isAbout(note, found)))
    .map(({ case: id, misreading }) => noteFault(`crossing of ${id} and ${misreading}: the case doesn't catch it, or may`));

const equivalentFaults = ({ caught, notes }: ProofFindings): readonly ProofFault[] =>
  notes.equivalent.flatMap(({ misreading: name }) => {
    const found = caught.find(({ misreading }) => misreading.name === name);
    if (found === undefined) return [noteFault(`equivalent ${name}: there is no such misreading`)];
    return found.by.length === 0 ? [] : [noteFault(`equivalent ${name}: ${found.by[0]?.id} catches it`)];
  });

const noteFault = (problem: string): ProofFault => fault('note', `${problem}: remove the note from rules/proof.yaml`);
