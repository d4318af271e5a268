import { describe, expect, test } from 'vitest';
import { runSuite } from '../../src/index.ts';
import { checkRendering, checkSuiteOptions, soundReport } from '../../src/cli/suite-options.ts';

const ENGINE = { name: 'ours', version: '1', steps: [], features: [], check: () => ({ excess: 0 }) };

const KEYS = '`name`, `version`, `steps`, `features`, `language`, `cards`, `editions`, `check`, `move`, `remove`, `lose`, `place`, `land`, `advance`, `end-combat`';
const EXPECTED = ', expected a command, the path of a module, an engine, or an object that opens one; leave it out for `reference`';

describe('the options of runSuite', () => {
  test.each([
    ['none', {}],
    ['an engine in this process', { engine: ENGINE }],
    ['an engine of a class, with fields of its own', { engine: Object.assign(Object.create({ check: ENGINE.check }), { ...ENGINE, game: {} }) }],
    ['a way to an engine', { engine: { label: 'ours', open: async () => undefined } }],
    ['all of them', { engine: 'python3 engine.py', edition: 'lrr-1.1', profile: 'all', only: ['R3*'], fixtures: ['mine'], jobs: 2, timeout: 0.5, maxTime: 60 }],
    ['all but the engine undefined', { edition: undefined, profile: undefined, only: undefined, fixtures: undefined, jobs: undefined, timeout: undefined, maxTime: undefined }],
  ])('%s', (_, options) => {
    expect(() => checkSuiteOptions(options)).not.toThrow();
  });

  test.each([
    [{ engin: './b5' }, 'unknown option `engin`, expected one of `engine`, `edition`, `profile`, `only`, `fixtures`, `jobs`, `timeout`, `maxTime`, `thorough` (did you mean `engine`?)'],
    [{ zzz: 1 }, 'unknown option `zzz`, expected one of `engine`, `edition`, `profile`, `only`, `fixtures`, `jobs`, `timeout`, `maxTime`, `thorough`'],
    [{ engine: undefined }, `\`engine\` is \`undefined\`${EXPECTED}`],
    [{ engine: '' }, `\`engine\` is \`""\`${EXPECTED}`],
    [{ engine: {} }, '`engine`: `name` is missing, expected text that is not empty'],
    [{ engine: { ...ENGINE, mvoe: ENGINE.check } }, '`engine`: unknown key `mvoe`, expected one of `name`, `version`, `steps`, `features`, `language`, `cards`, `editions`, `check`, `move`, `remove`, `lose`, `place`, `land`, `advance`, `end-combat` (did you mean `move`?)'],
    [{ engine: { ...ENGINE, edition: 'x' } }, '`engine`: unknown key `edition`, expected one of `name`, `version`, `steps`, `features`, `language`, `cards`, `editions`, `check`, `move`, `remove`, `lose`, `place`, `land`, `advance`, `end-combat` (did you mean `editions`?)'],
    [{ engine: { open: () => undefined } }, `\`engine\`: unknown key \`open\`, expected one of ${KEYS}`],
    [{ edition: 'lrr-9' }, "`edition` is `\"lrr-9\"`, expected one of `lrr-1.1`, `lrr-1.2`, `lrr-1.3`, `lrr-2.0`, `current`, or an erratum's file, like `mine.yaml`"],
    [{ profile: 'card' }, "`profile` is `\"card\"`, expected one of `core`, `units`, `cards`, `all` (did you mean `cards`?)"],
    [{ only: 'R3' }, "`only` is `\"R3\"`, expected a list of ids, like ['R3.1', 'N4*']"],
    [{ fixtures: [7] }, '`fixtures[0]` is `7`, expected text that is not empty'],
    [{ jobs: 0 }, '`jobs` is `0`, expected a whole number from 1 to 999'],
    [{ jobs: 1.5 }, '`jobs` is `1.5`, expected a whole number from 1 to 999'],
    [{ timeout: -1 }, '`timeout` is `-1`, expected seconds from 0.05 to 86400'],
    [{ maxTime: '5' }, "`maxTime` is `\"5\"`, expected seconds from 0.05 to 86400"],
    ['reference', 'the argument is `"reference"`, expected an object with options'],
  ])('%j are refused', (options, message) => {
    expect(() => checkSuiteOptions(options)).toThrow(new TypeError(`runSuite: ${message}`));
  });
});

describe('the arguments of renderReport', () => {
  test('a format and options', () => {
    expect(() => checkRendering('html', { colour: true, width: 100, quiet: undefined })).not.toThrow();
  });

  test.each([
    [['htm', {}], 'unknown format `htm`, expected one of `text`, `json`, `tap`, `junit`, `ctrf`, `sarif`, `markdown`, `github`, `badge`, `html` (did you mean `html`?)'],
    [['xml', {}], 'unknown format `xml`, expected one of `text`, `json`, `tap`, `junit`, `ctrf`, `sarif`, `markdown`, `github`, `badge`, `html`'],
    [['text', { color: true }], 'unknown option `color`, expected one of `colour`, `width`, `quiet` (did you mean `colour`?)'],
    [['text', { width: 3 }], '`width` is `3`, expected a number of characters from 20 to 10000'],
  ] as const)('%j are refused', ([format, options], message) => {
    expect(() => checkRendering(format, options)).toThrow(new TypeError(`renderReport: ${message}`));
  });

  test('a report, as plain data', async () => {
    const report = await runSuite({ only: ['R0-01'] });
    expect([soundReport(report), soundReport(Object.freeze(report))]).toEqual([report, report]);
    expect(soundReport(report)).not.toBe(report);
  });

  const circular = (): unknown => {
    const report: { engines: unknown[] } = { engines: [] };
    report.engines.push(report);
    return report;
  };
  test.each([
    ['a promise of one', Promise.resolve({}), '`suite` is missing, expected an object'],
    ['its text', '{"engines":[]}', /^it is `.*`, expected an object$|expected an object/],
    ['nothing', undefined, /expected an object/],
    ['one without engines', { suite: { version: '1', edition: 'current', profile: 'core' }, command: 'x', engines: [] }, '`engines` is empty, expected at least one entry'],
    ['a circle', circular(), /^it can't be read: TypeError: Converting circular structure to JSON/],
    ['one whose members throw', { get engines() { throw Object.create(null); } }, /^it can't be read: /],
    ['a proxy that throws', new Proxy({}, { get: () => { throw new Error('ha'); } }), "it can't be read: Error: ha"],
  ])('%s is no report', (_, value, why) => {
    const message = (): string => {
      try {
        return soundReport(value).command;
      } catch (thrown) {
        expect(thrown).toBeInstanceOf(TypeError);
        return thrown instanceof Error ? thrown.message : '';
      }
    };
    const [, said = ''] = /^renderReport: the first argument is not a report: ([^]*); expected what `await runSuite\(…\)` returns$/.exec(message()) ?? [];
    expect(said).toEqual(typeof why === 'string' ? why : expect.stringMatching(why));
  });
});
