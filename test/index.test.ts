import { describe, expect, test } from 'vitest';
import { defineEngine, FORMATS, renderReport, runSuite } from '../src/index.ts';

const wrong = defineEngine({ name: 'wrong', version: '1', steps: [], features: ['stated-capacity'], check: () => ({ counted: 0 }) });

describe('runSuite', { timeout: 60_000 }, () => {
  test('asks the reference engine where no other is given', async () => {
    const { engines, ...report } = await runSuite({ only: ['R1*'] });
    expect(report).toEqual({ suite: { version: '1.0.0', edition: 'current', profile: 'core' }, selection: 'R1*', command: 'npx tsx run-suite' });
    expect(engines).toMatchObject([{ name: 'reference', conformant: true }]);
  });

  test('asks an engine in this process, and says how to repeat a case', async () => {
    const report = await runSuite({ engine: wrong, only: ['R2-01'] });
    expect(report.engines).toMatchObject([{ name: 'wrong', conformant: false, summary: { fail: 1 } }]);
    expect(await renderReport(report)).toContain("  repeat    runSuite({ only: ['R2-01'], … })\n");
  });

  test('a source that can’t be closed counts against the engine, and its answers are not lost', async () => {
    const right = await runSuite({ only: ['R2-01'] });
    const subject = {
      hello: { protocol: 1, name: 'stuck', version: '1', language: 'none', answers: ['check'], steps: [], features: ['stated-capacity'] },
      window: 1,
      ask: async () => ({ kind: 'answered', result: { counted: 0 } }),
      close: async () => { throw new Error('no socket'); },
    };
    const { engines } = await runSuite({ engine: { label: 'own', open: async () => subject as never }, only: ['R2-01'] });
    expect(right.engines).toMatchObject([{ conformant: true }]);
    expect(engines).toMatchObject([{
      name: 'stuck', conformant: false, summary: { fail: 1 }, complaints: ['own could not be closed: Error: no socket'],
    }]);
  });

  test('a source that never closes is given up in time, and its answers are not lost', async () => {
    const subject = {
      hello: { protocol: 1, name: 'stuck', version: '1', language: 'none', answers: ['check'], steps: [], features: ['stated-capacity'] },
      window: 1,
      ask: async () => ({ kind: 'answered', result: { counted: 3 } }),
      close: () => new Promise<void>(() => undefined),
    };
    const { engines } = await runSuite({ engine: { label: 'own', open: async () => subject as never }, only: ['R2-01'], maxTime: 1 });
    expect(engines).toMatchObject([{ name: 'stuck', conformant: false, summary: { pass: 1 }, complaints: ['own could not be closed: Error: took longer than 1 s'] }]);
  });

  test('asks whatever opens a subject', async () => {
    const engine = { label: 'none', open: async () => ({ kind: 'not-run', message: 'there is none' }) as const };
    await expect(runSuite({ engine })).rejects.toThrow('engine none could not be run: there is none');
  });

  test.each([
    ['nothing is selected', { only: ['R99'] }, '--only: `R99` matches no case'],
    ['there is no such file', { engine: './nowhere.mjs' }, 'engine ./nowhere.mjs could not be run: no such file'],
    ['there are no such cases', { fixtures: ['nowhere'] }, "nowhere:1:1: unreadable: the path can't be read: it does not exist, expected a file or a folder"],
  ])('rejects where %s', async (_, options, message) => {
    await expect(runSuite(options)).rejects.toThrow(message);
  });

  test('rejects before anything runs where an option is none', async () => {
    await expect(runSuite({ engin: './b5' } as never)).rejects.toThrow(new TypeError('runSuite: unknown option `engin`, expected one of `engine`, `edition`, `profile`, `only`, `fixtures`, `jobs`, `timeout`, `maxTime`, `thorough` (did you mean `engine`?)'));
    await expect(renderReport({} as never)).rejects.toThrow(TypeError);
  });

  test('its report comes in every format', async () => {
    const report = await runSuite({ engine: wrong, only: ['R2-01'] });
    for (const format of FORMATS) expect(await renderReport(report, format)).toContain(format === 'badge' ? '0/1 clause' : 'R2-01');
  });
});
