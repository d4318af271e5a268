import { own } from '../../board/index.ts';
import { type Fault, inWords, messageFaults } from '../../source/index.ts';
import { type Group, grouped } from '../../text/grouped.ts';
import { defined, isRecord } from '../../text/records.ts';
import { isInstead } from '../../text/values.ts';
import { type HelloResult, PROTOCOL } from '../wire.ts';

/** What an engine says about itself, or what is wrong with it. */
export const readHello = (result: unknown): { readonly hello: HelloResult } | { readonly fault: string } => {
  if (!isRecord(result)) return { fault: `${isInstead('the result', result)}, expected an object` };
  const protocol = own(result, 'protocol');
  if (protocol !== undefined && protocol !== PROTOCOL) return { fault: `${isInstead('`protocol`', protocol)}, expected \`${PROTOCOL}\`` };
  const faults = messageFaults({ file: 'wire-results', definition: 'HelloResult' }, result, 'all');
  if (faults.length > 0) return { fault: grouped(faults, expectation).map(together).join('; ') };
  return { hello: onlyKnown(result as unknown as HelloResult) };
};

const expectation = ({ expected, hint = '' }: Fault): string => `${expected} ${hint}`;

/** Several faults with one expectation: that is said once, at the end. */
const together = (faults: Group<Fault>): string => inWords({ ...faults[0], problem: faults.map(({ problem }) => problem).join(', ') });

/** Without unknown members, repeated words, and the ends of very long texts. */
const onlyKnown = ({ protocol, name, version, language, answers, steps, features, cards }: HelloResult): HelloResult => ({
  protocol, name, version, language, answers: [...new Set(answers)], steps: [...new Set(steps)], features: [...new Set(features)],
  ...defined({ cards: cards && [...new Set(cards)] }),
});
