import { own } from '../../board/index.ts';
import { type Fault, shapeFaults } from '../../source/index.ts';
import { isRecord } from '../../text/records.ts';
import { inShort } from '../../source/shape.ts';
import { type HelloResult, PROTOCOL } from '../wire.ts';
import { shownText } from './shown.ts';

/** What an engine says of itself, or what is wrong with it. */
export const readHello = (result: unknown): { readonly hello: HelloResult } | { readonly fault: string } => {
  if (!isRecord(result)) return { fault: `expected an object, got ${shownText(inShort(result))}` };
  const protocol = own(result, 'protocol');
  if (protocol !== undefined && protocol !== PROTOCOL) return { fault: `\`protocol\`: expected ${PROTOCOL}, got ${shownText(inShort(protocol))}` };
  const faults = shapeFaults({ file: 'wire-results', definition: 'HelloResult' }, result);
  if (faults.length > 0) return { fault: byExpected(faults).map(inWords).join('; ') };
  return { hello: onlyKnown(result as unknown as HelloResult) };
};

/** Faults of which one list of what is expected says all stand together. */
const byExpected = (faults: readonly Fault[]): readonly (readonly [Fault, ...Fault[]])[] => {
  const groups: [Fault, ...Fault[]][] = [];
  for (const fault of faults) {
    const group = groups.find(([first]) => first.expected === fault.expected && first.hint === fault.hint);
    if (group === undefined) groups.push([fault]);
    else group.push(fault);
  }
  return groups;
};

const inWords = (faults: readonly [Fault, ...Fault[]]): string => {
  const [{ expected, hint }] = faults;
  return `${faults.map(({ problem }) => problem).join(', ')}, expected ${expected}${hint === undefined ? '' : ` (${hint})`}`;
};

/** Unknown members of a result are ignored, and what is said twice is said once. */
const onlyKnown = ({ protocol, name, version, language, answers, steps, features }: HelloResult): HelloResult => ({
  protocol, name, version, language, answers: [...new Set(answers)], steps: [...new Set(steps)], features: [...new Set(features)],
});
