import { exitCodeOf } from '../../runner/exit-code.ts';
import type { CaseReport, ClauseReport, EngineReport, RunReport } from '../../runner/report.ts';
import { sameFailures, casesByClause, othersInWords } from '../words/same-failures.ts';
import { counted } from '../../text/counted.ts';
import type { Group } from '../../text/grouped.ts';
import { comparedWithKnown, exitCodeLine } from '../words/known.ts';
import { diagnosisLines, diagnosisHeading } from '../words/diagnosis.ts';
import { engineName, runSettings } from '../words/engine-name.ts';
import { exclusionsInWords, notExcludedLines } from '../words/exclusions.ts';
import { firstFew } from '../../text/lines.ts';
import { LONGEST, printable } from '../../text/printable.ts';
import { engineCommand, LONGEST_COMMAND, rerunCommand } from '../words/rerun-command.ts';
import { stepLines } from '../words/failed-step.ts';
import { otherFailures, WAY_NAMES } from '../words/other-failures.ts';
import { clauseTally, tally } from '../words/tally.ts';
import { conformantInShort, unjudged } from '../words/verdict.ts';
import { failsRun, newFailureCount, isFailure, failureCount } from '../words/failures.ts';

/** A summary for a pull request: a verdict for each engine, a table of clauses, and the failures. */
export const markdownReport = (report: RunReport): string => {
  const paragraphs = [
    `## Capacity: ${headline(report)}`,
    ...report.engines.map((engine) => verdict(report, engine)),
    table(report).join('\n'),
    ...report.engines.flatMap((engine) => failures(report, engine)),
    `<sub>ti4-capacity ${report.suite.version}, ${escaped(runSettings(report))}</sub>`,
  ];
  return `${paragraphs.join('\n\n')}\n`;
};

const headline = (report: RunReport): string => {
  const isConformant = report.engines.every(({ conformant, known }) => conformant && (known?.surprises ?? []).length === 0);
  if (isConformant) return `✅ ${conformantInShort(report.engines)}`;
  const byList = exitCodeLine(report);
  if (byList !== undefined) return `${exitCodeOf(report) === 0 ? '🟡' : '❌'} ${byList}`;
  return '❌ not conformant';
};

const verdict = (report: RunReport, engine: EngineReport): string => [
  `**${code(engineName(engine))}**: ${sentence(engine)}`,
  ...diagnosisLines(engine).map((line, at) => `- ${at === 0 ? `**${diagnosisHeading(engine, report.suite)}**: ` : ''}${escaped(line)}`),
  ...excludedBy(report, engine).map((line) => `- ${escaped(line)}`),
  ...comparedWithKnown(engine).map((line) => `- ${code(line)}`),
  ...firstFew(othersOf(report, engine), SHOWN).map((line) => `- ${code(line)}`),
].join('\n');

/** What a conformant engine's answers exclude, and what they don't. */
const excludedBy = ({ suite }: RunReport, engine: EngineReport): readonly string[] => {
  const words = exclusionsInWords(engine, suite);
  return words === undefined ? [] : [words, ...firstFew(notExcludedLines(engine), SHOWN)];
};

/** Those of the list of known failures stand with the list. */
const othersOf = (report: RunReport, engine: EngineReport): readonly string[] =>
  otherFailures(engine, report).flatMap(({ way, message }) => (way === 'known-failures' ? [] : [`${WAY_NAMES[way]}: ${message}`]));

const sentence = (engine: EngineReport): string => {
  const counts = `${counted(engine.cases.length, 'case')}: ${tally(engine.summary)}`;
  if (!engine.conformant) return `not conformant; ${counts}. ${engine.against.map((line) => code(line)).join(' ')}`;
  const missing = unjudged(engine.clauses).map(({ id }) => id);
  if (engine.complete || missing.length === 0) return `conformant; ${counts}`;
  return `conformant, partial; ${counts}. Not judged: ${missing.join(', ')}`;
};

const table = ({ engines }: RunReport): readonly string[] => [
  `| clause | | ${engines.map((engine) => inTable(code(engineName(engine)))).join(' | ')} |`,
  `| --- | --- | ${engines.map(() => '---').join(' | ')} |`,
  ...(engines[0]?.clauses ?? []).map(({ id, name }) =>
    `| ${id} | ${escaped(name)} | ${engines.map((engine) => cell(engine, id)).join(' | ')} |`),
];

const cell = ({ clauses }: EngineReport, id: string): string => {
  const clause = clauses.find((one) => one.id === id);
  return clause === undefined ? '' : `${mark(clause)} ${clauseTally(clause)}`;
};

const mark = (clause: ClauseReport): string => {
  if (newFailureCount(clause) > 0) return '❌';
  if (failureCount(clause) > 0) return '🟡';
  return clause.judged || (!clause.decides && clause.pass > 0) ? '✅' : '➖';
};

/** Comments are at most 65536 characters long. */
const SHOWN = 40;

const failures = (report: RunReport, engine: EngineReport): readonly string[] => {
  const failed = casesByClause(engine).filter((one) => isFailure(one) && failsRun(one));
  if (failed.length === 0) return [];
  const groups = sameFailures(failed);
  const left = groups.slice(SHOWN).flat().length;
  const more = left > 0 ? [`and ${left} more`] : [];
  return [
    `<details><summary>Failures${report.engines.length === 1 ? '' : ` in ${htmlCode(engineName(engine))}`} (${failed.length})</summary>`,
    ...groups.slice(0, SHOWN).map((group) => failure(group, engineCommand(engine, report))),
    ...more,
    '</details>',
  ];
};

const failure = (group: Group<CaseReport>, command: string): string => {
  const others = othersInWords(group);
  return [...lines(group[0], command), ...(others === undefined ? [] : [`- and ${code(others)}`])].join('\n');
};

const lines = (one: CaseReport, command: string): readonly string[] => [
  `**${one.outcome} ${one.id}** ${escaped(printable(one.title))}  `,
  `${code(`${one.file}:${one.line}`)}`,
  ...(one.surprise === undefined ? [] : [`- not as listed: ${code(one.surprise)}`]),
  ...(one.at === undefined ? [`- problem: ${code(one.message ?? '')}`] : [
    ...stepLines(one.at)
      .filter(([label]) => one.outcome === 'fail' || label !== 'actual')
      .map(([label, line]) => `- ${label}: ${code(line)}`),
    ...(one.outcome === 'fail' ? [] : [`- actual: ${code(one.message ?? '')}`]),
  ]),
  ...(one.outcome === 'fail' ? [] : (one.at?.stderr ?? []).map((line) => `- stderr: ${code(line)}`)),
  `- repeat: ${code(rerunCommand(command, one.id), LONGEST_COMMAND)}`,
];

/** A code span, in which nothing is markup, a mention or a link. */
const code = (text: string, longest = 2 * LONGEST): string => {
  const shown = printable(text, longest);
  const fence = '`'.repeat(Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  const pad = fence.length > 1 || shown.trim() === '' ? ' ' : '';
  return `${fence}${pad}${shown}${pad}${fence}`;
};

/** A bar would end the cell, even in a code span. */
const inTable = (text: string): string => text.replaceAll('|', '¦');

const htmlCode = (text: string): string =>
  `<code>${text.replace(/[^\p{L}\p{N} ]/gu, (character) => `&#${character.codePointAt(0)};`)}</code>`;

const escaped = (text: string): string => text.replace(/[\\`*_{}[\]<>#|~&]/g, '\\$&');
