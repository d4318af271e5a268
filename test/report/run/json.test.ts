import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { jsonReport } from '../../../src/report/run/json.ts';
import { run } from '../../../src/runner/run.ts';
import { answering, CHECK, LEAVE, legal, makeCase, makeClause, step } from '../../runner/samples.ts';

const schema = JSON.parse(readFileSync(new URL('../../../schema/report.schema.json', import.meta.url), 'utf8'));

test('the report keeps to its schema, even with a hostile engine', async () => {
  const cases = [makeCase('R3-01', 'R3', step(LEAVE, legal())), makeCase('R3-02', 'R3', step(CHECK, { kind: 'numbers', excess: 0 }))];
  const engine = await run(cases, answering(() => ({ legal: false, ['__proto__']: 1 })), { clauses: [makeClause('R3')] });
  const text = jsonReport({ suite: { version: '1.0.0', edition: 'current', profile: 'core' }, command: 'npx tsx run-suite', engines: [engine] });
  const validate = new Ajv({ allowUnionTypes: true }).compile(schema);
  const report = JSON.parse(text);
  expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
  expect(report.engines[0].summary).toEqual({ pass: 0, fail: 1, declined: 0, crashed: 0, hung: 0, garbled: 1, faulty: 0 });
  expect(report.engines[0].clauses[0]).toMatchObject({ id: 'R3', pass: 0, fail: 1 });
  expect(report.engines[0].cases[0]).toMatchObject({ id: 'R3-01', clause: 'R3', outcome: 'fail' });
});
