import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { junitReport } from '../../../src/report/run/junit.ts';
import { asListedRun, brokenRun, faithfulRun, hostileRun, notAsListedRun, severalRun } from '../runs.ts';

const XSD = readFileSync(new URL('junit.xsd', import.meta.url), 'utf8');

const complaintsAbout = async (xml: string): Promise<readonly string[]> => {
  const { errors } = await validateXML({ xml: { fileName: 'report.xml', contents: xml }, schema: { fileName: 'junit.xsd', contents: XSD } });
  return errors.map(({ rawMessage }) => rawMessage);
};

test.each([
  ['faithful', faithfulRun], ['broken', brokenRun], ['several', severalRun], ['hostile', hostileRun],
  ['as listed', asListedRun], ['not as listed', notAsListedRun],
] as const)(
  'the report on this run is valid: %s',
  async (_, made) => {
    expect(await complaintsAbout(junitReport(await made()))).toEqual([]);
  },
);

test('the schema refuses what CI services do not read', async () => {
  const xml = junitReport(await faithfulRun());
  expect(await complaintsAbout(xml.replace('classname="capacity.R3"', 'classname="R3"'))).not.toEqual([]);
  expect(await complaintsAbout(xml.replace('<testcase', '<test'))).not.toEqual([]);
});

test('failures, errors and skipped cases are counted separately', async () => {
  const xml = junitReport(await brokenRun());
  expect(xml).toContain('<testsuites name="capacity" tests="6" failures="3" errors="2" skipped="1" time="0">');
  expect(xml).toContain([
    '<testcase name="R3.1-02 the title of R3.1-02" classname="capacity.R3-1" file="R3.1.yaml" line="3" time="0">',
    '<skipped message="no landing in this program"/>',
  ].join('\n'));
  expect(xml).toContain('<failure message="owes.Lodor.red: expected {&#34;count&#34;:4,');
  expect(xml).toContain('<error message="exit code 1" type="crashed">');
});

test('a hostile engine adds no markup, and nothing that XML forbids', async () => {
  const xml = junitReport(await hostileRun());
  expect(xml).not.toMatch(/[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|\u202e|\u009b/u);
  expect(xml).not.toMatch(/<(?!\?xml|\/?(testsuites?|testcase|failure|error|skipped)[ />])/);
});

test('a known failure is skipped with its reason', async () => {
  const xml = junitReport(await asListedRun());
  expect(xml).toContain('<testsuites name="capacity" tests="5" failures="0" errors="0" skipped="3" time="0">');
  expect(xml).toContain([
    '<testcase name="R3-01 the title of R3-01" classname="capacity.R3" file="R3.yaml" line="3" time="0">', '<skipped message="known failure: owes nothing yet"/>',
  ].join('\n'));
  expect(xml).not.toMatch(/<(failure|error) /);
});

test('a failure that is not as listed has a message of its own', async () => {
  const xml = junitReport(await notAsListedRun());
  expect(xml).toContain('<testsuites name="capacity" tests="6" failures="3" errors="1" skipped="1" time="0">');
  expect([...xml.matchAll(/<(failure|error|skipped) message="(.*?)( type="\w+")?\/?>/g)].map(([, element, message, type]) => [element, message?.slice(0, 52), type])).toEqual([
    ['skipped', 'known failure: owes nothing yet"', undefined],
    ['failure', 'passed, and is listed: take the entry out"', ' type="known"'],
    ['error', 'hung, and is listed as `crashed`: no reply in 5 s"', ' type="hung"'],
    ['failure', 'failed, and is not listed: owes.Lodor.red: expected ', ' type="fail"'],
    ['failure', 'R3-99 is listed, and there is no such case"', ' type="known"'],
  ]);
});
