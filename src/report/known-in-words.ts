import type { EngineReport } from '../runner/report.ts';
import { printable } from './printable.ts';

/** How a run compares with the list of known failures, a line each; empty where there is none. */
export const comparedWithKnown = ({ known }: EngineReport): readonly string[] => {
  if (known === undefined) return [];
  const listed = `${known.asListed} known ${known.asListed === 1 ? 'failure' : 'failures'} as listed`;
  return [listed, ...known.surprises.map((line) => `not as listed: ${printable(line)}`)];
};
