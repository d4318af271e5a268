import { isDeepStrictEqual } from 'node:util';
import type { Case } from '../cases/case.ts';
import { type ActionType, ACTION_TYPES } from '../board/index.ts';
import type { Clause } from '../rules/types.ts';
import { defined } from '../text/records.ts';
import { engineReport } from './grade.ts';
import type { Actions, CaseReport, DraftCounts, EngineReport, OrderReport, RunReport, TwinsReport } from './report.ts';
import { inShard } from './shard.ts';

/** The suite that the shards ran. */
export interface MergedSuite {
  /** All cases of the suite. */
  readonly cases: readonly Case[];
  readonly clauses: readonly Clause[];
  /** The cases of the whole run that a report is a part of. */
  asked(report: RunReport): readonly Case[];
}

/** The report of the run whose shards these reports are, or why they can't be merged; `names`: the file names of the reports. */
export const merged = (
  reports: readonly RunReport[], names: readonly string[], { cases, clauses, asked }: MergedSuite,
): RunReport | { readonly fault: string } => {
  const [first] = reports;
  if (first === undefined) return { fault: 'no reports' };
  const fault = difference(reports, names) ?? shardFault(reports, names) ?? unknownCase(reports, names, cases)
    ?? casesFault(reports, names, asked(first));
  if (fault !== undefined) return { fault };
  const { shard: _, ...rest } = first;
  const suite = { cases, clauses, isPart: rest.selection === undefined ? undefined : true as const };
  const engines = first.engines.map((__, at) => mergedEngine(reports.flatMap(({ engines: all }) => all[at] ?? []), suite));
  return { ...rest, engines };
};

const difference = (reports: readonly RunReport[], names: readonly string[]): string | undefined => {
  for (const [what, read] of SAME) {
    const [first, ...others] = reports.map(read);
    const at = others.findIndex((other) => !isDeepStrictEqual(other, first));
    if (at >= 0) return `${names[0]} and ${names[at + 1]} differ in ${what}: ${shown(first)} and ${shown(others[at])}`;
  }
  return undefined;
};

/** What all shards of a run have in common. */
const SAME: readonly (readonly [what: string, read: (report: RunReport) => unknown])[] = [
  ['the version of the suite', ({ suite }) => suite.version],
  ['edition', ({ suite }) => suite.edition],
  ['draft', ({ suite }) => suite.draft?.id],
  ['what the draft changes', ({ suite: { draft } }) => draft && draftLine(draft)],
  ['profile', ({ suite }) => suite.profile],
  ['the selection', ({ selection }) => selection],
  ['the number of shards', ({ shard }) => shard?.of],
  ['their engines', ({ engines }) => engines.map(engineLine)],
  ['`--twins`', ({ engines }) => engines.map(({ twins }) => (twins === undefined ? 'without' : 'with'))],
  ['`--shuffle`', ({ engines }) => engines.map(({ order }) => (order === undefined ? 'without' : `with the seed ${order.seed}`))],
  ['the command', ({ command }) => command],
];

const draftLine = ({ changed, added, leftOut, withoutCase = 0 }: DraftCounts): string =>
  `${changed} cases changed, ${added} added, ${leftOut.length} left out, ${withoutCase} positions without a case`;

const engineLine = ({ name, version, language, actions = {} }: EngineReport): string =>
  [name, version, language, ...Object.keys(actions)].join(' ');

const shown = (value: unknown): string => (value === undefined ? 'none' : Array.isArray(value) ? value.join('; ') : String(value));

const shardFault = (reports: readonly RunReport[], names: readonly string[]): string | undefined => {
  const indices = reports.map(({ shard }) => shard?.index);
  const whole = indices.findIndex((index) => index === undefined);
  if (whole >= 0) return `${names[whole]} is the report of a whole run, expected that of a shard`;
  const twice = indices.findIndex((index, at) => indices.indexOf(index) !== at);
  const of = reports[0]?.shard?.of ?? 0;
  if (twice >= 0) return `${names[indices.indexOf(indices[twice])]} and ${names[twice]} are both shard ${indices[twice]}/${of}`;
  const missing = Array.from({ length: of }, (_, at) => at + 1).filter((index) => !indices.includes(index));
  return missing.length === 0 ? undefined : `shard ${missing.map((index) => `${index}/${of}`).join(', ')} is missing`;
};

