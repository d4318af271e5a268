import { PROFILES } from '../cases/types.ts';
import { FORMATS, isFormat } from '../report/formats.ts';
import {
  listOf, memberFault, type Members, oneOf, satisfying, type Shape, someText, trueOrFalse, unknownWord,
} from '../source/shape.ts';
import { EDITION_IDS, isEditionId } from '../board/index.ts';
import type { RunReport } from '../runner/report.ts';
import { readRunReport } from '../runner/check-report.ts';
import { engineFault } from '../subjects/module/engine-fault.ts';
import { listed } from '../text/quoted.ts';
import { isRecord } from '../text/records.ts';
import { thrownText } from '../text/thrown-text.ts';
import { isInstead } from '../text/values.ts';
import { isWithin, JOBS, type Limit, SECONDS } from './limits.ts';

/** Throws a TypeError if an option is unknown or has a value that `runSuite` can't use: JavaScript has no compiler to say so. */
export const checkSuiteOptions = (options: unknown): void =>
  refuse('runSuite', optionsFault(options, SUITE_OPTIONS) ?? ownEngineFault(options) ?? thoroughFault(options));

/** Throws a TypeError if `renderReport` can't render reports this way. */
export const checkRendering = (format: unknown, options: unknown): void =>
  refuse('renderReport', formatFault(format) ?? optionsFault(options, TEXT_OPTIONS));

/** A caller's report as plain data, so that it can't change under way. Throws a TypeError if it is none, or contradicts itself. */
export const soundReport = (report: unknown): RunReport => {
  const read = reportIn(report);
  if ('engines' in read) return read;
  throw new TypeError(`renderReport: the first argument is not a report: ${read.fault}; expected what \`await runSuite(…)\` returns`);
};

const reportIn = (report: unknown): ReturnType<typeof readRunReport> => {
  try {
    return readRunReport(JSON.parse(JSON.stringify(report) ?? 'null'));
  } catch (thrown) {
    return { fault: `it can't be read: ${thrownText(thrown)}` };
  }
};

const refuse = (name: string, fault: string | undefined): void => {
  if (fault !== undefined) throw new TypeError(`${name}: ${fault}`);
};

const optionsFault = (options: unknown, members: Members): string | undefined =>
  (isRecord(options) ? memberFault(options, members) : `${isInstead('the argument', options)}, expected an object with options`);

const formatFault = (format: unknown): string | undefined =>
  (typeof format === 'string' && isFormat(format) ? undefined : unknownWord('format', String(format), FORMATS));

/** Questions beyond the cases are about the whole article. */
const thoroughFault = (options: unknown): string | undefined => {
  if (!isRecord(options) || options['thorough'] === undefined) return undefined;
  const { only, profile } = options;
  if (Array.isArray(only) && only.length > 0) return '`thorough` is given with `only`, expected a run of all cases';
  return profile === 'cards' ? '`thorough` is given with the profile `cards`, expected core, units or all' : undefined;
};

const ownEngineFault = (options: unknown): string | undefined => {
  const engine = isRecord(options) ? options['engine'] : undefined;
  const fault = engine === undefined || typeof engine === 'string' ? undefined : openableFault(engine);
  return fault === undefined ? undefined : `\`engine\`: ${fault}`;
};

const openableFault = (engine: unknown): string | undefined => {
  try {
    return isOpenable(engine) ? undefined : engineFault(engine);
  } catch (thrown) {
    return `it can't be read: ${thrownText(thrown)}`; // a getter or a proxy that throws
  }
};

const isOpenable = (engine: unknown): boolean => isRecord(engine) && typeof engine['open'] === 'function' && isSomeText(engine['label']);

const isSomeText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** An option that is undefined is one that is absent: callers spread options of their own. */
const optional = <T>(shape: Shape<T>): Shape<T | undefined> => (value, path) => (value === undefined ? undefined : shape(value, path));

const within = (limit: Limit, isWhole = false): Shape<number | undefined> => optional(satisfying(
  (value) => typeof value === 'number' && isWithin(value, limit) && (!isWhole || Number.isInteger(value)), limit.expected,
));

/** The options of `runSuite`. */
export const SUITE_OPTIONS = {
  noun: 'option',
  needed: {},
  maybe: {
    // undefined is refused here: an import that failed would otherwise test the suite's own engine
    engine: satisfying((value) => isSomeText(value) || isRecord(value),
      'a command, the path of a module, an engine, or an object that opens one; leave it out for `reference`'),
    edition: optional(satisfying((value) => typeof value === 'string' && (isEditionId(value) || /\.ya?ml$/.test(value)),
      `one of ${listed(EDITION_IDS)}, or an erratum's file, like \`mine.yaml\``)),
    profile: optional(oneOf([...PROFILES, 'all'])),
    only: optional(listOf(someText, "a list of ids, like ['R3.1', 'N4*']")),
    fixtures: optional(listOf(someText, 'a list of files and folders')),
    jobs: within(JOBS, true),
    timeout: within(SECONDS),
    maxTime: within(SECONDS),
    thorough: within(SECONDS),
  },
} satisfies Members;

const TEXT_OPTIONS: Members = {
  noun: 'option',
  needed: {},
  maybe: {
    colour: optional(trueOrFalse),
    width: within({ least: 20, most: 10_000, expected: 'a number of characters from 20 to 10000' }),
    quiet: optional(trueOrFalse),
  },
};
