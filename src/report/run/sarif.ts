import type { CaseReport, ClauseReport, EngineReport, RunReport } from '../../runner/report.ts';
import { jsonText } from '../words/json-text.ts';
import { outcomeMessage } from '../words/known.ts';
import { engineName } from '../words/engine-name.ts';
import { printable } from '../../text/printable.ts';
import { defined } from '../../text/records.ts';
import { type OtherFailure, otherFailuresByWay, type OtherWay, type FailurePlace, WAY_NAMES } from '../words/other-failures.ts';
import { stepLines } from '../words/failed-step.ts';
import { failsRun, isFailure } from '../words/failures.ts';

/** SARIF 2.1.0: a run for each engine, a rule for each clause, and a result at the line of each failed case. */
export const sarifReport = (report: RunReport): string => jsonText({
  $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
  version: '2.1.0',
  runs: report.engines.map((engine) => runOf(report, engine)),
});

const runOf = (report: RunReport, engine: EngineReport) => {
  const others = otherFailuresByWay(engine, report);
  const failed = engine.cases.filter((one) => isFailure(one) || failsRun(one));
  const rules = [...engine.clauses.map(ruleOf), ...others.map(([{ way }]) => otherRule(way))];
  return {
    tool: { driver: { name: 'ti4-capacity', semanticVersion: report.suite.version, rules } },
    automationDetails: { id: `capacity/${engineName(engine)}/` },
    columnKind: 'unicodeCodePoints',
    results: [
      ...failed.map((one) => resultOf(one, engine)),
      ...others.flatMap((group, at) => group.map((failure) => otherResult(failure, engine.clauses.length + at, engine))),
    ],
  };
};

const otherRule = (way: OtherWay) => ({ id: way, name: WAY_NAMES[way], shortDescription: { text: OTHER_RULES[way] } });

const OTHER_RULES: Readonly<Record<OtherWay, string>> = {
  'nothing-passed': 'At least one case passes',
  'empty-claim': 'An engine answers some requests for each action that it declares',
  complaint: 'An engine keeps to the protocol',
  twin: 'An engine answers twins of a case alike',
  order: 'An answer depends on nothing but its request',
  thorough: 'Questions beyond the cases are answered by the article too',
  'known-failures': 'The failures are those on the list of known failures',
};

/** A result must have a place: that of the first case, for a failure of the engine as a whole. */
const otherResult = ({ way, message, place }: OtherFailure, ruleIndex: number, { cases: [first], known }: EngineReport) => defined({
  ruleId: way,
  ruleIndex,
  level: 'error',
  message: { text: printable(message) },
  locations: [place ?? first].flatMap((at) => (at === undefined ? [] : [locationOf(at)])),
  suppressions: known && [],
});

const locationOf = ({ file, line = 1 }: FailurePlace) =>
  ({ physicalLocation: { artifactLocation: { uri: uriOf(file) }, region: { startLine: line } } });

const ruleOf = ({ id, name, statement }: ClauseReport) => ({
  id,
  name,
  shortDescription: { text: `${id}: ${name}` },
  fullDescription: { text: statement },
});

const resultOf = (one: CaseReport, { clauses, known }: EngineReport) => defined({
  ruleId: one.clause,
  ruleIndex: clauses.findIndex(({ id }) => id === one.clause),
  level: 'error',
  message: { text: messageOf(one) },
  locations: [locationOf(one)],
  partialFingerprints: { case: one.id },
  suppressions: known && suppressionsOf(one),
  properties: defined({ outcome: one.outcome, parts: one.parts }),
});

/** If one result of a run says whether it is suppressed, all must: an empty list says that it is not. */
const suppressionsOf = ({ known }: CaseReport) =>
  (known === undefined ? [] : [{ kind: 'external', status: 'accepted', justification: printable(known) }]);

const messageOf = (one: CaseReport): string => {
  const lines = [`${one.id} ${one.title}`, `${one.outcome}: ${outcomeMessage(one)}`].map((line) => printable(line));
  if (one.at === undefined) return lines.join('\n');
  return [...lines, ...stepLines(one.at).map(([label, line]) => `${label}: ${line}`)].join('\n');
};

/** A path as a relative reference, or as a `file:` URI where it is absolute. */
const uriOf = (file: string): string => {
  const path = file.split('/').map((name) => encodeURIComponent(printable(name))).join('/');
  return file.startsWith('/') ? `file://${path}` : path;
};
