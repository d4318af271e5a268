import type { Judge } from '../board/index.ts';
import type { EditionRulebook } from '../search/edition-judges.ts';
import { againstEachOther, againstReference, type Probe } from '../search/probe.ts';
import { stoppable } from '../search/stoppable.ts';
import { fromCommand } from '../subjects/from-command.ts';
import type { Subject } from '../subjects/subject.ts';
import { printable } from '../text/printable.ts';
import { defined } from '../text/records.ts';
import type { EditionRules } from './edition-rules.ts';
import { EXIT, Stop } from './exit.ts';
import type { SearchTime } from './search-time.ts';
import { suiteVersion } from './suite-version.ts';

export interface ProbeFlags {
  /** One engine, or two to compare with each other. */
  readonly engine: readonly string[];
  /** An edition, or an erratum's file. */
  readonly edition: string;
  readonly jobs?: number;
  /** In seconds. */
  readonly timeout?: number;
  /** Seconds that the search may take; the start of an engine too. */
  readonly time?: number;
}

/** Milliseconds that an engine may take to start, however long the search is. */
const LONGEST_START = 20_000;

/** Running engines, and the probe that compares them. */
export interface OpenEngines {
  readonly probe: Probe;
  /** The name of the engine, or of both. */
  readonly name: string;
  complaints(): readonly string[];
  close(): Promise<void>;
}

/** The rules of an edition, perhaps taken with a draft. */
export type DraftRulebook = EditionRulebook & Pick<EditionRules, 'draft'>;

/** What a search goes by: the rules of an edition, the reference engine with them, and how long it runs. */
export interface SearchBasis {
  readonly rulebook: DraftRulebook;
  readonly judge: Judge;
  readonly time: SearchTime;
}

/** Starts the engines; stops if one of them can't be run. */
export const openEngines = async ({ rulebook, judge, time }: SearchBasis, flags: ProbeFlags): Promise<OpenEngines> => {
  if (flags.engine.length > 2) throw new Stop('--engine: expected one engine, or two to compare with each other');
  const subjects: Subject[] = [];
  for (const name of flags.engine) subjects.push(await opened(name, rulebook, flags, subjects));
  const [first, second] = subjects;
  if (first === undefined) throw new Stop('--engine: expected one engine, or two to compare with each other');
  return {
    probe: stoppable(second === undefined ? againstReference(judge, first) : againstEachOther(judge, [first, second]), time.over),
    name: subjects.map(({ hello }) => printable(hello.name)).join(' and '),
    complaints: () => subjects.flatMap((subject) => subject.complaints?.() ?? []),
    close: async () => void await Promise.all(subjects.map((subject) => subject.close())),
  };
};

const opened = async (
  name: string, { article, edition, draft, catalogue }: DraftRulebook, { jobs, timeout, time }: ProbeFlags, others: readonly Subject[],
): Promise<Subject> => {
  const milliseconds = timeout === undefined ? undefined : 1000 * timeout;
  const startTimeout = time === undefined ? undefined : Math.min(1000 * time, LONGEST_START);
  const limits = defined({ jobs, timeout: milliseconds, startTimeout });
  const source = fromCommand(name, { article, catalogue }, { ...limits, ...NEVER_GIVEN_UP });
  const subject = await source.open(defined({ edition, suite: suiteVersion(), draft: draft?.id }));
  if (!('kind' in subject)) return subject;
  await Promise.all(others.map((other) => other.close()));
  throw new Stop(`engine ${printable(name)} could not be run: ${subject.message}`, EXIT.notRun);
};

/** An engine that crashes or hangs is asked again until the smallest such question is found. */
const NEVER_GIVEN_UP = { mostInARow: Number.POSITIVE_INFINITY };
