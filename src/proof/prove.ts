import type { ClauseId } from '../board/index.ts';
import type { Case } from '../cases/case.ts';
import type { Article } from '../rules/types.ts';
import type { Catalogue } from '../rules/units.ts';
import type { Condition } from './conditions/types.ts';
import { type Control, invertAnswer, passedByControl } from './inverted-control.ts';
import { type CaseCatches, catchesByCase } from './catches-by-case.ts';
import { type ProofFault, proofFaults } from './faults.ts';
import { crossingsIn } from './isolation.ts';
import { judgesWith } from './judges.ts';
import { type CaughtMisreading, caughtMisreadings, unsoundCases } from './caught-misreadings.ts';
import { misreadingsOf } from './misreadings.ts';
import { preparedCase } from './prepared-case.ts';
import type { ProofNotes } from './notes.ts';

/** The claim to prove: every misreading of the article fails at least one of the cases. */
export interface Claim {
  readonly article: Article;
  readonly catalogue: Catalogue;
  readonly cases: readonly Case[];
  readonly notes: ProofNotes;
  /** Those under which a misreading may occur. */
  readonly conditions: readonly Condition[];
}

/** The outcome of the proof. */
export interface Proof {
  readonly clauses: readonly ClauseProof[];
  readonly caught: readonly CaughtMisreading[];
  readonly byCase: readonly CaseCatches[];
  /** Empty if the claim is proven. */
  readonly faults: readonly ProofFault[];
}

/** A clause, how many cases it has, and the misreadings that break it. */
export interface ClauseProof {
  readonly id: ClauseId;
  readonly name: string;
  readonly cases: number;
  readonly caught: readonly CaughtMisreading[];
}

/** Runs every case against every misreading, the reference engine and the control. */
export const prove = ({ article, catalogue, cases, notes }: Claim, control: Control = invertAnswer): Proof => {
  const judgesFor = judgesWith(article, catalogue);
  const prepared = cases.map(preparedCase);
  const caught = caughtMisreadings(article, misreadingsOf(article), prepared, judgesFor);
  const byCase = catchesByCase(cases, caught);
  const faults = proofFaults({
    caught, byCase, notes,
    crossings: crossingsIn(article, caught),
    unsound: unsoundCases(article, prepared, judgesFor),
    passedByControl: passedByControl(article, prepared, judgesFor, control),
  });
  return { clauses: clausesOf(article, cases, caught), caught, byCase, faults };
};

const clausesOf = ({ clauses }: Article, cases: readonly Case[], caught: readonly CaughtMisreading[]): readonly ClauseProof[] =>
  clauses.map(({ id, name }) => ({
    id, name,
    cases: cases.filter(({ clause }) => clause === id).length,
    caught: caught.filter(({ misreading }) => misreading.clauses.includes(id)),
  }));
