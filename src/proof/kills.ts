import type { Case } from '../cases/case.ts';
import { rulingsOf } from '../rules/article.ts';
import { EDITION_IDS, type EditionId } from '../board/index.ts';
import { type Article, type Rulings } from '../rules/types.ts';
import type { JudgesFor } from './engines.ts';
import type { NamedMisreading } from './misreadings.ts';
import { editionsOf, passes, passesLike, type Trial } from './trial.ts';

/** A misreading, and the cases that an engine fails which reads it so. */
export interface Caught {
  readonly mutant: NamedMisreading;
  /** In the order of the cases. */
  readonly by: readonly Case[];
}

/** Puts every case to every mutant: by the newest edition that the case speaks of, with the mutant's one answer. */
export const killsOf = (article: Article, mutants: readonly NamedMisreading[], trials: readonly Trial[], judgesFor: JudgesFor): readonly Caught[] => {
  const groups = EDITION_IDS.map((edition) => groupOf(edition, trials, article, judgesFor)).filter((group) => group.trials.length > 0);
  return mutants.map((mutant) => {
    const failed = new Set(groups.flatMap((group) => failedBy(mutant, group, judgesFor)));
    return { mutant, by: trials.filter((trial) => failed.has(trial)).map((trial) => trial.case) };
  });
};

/** The cases that the right engine itself does not pass, in some edition that they speak of. */
export const unsoundCases = (article: Article, trials: readonly Trial[], judgesFor: JudgesFor): readonly Case[] => {
  const failed = new Set(EDITION_IDS.flatMap((edition) => {
    const engine = judgesFor(rulingsOf(article, edition));
    return trials.filter((trial) => editionsOf(trial.case).includes(edition) && !passes(trial, engine(trial.case.profile)));
  }));
  return trials.filter((trial) => failed.has(trial)).map((trial) => trial.case);
};

/** The cases that are proven on one edition. */
interface EditionTrials {
  readonly rulings: Rulings;
  readonly trials: readonly Trial[];
  readonly passes: (trial: Trial, engine: ReturnType<JudgesFor>) => boolean;
}

const groupOf = (edition: EditionId, trials: readonly Trial[], article: Article, judgesFor: JudgesFor): EditionTrials => {
  const rulings = rulingsOf(article, edition);
  const right = judgesFor(rulings);
  const like = { core: passesLike(right('core')), units: passesLike(right('units')) };
  return {
    rulings,
    trials: trials.filter((trial) => editionsOf(trial.case).at(-1) === edition),
    passes: (trial, engine) => like[trial.case.profile](trial, engine(trial.case.profile)),
  };
};

const failedBy = ({ ruling, answer }: NamedMisreading, group: EditionTrials, judgesFor: JudgesFor): readonly Trial[] => {
  // what an edition itself says is no misreading of that edition
  if (group.rulings[ruling] === answer) return [];
  const engine = judgesFor({ ...group.rulings, [ruling]: answer });
  return group.trials.filter((trial) => !group.passes(trial, engine));
};
