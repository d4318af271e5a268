import { CROSSINGS } from '../../board/index.ts';
import type { Case } from '../../cases/case.ts';
import { holdingOf } from '../../proof/conditions/holding.ts';
import { judgesWith } from '../../proof/judges.ts';
import { failedSteps } from '../../proof/kills.ts';
import { editionsOf } from '../../proof/prepared-case.ts';
import type { Claim } from '../../proof/prove.ts';
import { nameOf, referenceOf, spoilersOf } from './witnesses.ts';

/** The names of the conditional faults that fail a case. */
export interface ExcludedFaults {
  readonly byAll: ReadonlySet<string>;
  /** By the cases of clauses, without the crossings. */
  readonly byClauses: ReadonlySet<string>;
}

/** The conditional faults that core cases of the edition `current` exclude: those of a step in which the condition holds. */
export const excludedBy = (claim: Claim): ExcludedFaults => {
  const { article, catalogue, conditions } = claim;
  const [judge, holding] = [referenceOf(claim), holdingOf(conditions)];
  const cases = claim.cases.filter((one) => one.profile === 'core' && editionsOf(one).at(-1) === 'current');
  const failed = failedSteps(article, 'current', cases, judgesWith(article, catalogue));
  const namesOf = (one: Case): readonly string[] => one.steps.flatMap((step, at) => {
    const faults = [...failed.get(one.id)?.[at] ?? [], ...spoilersOf(step, judge)];
    return holding(step, judge).flatMap((condition) => faults.map((fault) => nameOf({ fault, condition })));
  });
  return {
    byAll: new Set(cases.flatMap(namesOf)),
    byClauses: new Set(cases.filter(({ clause }) => clause !== CROSSINGS).flatMap(namesOf)),
  };
};
