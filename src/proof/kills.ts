import { EDITION_IDS, type EditionId, type Judge } from '../board/index.ts';
import type { Case } from '../cases/case.ts';
import type { Kills, StepKills } from '../cases/kills.ts';
import { rulingsOf, rulingsWith } from '../rules/article.ts';
import type { Article } from '../rules/types.ts';
import { withCardValues } from '../rules/printed.ts';
import { holdingOf } from './conditions/holding.ts';
import { passesStep } from './judge-answers.ts';
import { type JudgesFor, judgesWith } from './judges.ts';
import { misreadingsIn } from './misreadings.ts';
import type { Claim } from './prove.ts';
import { editionsOf, preparedCase, type PreparedStep } from './prepared-case.ts';

/** What each step of the cases excludes; a case is judged by the newest edition it holds in. */
export const killsOf = ({ article, catalogue, cases, conditions }: Claim): Kills => {
  const judgesFor = judgesWith(article, catalogue);
  const holding = holdingOf(conditions);
  const [misreadings, ids] = [namesIn(article), conditions.map(({ id }) => id)];
  const stepsOf = (one: Case, failed: readonly (readonly string[])[]): readonly StepKills[] => {
    const judge = judgesFor(rulingsOf(article, editionsOf(one).at(-1) ?? 'current'))(one.profile);
    return one.steps.map((step, at) => {
      const held = holding({ ...step, position: withCardValues(step.position, catalogue) }, () => judge(step.position, step.action));
      return [indicesOf(misreadings, failed[at] ?? []), indicesOf(ids, held)];
    });
  };
  const byEdition = EDITION_IDS.map((edition) => {
    const newest = cases.filter((one) => editionsOf(one).at(-1) === edition);
    return failedSteps(article, edition, newest, judgesFor);
  });
  const failed = new Map(byEdition.flatMap((steps) => [...steps]));
  return {
    misreadings, conditions: conditions.map(({ id, says }) => ({ id, says })), cases: Object.fromEntries(cases.map((one) => [one.id, stepsOf(one, failed.get(one.id) ?? [])])),
  };
};

const indicesOf = (all: readonly string[], some: readonly string[]): readonly number[] =>
  all.flatMap((name, at) => (some.includes(name) ? [at] : []));

/** By case id and step: the misreadings of an edition that fail it, by name, in the order of the rulings. */
export const failedSteps = (
  article: Article, edition: EditionId, cases: readonly Case[], judgesFor: JudgesFor,
): ReadonlyMap<string, readonly (readonly string[])[]> => {
  const consulted = new Set<string>();
  const reference = judgesFor(rulingsOf(article, edition), (ruling) => consulted.add(ruling));
  const misread = misreadingsIn(article, edition).map(({ name, ruling, answer }) =>
    ({ name, ruling, judges: judgesFor(rulingsWith(article, edition, { [ruling]: answer })) }));
  const failing = (step: PreparedStep, { profile }: Case): readonly string[] => {
    consulted.clear();
    const right = JSON.stringify(reference(profile)(step.step.position, step.step.action));
    // an engine that differs in no ruling that the step consults needn't be asked
    const asked = misread.filter(({ ruling }) => consulted.has(ruling));
    return asked.filter(({ judges }) => fails(judges(profile), step, right)).map(({ name }) => name);
  };
  return new Map(cases.map((one) => [one.id, preparedCase(one).steps.map((step) => failing(step, one))]));
};

const fails = (judge: Judge, { step, accepted }: PreparedStep, right: string): boolean =>
  JSON.stringify(judge(step.position, step.action)) !== right && !passesStep(judge, step, accepted);

/** Every misreading of some edition: of each ruling the misreadings, then the official answer if an edition has another one. */
const namesIn = (article: Article): readonly string[] => article.rulings.flatMap((ruling) => {
  const alone = { ...article, rulings: [ruling] };
  const editions: readonly EditionId[] = ['current', ...EDITION_IDS];
  return [...new Set(editions.flatMap((edition) => misreadingsIn(alone, edition).map(({ name }) => name)))];
});
