import { inArticleOrder } from '../board/index.ts';
import type { Case } from '../cases/case.ts';
import type { Proof } from '../proof/prove.ts';
import { counted } from './counted.ts';

/** The counts that the proof comes to, in one sentence. */
export const proofInWords = ({ caught, earnings, faults, clauses }: Proof): string => {
  const survivors = caught.filter(({ by }) => by.length === 0).length;
  const cases = `${counted(earnings.length, 'case')} of ${counted(clauses.filter((clause) => clause.cases > 0).length, 'clause')}`;
  const faulty = faults.length === 0 ? 'no faults' : counted(faults.length, 'fault');
  return `${caught.length - survivors} of ${counted(caught.length, 'misreading')} caught by ${cases}, ${faulty}`;
};

/** What the cases are worth: `12 cases alone catch a misreading, 600 with others, 20 catch none and document`. */
export const earningsInWords = ({ earnings }: Proof): string => {
  const alone = earnings.filter((earning) => earning.alone.length > 0).length;
  const none = earnings.filter(({ catches }) => catches.length === 0).length;
  const first = `${counted(alone, 'case')} ${alone === 1 ? 'catches' : 'catch'} a misreading that no other catches`;
  return `${first}, ${earnings.length - alone - none} with others, ${none} none and document`;
};

/** Case ids, clause by clause, with runs drawn together: `R1-01..04, R1-07`. */
export const idsInShort = (cases: readonly Case[]): string =>
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
