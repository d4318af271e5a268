import { type ClauseId, inArticleOrder } from '../../board/index.ts';

/** Case ids, clause by clause, consecutive numbers as a range: `R1-01..04, R1-07`. */
export const idRanges = (cases: readonly { readonly id: string; readonly clause: ClauseId }[]): string =>
  inArticleOrder(cases.map(({ clause }) => clause)).flatMap((clause) =>
    runsOf(cases.filter((one) => one.clause === clause).map(({ id }) => id.slice(clause.length + 1)))
      .map((run) => `${clause}-${run}`)).join(', ');

/** `01 02 03 05 101` as `01..03`, `05`, `101`. */
const runsOf = (numbers: readonly string[]): readonly string[] => {
  const runs: { readonly first: string; last: string }[] = [];
  for (const number of [...numbers].sort((a, b) => Number(a) - Number(b))) {
    const run = runs.at(-1);
    if (run !== undefined && Number(run.last) + 1 === Number(number)) run.last = number;
    else runs.push({ first: number, last: number });
  }
  return runs.flatMap(({ first, last }) => {
    if (first === last) return [first];
    return Number(last) === Number(first) + 1 ? [first, last] : [`${first}..${last}`];
  });
};
