import { describe, expect, test } from 'vitest';
import { Declined, defineEngine, type EngineModule } from '../../../src/subjects/module/engine.ts';
import { inProcessSource } from '../../../src/subjects/module/in-process.ts';
import { checkOf, OPEN } from '../zoo.ts';

const engine = (check: EngineModule['check'], more: Partial<EngineModule> = {}): EngineModule =>
  defineEngine({ name: 'ours', version: '1', steps: [], features: [], ...(check === undefined ? {} : { check }), ...more });

const opened = async (module: EngineModule) => {
  const subject = await inProcessSource(module).open(OPEN);
  if ('kind' in subject) throw new Error(subject.message);
  return subject;
};

const answer = async (check: EngineModule['check']) => (await opened(engine(check))).ask(checkOf('A'));

describe('an engine in this process', () => {
  test('says what it is', async () => {
    expect((await opened(engine(() => ({ excess: 0 })))).hello)
      .toEqual({ protocol: 1, name: 'ours', version: '1', language: 'javascript', answers: ['check'], steps: [], features: [] });
  });

  test('answers at once, or later', async () => {
    expect(await answer(() => ({ excess: 0 }))).toEqual({ kind: 'answered', result: { excess: 0 } });
    expect(await answer(async () => ({ excess: 1 }))).toEqual({ kind: 'answered', result: { excess: 1 } });
  });

  test('declines', async () => {
    expect(await answer(() => { throw new Declined('no mechs in this program'); })).toEqual({ kind: 'declined', reason: 'no mechs in this program' });
    const subject = await opened(engine(undefined));
    expect(await subject.ask(checkOf('A'))).toEqual({ kind: 'declined', reason: 'no function for check' });
  });

  test('fails', async () => {
    expect(await answer(() => { throw new TypeError('no planets'); })).toEqual({ kind: 'crashed', message: 'answered with error -32603: TypeError: no planets' });
    expect(await answer(async () => Promise.reject(new Error('late')))).toEqual({ kind: 'crashed', message: 'answered with error -32603: Error: late' });
  });

  test('may change the position it gets', async () => {
    const request = checkOf('A');
    const before = structuredClone(request);
    await (await opened(engine((position) => {
      Object.assign(position.systems, { A: {} });
      return { excess: 0 };
    }))).ask(request);
    expect(request).toEqual(before);
  });

  test('that supports only other editions, or is not an engine', async () => {
    expect(await inProcessSource(engine(undefined, { editions: ['lrr-1.1'] })).open(OPEN)).toEqual({ kind: 'not-run', message: 'unknown edition current' });
    expect(await inProcessSource({ ...engine(undefined), name: 7 as never }).open(OPEN))
      .toEqual({ kind: 'not-run', message: 'the engine: `name` is `7`, expected text that is not empty' });
  });
});
