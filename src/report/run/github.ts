import type { CaseReport, EngineReport, RunReport } from '../../runner/report.ts';
import { sameFailures, casesByClause, othersInWords } from '../words/same-failures.ts';
import { counted } from '../../text/counted.ts';
import type { Group } from '../../text/grouped.ts';
import { idRanges } from '../words/case-ids.ts';
import { comparedWithKnown, outcomeMessage, knownInWords } from '../words/known.ts';
import { diagnosisLines, diagnosisHeading } from '../words/diagnosis.ts';
import { engineName, withEngineName, runSettings } from '../words/engine-name.ts';
import { firstFew } from '../../text/lines.ts';
import { printable } from '../../text/printable.ts';
import { defined } from '../../text/records.ts';
import { type OtherFailure, otherFailuresByWay, type FailurePlace, WAY_NAMES } from '../words/other-failures.ts';
import { tally } from '../words/tally.ts';
import { conformantInShort, verdictOn } from '../words/verdict.ts';
import { failsRun } from '../words/failures.ts';

/**
 * Workflow commands of GitHub Actions: an error at each failed case, a notice at each known failure, and a notice with each engine's
 * verdict.
 */
export const githubReport = (report: RunReport): string => {
  const lines = report.engines.flatMap((engine) => [...errors(report, engine), verdict(report, engine), ...notices(report, engine)]);
  return `${lines.join('\n')}\n`;
};

/** GitHub shows ten errors and ten notices for each step, and silently drops the others. */
const SHOWN = 10;

/** An error for each way to fail that is about no case, and errors at failed cases within the limit. */
const errors = (report: RunReport, engine: EngineReport): readonly string[] => {
  const others = otherFailuresByWay(engine, report);
  return [
    ...withinLimit(
      sameFailures(casesByClause(engine).filter(failsRun)),
      Math.max(1, roomIn(report) - others.length),
      (group) => error(report, engine, group),
      (rest) => more(report, engine, rest),
    ),
    ...withinLimit(
      others,
      Math.max(1, roomIn(report) - 1),
      (failures) => otherError(report, engine, failures),
      (rest) => command('error', { title: withEngineName('other failures', engine, report) }, rest.flat().map(({ message }) => message)),
    ),
  ];
};

const otherError = (report: RunReport, engine: EngineReport, failures: Group<OtherFailure>): string => {
  const [{ way, place }] = failures;
  const title = withEngineName(WAY_NAMES[way], engine, report);
  return command('error', { ...(place && placeOf(place)), title }, firstFew(failures.map(({ message }) => message), SHOWN));
};

const roomIn = ({ engines }: RunReport): number => Math.max(1, Math.floor(SHOWN / engines.length));

/** A line for each item, at most `room` of them: the last line is about all the others. */
const withinLimit = <T>(
  items: readonly T[], room: number, line: (item: T) => string, rest: (others: readonly T[]) => string,
): readonly string[] =>
  (items.length <= room ? items.map(line) : [...items.slice(0, room - 1).map(line), rest(items.slice(room - 1))]);

const error = (report: RunReport, engine: EngineReport, group: Group<CaseReport>): string => command(
  'error',
  { ...placeOf(group[0]), title: withEngineName(`${group[0].outcome} ${group[0].id}`, engine, report) },
  [group[0].title, outcomeMessage(group[0]), ...[othersInWords(group) ?? []].flat()],
);

/** An annotation can only point to a file of the repository: a case of the installed package has no place there. */
const placeOf = ({ file, line }: FailurePlace): Readonly<Record<string, string | number>> =>
  (file.split('/').includes('node_modules') ? {} : defined({ file, line }));

const more = (report: RunReport, engine: EngineReport, groups: readonly Group<CaseReport>[]): string => {
  const others = groups.flat();
  return command('error', { title: withEngineName(`and ${others.length} more`, engine, report) }, [others.map(({ id }) => id).join(', ')]);
};

/** One fewer than the limit, as the verdict is a notice too. */
const notices = (report: RunReport, engine: EngineReport): readonly string[] => {
  const known = engine.cases.filter((one) => one.known !== undefined);
  const notice = (one: CaseReport): string => command(
    'notice',
    { ...placeOf(one), title: withEngineName(`known ${one.outcome} ${one.id}`, engine, report) },
    [one.title, knownInWords(one) ?? ''],
  );
  const rest = (others: readonly CaseReport[]): string =>
    command('notice', { title: withEngineName(`and ${counted(others.length, 'known failure')} more`, engine, report) }, [idRanges(others)]);
  return withinLimit(known, Math.max(1, roomIn(report) - 1), notice, rest);
};

const verdict = (report: RunReport, engine: EngineReport): string => command(
  'notice',
  { title: `${engineName(engine)}: ${engine.conformant ? conformantInShort([engine]) : 'not conformant'}` },
  [
    `${counted(engine.cases.length, 'case')}: ${tally(engine.summary)}. ${verdictOn(engine)} (${runSettings(report)})`,
    ...diagnosisLines(engine).map((line, at) => (at === 0 ? `${diagnosisHeading(engine, report.suite)}: ${line}` : line)),
    ...comparedWithKnown(engine),
  ],
);

const command = (name: string, properties: Readonly<Record<string, string | number>>, lines: readonly string[]): string => {
  const settings = Object.entries(properties).map(([key, value]) => `${key}=${escapedProperty(printable(String(value)))}`).join(',');
  return `::${name} ${settings}::${lines.map((line) => escaped(printable(line, LONGEST_LINE))).join('%0A')}`;
};

const LONGEST_LINE = 1000;

const escaped = (text: string): string => text.replaceAll('%', '%25');

const escapedProperty = (text: string): string => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
