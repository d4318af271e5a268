import { CASE_SECTIONS, type CaseSection, idWithoutNumber } from '../../board/index.ts';
import { grouped } from '../../text/grouped.ts';

/** Case ids, clause by clause and then the crossings, consecutive numbers as a range: `R1-01..04, R1-07, X-move-02`. */
export const idRanges = (cases: readonly { readonly id: string; readonly clause: CaseSection }[]): string =>
  CASE_SECTIONS.flatMap((section) => grouped(cases.filter(({ clause }) => clause === section), ({ id }) => idWithoutNumber(id)))
    .flatMap((group) => {
      const beginning = idWithoutNumber(group[0].id);
      return runsOf(group.map(({ id }) => id.slice(beginning.length + 1))).map((run) => `${beginning}-${run}`);
    })
    .join(', ');

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
