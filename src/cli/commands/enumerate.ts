import { existsSync } from 'node:fs';
import { enumerate } from '../../search/enumerate.ts';
import { cardReader } from '../../search/card-values.ts';
import type { Judge } from '../../board/index.ts';
import { byPart, countScope, type Counted, divided, type PositionShard as PositionShard, WHOLE } from '../../search/scope/count.ts';
import { isRead, readScope, SCOPE_NAMES, scopeFile, withCardsRead } from '../../search/scope/read.ts';
import type { Tally } from '../../search/scope/tally.ts';
import type { Scope } from '../../search/scope/types.ts';
import { judgeOf, type EditionRulebook } from '../../search/judges.ts';
import { hintFor, quoted } from '../../source/index.ts';
import type { Shard } from '../../runner/report.ts';
import { CALLED } from '../command-name.ts';
import { EXIT, type ExitCode, Stop } from '../exit.ts';
import type { Io } from '../io.ts';
import { checkFile, checkFolder } from '../write-file.ts';
import { type ProbeFlags, type Probing, startProbing } from '../open-engines.ts';
import { progressOn } from '../progress.ts';
import { shellWord } from '../../text/shell-word.ts';
import { clearedState, keyOf, NO_STATE, savedState, type State, stateIn } from '../resume.ts';
import { faulty, RULES, soundArticle, soundCatalogue } from '../suite-data.ts';
import { conclude, rateInWords, type Teller, tellerOf } from '../search-output.ts';
import type { Define } from '../command.ts';
import { appended, editionOption, processes, seconds, shardIn } from '../option-values.ts';

export interface EnumerateFlags extends ProbeFlags {
  /** A name, or a file. */
  readonly scope: string;
  readonly divide: boolean;
  readonly json: boolean;
  /** Prints the scope as JSON and judges nothing. */
  readonly print: boolean;
  readonly keepGoing: boolean;
  readonly shard?: Shard;
  /** A file that says how far an earlier run came. */
  readonly resume?: string;
  /** A folder for what is found. */
  readonly write?: string;
}

/** The options of `enumerate`. */
export const define: Define = (command, io, end) => {
  command
    .option('--scope <name|file>', 'tiny, example, small, standard, or a file like those in rules/scopes/')
    .option('--engine <engine>', 'the engine to ask, or two to be compared with each other; absent: count only', appended)
    .addOption(editionOption())
    .option('--divide', 'break the numbers down by part, step and action')
    .option('--json', 'the numbers of a count as JSON')
    .option('--print', 'print the scope as JSON, and judge nothing')
    .option('--keep-going', 'go on after the first difference, and show one of each fault')
    .option('--write <folder>', 'write what is found into files, instead of printing it')
    .option('--shard <i/n>', 'one part of the positions, as in 2/3', shardIn)
    .option('--resume <file>', 'with --engine: remember there how far it came, and go on from there')
    .option('--jobs <n>', 'how many processes of the engine answer; default: 1', processes)
    .option('--timeout <seconds>', 'silence after which an engine counts as hung; default: 5', seconds)
    .addHelpText('after', HELP)
    .action(async (flags: Partial<EnumerateFlags> & Pick<EnumerateFlags, 'edition'>) => end(await enumerateCommand({ ...DEFAULTS, ...flags }, io)));
};

const DEFAULTS = { scope: 'small', engine: [], divide: false, json: false, print: false, keepGoing: false };

const HELP = `
What a scope is, and its numbers: rules/scopes/README.md.

Examples:
  npx tsx run-suite enumerate --scope tiny --divide
  npx tsx run-suite enumerate --engine 'python3 engine.py'
  npx tsx run-suite enumerate --scope standard --engine ./engine.ts --jobs 2 --resume state.json
  npx tsx run-suite enumerate --engine ./one.ts --engine ./other.ts

Exit codes:
  0  nothing differs
  1  something differs, crashes, hangs or breaks the contract
  2  wrong use, faulty data, or nothing in the scope that the engine knows
  3  the engine could not be run`;

