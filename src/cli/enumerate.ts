import { existsSync } from 'node:fs';
import { enumerate, NOTHING_YET, type Progress } from '../proof/enumerate.ts';
import type { Judge } from '../proof/probe.ts';
import { byPart, countScope, type Counted, divided, type Shard as PositionShard } from '../proof/scope/count.ts';
import { isRead, readScope, SCOPE_NAMES, scopeFile } from '../proof/scope/read.ts';
import type { Tally } from '../proof/scope/tally.ts';
import type { Scope } from '../proof/scope/types.ts';
import { type Finding, Findings } from '../proof/search/findings.ts';
import { judgeOf, misreadersOf } from '../proof/search/misreaders.ts';
import { nearest, quoted } from '../rules/source/index.ts';
import type { Article } from '../rules/types.ts';
import type { Shard } from '../runner/report.ts';
import { CALLED } from './called.ts';
import { EXIT, type ExitCode, Stop } from './exit.ts';
import { foundText } from './found.ts';
import type { Io } from './io.ts';
import { meterOn, rateInWords } from './meter.ts';
import { type ProbeFlags, type Probing, startProbing } from './probing.ts';
import { shellWord } from './repeat.ts';
import { clearedState, savedState, stateIn } from './resume.ts';
import { faulty, RULES, soundArticle } from './suite.ts';

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

/** Counts a scope with the reference engine, or puts all of it to an engine. */
export const enumerateCommand = async (flags: EnumerateFlags, io: Io): Promise<ExitCode> => {
  const scope = scopeNamed(flags.scope);
  if (flags.print) return printed(JSON.stringify(scope, null, 2), io);
  const article = soundArticle();
  const judge = judgeOf(article, flags.edition);
  if (flags.engine.length > 0) return askAll(scope, article, judge, flags, io);
  if (flags.resume !== undefined) throw new Stop('--resume: nothing to resume without --engine');
  const counted = countScope(scope, judge, flags.divide ? divided : byPart, shardOf(flags));
  return printed(flags.json ? inJson(scope, counted) : inText(scope, counted), io);
};

const scopeNamed = (text: string): Scope => {
  const isName = SCOPE_NAMES.some((name) => name === text);
  if (!isName && !existsSync(text)) throw new Stop(noScope(text));
  const read = readScope(isName ? scopeFile(RULES, text) : text);
  if (!isRead(read)) throw faulty(read);
  return read;
};

