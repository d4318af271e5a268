import type { Case } from '../cases/case.ts';
import { PROFILES } from '../cases/types.ts';
import { rulingsOf, rulingsWith } from '../rules/article.ts';
import type { EditionId, Judge } from '../board/index.ts';
import type { Article, Rulings } from '../rules/types.ts';
import type { EngineReport, Likely, LikelyMisreading } from '../runner/report.ts';
import { givesSameAnswer, passesStep } from './judge-answers.ts';
import type { JudgesFor } from './judges.ts';
import { misreadingsIn } from './misreadings.ts';
import { passesComparedTo, type PreparedCase, preparedCase } from './prepared-case.ts';

/** The suite that an engine was asked. */
export interface AskedSuite {
  readonly article: Article;
  readonly edition: EditionId;
  readonly cases: readonly Case[];
  readonly judgesFor: JudgesFor;
}

/**
 * The misreadings that an engine's answers look like, best first: each gives the very answer that the engine gave to the failed
 * cases that it fits, and fails fewer of those that the engine passed. Where none explains all, two together are tried; where one
 * does, the others are left out. After the best come those that explain most of what it leaves open. Where more speaks against
 * each than for it, one that explains most of the failed cases is named all the same.
 */
export const diagnose = (report: Pick<EngineReport, 'cases'>, asked: AskedSuite): readonly Likely[] => {
  const evidence = evidenceIn(report, asked);
  const fitting = misreadsOf(asked).map((misread) => fitted([misread], evidence, asked)).filter(({ fits }) => fits.length > 0);
  const singles = fitting.map((one) => weighed(one, evidence));
  const pairs = singles.some(explainsAllOf(evidence)) ? [] : bestPairs(fitting, evidence, asked).map((pair) => weighed(pair, evidence));
  const all = [...singles, ...pairs].filter((one) => weightOf(one) > 0).sort(byWeight);
  const whole = all.filter(explainsAllOf(evidence));
  const best = [whole, all, outweighed(singles, evidence)].find((some) => some.length > 0) ?? [];
  return complementary(grouped(best), MOST).map((group) => likelyOf(group, evidence.failed));
};

const MOST = 3;

/** What the engine did, and what the article says to the same. */
interface Evidence {
  readonly failed: readonly FailedStep[];
  readonly passed: readonly PreparedCase[];
  readonly passes: (trial: PreparedCase, judge: Judge) => boolean;
}

interface FailedStep {
  readonly trial: PreparedCase;
  /** The step that failed, from 0. */
  readonly at: number;
  readonly actual: unknown;
}

/** A misreading, or two, with the engine that has it. */
interface Fitted {
  readonly misreads: readonly LikelyMisreading[];
  readonly judgeFor: (trial: PreparedCase) => Judge;
  /** The failed cases that it explains, by their place. */
  readonly fits: readonly number[];
}

interface WeighedMisreading extends Fitted {
  /** The cases that it fails and the engine passed. */
  readonly against: readonly string[];
}

const weightOf = ({ fits, against }: WeighedMisreading): number => fits.length - against.length;

const byWeight = (a: WeighedMisreading, b: WeighedMisreading): number => weightOf(b) - weightOf(a) || a.misreads.length - b.misreads.length;

const explainsAllOf = ({ failed }: Evidence) => (one: WeighedMisreading): boolean => weightOf(one) === failed.length;

/** That which explains most of the failed cases, though more that passed speak against it; of several those with the fewest against. */
const outweighed = (singles: readonly WeighedMisreading[], { failed }: Evidence): readonly WeighedMisreading[] => {
  const explainMost = singles.filter(({ fits }) => fits.length > 1 && 2 * fits.length > failed.length);
  const most = Math.max(...explainMost.map(weightOf));
  return explainMost.filter((one) => weightOf(one) === most);
};

const evidenceIn = ({ cases }: Pick<EngineReport, 'cases'>, asked: AskedSuite): Evidence => {
  const trials = new Map<string, PreparedCase>(asked.cases.map((one) => [one.id, preparedCase(one)]));
  const right = asked.judgesFor(rulingsOf(asked.article, asked.edition));
  const passesIn = new Map(PROFILES.map((profile) => [profile, passesComparedTo(right(profile))]));
  return {
    failed: cases.flatMap(({ id, outcome, at }) => {
      const trial = trials.get(id);
      return trial === undefined || outcome !== 'fail' || at === undefined ? [] : [{ trial, at: at.step - 1, actual: at.actual }];
    }),
    passed: cases.flatMap(({ id, outcome }) => (outcome === 'pass' ? trials.get(id) ?? [] : [])),
    passes: (trial, judge) => passesIn.get(trial.case.profile)?.(trial, judge) ?? false,
  };
};

