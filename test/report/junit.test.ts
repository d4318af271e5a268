import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { junitReport } from '../../src/report/junit.ts';
import { brokenRun, faithfulRun, hostileRun, severalRun } from './runs.ts';

const XSD = readFileSync(new URL('junit.xsd', import.meta.url), 'utf8');

const complaintsAbout = async (xml: string): Promise<readonly string[]> => {
  const { errors } = await validateXML({ xml: { fileName: 'report.xml', contents: xml }, schema: { fileName: 'junit.xsd', contents: XSD } });
  return errors.map(({ rawMessage }) => rawMessage);
};

test.each([['faithful', faithfulRun], ['broken', brokenRun], ['several', severalRun], ['hostile', hostileRun]] as const)(
  'what a run of a kind that is %s gives is valid',
  async (_, made) => {
    expect(await complaintsAbout(junitReport(await made()))).toEqual([]);
  },
);

test('the schema refuses what services do not read', async () => {
  const xml = junitReport(await faithfulRun());
  expect(await complaintsAbout(xml.replace('classname="capacity.R3"', 'classname="R3"'))).not.toEqual([]);
  expect(await complaintsAbout(xml.replace('<testcase', '<test'))).not.toEqual([]);
});

test('failures, errors and skipped cases are told apart', async () => {
  const xml = junitReport(await brokenRun());
  expect(xml).toContain('<testsuites name="capacity" tests="5" failures="2" errors="2" skipped="1" time="0">');
  expect(xml).toContain([
    '<testcase name="R3.1-02 the title of R3.1-02" classname="capacity.R3-1" file="R3.1.yaml" line="3" time="0">',
    '<skipped message="no landing in this program"/>',
  ].join('\n'));
  expect(xml).toContain('<failure message="owes.Lodor.red: expected {&#34;count&#34;:4,');
  expect(xml).toContain('<error message="exit code 1" type="crashed">');
});

test('nothing that is not XML and no markup comes from an engine', async () => {
  const xml = junitReport(await hostileRun());
  expect(xml).not.toMatch(/[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|\u202e|\u009b/u);
  expect(xml).not.toMatch(/<(?!\?xml|\/?(testsuites?|testcase|failure|error|skipped)[ />])/);
});
