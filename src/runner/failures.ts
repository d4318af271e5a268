import { counted } from '../text/counted.ts';
import {
  type CaseReport, type EngineReport, type FoundFault, OUTCOMES, type Outcome, type Poisoned, type RunReport, type TwinDifference,
} from './report.ts';

/** The ways in which a run can fail an engine: every report shows each of them, and the exit code is 1 exactly where there is one. */
export const WAYS_TO_FAIL = ['nothing-passed', 'case', 'empty-claim', 'complaint', 'twin', 'order', 'thorough', 'known-failures'] as const;
export type WayToFail = (typeof WAYS_TO_FAIL)[number];

/** One failure of an engine, by the way in which it failed. */
export type RunFailure =
  | { readonly way: 'nothing-passed' }
  | { readonly way: 'case'; readonly case: CaseReport }
  | { readonly way: 'empty-claim'; readonly action: string; readonly asked: number }
  | { readonly way: 'complaint'; readonly message: string }
  | { readonly way: 'twin'; readonly twin: TwinDifference }
  | { readonly way: 'order'; readonly poisoned: Poisoned }
  | { readonly way: 'thorough'; readonly found: FoundFault }
  /** By the list of known failures, and about no case. */
  | { readonly way: 'known-failures'; readonly message: string };

/** Whether a case counts against its engine. */
export const isFailed = ({ outcome }: CaseReport): boolean => outcome in FAILED_IN_WORDS;

/** The failures that decide a run: by the list of known failures if there is one; in a shard only those that a part of a run can show. */
export const failuresOf = (engine: EngineReport, { shard }: Pick<RunReport, 'shard'>): readonly RunFailure[] => {
  const { known, cases } = engine;
  if (known !== undefined) {
    const surprising = cases.filter(({ surprise }) => surprise !== undefined);
    return [...surprising.map((one): RunFailure => ({ way: 'case', case: one })), ...WAYS['known-failures'].failures(engine)];
  }
  const ways = WAYS_TO_FAIL.filter((way) => shard === undefined || WAYS[way].showsInShard);
  return ways.flatMap((way) => WAYS[way].failures(engine));
};

/** `engine` with its verdict: why it is not conformant, whether it is, and whether it was judged on all clauses. */
export const withVerdict = (engine: EngineFindings): EngineReport => {
  const against = linesAgainst(engine);
  const conformant = against.length === 0;
  const verdict = { conformant, complete: conformant && engine.clauses.every(({ judged, decides }) => judged || !decides), against };
  const { name, version, language, ...findings } = engine;
  // first, so that reports list it there; and last, for an engine that had another verdict
  return { name, version, language, ...verdict, ...findings, ...verdict };
};

/** What counts against an engine, in lines; without some ways to fail. */
export const linesAgainst = (engine: EngineFindings, without: readonly WayToFail[] = []): readonly string[] =>
  WAYS_TO_FAIL.filter((way) => !without.includes(way)).flatMap((way) => linesOf(way, engine));

/** Everything about an engine from which its verdict follows. */
export type EngineFindings = Omit<EngineReport, 'conformant' | 'complete' | 'against'>;

interface Way {
  /** The failures, one by one. */
  readonly failures: (engine: EngineFindings) => readonly RunFailure[];
  /** The same in few lines; `failures` is not empty. */
  readonly inShort: (failures: readonly RunFailure[], engine: EngineFindings) => readonly string[];
  /** False: only a whole run shows it. */
  readonly showsInShard: boolean;
}

const WAYS: Readonly<Record<WayToFail, Way>> = {
  'nothing-passed': {
    failures: ({ summary }) => (summary.pass === 0 ? [{ way: 'nothing-passed' }] : []),
    inShort: () => ['no case passed'],
    showsInShard: false,
  },
  case: {
    failures: ({ cases }) => cases.filter(isFailed).map((one) => ({ way: 'case', case: one })),
    inShort: (_, { summary }) => OUTCOMES.flatMap((outcome) => {
      const words = FAILED_IN_WORDS[outcome];
      return words === undefined || summary[outcome] === 0 ? [] : [`${counted(summary[outcome], 'case')} ${words}`];
    }),
    showsInShard: true,
  },
  'empty-claim': {
    failures: (engine) => (engine.isPart ? [] : emptyClaims(engine).map((claim) => ({ way: 'empty-claim', ...claim }))),
    inShort: (failures) => failures.flatMap((one) => (one.way === 'empty-claim' ? [emptyClaimInWords(one)] : [])),
    showsInShard: false,
  },
  complaint: {
    failures: ({ complaints = [] }) => complaints.map((message) => ({ way: 'complaint', message })),
    inShort: (_, { complaints = [] }) => complaints,
    showsInShard: true,
  },
  twin: {
    failures: ({ twins }) => (twins?.differences ?? []).map((twin) => ({ way: 'twin', twin })),
    inShort: ({ length }) => [`${counted(length, 'twin')} answered differently`],
    showsInShard: true,
  },
  order: {
    failures: ({ order }) => (order?.poisoned ?? []).map((poisoned) => ({ way: 'order', poisoned })),
    inShort: ({ length }) => [`${counted(length, 'request')} answered differently in another order`],
    showsInShard: true,
  },
  thorough: {
    failures: ({ thorough }) => (thorough?.faults ?? []).map((found) => ({ way: 'thorough', found })),
    inShort: ({ length }) => [`${counted(length, 'fault')} beyond the cases`],
    showsInShard: true,
  },
  'known-failures': {
    failures: ({ known }) => (known?.besides ?? []).map((message) => ({ way: 'known-failures', message })),
    // a list of known failures decides about the run, not about the engine
    inShort: () => [],
    showsInShard: true,
  },
};

const linesOf = (way: WayToFail, engine: EngineFindings): readonly string[] => {
  const failures = WAYS[way].failures(engine);
  return failures.length === 0 ? [] : WAYS[way].inShort(failures, engine);
};

const FAILED_IN_WORDS: Readonly<Partial<Record<Outcome, string>>> = {
  fail: 'failed', crashed: 'crashed the engine', hung: 'hung', garbled: 'got a garbled answer',
};

interface EmptyClaim {
  readonly action: string;
  readonly asked: number;
}

/** The actions that an engine declares but declined in every request, with the number of these. */
export const emptyClaims = ({ actions = {} }: Pick<EngineReport, 'actions'>): readonly EmptyClaim[] =>
  Object.entries(actions).flatMap(([action, { asked, declined }]) => (asked > 0 && asked === declined ? [{ action, asked }] : []));

/** ``declares `land`, but declined all 9 requests for it``. */
export const emptyClaimInWords = ({ action, asked }: EmptyClaim): string =>
  `declares \`${action}\`, but declined ${asked === 1 ? 'the only request' : `all ${asked} requests`} for it`;
