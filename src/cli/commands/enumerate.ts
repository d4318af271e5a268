import { existsSync } from 'node:fs';
import { enumerate } from '../../search/enumerate.ts';
import { cardReader } from '../../search/card-values.ts';
import { byPart, countScope, type Counted, divided, type PositionShard, WHOLE } from '../../search/scope/count.ts';
import { isRead, readScope, SCOPE_NAMES, scopeFile, withCardsRead } from '../../search/scope/read.ts';
import type { Tally } from '../../search/scope/tally.ts';
import type { Scope } from '../../search/scope/types.ts';
import { judgeOf, type EditionRulebook } from '../../search/edition-judges.ts';
import { hintFor, quoted } from '../../source/index.ts';
import type { Shard } from '../../runner/report.ts';
import { CALLED } from '../command-name.ts';
import { EXIT, type ExitCode, Stop } from '../exit.ts';
import type { Io } from '../io.ts';
import { checkFolder } from '../write-file.ts';
import { type OpenEngines, openEngines, type ProbeFlags, type SearchBasis, type DraftRulebook } from '../open-engines.ts';
import { progressOn } from '../progress.ts';
import { shellWord } from '../../text/shell-word.ts';
import { faulty, RULES, soundCatalogue } from '../suite-data.ts';
import { conclude, findingsPrinter, rateInWords } from '../search-output.ts';
import { searchTime } from '../search-time.ts';
import { counted } from '../../text/counted.ts';
import { defined } from '../../text/records.ts';
import { editionRules } from '../edition-rules.ts';
import type { Define } from '../command.ts';
import { appended, editionOption, processes, seconds, shardIn } from '../option-values.ts';

export interface EnumerateFlags extends ProbeFlags {
  /** A name, or a file. */
  readonly scope: string;
  readonly divide: boolean;
  readonly json: boolean;
  /** Prints the scope as JSON, without judging it. */
  readonly print: boolean;
  readonly keepGoing: boolean;
  readonly shard?: Shard;
  /** In seconds. */
  readonly time?: number;
  /** A folder for the cases that are found; default: they are printed. */
  readonly write?: string;
}

/** The options of `enumerate`. */
export const define: Define = (command, io, end) => {
  command
    .option('--scope <name|file>', 'tiny, example, small, standard, or a file like those in rules/scopes/; default: small')
    .option('--engine <engine>', 'the engine to ask, or two engines to compare with each other; default: only count', appended)
    .addOption(editionOption())
    .option('--divide', 'show the counts by part, step and action')
    .option('--json', 'print the counts as JSON')
    .option('--print', 'print the scope as JSON, without judging it')
    .option('--keep-going', 'continue after the first difference, and show each fault once')
    .option('--write <folder>', 'write the cases that are found to files instead of printing them')
    .option('--shard <i/n>', 'only one part of the positions, such as 2/3', shardIn)
    .option('--time <seconds>', 'with --engine: how long to search; default: until the scope ends', seconds)
    .option('--jobs <n>', 'how many processes of the engine to run; default: 1', processes)
    .option('--timeout <seconds>', 'how long the engine may take for an answer before it counts as hung; default: 5', seconds)
    .addHelpText('after', HELP)
    .action(async (flags: Partial<EnumerateFlags> & Pick<EnumerateFlags, 'edition'>) =>
      end(await enumerateCommand({ ...DEFAULTS, ...flags }, io)));
};

const DEFAULTS = { scope: 'small', engine: [], divide: false, json: false, print: false, keepGoing: false };

const HELP = `
rules/scopes/README.md defines the scopes and lists their counts.
When the time is up, or on Ctrl-C, the counts so far are printed.

Examples:
  npx tsx run-suite enumerate --scope tiny --divide
  npx tsx run-suite enumerate --engine 'python3 engine.py'
  npx tsx run-suite enumerate --scope standard --engine ./engine.ts --jobs 2 --time 600
  npx tsx run-suite enumerate --engine ./one.ts --engine ./other.ts

Exit codes:
  0    no difference found
  1    the engine gives a wrong answer, crashes, hangs or breaks the contract; or two engines differ
  2    wrong usage, faulty data, or the engine supports none of the questions
  3    the engine could not be run
  130  interrupted before a difference was found`;

/** Counts a scope with the reference engine, or asks an engine everything in it. */
export const enumerateCommand = async (flags: EnumerateFlags, io: Io): Promise<ExitCode> => {
  const written = scopeNamed(flags.scope);
  if (flags.print) return printed(JSON.stringify(written, null, 2), io);
  const scope = withCardsRead(written, cardReader(soundCatalogue));
  const rulebook: DraftRulebook = { ...await editionRules(flags.edition), catalogue: soundCatalogue };
  if (flags.engine.length > 0 && flags.json) throw new Stop('--json: works only without --engine');
  if (flags.engine.length > 0) return askAll(scope, rulebook, flags, io);
  for (const option of needingEngine(flags)) throw new Stop(`${option}: works only with --engine`);
  const result = countScope(scope, judgeOf(rulebook), flags.divide ? divided : byPart, shardOf(flags));
  return printed(flags.json ? inJson(scope, result) : inText(scope, result), io);
};

