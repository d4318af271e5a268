import { fileURLToPath } from 'node:url';
import type { Step } from '../../src/board/index.ts';
import { type ProcessOptions, processSource } from '../../src/subjects/process/source.ts';
import type { NotRun, Reply, Request, Subject } from '../../src/subjects/subject.ts';

const ZOO = fileURLToPath(new URL('../engines/zoo/zoo.mjs', import.meta.url));

export const OPEN = { edition: 'current', suite: '1.0.0' } as const;

/** Milliseconds; a slow machine gets more. */
export const TIMEOUT = 300;

export const openZoo = (behaviour: string, options: ProcessOptions = {}, ...more: readonly string[]): Promise<Subject | NotRun> =>
  processSource(behaviour, { file: process.execPath, args: [ZOO, behaviour, ...more] }, { timeout: TIMEOUT, longestReply: 200_000, ...options }).open(OPEN);

/** Asks a zoo engine about each system at once; closes it. */
export const askZoo = (behaviour: string, systems: readonly string[], options: ProcessOptions = {}): Promise<Asked> =>
  askAll(openZoo(behaviour, options), systems.map(checkOf));

/** Asks all at once, and closes the engine. */
export const askAll = async (opening: Promise<Subject | NotRun>, requests: readonly Request[]): Promise<Asked> => {
  const subject = await opening;
  if ('kind' in subject) throw new Error(subject.message);
  const replies = await Promise.all(requests.map((request) => subject.ask(request)));
  const said = subject.complaints?.() ?? [];
  await subject.close();
  return { replies, complaints: said };
};

export interface Asked {
  readonly replies: readonly Reply[];
  readonly complaints: readonly string[];
}

/** A carrier with six fighters: capacity 4, two in excess. */
export const checkOf = (system: string): Request => ({
  position: {
    players: { red: { capacity: { carrier: 4, fighter: null } } },
    systems: { [system]: { space: { red: { carrier: 1, fighter: 6 } } } },
  },
  action: { type: 'check', params: { player: 'red', system } },
});

export const advanceTo = (to: Step): Request => ({ ...checkOf('Lodor'), action: { type: 'advance', params: { to } } });

export const RIGHT: Reply = { kind: 'answered', result: { capacity: 4, counted: 6, excess: 2 } };

/** A reply without its log. */
export const inShort = (reply: Reply): Reply => {
  if (!('stderr' in reply)) return reply;
  return { kind: reply.kind, message: reply.message };
};
