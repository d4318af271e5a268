import type { EngineOutcome } from '../../errata/engine-reports.ts';
import { counted } from '../../text/counted.ts';
import { LONGEST_SENTENCE, type Section } from './section.ts';
import { printable } from '../../text/printable.ts';
import { idRanges } from '../words/case-ids.ts';

/** The engines whose reports were given; `unread`: why some reports could not be used. */
export interface ReportedEngines {
  readonly outcomes: readonly EngineOutcome[];
  readonly unread: readonly string[];
}

/** What the erratum changes for engines whose reports were given. */
export const enginesSection = ({ outcomes, unread }: ReportedEngines): Section => ({
  heading: 'Engines',
  lines: [...outcomes.map(engineLine), ...unread.map((line) => printable(line, LONGEST_SENTENCE))],
  tables: [],
});

const engineLine = ({ name, version, before, after, lost, won, stillAgainst, unknown }: EngineOutcome): string => {
  const verdict = before === after ? `stays ${conformity(before)}` : `would turn from ${conformity(before)} to ${conformity(after)}`;
  const reasons = [
    ...(lost.length === 0 ? [] : [
      `${counted(lost.length, 'case')} that it passes today would then expect something else: ${idRanges(lost)}`,
    ]),
    ...(won.length === 0 ? [] : [`it already gives the answer that ${counted(won.length, 'case')} would then expect: ${idRanges(won)}`]),
    ...(stillAgainst === 0 ? [] : [`${counted(stillAgainst, 'case')} that it fails either way`]),
    ...(unknown.length === 0 ? [] : [`not in its report: ${idRanges(unknown)}`]),
  ];
  const why = reasons.length === 0 ? 'none of the changed cases is in its report' : reasons.join('; ');
  return `${printable(`${name} ${version}`.trim(), 60)} ${verdict}: ${why}`;
};

const conformity = (conformant: boolean): string => (conformant ? 'conformant' : 'not conformant');
