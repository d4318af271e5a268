import type { Proof } from '../../proof/prove.ts';
import { counted } from '../../text/counted.ts';
import { casesInWords } from '../words/tally.ts';

/** The proof's counts in one line: `142 of 142 misreadings caught by 689 cases of 18 clauses (all editions), no faults`. */
export const proofInWords = ({ caught, byCase, faults }: Proof): string => {
  const survivors = caught.filter(({ by }) => by.length === 0).length;
  const cases = `${casesInWords(byCase.map((one) => one.case))} (all editions)`;
  const faulty = faults.length === 0 ? 'no faults' : counted(faults.length, 'fault');
  return `${caught.length - survivors} of ${counted(caught.length, 'misreading')} caught by ${cases}, ${faulty}`;
};

/** What the cases catch: `12 cases catch a misreading that no other case catches, 600 catch only what others catch too, 20 catch none`. */
export const catchesInWords = ({ byCase }: Proof): string => {
  const alone = byCase.filter((one) => one.alone.length > 0).length;
  const none = byCase.filter(({ catches }) => catches.length === 0).length;
  const first = `${counted(alone, 'case')} ${alone === 1 ? 'catches' : 'catch'} a misreading that no other case catches`;
  return `${first}, ${byCase.length - alone - none} catch only what others catch too, ${none} catch none`;
};
