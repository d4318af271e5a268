import type { CaseReport, EngineReport, RunReport } from '../runner/report.ts';
import { comparedWithKnown } from './known-in-words.ts';
import { counted } from './counted.ts';
import { diagnosis } from './likely.ts';
import { engineName, inEngine, whatRan } from './named.ts';
import { printable } from './printable.ts';
import { tally } from './tally.ts';
import { verdictOn } from './verdict-on.ts';
import { wentWrong } from './went-wrong.ts';

/** Workflow commands of GitHub Actions: an error at each case that went wrong, and a notice with each engine's verdict. */
export const githubReport = (report: RunReport): string => {
  const lines = report.engines.flatMap((engine) => [...errors(report, engine), verdict(report, engine)]);
  return `${lines.join('\n')}\n`;
};

/** GitHub shows ten errors of a step and drops the others without a word. */
const SHOWN = 10;

const errors = (report: RunReport, engine: EngineReport): readonly string[] => {
  const wrong = engine.cases.filter(wentWrong);
  const room = Math.max(1, Math.floor(SHOWN / report.engines.length));
  if (wrong.length <= room) return wrong.map((one) => error(report, engine, one));
  const others = wrong.slice(room - 1);
  return [...wrong.slice(0, room - 1).map((one) => error(report, engine, one)), more(report, engine, others)];
};

const error = (report: RunReport, engine: EngineReport, one: CaseReport): string => command(
  'error',
  { file: one.file, line: one.line, title: inEngine(`${one.outcome} ${one.id}`, engine, report) },
  [one.title, one.message ?? ''],
);

const more = (report: RunReport, engine: EngineReport, others: readonly CaseReport[]): string =>
  command('error', { title: inEngine(`and ${others.length} more`, engine, report) }, [others.map(({ id }) => id).join(', ')]);

const verdict = (report: RunReport, engine: EngineReport): string => command(
  'notice',
  { title: `${engineName(engine)}: ${engine.conformant ? 'conformant' : 'not conformant'}` },
  [
    `${counted(engine.cases.length, 'case')}: ${tally(engine.summary)}. ${verdictOn(engine)} (${whatRan(report)})`,
    ...diagnosis(engine),
    ...comparedWithKnown(engine),
  ],
);

const command = (name: string, properties: Readonly<Record<string, string | number>>, lines: readonly string[]): string => {
  const said = Object.entries(properties).map(([key, value]) => `${key}=${escapedProperty(printable(String(value)))}`).join(',');
  return `::${name} ${said}::${lines.map((line) => escaped(printable(line, LONGEST_LINE))).join('%0A')}`;
};

const LONGEST_LINE = 1000;

const escaped = (text: string): string => text.replaceAll('%', '%25');

const escapedProperty = (text: string): string => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
