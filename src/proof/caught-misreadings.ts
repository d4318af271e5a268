import type { Case } from '../cases/case.ts';
import { rulingsOf } from '../rules/article.ts';
import { EDITION_IDS, type EditionId } from '../board/index.ts';
import { type Article, type Rulings } from '../rules/types.ts';
import type { JudgesFor } from './judges.ts';
import type { NamedMisreading } from './misreadings.ts';
import { editionsOf, passesCase, passesComparedTo, type PreparedCase } from './prepared-case.ts';

/** A misreading, and the cases that catch it: an engine with this misreading fails them. */
export interface CaughtMisreading {
  readonly misreading: NamedMisreading;
  /** In the order of the cases. */
  readonly by: readonly Case[];
}

/** Which cases catch each misreading. A case is judged by the newest edition it holds in, with the one answer misread. */
export const caughtMisreadings = (
  article: Article, misreadings: readonly NamedMisreading[], cases: readonly PreparedCase[], judgesFor: JudgesFor,
): readonly CaughtMisreading[] => {
  const groups = EDITION_IDS.map((edition) => groupOf(edition, cases, article, judgesFor)).filter((group) => group.cases.length > 0);
  return misreadings.map((misreading) => {
    const failed = new Set(groups.flatMap((group) => failedBy(misreading, group, judgesFor)));
    return { misreading, by: casesIn(failed, cases) };
  });
};

/** The cases that the reference engine fails in some edition they hold in: there must be none. */
export const unsoundCases = (article: Article, cases: readonly PreparedCase[], judgesFor: JudgesFor): readonly Case[] => {
  const failed = new Set(EDITION_IDS.flatMap((edition) => {
    const engine = judgesFor(rulingsOf(article, edition));
    return cases.filter((prepared) => editionsOf(prepared.case).includes(edition) && !passesCase(prepared, engine(prepared.case.profile)));
  }));
  return casesIn(failed, cases);
};

const casesIn = (some: ReadonlySet<PreparedCase>, all: readonly PreparedCase[]): readonly Case[] =>
  all.filter((prepared) => some.has(prepared)).map((prepared) => prepared.case);

/** The cases that are judged by one edition. */
interface EditionCases {
  readonly rulings: Rulings;
  readonly cases: readonly PreparedCase[];
  readonly passes: (prepared: PreparedCase, engine: ReturnType<JudgesFor>) => boolean;
}

const groupOf = (edition: EditionId, cases: readonly PreparedCase[], article: Article, judgesFor: JudgesFor): EditionCases => {
  const rulings = rulingsOf(article, edition);
  return {
    rulings,
    cases: cases.filter((prepared) => editionsOf(prepared.case).at(-1) === edition),
    passes: passesComparedTo(judgesFor(rulings)),
  };
};

const failedBy = ({ ruling, answer }: NamedMisreading, group: EditionCases, judgesFor: JudgesFor): readonly PreparedCase[] => {
  // an edition's own answer is no misreading of that edition
  if (group.rulings[ruling] === answer) return [];
  const engine = judgesFor({ ...group.rulings, [ruling]: answer });
  return group.cases.filter((prepared) => !group.passes(prepared, engine));
};