const misreadsOf = ({ article, edition }: AskedSuite): readonly LikelyMisreading[] =>
  misreadingsIn(article, edition).flatMap(({ clauses: [clause], ruling, answer, says }) =>
    (clause === undefined ? [] : [{ clause, ruling, misreading: answer, says }]));

const fitted = (misreads: readonly LikelyMisreading[], { failed }: Evidence, { article, edition, judgesFor }: AskedSuite): Fitted => {
  const misread: Rulings = Object.fromEntries(misreads.map(({ ruling, misreading }) => [ruling, misreading]));
  const engine = judgesFor(rulingsWith(article, edition, misread));
  const judgeFor = ({ case: { profile } }: PreparedCase): Judge => engine(profile);
  return { misreads, judgeFor, fits: failed.flatMap((one, at) => (isExplained(one, judgeFor(one.trial)) ? [at] : [])) };
};

/** Whether the engine fails the case at the same step and with the same answer. */
const isExplained = ({ trial, at, actual }: FailedStep, judge: Judge): boolean => {
  const failing = trial.steps[at];
  if (failing === undefined || !trial.steps.slice(0, at).every((before) => answersRightly(before, judge))) return false;
  return !answersRightly(failing, judge) && givesSameAnswer(judge, failing.step, actual);
};

const answersRightly = ({ step, accepted }: PreparedCase['steps'][number], judge: Judge): boolean => passesStep(judge, step, accepted);

const weighed = (one: Fitted, { passed, passes }: Evidence): WeighedMisreading =>
  ({ ...one, against: passed.filter((trial) => !passes(trial, one.judgeFor(trial))).map((trial) => trial.case.id) });

/** The pairs that explain most, each of more than either explains alone. */
const bestPairs = (singles: readonly Fitted[], evidence: Evidence, asked: AskedSuite): readonly Fitted[] => {
  const pairs = singles.flatMap((a, at) => singles.slice(at + 1).filter((b) => complement(a, b)).map((b) => ({ a, b })));
  return pairs
    .map(({ a, b }) => ({ a, b, pair: fitted([...a.misreads, ...b.misreads], evidence, asked) }))
    .filter(({ a, b, pair }) => pair.fits.length > Math.max(a.fits.length, b.fits.length))
    .map(({ pair }) => pair)
    .sort((x, y) => y.fits.length - x.fits.length)
    .slice(0, MOST_PAIRS);
};

const MOST_PAIRS = 30;

const complement = (a: Fitted, b: Fitted): boolean =>
  a.misreads[0]?.ruling !== b.misreads[0]?.ruling
  && a.fits.some((at) => !b.fits.includes(at)) && b.fits.some((at) => !a.fits.includes(at));

/** Explanations that the cases can't tell from each other. */
type Equals = readonly [best: WeighedMisreading, ...others: readonly WeighedMisreading[]];

/** The first, then up to `most` in all, each of which explains most of what those before it leave open; none that explains nothing of it. */
const complementary = ([best, ...others]: readonly Equals[], most: number): readonly Equals[] => {
  const chosen = best === undefined ? [] : [best];
  let left = others;
  while (chosen.length < most && left.length > 0) {
    const explained = new Set(chosen.flatMap(([one]) => one.fits));
    const adds = ([one]: Equals): number => one.fits.filter((at) => !explained.has(at)).length;
    const [next, ...rest] = left.toSorted((a, b) => adds(b) - adds(a));
    if (next === undefined || adds(next) === 0) break;
    chosen.push(next);
    left = rest;
  }
  return chosen;
};

/** Those that these cases can't tell from each other, together. */
const grouped = (all: readonly WeighedMisreading[]): readonly Equals[] => {
  const groups = new Map<string, [WeighedMisreading, ...WeighedMisreading[]]>();
  for (const one of all) {
    const key = JSON.stringify([one.misreads.length, one.fits, one.against]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return [...groups.values()];
};

const likelyOf = ([best, ...others]: Equals, failed: Evidence['failed']): Likely => {
  const [first, second] = best.misreads;
  if (first === undefined) throw new Error('an explanation without a misreading');
  const equals = best.misreads.length > 1 ? [] : others.flatMap(({ misreads }) => misreads);
  const unexplained = failed.flatMap(({ trial }, at) => (best.fits.includes(at) ? [] : [trial.case.id]));
  return {
    ...first,
    ...(second === undefined ? {} : { and: second }),
    ...(equals.length === 0 ? {} : { equals }),
    fits: best.fits.length,
    of: failed.length,
    ...(unexplained.length === 0 ? {} : { unexplained }),
    ...(best.against.length === 0 ? {} : { against: best.against }),
  };
};
