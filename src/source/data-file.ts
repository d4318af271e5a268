import { relative, resolve, sep } from 'node:path';
import { type DataPath, type Fault, isWithin, samePath } from './fault.ts';
import { byPlace, type Problem } from './problem.ts';
import { quoted } from '../text/quoted.ts';
import { readText } from './read-text.ts';
import { type ParsedYaml, parseYaml } from './yaml.ts';
import type { WrittenNumber } from './yaml-nodes.ts';
import { placeWithin, type TextPlace } from './text-places.ts';

/** A data file, read but not yet trusted. */
export interface Source {
  /** Its name in problems. */
  readonly file: string;
  /** Undefined if the file or its YAML could not be read. */
  readonly value: unknown;
  /** All problems: those of the file and its YAML, and `faults` of its data, in the order of the file. */
  problems(faults: readonly Fault[]): readonly Problem[];
  /** Where the value at a path is written. */
  spotOf(path: DataPath): TextPlace;
}

/** Reads a YAML file of at most one megabyte; everything wrong with it is among its problems. */
export const readSource = (path: string): Source => {
  const file = shownPath(path);
  const text = readText(path, file);
  return typeof text === 'string' ? sourceOf(file, text, parseYaml(text)) : unread(text);
};

/** A path as people write it: relative if it is inside the working folder, with forward slashes. */
export const shownPath = (path: string): string => {
  const inside = relative('.', resolve(path));
  const shown = inside === '' || inside.startsWith('..') ? resolve(path) : inside;
  return shown.split(sep).join('/');
};

const sourceOf = (file: string, text: string, parsed: ParsedYaml): Source => ({
  file,
  value: parsed.value,
  problems: (faults) => limited([...yamlProblems(file, parsed), ...dataProblems(file, { ...parsed, text }, faults)].sort(byPlace)),
  spotOf: (path) => parsed.locate(path, 'value'),
});

const unread = (problem: Problem): Source =>
  ({ file: problem.file, value: undefined, problems: () => [problem], spotOf: () => ({ line: 1, col: 1 }) });

const yamlProblems = (file: string, { faults }: ParsedYaml): readonly Problem[] => faults.map((fault) => ({ file, ...fault }));

const dataProblems = (file: string, parsed: ParsedYaml & { readonly text: string }, faults: readonly Fault[]): readonly Problem[] =>
  faults.filter((fault) => !restsOnUnknown(fault, parsed)).map(({ path, at, within, from: _, ...fault }) => {
    const problem = asWritten(fault.problem, parsed.numberAt(path));
    const place = parsed.locate(path, at);
    return { file, ...(within === undefined ? place : placeWithin(parsed.text, place, within)), ...fault, problem };
  });

const restsOnUnknown = ({ path, from }: Fault, { unknown }: ParsedYaml): boolean =>
  unknown.some((each) => samePath(each, path) || (from !== undefined && isWithin(each, from)));

/** Numbers are shown as they are written in the file, like `0x1F`. */
const asWritten = (problem: string, number: WrittenNumber | undefined): string => {
  if (number === undefined || !problem.endsWith(` is ${quoted(String(number.value))}`)) return problem;
  return problem.slice(0, -quoted(String(number.value)).length) + quoted(number.text);
};

const MOST_PROBLEMS = 100;

const limited = (problems: readonly Problem[]): readonly Problem[] => {
  const next = problems[MOST_PROBLEMS];
  if (next === undefined) return problems;
  const { file, line, col } = next;
  const rest = `there are ${problems.length - MOST_PROBLEMS} more problems from here on`;
  return [...problems.slice(0, MOST_PROBLEMS), { file, line, col, code: 'too-many', problem: rest, expected: 'fewer' }];
};