const noScope = (text: string): string => {
  const near = nearest(text, SCOPE_NAMES);
  return `--scope: expected one of ${SCOPE_NAMES.join(', ')}, or a file, got ${quoted(text)}${near === undefined ? '' : ` (did you mean \`${near}\`?)`}`;
};

const printed = (text: string, { stdout }: Io): ExitCode => {
  stdout.write(`${text}\n`);
  return EXIT.conformant;
};

const shardOf = ({ shard }: EnumerateFlags): PositionShard => (shard === undefined ? { index: 0, of: 1 } : { index: shard.index - 1, of: shard.of });

const inJson = ({ name }: Scope, { total, parts }: Counted): string => JSON.stringify({ scope: name, total, parts: Object.fromEntries(parts) }, null, 2);

const inText = ({ name, about }: Scope, { total, parts }: Counted): string => {
  const rows = [...parts, ['in all', total] as const].map(([row, tally]) => [row, ...COLUMNS.map(([key]) => String(tally[key])), tally.digest.slice(0, 12)]);
  const head = ['', ...COLUMNS.map(([, title]) => title), 'digest'];
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const table = [head, ...rows].map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ').trimEnd());
  const clauses = Object.entries(total.clauses).map(([id, count]) => `${id} ${count}`).join(', ');
  return [`${name}: ${about}`, '', ...table, '', `decided by: ${clauses}`, `digest: ${total.digest}`].join('\n');
};

const COLUMNS = [
  ['positions', 'positions'], ['judgements', 'judgements'], ['numbers', 'numbers'], ['legal', 'legal'], ['illegal', 'illegal'],
  ['owing', 'owing'], ['owed', 'removals'], ['units', 'units'],
] as const satisfies readonly (readonly [keyof Tally, string])[];

const askAll = async (scope: Scope, article: Article, judge: Judge, flags: EnumerateFlags, io: Io): Promise<ExitCode> => {
  const state = flags.resume === undefined ? undefined : stateIn(flags.resume, keyOf(scope, flags));
  const probing = await startProbing(article, judge, flags);
  try {
    return await compareAll(scope, article, judge, probing, state ?? NOTHING_YET, flags, io);
  } finally {
    await probing.close();
  }
};

/** What must be the same for a run to go on with. */
const keyOf = ({ name }: Scope, { engine, edition, shard }: EnumerateFlags): string => JSON.stringify([name, engine, edition, shard ?? null]);

const compareAll = async (
  scope: Scope, article: Article, judge: Judge, probing: Probing, from: Progress, flags: EnumerateFlags, io: Io,
): Promise<ExitCode> => {
  const meter = meterOn(io);
  const tell = teller(article, judge, probing, flags, io);
  const differing = new Map<string, number>();
  const progress = await enumerate(scope, judge, probing.probe, {
    shard: shardOf(flags),
    from,
    onPassed: tell.passed,
    onProgress: (now) => {
      meter.show(() => `${probing.name}: ${now.positions} positions, ${rateInWords(now.asked - from.asked, meter.seconds())}, ${now.differences} differ`);
      if (flags.resume !== undefined) savedState(flags.resume, keyOf(scope, flags), now);
    },
    onDifference: async (difference) => {
      const { position: { step = 'no step' }, action } = difference.step;
      differing.set(`${step}: ${action.type}`, (differing.get(`${step}: ${action.type}`) ?? 0) + 1);
      if (tell.isNew(difference)) {
        meter.clear();
        await tell.found({ position: difference.step.position, actions: [action] }, difference, repeatOf(flags));
      }
      return flags.keepGoing;
    },
  });
  meter.clear();
  if (flags.resume !== undefined) clearedState(flags.resume);
  const lines = flags.divide ? [...differing].map(([where, count]) => `  ${where}: ${count} differ`) : [];
  return concluded(`scope ${scope.name}`, progress, progress.asked - from.asked, tell.all(), [...lines], meter.seconds(), probing, io);
};

const repeatOf = ({ scope, engine, edition }: EnumerateFlags): string =>
  [`${CALLED} enumerate`, `--scope ${shellWord(scope)}`, ...engine.map((name) => `--engine ${shellWord(name)}`), ...(edition === 'current' ? [] : [`--edition ${edition}`])].join(' ');

type Met = Parameters<Findings['add']>;

/** Tells each finding when it is found. */
export const teller = (article: Article, judge: Judge, { probe, name }: Probing, { edition, write, shrinkTime = 60 }: Pick<EnumerateFlags, 'edition' | 'write'> & { readonly shrinkTime?: number }, io: Io) => {
  let until = Number.POSITIVE_INFINITY;
  const findings = new Findings({
    probe, judge,
    misreaders: misreadersOf(article, edition),
    because: ({ position, action }) => judge(position, action).because,
    shrinking: { isTimeUp: () => Date.now() > until },
  });
  let told = 0;
  return {
    passed: (step: Parameters<Findings['passed']>[0]) => findings.passed(step),
    isNew: (difference: Met[1]) => findings.isNew(difference),
    all: (): readonly Finding[] => findings.all(),
    found: async (play: Met[0], difference: Met[1], repeat: string): Promise<void> => {
      until = Date.now() + 1000 * shrinkTime;
      const finding = await findings.add(play, difference);
      if (finding === undefined) return;
      told += 1;
      io.stdout.write(`${foundText(finding, told, repeat, { judge, probe, name, ...(write === undefined ? {} : { folder: write }) })}\n`);
    },
  };
};

/** The last lines, and the exit code. */
export const concluded = (
  what: string, { asked, declined, differences }: Omit<Progress, 'positions'>, askedNow: number, findings: readonly Finding[], lines: readonly string[], seconds: number,
  { name, complaints }: Probing, io: Io,
): ExitCode => {
  const complained = complaints();
  if (asked === 0) throw new Stop(`${what}: nothing of it lies within what ${name} says it knows: ${declined} declined`);
  const found = differences === 0 ? 'nothing differs' : `${differences} ${differences === 1 ? 'differs' : 'differ'}, of ${findings.length} ${findings.length === 1 ? 'fault' : 'faults'} as it seems`;
  const all = [...complained.map((line) => `${name}: ${line}`), ...lines, `${what}: ${name}: asked ${rateInWords(askedNow, seconds)}; ${declined} declined; ${found}`];
  io.stdout.write(`${all.join('\n')}\n`);
  return differences === 0 && complained.length === 0 ? EXIT.conformant : EXIT.notConformant;
};
