import type { EngineReport, FoundFault } from '../../runner/report.ts';
import { counted } from '../../text/counted.ts';
import { firstFew, labelled } from '../../text/lines.ts';
import { printable } from '../../text/printable.ts';
import { actionInWords } from './board.ts';
import type { Layout } from './paint.ts';

/** The faults that questions beyond the cases have shown, each with its smallest case in YAML, under a heading; no lines if there are none. */
export const thoroughLines = ({ thorough }: EngineReport, { width, paint }: Layout): readonly string[] => {
  if (thorough === undefined || thorough.faults.length === 0) return [];
  return [
    paint.strong(`found beyond the cases: ${counted(thorough.faults.length, 'fault')}`),
    ...firstFew(thorough.faults.map(foundFaultLine), SHOWN).flatMap((line) => labelled('', [line], width)),
    '',
    ...thorough.faults.slice(0, IN_FULL).flatMap(({ case: yaml }) => yaml.trimEnd().split('\n').map((line) => printable(line, LONGEST)).concat('')),
  ];
};

/** What was asked beyond the cases, and how many answers were wrong. */
export const thoroughTotals = ({ thorough }: Pick<EngineReport, 'thorough'>): readonly string[] => {
  if (thorough === undefined) return [];
  const { seconds, scope, isScopeComplete, seed, plays, asked, wrong } = thorough;
  const first = scope === undefined ? '' : `${isScopeComplete ? 'the scope' : 'a part of the scope'} ${scope} and `;
  const what = `${first}${counted(plays, 'random play')} (seed ${seed})`;
  return [`${counted(asked, 'question')} beyond the cases in ${seconds} s, ${what}: ${wrong} answered wrongly`];
};

/** `red moves …: owes.Lodor.red: expected …, got … (R3/amount=never)`. */
export const foundFaultLine = ({ kind, action, differences, likely }: FoundFault): string => {
  const what = printable(differences[0] ?? 'differs');
  const why = likely.length === 0 ? '' : ` (${likely.join(' or ')})`;
  return `${printable(actionInWords(action))}: ${kind === 'fail' ? what : `${kind}: ${what}`}${why}`;
};

const SHOWN = 12;
const IN_FULL = 3;
const LONGEST = 2000;
