import type { ClauseReport, EngineReport, Share, SuiteInfo } from '../../runner/report.ts';
import { listed } from '../../text/quoted.ts';
import { thousands } from '../../text/thousands.ts';

/**
 * `excludes 22 of 146 misreadings, and 149 of 3,743 under a condition; it doesn't support \`mechs\``; undefined: nobody looked, it is not
 * conformant, or only a part of the cases was asked, whose answers say little.
 */
export const exclusionsInWords = ({ conformant, isPart, excludes, lacks }: EngineReport, suite: SuiteInfo): string | undefined => {
  if (excludes === undefined || !conformant || isPart) return undefined;
  const shares = `excludes ${shareInWords(excludes.misreadings)} misreadings, and ${shareInWords(excludes.conditional)} under a condition`;
  const lacking = [
    ...(lacks?.features ?? []).filter((feature) => feature !== 'printed-capacity' || asks('units', suite)),
    ...(asks('cards', suite) ? lacks?.cards ?? [] : []),
  ];
  return lacking.length === 0 ? shares : `${shares}; it doesn't support ${listed(lacking)}`;
};

const shareInWords = ({ excluded, of }: Share): string => `${thousands(excluded)} of ${thousands(of)}`;

const asks = (profile: 'units' | 'cards', suite: SuiteInfo): boolean => suite.profile === profile || suite.profile === 'all';

/** A line for each clause that is not judged for a misreading: `R2: R2/capacity-from=largest-ship and 2 more are not excluded`. */
export const notExcludedLines = ({ conformant, isPart, clauses }: EngineReport): readonly string[] => {
  if (!conformant || isPart) return [];
  return clauses.flatMap((clause) => {
    const words = notExcludedInWords(clause);
    return words === undefined ? [] : [`${clause.id}: ${words}`];
  });
};

/** `R2/capacity-from=largest-ship and 2 more are not excluded`; undefined: there is none. */
const notExcludedInWords = ({ notExcluded: [first, ...more] = [] }: ClauseReport): string | undefined => {
  if (first === undefined) return undefined;
  return more.length === 0 ? `${first} is not excluded` : `${first} and ${more.length} more are not excluded`;
};
