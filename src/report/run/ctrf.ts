import type { CaseReport, EngineReport, Outcome, RunReport } from '../../runner/report.ts';
import { jsonText } from '../words/json-text.ts';
import { outcomeMessage, knownInWords } from '../words/known.ts';
import { engineName, withEngineName, runSettings } from '../words/engine-name.ts';
import { printable } from '../../text/printable.ts';
import { stepLines } from '../words/failed-step.ts';

/** The Common Test Report Format. It wants times, and the suite takes none, so that equal runs give equal reports: all are zero. */
export const ctrfReport = (report: RunReport): string => {
  const tests = report.engines.flatMap((engine) => [...engine.cases.map((one) => testOf(report, engine, one)), ...notAsListed(report, engine)]);
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

const testOf = (report: RunReport, engine: EngineReport, one: CaseReport) => ({
  name: printable(`${one.id} ${one.title}`),
  status: statusOf(one),
  duration: 0,
  suite: [withEngineName(`${one.clause} ${engine.clauses.find(({ id }) => id === one.clause)?.name ?? ''}`.trim(), engine, report)],
  filePath: printable(one.file),
  line: one.line,
  rawStatus: one.outcome,
  ...(messageOf(one) === '' ? {} : { message: printable(messageOf(one)) }),
  ...traceOf(one),
});

/** What is known fails nothing. */
const statusOf = (one: CaseReport): Status => (one.surprise !== undefined ? 'failed' : one.known !== undefined ? 'other' : STATUS[one.outcome]);

const messageOf = (one: CaseReport): string => knownInWords(one) ?? outcomeMessage(one);

/** What of a list of known failures belongs to no case fails the run all the same. */
const notAsListed = (report: RunReport, engine: EngineReport) => (engine.known?.besides ?? []).map((line) => ({
  name: printable(line),
  status: 'failed' as const,
  duration: 0,
  suite: [withEngineName('known failures', engine, report)],
  filePath: printable(engine.known?.file ?? ''),
}));

const traceOf = ({ at }: CaseReport): { readonly trace?: string } => {
  if (at === undefined) return {};
  return { trace: stepLines(at).map(([word, line]) => `${word}: ${line}`).join('\n') };
};

const summaryOf = (tests: readonly { readonly status: Status }[]) => {
  const count = (status: Status): number => tests.filter((test) => test.status === status).length;
  return { tests: tests.length, passed: count('passed'), failed: count('failed'), skipped: count('skipped'), pending: 0, other: count('other') };
};
