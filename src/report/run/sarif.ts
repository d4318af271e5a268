import type { CaseReport, ClauseReport, EngineReport, RunReport } from '../../runner/report.ts';
import { jsonText } from '../words/json-text.ts';
import { outcomeMessage } from '../words/known.ts';
import { engineName } from '../words/engine-name.ts';
import { printable } from '../../text/printable.ts';
import { defined } from '../../text/records.ts';
import { stepLines } from '../words/failed-step.ts';
import { failsRun, isFailure } from '../words/failures.ts';

/** SARIF 2.1.0: a run for each engine, a rule for each clause, and a result at the line of each failed case. */
export const sarifReport = (report: RunReport): string => jsonText({
  $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
  version: '2.1.0',
  runs: report.engines.map((engine) => runOf(report, engine)),
});

const runOf = ({ suite }: RunReport, engine: EngineReport) => ({
  tool: { driver: { name: 'ti4-capacity', semanticVersion: suite.version, rules: rulesOf(engine) } },
  automationDetails: { id: `capacity/${engineName(engine)}/` },
  columnKind: 'unicodeCodePoints',
  results: [...engine.cases.filter((one) => isFailure(one) || failsRun(one)).map((one) => resultOf(one, engine)), ...notAsListed(engine)],
});

const rulesOf = ({ clauses, known }: EngineReport) =>
  [...clauses.map(ruleOf), ...((known?.besides ?? []).length === 0 ? [] : [LISTED])];

/** The rule of failures by the list of known failures that belong to no case. */
const LISTED = { id: 'known-failures', name: 'known failures', shortDescription: { text: 'The failures are those on the list of known failures' } };

const notAsListed = ({ clauses, known }: EngineReport) => (known?.besides ?? []).map((line) => ({
  ruleId: LISTED.id,
  ruleIndex: clauses.length,
  level: 'error',
  message: { text: printable(line) },
  locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(known?.file ?? '') }, region: { startLine: 1 } } }],
  suppressions: [],
}));

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
  locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(one.file) }, region: { startLine: one.line } } }],
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
