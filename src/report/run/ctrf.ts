import type { CaseReport, EngineReport, Outcome, RunReport } from '../../runner/report.ts';
import { printable } from '../../text/printable.ts';
import { defined } from '../../text/records.ts';
import { jsonText } from '../words/json-text.ts';
import { outcomeMessage, knownInWords } from '../words/known.ts';
import { engineName, withEngineName, runSettings } from '../words/engine-name.ts';
import { type OtherFailure, otherFailures, WAY_NAMES } from '../words/other-failures.ts';
import { stepLines } from '../words/failed-step.ts';

/** The Common Test Report Format. All times are zero, so that equal runs give equal reports. */
export const ctrfReport = (report: RunReport): string => {
  const tests = report.engines.flatMap((engine) => [
    ...engine.cases.map((one) => testOf(report, engine, one)),
    ...otherFailures(engine, report).map((failure) => otherTest(report, engine, failure)),
  ]);
  return jsonText({
    reportFormat: 'CTRF',
    specVersion: '0.0.0',
    generatedBy: 'ti4-capacity',
    results: {
      tool: { name: 'ti4-capacity', version: report.suite.version },
      summary: { ...summaryOf(tests), start: 0, stop: 0 },
      tests,
      environment: { reportName: `capacity, ${runSettings(report)}`, appName: report.engines.map(engineName).join(', ') },
    },
  });
};

type Status = 'passed' | 'failed' | 'skipped' | 'other';

const STATUS: Readonly<Record<Outcome, Status>> = {
  pass: 'passed', fail: 'failed', declined: 'skipped', crashed: 'failed', hung: 'failed', garbled: 'failed', faulty: 'other',
};

const testOf = (report: RunReport, engine: EngineReport, one: CaseReport) => defined({
  name: printable(`${one.id} ${one.title}`),
  status: statusOf(one),
  duration: 0,
  suite: [withEngineName(`${one.clause} ${engine.clauses.find(({ id }) => id === one.clause)?.name ?? ''}`.trim(), engine, report)],
  filePath: printable(one.file),
  line: one.line,
  rawStatus: one.outcome,
  message: messageOf(one) === '' ? undefined : printable(messageOf(one)),
  trace: one.at && stepLines(one.at).map(([label, line]) => `${label}: ${line}`).join('\n'),
});

/** A known failure fails nothing. */
const statusOf = ({ surprise, known, outcome }: CaseReport): Status => {
  if (surprise !== undefined) return 'failed';
  return known === undefined ? STATUS[outcome] : 'other';
};

const messageOf = (one: CaseReport): string => knownInWords(one) ?? outcomeMessage(one);

/** A failed test for each failure that is about no case. */
const otherTest = (report: RunReport, engine: EngineReport, { way, message, place }: OtherFailure) => ({
  name: printable(message),
  status: 'failed' as const,
  duration: 0,
  suite: [withEngineName(WAY_NAMES[way], engine, report)],
  ...(place && defined({ filePath: printable(place.file), line: place.line })),
});

const summaryOf = (tests: readonly { readonly status: Status }[]) => {
  const count = (status: Status): number => tests.filter((test) => test.status === status).length;
  const [passed, failed, skipped, other] = [count('passed'), count('failed'), count('skipped'), count('other')];
  return { tests: tests.length, passed, failed, skipped, pending: 0, other };
};
