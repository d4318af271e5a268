import { misreadingsIn } from '../../proof/misreadings.ts';
import type { Claim } from '../../proof/prove.ts';
import { writtenQuestion } from '../written-case.ts';
import { excludedBy } from './excluded.ts';
import type { ConditionalFigures, Tally } from './figures.ts';
import { naturalBy } from './natural.ts';
import { shrunkWitness } from './shrunk-witness.ts';
import { SPOILERS } from './spoiled-answers.ts';
import { type Draws, nameOf, naturalWitnesses, referenceOf, showingOf, type Witness } from './witnesses.ts';

/** Which of the conditional faults that drawn natural questions show fail a case, with the smallest question for each that doesn't. */
export const proveConditional = (claim: Claim, draws: Draws, onPlay?: (play: number) => void): ConditionalFigures => {
  const { questions, witnesses } = naturalWitnesses(claim, draws, onPlay);
  const excluded = excludedBy(claim);
  const tallyOf = (some: readonly Witness[]): Tally => ({
    natural: some.length,
    byClauses: some.filter((one) => excluded.byClauses.has(nameOf(one))).length,
    excluded: some.filter((one) => excluded.byAll.has(nameOf(one))).length,
  });
  const clauseOf = new Map(misreadingsIn(claim.article, 'current').map(({ name, clauses: [first] }) => [name, first]));
  const ids = claim.article.clauses.map(({ id }) => id);
  const shrinking = { judge: referenceOf(claim), showing: showingOf(claim), isNatural: naturalBy(claim.catalogue) };
  return {
    seed: draws.seed, plays: draws.plays, questions,
    clauses: ids.map((clause) => ({ clause, ...tallyOf(witnesses.filter(({ fault }) => clauseOf.get(fault) === clause)) }))
      .filter(({ natural }) => natural > 0),
    answers: SPOILERS.map(({ id, says }) => ({ spoiler: id, says, ...tallyOf(witnesses.filter(({ fault }) => fault === id)) })),
    survivors: inOrder(witnesses.filter((one) => !excluded.byAll.has(nameOf(one)))).map((one) => {
      const { fault, condition, position, action } = shrunkWitness(one, shrinking);
      return { fault, condition, witness: writtenQuestion(position, action) };
    }),
  };
};

const inOrder = (witnesses: readonly Witness[]): readonly Witness[] =>
  witnesses.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
