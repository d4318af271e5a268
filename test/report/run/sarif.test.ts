import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { sarifReport } from '../../../src/report/run/sarif.ts';
import { asListedRun, brokenRun, faithfulRun, hostileRun, notAsListedRun, severalRun } from '../runs.ts';

/** The package of the tool for this system carries the schema. */
const schemaFile = (): string => {
  const tool = createRequire(import.meta.url).resolve('@microsoft/sarif-multitool/package.json');
  return createRequire(tool).resolve(`@microsoft/sarif-multitool-${process.platform}/sarif-2.1.0.json`);
};

const validate = new Ajv2020({ strict: false, validateFormats: false, allErrors: true }).compile(JSON.parse(readFileSync(schemaFile(), 'utf8')));

test.each([
  ['faithful', faithfulRun], ['broken', brokenRun], ['several', severalRun], ['hostile', hostileRun],
  ['as listed', asListedRun], ['not as listed', notAsListedRun],
] as const)(
  'the report on this run is valid: %s',
  async (_, made) => {
    validate(JSON.parse(sarifReport(await made())));
    expect(validate.errors ?? []).toEqual([]);
  },
);

test('a result is at the line of its case, and one about the engine as a whole at the first case', async () => {
  const { runs } = JSON.parse(sarifReport(await brokenRun()));
  expect(runs).toHaveLength(1);
  expect(runs[0].results.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual(['R3', 'R3', 'R3.1', 'N4.3', 'empty-claim']);
  expect(runs[0].results[0]).toMatchObject({
    ruleIndex: 0,
    level: 'error',
    locations: [{ physicalLocation: { artifactLocation: { uri: 'R3.yaml' }, region: { startLine: 3 } } }],
    partialFingerprints: { case: 'R3-01' },
  });
  expect(runs[0].results.at(-1)).toMatchObject({
    ruleIndex: 4,
    locations: [{ physicalLocation: { artifactLocation: { uri: 'R3.yaml' }, region: { startLine: 3 } } }],
  });
});

test('several engines are several runs with different ids', async () => {
  const { runs } = JSON.parse(sarifReport(await severalRun()));
  expect(runs.map(({ automationDetails }: { automationDetails: object }) => automationDetails)).toEqual([
    { id: 'capacity/faithful 0.1/' }, { id: 'capacity/broken 0.1/' }, { id: 'capacity/garbling 0.1/' },
  ]);
});

test('any path becomes a valid reference', async () => {
  const { runs } = JSON.parse(sarifReport(await hostileRun()));
  const { uri } = runs[0].results[0].locations[0].physicalLocation.artifactLocation;
  expect(uri).toMatch(/^[\w%.!~*'()/-]+$/);
});

test('a known failure is suppressed with its reason; all others are marked as not suppressed', async () => {
  const { runs: [run] } = JSON.parse(sarifReport(await notAsListedRun()));
  const told = run.results.map(({ ruleId, message, suppressions }: { ruleId: string; message: { text: string }; suppressions: unknown }) =>
    [ruleId, message.text.split('\n')[1]?.slice(0, 56), suppressions]);
  expect(told).toEqual([
    ['R3', expect.stringMatching(/^fail: owes\.Lodor/), [{ kind: 'external', status: 'accepted', justification: 'owes nothing yet' }]],
    ['R3', 'pass: passed, and is listed: take the entry out', []],
    ['R3.1', 'hung: hung, and is listed as `crashed`: no reply in 5 s', []],
    ['N4.3', 'fail: failed, and is not listed: owes.Lodor.red: expecte', []],
    ['known-failures', undefined, []],
  ]);
  expect(run.results.at(-1)).toMatchObject({
    ruleIndex: 4, message: { text: 'R3-99 is listed, and there is no such case' },
    locations: [{ physicalLocation: { artifactLocation: { uri: 'known.yaml' }, region: { startLine: 1 } } }],
  });
  expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(['R3', 'R3.1', 'N4.1', 'N4.3', 'known-failures']);
});

test('without a list nothing is marked as suppressed', async () => {
  expect(sarifReport(await brokenRun())).not.toContain('suppressions');
});