/** The options given that work only with an engine. */
const needingEngine = ({ time, write, keepGoing, jobs, timeout }: EnumerateFlags): readonly string[] => {
  const given = { '--time': time, '--write': write, '--keep-going': keepGoing || undefined, '--jobs': jobs, '--timeout': timeout };
  return Object.keys(defined(given));
};

const scopeNamed = (text: string): Scope => {
  const isName = SCOPE_NAMES.some((name) => name === text);
  if (!isName && !existsSync(text)) throw new Stop(noScope(text));
  const read = readScope(isName ? scopeFile(RULES, text) : text, soundCatalogue);
  if (!isRead(read)) throw faulty(read);
  return read;
};

const noScope = (text: string): string => {
  if (/[/\\]|\.ya?ml$/.test(text)) return `--scope: no such file: ${quoted(text)}`;
  return `--scope: expected one of ${SCOPE_NAMES.join(', ')}, or a file, got ${quoted(text)}${hintFor(text, SCOPE_NAMES)}`;
};

const printed = (text: string, { stdout }: Io): ExitCode => {
  stdout.write(`${text}\n`);
  return EXIT.conformant;
};

const shardOf = ({ shard }: EnumerateFlags): PositionShard => (shard === undefined ? WHOLE : { index: shard.index - 1, of: shard.of });

const inJson = ({ name }: Scope, { total, parts }: Counted): string =>
  JSON.stringify({ scope: name, total, parts: Object.fromEntries(parts) }, null, 2);

const inText = ({ name, about }: Scope, { total, parts }: Counted): string => {
  const rows = [...parts, ['in all', total] as const].map(([row, tally]) =>
    [row, ...COLUMNS.map(([key]) => String(tally[key])), tally.digest.slice(0, 12)]);
  const clauses = Object.entries(total.clauses).map(([id, count]) => `${id} ${count}`).join(', ');
  return [
    `${name}: ${about}`, '',
    ...aligned([['', ...COLUMNS.map(([, title]) => title), 'digest'], ...rows]), '',
    `decided by: ${clauses}`, `digest: ${total.digest}`,
  ].join('\n');
};

const COLUMNS = [
  ['positions', 'positions'], ['judgements', 'judgements'], ['numbers', 'numbers'], ['legal', 'legal'], ['illegal', 'illegal'],
  ['owing', 'owing'], ['owed', 'removals'], ['units', 'units'],
] as const satisfies readonly (readonly [keyof Tally, string])[];

/** A table in text: its first column to the left, the others to the right. */
const aligned = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  const padded = (cell: string, at: number): string => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0));
  return rows.map((row) => row.map(padded).join('  ').trimEnd());
};

const askAll = async (scope: Scope, rulebook: EditionRulebook, flags: EnumerateFlags, io: Io): Promise<ExitCode> => {
  if (flags.write !== undefined) checkFolder(flags.write, '--write');
  const time = searchTime(flags.time ?? Number.POSITIVE_INFINITY);
  const basis: SearchBasis = { rulebook, judge: judgeOf(rulebook), time };
  try {
    const engines = await openEngines(basis, flags);
    time.begin();
    try {
      return await compareAll(scope, basis, engines, { flags, io });
    } finally {
      await engines.close();
    }
  } finally {
    time.release();
  }
};

interface CommandInput {
  readonly flags: EnumerateFlags;
  readonly io: Io;
}

const compareAll = async (scope: Scope, basis: SearchBasis, engines: OpenEngines, { flags, io }: CommandInput): Promise<ExitCode> => {
  const { judge, time } = basis;
  const line = progressOn(io);
  const printer = findingsPrinter(basis, engines, { write: flags.write, line }, io);
  const byAction = new Map<string, number>();
  const progress = await enumerate(scope, judge, engines.probe, {
    shard: shardOf(flags),
    isTimeUp: time.isUp,
    onPassed: printer.passed,
    onProgress: ({ positions, asked, differences }) =>
      line.show(() => `${engines.name}: ${counted(positions, 'position')}, ${rateInWords(asked, line.seconds())}, ${differences} differ`),
    onDifference: async (difference, play) => {
      const { position, action } = difference.step;
      const name = `${position.step ?? 'no step'}: ${action.type}`;
      byAction.set(name, (byAction.get(name) ?? 0) + 1);
      await printer.found(difference, play, repeatOf(flags));
      return flags.keepGoing;
    },
  });
  line.clear();
  const lines = flags.divide ? [...byAction].map(([name, count]) => `  ${name}: ${count} differ`) : [];
  const endedEarly = time.isInterrupted() ? 'interrupted' : time.isUp() && !progress.isComplete ? 'time is up' : undefined;
  const what = endedEarly === undefined ? `scope ${scope.name}` : `scope ${scope.name}, ${counted(progress.positions, 'position')}`;
  return conclude({ ...progress, what, faults: printer.faults(), seconds: line.seconds(), endedEarly, lines }, engines, io);
};

const repeatOf = ({ scope, engine, edition, timeout }: EnumerateFlags): string => [
  `${CALLED} enumerate`,
  `--scope ${shellWord(scope)}`,
  ...engine.map((name) => `--engine ${shellWord(name)}`),
  ...(timeout === undefined ? [] : [`--timeout ${timeout}`]),
  ...(edition === 'current' ? [] : [`--edition ${edition}`]),
].join(' ');
