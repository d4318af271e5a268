import type { Proof } from '../../proof/prove.ts';
import { counted } from '../../text/counted.ts';

/** The counts that the proof comes to, in one sentence. */
export const proofInWords = ({ caught, byCase, faults, clauses }: Proof): string => {
  const survivors = caught.filter(({ by }) => by.length === 0).length;
  const cases = `${counted(byCase.length, 'case')} of ${counted(clauses.filter((clause) => clause.cases > 0).length, 'clause')} (all editions)`;
  const faulty = faults.length === 0 ? 'no faults' : counted(faults.length, 'fault');
  return `${caught.length - survivors} of ${counted(caught.length, 'misreading')} caught by ${cases}, ${faulty}`;
};

/** What the cases are worth: `12 cases alone catch a misreading, 600 with others, 20 catch none and document`. */
export const catchesInWords = ({ byCase }: Proof): string => {
  const alone = byCase.filter((one) => one.alone.length > 0).length;
  const none = byCase.filter(({ catches }) => catches.length === 0).length;
  const first = `${counted(alone, 'case')} ${alone === 1 ? 'catches' : 'catch'} a misreading that no other catches`;
  return `${first}, ${byCase.length - alone - none} with others, ${none} none and document`;
};
