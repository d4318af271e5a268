import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { moduleSource } from '../../../src/subjects/module/source.ts';
import type { ProcessOptions } from '../../../src/subjects/process/source.ts';
import { checkOf, inShort, OPEN, RIGHT } from '../zoo.ts';

const open = (name: string, options: ProcessOptions = {}, edition: string = OPEN.edition) =>
  moduleSource(name, fileURLToPath(new URL(name, import.meta.url)), options).open({ ...OPEN, edition });

describe.concurrent('an engine that is a module', () => {
  test('in TypeScript', async () => {
    const subject = await open('../../engines/module.ts');
    if ('kind' in subject) throw new Error(subject.message);
    expect(subject.hello).toMatchObject({ protocol: 1, name: 'stacks', language: 'typescript', answers: ['check', 'move', 'remove'] });
    expect(await subject.ask(checkOf('A'))).toEqual(RIGHT);
    await subject.close();
  });

  test('may log, wait, decline, throw, return nothing and hang', async () => {
    const subject = await open('modules/odd.mjs', { timeout: 300 });
    if ('kind' in subject) throw new Error(subject.message);
    const systems = ['A', 'declined', 'thrown', 'nothing', 'hung', 'B'];
    const replies = await Promise.all(systems.map((system) => subject.ask(checkOf(system))));
    expect(replies.map(inShort)).toEqual([
      { kind: 'answered', result: { capacity: 'current'.length } },
      { kind: 'declined', reason: 'no such thing here' },
      { kind: 'crashed', message: 'answered with error -32603: TypeError: no planets' },
      { kind: 'crashed', message: 'answered with error -32603: the function for check returned nothing' },
      { kind: 'hung', message: 'wrote nothing for 0.3 s' },
      { kind: 'answered', result: { capacity: 'current'.length } },
    ]);
    expect(await subject.ask({ ...checkOf('A'), action: { type: 'advance', params: { to: 'invasion' } } }))
      .toEqual({ kind: 'declined', reason: 'no function for advance' });
    expect(subject.complaints?.()).toEqual([]);
    await subject.close();
  });

  test('that supports only other editions', async () => {
    expect(await open('modules/odd.mjs', {}, 'lrr-1.1'))
      .toEqual({ kind: 'not-run', message: '`hello`: answered with error -32602: unknown edition lrr-1.1' });
  });

  test('without an engine as its default export', async () => {
    const message = '`hello`: answered with error -32602: the module has no engine as its default export: write `export default defineEngine({…})`';
    expect(await open('modules/no-engine.mjs')).toEqual({ kind: 'not-run', message });
  });

  test('with a syntax error', async () => {
    const opened = await open('modules/unfinished.mjs');
    expect(opened).toEqual({ kind: 'not-run', message: '`hello`: answered with error -32602: the module could not be loaded: SyntaxError: Unexpected end of input '
      + '(`node test/subjects/module/modules/unfinished.mjs` shows the line)' });
  });

  test('with an unknown key', async () => {
    expect(await open('modules/misspelt.mjs'))
      .toEqual({ kind: 'not-run', message: '`hello`: answered with error -32602: the engine: unknown key `mvoe`, expected one of `name`, `version`, `steps`, `features`, `language`, `cards`, `editions`, `check`, `move`, `remove`, `lose`, `place`, `land`, `advance`, `end-combat` (d…' });
  });

  test("that can't be loaded", async () => {
    const opened = await open('modules/broken.mjs');
    const message = '`hello`: answered with error -32602: the module could not be loaded: Error: Cannot find module';
    expect('kind' in opened && opened.message.slice(0, message.length)).toBe(message);
  });
});
