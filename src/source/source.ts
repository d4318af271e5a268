import { relative, resolve, sep } from 'node:path';
import { type DataPath, type Fault, isWithin, samePath } from './fault.ts';
import { byPlace, type Problem } from './problem.ts';
import { quoted } from '../text/quoted.ts';
import { readText } from './read-text.ts';
import { type ParsedYaml, parseYaml, type TextPlace, type WrittenNumber } from './yaml.ts';

/** A data file, read but not yet trusted. */
export interface Source {
  /** As it is named in problems. */
  readonly file: string;
  /** Undefined where the file or its YAML could not be read. */
  readonly value: unknown;
  /** Everything wrong with the file and its YAML, and with its data as `faults` tell; in the order of the file. */
  problems(faults: readonly Fault[]): readonly Problem[];
  spotOf(path: DataPath): TextPlace;
}

/** Reads a YAML file of at most a megabyte; whatever is wrong with it is among its problems. */
export const readSource = (path: string): Source => {
  const file = shownPath(path);
  const text = readText(path, file);
  return typeof text === 'string' ? sourceOf(file, parseYaml(text)) : unread(text);
};

/** A path as people name it: from the working folder where it is inside, with forward slashes. */
export const shownPath = (path: string): string => {
  const inside = relative('.', resolve(path));
  const shown = inside === '' || inside.startsWith('..') ? resolve(path) : inside;
  return shown.split(sep).join('/');
};

const sourceOf = (file: string, parsed: ParsedYaml): Source => ({
  file,
  value: parsed.value,
  problems: (faults) => limited([...complaintsOf(file, parsed), ...faultsOf(file, parsed, faults)].sort(byPlace)),
  spotOf: (path) => parsed.locate(path, 'value'),
});

const unread = (problem: Problem): Source =>
  ({ file: problem.file, value: undefined, problems: () => [problem], spotOf: () => ({ line: 1, col: 1 }) });

const complaintsOf = (file: string, { complaints }: ParsedYaml): readonly Problem[] => complaints.map((complaint) => ({ file, ...complaint }));

const faultsOf = (file: string, parsed: ParsedYaml, faults: readonly Fault[]): readonly Problem[] =>
  faults
    .filter(({ path, from }) => !parsed.unknown.some((unknown) => samePath(unknown, path) || (from !== undefined && isWithin(unknown, from))))
    .map(({ path, at, from: _, ...fault }) => ({ file, ...parsed.locate(path, at), ...fault, problem: asWritten(fault.problem, parsed.numberAt(path)) }));

/** A number is told as it stands in the file: `0x1` is no `1` to its reader. */
const asWritten = (problem: string, number: WrittenNumber | undefined): string => {
  if (number === undefined || !problem.endsWith(` is ${quoted(String(number.value))}`)) return problem;
  return problem.slice(0, -quoted(String(number.value)).length) + quoted(number.text);
};

const MOST_PROBLEMS = 100;

const limited = (problems: readonly Problem[]): readonly Problem[] => {
  const next = problems[MOST_PROBLEMS];
  if (next === undefined) return problems;
  const { file, line, col } = next;
  const rest = `${problems.length - MOST_PROBLEMS} more problems from here on`;
  return [...problems.slice(0, MOST_PROBLEMS), { file, line, col, code: 'too-many', problem: rest, expected: 'fewer' }];
};
