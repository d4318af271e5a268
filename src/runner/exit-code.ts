import type { RunReport } from './report.ts';

/**
 * What a run comes to, as an exit code: 0 well, 1 not well, 2 where a case is at fault itself. By the list of known failures, where
 * there is one; a part of a run is not conformant or otherwise by itself.
 */
export const exitCodeOf = ({ engines, shard }: RunReport): 0 | 1 | 2 => {
  if (engines.some(({ summary }) => summary.faulty > 0)) return 2;
  const isWell = engines.every(({ known, conformant, summary, complaints }) => {
    if (known !== undefined) return known.surprises.length === 0;
    return shard === undefined ? conformant : summary.fail + summary.crashed + summary.hung + summary.garbled === 0 && complaints === undefined;
  });
  return isWell ? 0 : 1;
};