const unknownCase = (reports: readonly RunReport[], names: readonly string[], cases: readonly Case[]): string | undefined => {
  const known = new Set<string>(cases.map(({ id }) => id));
  for (const [at, { engines }] of reports.entries()) {
    const stranger = engines.flatMap((engine) => engine.cases).find(({ id }) => !known.has(id));
    if (stranger !== undefined) return `${names[at]} has the case ${stranger.id}, which the suite doesn't have`;
  }
  return undefined;
};

/** A report must have the cases of its shard, each once. */
const casesFault = (reports: readonly RunReport[], names: readonly string[], asked: readonly Case[]): string | undefined => {
  for (const [at, { shard, engines }] of reports.entries()) {
    const own = (shard === undefined ? asked : inShard(asked, shard)).map(({ id }): string => id);
    const fault = engines.map((engine) => faultIn(own, engine.cases.map(({ id }) => id))).find((each) => each !== undefined);
    if (fault !== undefined) return `${names[at]} ${fault}`;
  }
  return undefined;
};

const faultIn = (own: readonly string[], there: readonly string[]): string | undefined => {
  const twice = there.find((id, at) => there.indexOf(id) !== at);
  if (twice !== undefined) return `has the case ${twice} twice`;
  const foreign = there.find((id) => !own.includes(id));
  if (foreign !== undefined) return `has the case ${foreign}, which is not one of its shard`;
  const [lacking, ...more] = own.filter((id) => !there.includes(id));
  return lacking === undefined ? undefined : `lacks the case ${lacking}${more.length === 0 ? '' : ` and ${more.length} more`} of its shard`;
};

interface WholeRun {
  readonly cases: readonly Case[];
  readonly clauses: readonly Clause[];
  /** Even the whole run asked only a selection. */
  readonly isPart: true | undefined;
}

const mergedEngine = (parts: readonly EngineReport[], { cases: all, clauses, isPart }: WholeRun): EngineReport => {
  const reports = new Map<string, CaseReport>(parts.flatMap((part) => part.cases.map((one) => [one.id, one] as const)));
  const cases = all.filter(({ id }) => reports.has(id));
  const [first] = parts;
  if (first === undefined) throw new Error('an engine without reports');
  const { name, version, language, nth, command, lacks } = first;
  const engine = defined({
    name, version, language, isPart, lacks,
    actions: addedUp(parts.map((part) => part.actions ?? {})),
    complaints: [...new Set(parts.flatMap((part) => part.complaints ?? []))],
    twins: mergedTwins(parts.flatMap(({ twins }) => twins ?? [])),
    order: mergedOrder(parts.flatMap(({ order }) => order ?? [])),
  });
  const selected = asQuoted(clauses, parts);
  const whole = engineReport(engine, selected, cases, cases.flatMap(({ id }) => reports.get(id) ?? []).map(withoutMarks));
  return defined({ ...whole, nth, command });
};

/** The clauses that the reports have, in the words that these quote: those of the run's edition. */
const asQuoted = (clauses: readonly Clause[], parts: readonly EngineReport[]): readonly Clause[] => {
  const statements = new Map(parts.flatMap((part) => part.clauses.map(({ id, statement }) => [id, statement] as const)));
  return clauses.flatMap((clause) => {
    const statement = statements.get(clause.id);
    return statement === undefined ? [] : [{ ...clause, statement }];
  });
};

/** A list of known failures is compared with the whole run, so a shard's own comparison is dropped. */
const withoutMarks = ({ known: _, surprise: __, ...one }: CaseReport): CaseReport => one;

const mergedTwins = (all: readonly TwinsReport[]): TwinsReport | undefined =>
  (all.length === 0 ? undefined : { pairs: sumOf(all, ({ pairs }) => pairs), differences: all.flatMap(({ differences }) => differences) });

const mergedOrder = (all: readonly OrderReport[]): OrderReport | undefined => {
  const [first] = all;
  if (first === undefined) return undefined;
  return { seed: first.seed, requests: sumOf(all, ({ requests }) => requests), poisoned: all.flatMap(({ poisoned }) => poisoned) };
};

const sumOf = <T>(items: readonly T[], numberOf: (item: T) => number): number => items.reduce((sum, item) => sum + numberOf(item), 0);

const addedUp = (all: readonly Actions[]): Actions => {
  const sum = (type: ActionType, key: 'asked' | 'declined') => sumOf(all, (actions) => actions[type]?.[key] ?? 0);
  const types = ACTION_TYPES.filter((type) => all.some((actions) => actions[type] !== undefined));
  return Object.fromEntries(types.map((type) => [type, { asked: sum(type, 'asked'), declined: sum(type, 'declined') }]));
};
