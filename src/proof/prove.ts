import type { ClauseId } from '../board/index.ts';
import type { Case } from '../cases/case.ts';
import type { Article } from '../rules/types.ts';
import type { Catalogue } from '../rules/units.ts';
import { type Control, inverted, passedByControl } from './control.ts';
import { type Earning, earningsOf } from './earnings.ts';
import { type ProofFault, proofFaults } from './faults.ts';
import { crossingsIn } from './isolation.ts';
import { enginesWith } from './engines.ts';
import { type Caught, killsOf, unsoundCases } from './kills.ts';
import { misreadingsOf } from './misreadings.ts';
import { trialOf } from './trial.ts';
import type { ProofNotes } from './types.ts';

/** What is to be proven: that these cases tell each misreading from the article. */
export interface Claim {
  readonly article: Article;
  readonly catalogue: Catalogue;
  readonly cases: readonly Case[];
  readonly notes: ProofNotes;
}

export interface Proof {
  readonly clauses: readonly ClauseProof[];
  readonly caught: readonly Caught[];
  readonly earnings: readonly Earning[];
  /** Empty: the suite is proven. */
  readonly faults: readonly ProofFault[];
}

/** A clause with the misreadings that break it. */
export interface ClauseProof {
  readonly id: ClauseId;
  readonly name: string;
  readonly cases: number;
  readonly caught: readonly Caught[];
}

/** Puts every case to every misreading, to the right engine and to the control. */
export const prove = ({ article, catalogue, cases, notes }: Claim, control: Control = inverted): Proof => {
  const judgesFor = enginesWith(catalogue);
  const trials = cases.map(trialOf);
  const caught = killsOf(article, misreadingsOf(article), trials, judgesFor);
  const earnings = earningsOf(cases, caught);
  const faults = proofFaults({
    caught, earnings, notes,
    crossings: crossingsIn(article, caught),
    unsound: unsoundCases(article, trials, judgesFor),
    passedByControl: passedByControl(article, trials, judgesFor, control),
  });
  return { clauses: clausesOf(article, cases, caught), caught, earnings, faults };
};

const clausesOf = ({ clauses }: Article, cases: readonly Case[], caught: readonly Caught[]): readonly ClauseProof[] =>
  clauses.map(({ id, name }) => ({
    id, name,
    cases: cases.filter(({ clause }) => clause === id).length,
    caught: caught.filter(({ mutant }) => mutant.clauses.includes(id)),
  }));
