import type { CaseReport, ClauseReport, EngineReport, RunReport } from '../runner/report.ts';
import { comparedWithKnown } from './known-in-words.ts';
import { counted } from './counted.ts';
import { diagnosis } from './likely.ts';
import { engineName, whatRan } from './named.ts';
import { LONGEST, printable } from './printable.ts';
import { repeatOf } from './repeat.ts';
import { answerSaid, expectedSaid, givenSaid } from './step-said.ts';
import { tally } from './tally.ts';
import { unjudged } from './verdict-on.ts';
import { wentWrong, wrongIn } from './went-wrong.ts';

/** A summary for a pull request: a verdict an engine, a table of clauses, and what went wrong. */
export const markdownReport = (report: RunReport): string => {
  const paragraphs = [
    `## Capacity: ${report.engines.every(({ conformant }) => conformant) ? '✅ conformant' : '❌ not conformant'}`,
    ...report.engines.flatMap((engine) => [verdict(engine)]),
    table(report).join('\n'),
    ...report.engines.flatMap((engine) => wrongCases(report, engine)),
    `<sub>ti4-capacity ${report.suite.version}, ${escaped(whatRan(report))}</sub>`,
  ];
  return `${paragraphs.join('\n\n')}\n`;
};

const verdict = (engine: EngineReport): string => [
  `**${code(engineName(engine))}**: ${sentence(engine)}`,
  ...diagnosis(engine).map((line, at) => `- ${at === 0 ? '**likely**: ' : 'or: '}${escaped(line)}`),
  ...comparedWithKnown(engine).map((line) => `- ${code(line)}`),
].join('\n');

const sentence = (engine: EngineReport): string => {
  const counts = `${counted(engine.cases.length, 'case')}: ${tally(engine.summary)}`;
  if (!engine.conformant) return `not conformant; ${counts}. ${engine.against.map(code).join(' ')}`;
  const missing = unjudged(engine.clauses).map(({ id }) => id);
  return engine.complete || missing.length === 0 ? `conformant; ${counts}` : `conformant, partial; ${counts}. Not judged: ${missing.join(', ')}`;
};

const table = ({ engines }: RunReport): readonly string[] => [
  `| clause | | ${engines.map((engine) => inTable(code(engineName(engine)))).join(' | ')} |`,
  `| --- | --- | ${engines.map(() => '---').join(' | ')} |`,
  ...(engines[0]?.clauses ?? []).map(({ id, name }) => `| ${id} | ${escaped(name)} | ${engines.map((engine) => cell(engine, id)).join(' | ')} |`),
];

const cell = ({ clauses }: EngineReport, id: string): string => {
  const clause = clauses.find((one) => one.id === id);
  return clause === undefined ? '' : `${mark(clause)} ${tally(clause) === '' ? 'no cases' : tally(clause)}`;
};

const mark = (clause: ClauseReport): string => {
  if (wrongIn(clause) > 0) return '❌';
  return clause.judged || (!clause.decides && clause.pass > 0) ? '✅' : '➖';
};

/** Comments are at most 65536 characters long. */
const SHOWN = 40;

const wrongCases = (report: RunReport, engine: EngineReport): readonly string[] => {
  const wrong = engine.cases.filter(wentWrong);
  if (wrong.length === 0) return [];
  const more = wrong.length > SHOWN ? [`and ${wrong.length - SHOWN} more`] : [];
  return [
    `<details><summary>What went wrong${report.engines.length === 1 ? '' : ` in ${htmlCode(engineName(engine))}`} (${wrong.length})</summary>`,
    ...wrong.slice(0, SHOWN).map((one) => wrongCase(one, report.command)),
    ...more,
    '</details>',
  ];
};

const wrongCase = (one: CaseReport, command: string): string => [
  `**${one.outcome} ${one.id}** ${escaped(printable(one.title))}  `,
  `${code(`${one.file}:${one.line}`)}`,
  ...(one.at === undefined ? [`- what: ${code(one.message ?? '')}`] : [
    ...givenSaid(one.at).map((line) => `- given: ${code(line)}`),
    ...expectedSaid(one.at).map((line) => `- expected: ${code(line)}`),
    ...(one.outcome === 'fail' ? answerSaid(one.at) : [one.message ?? '']).map((line) => `- actual: ${code(line)}`),
  ]),
  `- repeat: ${code(repeatOf(command, one.id))}`,
].join('\n');

/** In a code span nothing is markup, nobody is mentioned and nothing becomes a link. */
const code = (text: string): string => {
  const shown = printable(text, 2 * LONGEST);
  const fence = '`'.repeat(Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  const pad = fence.length > 1 || shown.trim() === '' ? ' ' : '';
  return `${fence}${pad}${shown}${pad}${fence}`;
};

/** A bar would end the cell, in a code span too. */
const inTable = (text: string): string => text.replaceAll('|', '¦');

const htmlCode = (text: string): string => `<code>${text.replace(/[^\p{L}\p{N} ]/gu, (character) => `&#${character.codePointAt(0)};`)}</code>`;

const escaped = (text: string): string => text.replace(/[\\`*_{}[\]<>#|~&]/g, '\\$&');
