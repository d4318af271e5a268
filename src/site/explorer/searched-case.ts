import { kindsIn, stacksIn, unitsNamedBy } from '../../board/index.ts';
import type { Case, CaseStep, Expected } from '../../cases/case.ts';
import type { Ruling } from '../../rules/types.ts';
import { actionInWords, spaced } from '../../report/words/board.ts';

/** A case with what search and filters look at. */
export interface SearchedCase {
  readonly case: Case;
  /** Its actions in one sentence. */
  readonly actions: string;
  /** In lower case. */
  readonly words: string;
  readonly facts: Readonly<Record<CaseFact, ReadonlySet<string>>>;
}

/** What a case is found by, apart from its words and its clause. */
export type CaseFact = 'action' | 'step' | 'unit' | 'ruling' | 'profile';

/** Prepares a case for search and filters. */
export const searchedCase = (one: Case): SearchedCase => {
  const actions = one.steps.map(({ action }) => actionInWords(action)).join('; then ');
  const factsOf = (facts: (step: CaseStep) => readonly string[]): ReadonlySet<string> => new Set(one.steps.flatMap(facts));
  const facts = {
    action: factsOf(({ action }) => [action.type]),
    step: factsOf(({ position }) => [position.step ?? 'none']),
    unit: factsOf(unitsIn),
    ruling: factsOf(({ expected }) => rulingKinds(expected)),
    profile: new Set([one.profile]),
  };
  const words = [one.id, one.title, actions, ...facts.step, ...facts.unit].map(spaced).join(' ').toLowerCase();
  return { case: one, actions, words: `${one.id.toLowerCase()} ${words}`, facts };
};

/** The words of a ruling and its misreadings, in lower case. */
export const rulingWords = ({ id, question, official, says, formula, misreadings }: Ruling): string =>
  [id, question, official, says, formula, ...misreadings.flatMap((wrong) => [wrong.answer, wrong.says, wrong.formula])]
    .join(' ').toLowerCase();

const unitsIn = ({ position, action }: CaseStep): readonly string[] =>
  [...stacksIn(position), ...unitsNamedBy(action)].flatMap(({ units }) => kindsIn(units));

const rulingKinds = (expected: Expected): readonly string[] =>
  (expected.kind === 'legal' && expected.owes.length > 0 ? ['legal', 'owes'] : [expected.kind]);
