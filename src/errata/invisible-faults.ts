import { type DataPath, type Fault, quoted, valueFault } from '../source/index.ts';
import { invisibleIn } from '../text/printable.ts';

/** The texts in some data with an invisible character: a terminal would obey it. */
export const invisibleFaults = (value: unknown, path: DataPath = []): readonly Fault[] => {
  if (typeof value === 'string') return textFaults(value, path);
  if (Array.isArray(value)) return value.flatMap((entry, at) => invisibleFaults(entry, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => invisibleFaults(member, [...path, key]));
};

const textFaults = (text: string, path: DataPath): readonly Fault[] => {
  const found = invisibleIn(text);
  return found === undefined ? [] : [valueFault(path, 'malformed', `the text has the invisible character ${quoted(found)}`, 'text without it')];
};
