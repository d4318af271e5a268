import { PROFILES } from '../cases/types.ts';
import { FORMATS, isFormat } from '../report/formats.ts';
import { isListOf, isOneOf, isText, type Member, memberFault, type Members, unknownWord } from '../source/members.ts';
import { EDITION_IDS } from '../board/index.ts';
import { engineFault } from '../subjects/module/engine-fault.ts';
import { isRecord } from '../text/records.ts';
import { isWithin, JOBS, type Limit, SECONDS } from './limits.ts';

/** Throws a TypeError where an option is unknown, or none that `runSuite` can take: whoever writes JavaScript has no compiler to say so. */
export const checkSuiteOptions = (options: unknown): void => refuse('runSuite', objectFault(options, SUITE_OPTIONS) ?? ownEngineFault(options));

/** Throws a TypeError where a report can't be rendered so. */
export const checkRendering = (report: unknown, format: unknown, options: unknown): void =>
  refuse('renderReport', reportFault(report) ?? formatFault(format) ?? objectFault(options, TEXT_OPTIONS));

const refuse = (name: string, fault: string | undefined): void => {
  if (fault !== undefined) throw new TypeError(`${name}: ${fault}`);
};

const objectFault = (options: unknown, members: Members): string | undefined =>
  (isRecord(options) ? memberFault(options, members, 'option') : 'the options are no object');

const reportFault = (report: unknown): string | undefined =>
  (isRecord(report) && isListOf(isRecord)(report['engines']) ? undefined : 'the first argument is no report, expected what `await runSuite(…)` returns');

const formatFault = (format: unknown): string | undefined =>
  (typeof format === 'string' && isFormat(format) ? undefined : unknownWord('format', String(format), FORMATS));

const ownEngineFault = (options: unknown): string | undefined => {
  const engine = isRecord(options) ? options['engine'] : undefined;
  const fault = engine === undefined || typeof engine === 'string' || isOpenable(engine) ? undefined : engineFault(engine);
  return fault === undefined ? undefined : `\`engine\`: ${fault}`;
};

const isOpenable = (engine: unknown): boolean => isRecord(engine) && typeof engine['open'] === 'function' && isText(engine['label']);

/** An option that isn't there, and one that is undefined, are the same to whoever spreads options of his own. */
const optional = ({ holds, expected }: Member): Member => ({ holds: (value) => value === undefined || holds(value), expected });

const oneOf = (words: readonly string[]): Member => optional({ holds: isOneOf(words), expected: `one of ${words.join(', ')}` });

const within = (limit: Limit, isWhole = false): Member =>
  optional({ holds: (value) => typeof value === 'number' && isWithin(value, limit) && (!isWhole || Number.isInteger(value)), expected: limit.expected });

const IS_SET: Member = optional({ holds: (value) => typeof value === 'boolean', expected: 'true or false' });

/** The options of `runSuite`. */
export const SUITE_OPTIONS = {
  // an import that came to nothing would else judge the suite's own engine
  engine: { holds: (value: unknown) => isText(value) || isRecord(value), expected: 'a command, the path of a module, an engine or a way to one; leave it out for `reference`' },
  edition: oneOf(EDITION_IDS),
  profile: oneOf([...PROFILES, 'all']),
  only: optional({ holds: isListOf(isText), expected: "a list of ids, like ['R3.1', 'N4*']" }),
  fixtures: optional({ holds: isListOf(isText), expected: 'a list of files and folders' }),
  jobs: within(JOBS, true),
  timeout: within(SECONDS),
  maxTime: within(SECONDS),
} satisfies Members;

const TEXT_OPTIONS: Members = {
  colour: IS_SET,
  width: within({ least: 20, most: 10_000, expected: 'a number of characters from 20 to 10000' }),
  quiet: IS_SET,
};
