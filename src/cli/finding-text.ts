import { join } from 'node:path';
import { type ClauseId, inArticleOrder, type Judge } from '../board/index.ts';
import type { CaseStep, Expected } from '../cases/case.ts';
import { someHaveCards } from '../search/card-values.ts';
import type { Difference, Probe } from '../search/probe.ts';
import type { Finding } from '../search/findings.ts';
import { writtenCase } from '../search/written-case.ts';
import { questionsIn } from '../search/shrink/play.ts';
import { printable } from '../text/printable.ts';
import { actionInWords, expectedInWords } from '../report/words/board.ts';
import { inShort } from '../text/values.ts';
import { writeInto } from './write-file.ts';

/** What findings are told with. */
export interface FindingContext {
  readonly judge: Judge;
  readonly probe: Probe;
  /** How the engine is called. */
  readonly name: string;
  /** A folder for files of cases; absent: they are printed. */
  readonly folder?: string;
}

/** A finding as a YAML case that passes lint, and in comments all that is known of it; `repeat` is the command that repeats it. */
export const foundText = (finding: Finding, number: number, repeat: string, telling: FindingContext): string => {
  const { file, yaml } = foundCase(finding, number, repeat, telling);
  if (telling.folder === undefined) return yaml;
  writeInto(telling.folder, file, yaml, '--write');
  return `${headline(finding, telling)}\n  written: ${join(telling.folder, file)}\n`;
};

interface FoundCase {
  readonly file: string;
  readonly yaml: string;
}

const foundCase = (finding: Finding, number: number, repeat: string, telling: FindingContext): FoundCase => {
  const { play, difference } = finding;
  const steps = questionsIn(telling.probe, telling.judge, play) ?? [difference.step];
  const because = inArticleOrder(steps.flatMap(({ position, action }) => telling.judge(position, action).because));
  const clause = decidingClause(finding, telling);
  const id = `${clause}-${9000 + number}`;
  const file = `${clause}-found-${number}.yaml`;
  const hints = [`again: ${printable(repeat, 1000)}`, `save this as ${file}: lint wants the clause in the name`];
  const comments = [...commentsOn(finding, clause, telling), ...hints];
  return { file, yaml: writtenCase({ clause, id, title: titleOf(steps), because, profile: someHaveCards(play.position) ? 'units' : 'core', comments }, steps) };
};

/** That of the misreading, where one is likely; else the last that decides the answer. */
const decidingClause = ({ difference, likely, nearest }: Finding, { judge }: FindingContext): ClauseId => {
  const { because } = judge(difference.step.position, difference.step.action);
  const named = likely.length > 0 ? likely : nearest;
  const [misread] = named.length === 1 ? named : [];
  return because.find((id) => misread?.startsWith(`${id}/`)) ?? because.at(-1) ?? 'R2';
};

const commentsOn = (finding: Finding, clause: ClauseId, telling: FindingContext): readonly string[] => {
  const { difference, isMinimal } = finding;
  return [
    headline(finding, telling),
    `decided by: ${clause}`,
    ...answersIn(difference),
    ...difference.lines.slice(0, 5).map((line) => `  ${printable(line, 300)}`),
    explainedBy(finding),
    isMinimal ? 'nothing can be taken away from it' : NOT_MINIMAL[difference.kind === 'hung' ? 'hung' : 'other'],
  ];
};

const explainedBy = ({ likely, nearest }: Finding): string => {
  if (likely.length > 0) return `explained by: ${likely.join(', or ')}`;
  if (nearest.length > 0) return `nearest: ${nearest.join(', or ')}: explains this answer, but not all others of the engine`;
  return 'no single misreading that the suite knows explains it';
};

const answersIn = ({ step, expected, actual, sides }: Difference): readonly string[] => {
  const inWords = (right: Expected) => printable(expectedInWords(right).join('; '), 400);
  const said = (answer: unknown) => printable(typeof answer === 'string' ? answer : inShort(answer, 400), 500);
  if (sides !== undefined) return [`right by the reference engine: ${inWords(step.expected)}`, ...sides.map((side) => `${printable(side.name, 40)} says: ${said(side.said)}`)];
  return [`expected: ${inWords(expected)}`, ...(actual === undefined ? [] : [`answered: ${said(actual)}`])];
};

const headline = ({ difference, play }: Finding, { name }: FindingContext): string => {
  const when = play.actions.length === 1 ? '' : `, at the last of ${play.actions.length} actions`;
  const how = difference.kind === 'fail' && difference.sides !== undefined ? 'answer differently' : HOW[difference.kind];
  return `${name}: ${how}${when}: ${printable(actionInWords(difference.step.action), 200)}`;
};

const NOT_MINIMAL = {
  hung: 'not all that can be taken away was tried: with a shorter --timeout more is',
  other: 'not all that can be taken away was tried',
} as const;

const HOW = { fail: 'answers otherwise', crashed: 'crashes', hung: 'hangs', garbled: 'breaks the contract' } as const;

/** A fact, as titles are: what is done and what comes of it. */
const titleOf = (steps: readonly CaseStep[]): string => {
  const last = steps.at(-1);
  if (last === undefined) return '';
  const outcome = outcomeInWords(last.expected);
  const titles = [`${actionInWords(last.action)}${outcome}`, `the action of type ${last.action.type} comes last${outcome}`, 'a search has met this'];
  return titles.find((title) => /^[a-z][\x20-\x7e]{5,99}$/.test(title)) ?? '';
};

const outcomeInWords = (expected: Expected): string => {
  const [first, second] = expectedInWords(expected);
  switch (expected.kind) {
    case 'numbers': return `, with ${expectedInWords(expected).join(', ')}`;
    case 'illegal': return `, which is ${first ?? 'illegal'}`.replace(': ', ' for ');
    case 'legal': return `, and ${second ?? 'nothing is owed'}`;
  }
};