/** Counts a scope with the reference engine, or puts all of it to an engine. */
export const enumerateCommand = async (flags: EnumerateFlags, io: Io): Promise<ExitCode> => {
  const written = scopeNamed(flags.scope);
  if (flags.print) return printed(JSON.stringify(written, null, 2), io);
  const scope = withCardsRead(written, cardReader(soundCatalogue));
  const rulebook: EditionRulebook = { article: soundArticle(), edition: flags.edition, catalogue: soundCatalogue };
  const judge = judgeOf(rulebook);
  if (flags.engine.length > 0 && flags.json) throw new Stop('--json: only what is counted without --engine is written as JSON');
  if (flags.engine.length > 0) return askAll(scope, rulebook, judge, flags, io);
  for (const option of meantForEngines(flags)) throw new Stop(`${option}: nothing to do without --engine, where a scope is only counted`);
  const counted = countScope(scope, judge, flags.divide ? divided : byPart, shardOf(flags));
  return printed(flags.json ? inJson(scope, counted) : inText(scope, counted), io);
};

/** Options that a count has no use for. */
const meantForEngines = ({ resume, write, keepGoing, jobs, timeout }: EnumerateFlags): readonly string[] => [
  ...(resume === undefined ? [] : ['--resume']), ...(write === undefined ? [] : ['--write']), ...(keepGoing ? ['--keep-going'] : []),
  ...(jobs === undefined ? [] : ['--jobs']), ...(timeout === undefined ? [] : ['--timeout']),
];

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

const askAll = async (scope: Scope, rulebook: EditionRulebook, judge: Judge, flags: EnumerateFlags, io: Io): Promise<ExitCode> => {
  if (flags.resume !== undefined) checkFile(flags.resume, '--resume');
  if (flags.write !== undefined) checkFolder(flags.write, '--write');
  const key = keyOf(scope, rulebook, flags);
  const from = flags.resume === undefined ? undefined : stateIn(flags.resume, key);
  const probing = await startProbing(rulebook, judge, flags);
  try {
    const teller = tellerOf(rulebook, judge, probing, flags, io, from?.faults);
    return await compareAll({ scope, judge, probing, teller, key, from: from ?? NO_STATE }, flags, io);
  } finally {
    await probing.close();
  }
};

interface Comparing {
  readonly scope: Scope;
  readonly judge: Judge;
  readonly probing: Probing;
  readonly teller: Teller;
  readonly key: string;
  readonly from: State;
}

const compareAll = async ({ scope, judge, probing, teller, key, from }: Comparing, flags: EnumerateFlags, io: Io): Promise<ExitCode> => {
  const line = progressOn(io);
  const where = new Map(Object.entries(from.where));
  const complaints = () => [...new Set([...from.complaints, ...probing.complaints()])];
  const progress = await enumerate(scope, judge, probing.probe, {
    shard: shardOf(flags),
    from: from.progress,
    onPassed: teller.passed,
    onProgress: (now) => {
      const rate = () => rateInWords(now.asked - from.progress.asked, line.seconds());
      line.show(() => `${probing.name}: ${now.positions} positions, ${rate()}, ${now.differences} differ`);
      if (flags.resume === undefined) return;
      savedState(flags.resume, key, () => ({ progress: now, faults: teller.known(), complaints: complaints(), where: Object.fromEntries(where) }));
    },
    onDifference: async (difference, play) => {
      const { position, action } = difference.step;
      const name = `${position.step ?? 'no step'}: ${action.type}`;
      where.set(name, (where.get(name) ?? 0) + 1);
      if (teller.isNew(difference)) {
        line.clear();
        await teller.found(play, difference, repeatOf(flags));
      }
      return flags.keepGoing;
    },
  });
  line.clear();
  if (flags.resume !== undefined && progress.positions < from.progress.positions) throw new Stop(beyond(flags.resume, from, progress.positions));
  if (flags.resume !== undefined) clearedState(flags.resume);
  const lines = flags.divide ? [...where].map(([name, count]) => `  ${name}: ${count} differ`) : [];
  return conclude({
    ...progress, what: `scope ${scope.name}`, askedNow: progress.asked - from.progress.asked, findings: teller.known().length, seconds: line.seconds(), lines,
  }, { ...probing, complaints }, io);
};

const beyond = (file: string, { progress }: State, positions: number): string =>
  `--resume: ${quoted(file)} says that ${progress.positions} positions are done, and the scope has ${positions}`;

const repeatOf = ({ scope, engine, edition, timeout }: EnumerateFlags): string => [
  `${CALLED} enumerate`,
  `--scope ${shellWord(scope)}`,
  ...engine.map((name) => `--engine ${shellWord(name)}`),
  ...(timeout === undefined ? [] : [`--timeout ${timeout}`]),
  ...(edition === 'current' ? [] : [`--edition ${edition}`]),
].join(' ');
