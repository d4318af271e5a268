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

/** What the text of a finding needs in addition to the finding. */
export interface FindingContext {
  readonly judge: Judge;
  readonly probe: Probe;
  /** The name of the engine, or of both. */
  readonly name: string;
  /** A folder for the cases; default: they are printed. */
  readonly folder?: string;
}

/** A finding as a YAML case that passes lint, with comments about it; `repeat` is the command that finds it again. */
export const findingText = (finding: Finding, number: number, repeat: string, context: FindingContext): string => {
  const { file, yaml } = foundCase(finding, number, context, repeat);
  if (context.folder === undefined) return yaml;
  writeInto(context.folder, [{ name: file, text: yaml }], '--write');
  return `${headline(finding, context)}\n  written: ${join(context.folder, file)}\n`;
};

interface FoundCase {
  readonly file: string;
  readonly yaml: string;
}

/** A finding as a file with one case; `repeat`: the command that finds it again, if there is one besides running the file. */
export const foundCase = (finding: Finding, number: number, context: FindingContext, repeat?: string): FoundCase => {
  const { play, difference } = finding;
  const steps = questionsIn(context.probe, context.judge, play) ?? [difference.step];
  const because = inArticleOrder(steps.flatMap(({ position, action }) => context.judge(position, action).because));
  const clause = decidingClause(finding, context);
  const id = `${clause}-${9000 + number}`;
  const file = `${clause}-found-${number}.yaml`;
  const hints = [
    ...(repeat === undefined ? [] : [`repeat: ${printable(repeat, 1000)}`]), `save as ${file}: the file name must start with the clause`,
  ];
  const comments = [...commentsOn(finding, clause, context), ...hints];
  const profile = someHaveCards(play.position) ? 'units' : 'core';
  return { file, yaml: writtenCase({ clause, id, title: titleOf(steps), because, profile, comments }, steps) };
};

/** The clause of the misreading, if there is just one; otherwise the last clause that decides the answer. */
const decidingClause = ({ difference, likely, nearest }: Finding, { judge }: FindingContext): ClauseId => {
  const { because } = judge(difference.step.position, difference.step.action);
  const named = likely.length > 0 ? likely : nearest;
  const [misread] = named.length === 1 ? named : [];
  return because.find((id) => misread?.startsWith(`${id}/`)) ?? because.at(-1) ?? 'R2';
};

const commentsOn = (finding: Finding, clause: ClauseId, context: FindingContext): readonly string[] => {
  const { difference, isMinimal } = finding;
  return [
    headline(finding, context),
    `decided by: ${clause}`,
    ...answersIn(difference),
    ...difference.lines.slice(0, 5).map((line) => `  ${printable(line, 300)}`),
    explainedBy(finding),
    isMinimal ? 'minimal: nothing can be taken away' : NOT_MINIMAL[difference.kind === 'hung' ? 'hung' : 'other'],
  ];
};

const explainedBy = ({ likely, nearest }: Finding): string => {
  if (likely.length > 0) return `explained by: ${likely.join(', or ')}`;
  if (nearest.length > 0) return `nearest: ${nearest.join(', or ')}: explains this answer, but not every other answer of the engine`;
  return 'no known misreading explains it';
};

const answersIn = ({ step, expected, actual, sides }: Difference): readonly string[] => {
  const inWords = (right: Expected) => printable(expectedInWords(right).join('; '), 400);
  const said = (answer: unknown) => printable(typeof answer === 'string' ? answer : inShort(answer, 400), 500);
  if (sides !== undefined) {
    return [`reference engine: ${inWords(step.expected)}`, ...sides.map((side) => `${printable(side.name, 40)}: ${said(side.said)}`)];
  }
  return [`expected: ${inWords(expected)}`, ...(actual === undefined ? [] : [`answered: ${said(actual)}`])];
};

const headline = ({ difference, play }: Finding, { name }: FindingContext): string => {
  const when = play.actions.length === 1 ? '' : `, at the last of ${play.actions.length} actions`;
  const how = difference.kind === 'fail' && difference.sides !== undefined ? 'give different answers' : HOW[difference.kind];
  return `${name}: ${how}${when}: ${printable(actionInWords(difference.step.action), 200)}`;
};

const NOT_MINIMAL = {
  hung: 'not shrunk completely: try a shorter --timeout',
  other: 'not shrunk completely',
} as const;

const HOW = { fail: 'gives a wrong answer', crashed: 'crashes', hung: 'hangs', garbled: 'breaks the contract' } as const;

/** The last action and its outcome. */
const titleOf = (steps: readonly CaseStep[]): string => {
  const last = steps.at(-1);
  if (last === undefined) return '';
  const outcome = outcomeInWords(last.expected);
  const titles = [
    `${actionInWords(last.action)}${outcome}`,
    `the last action is of type ${last.action.type}${outcome}`,
    'found by a search',
  ];
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
