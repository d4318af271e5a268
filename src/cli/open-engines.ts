import { printable } from '../text/printable.ts';
import type { EditionId, Judge } from '../board/index.ts';
import { againstEachOther, againstReference, type Probe } from '../search/probe.ts';
import type { EditionRulebook } from '../search/judges.ts';
import { fromCommand } from '../subjects/from-command.ts';
import type { Subject } from '../subjects/subject.ts';
import { EXIT, Stop } from './exit.ts';
import { suiteVersion } from './suite-version.ts';

export interface ProbeFlags {
  /** One, or two that are compared with each other. */
  readonly engine: readonly string[];
  readonly edition: EditionId;
  readonly jobs?: number;
  /** In seconds. */
  readonly timeout?: number;
}

/** Engines that are running, and what compares them. */
export interface Probing {
  readonly probe: Probe;
  /** How the engine is called, or both. */
  readonly name: string;
  complaints(): readonly string[];
  close(): Promise<void>;
}

/** Starts the engines; stops where one can't be run. */
export const startProbing = async (rulebook: EditionRulebook, judge: Judge, flags: ProbeFlags): Promise<Probing> => {
  const subjects: Subject[] = [];
  for (const name of flags.engine) subjects.push(await opened(name, rulebook, flags, subjects));
  const [first, second] = subjects;
  if (first === undefined || subjects.length > 2) throw new Stop('--engine: expected one engine, or two to be compared with each other');
  return {
    probe: second === undefined ? againstReference(judge, first) : againstEachOther(judge, [first, second]),
    name: subjects.map(({ hello }) => printable(hello.name)).join(' and '),
    complaints: () => subjects.flatMap((subject) => subject.complaints?.() ?? []),
    close: async () => void await Promise.all(subjects.map((subject) => subject.close())),
  };
};

const opened = async (name: string, { article, catalogue }: EditionRulebook, { edition, jobs, timeout }: ProbeFlags, before: readonly Subject[]): Promise<Subject> => {
  const source = fromCommand(name, { article, catalogue }, {
    ...(jobs === undefined ? {} : { jobs }),
    ...(timeout === undefined ? {} : { timeout: 1000 * timeout }),
    ...NEVER_GIVEN_UP,
  });
  const subject = await source.open({ edition, suite: suiteVersion() });
  if (!('kind' in subject)) return subject;
  await Promise.all(before.map((other) => other.close()));
  throw new Stop(`engine ${printable(name)} could not be run: ${subject.message}`, EXIT.notRun);
};

/** What crashes or hangs is asked again and again, until the smallest question is found at which it does. */
const NEVER_GIVEN_UP = { mostInARow: Number.POSITIVE_INFINITY };
