// A user's program in TypeScript, checked against the installed package.
import { Declined, defineEngine, type EngineReport, FORMATS, type Position, renderReport, type RunReport, runSuite, type SubjectSource } from 'ti4-capacity';

const engine = defineEngine({
  name: 'typed',
  version: '1.0.0',
  steps: ['space-combat'],
  features: ['stated-capacity', 'mechs'],
  check: (position: Position, { player, system }) => {
    if (position.systems[system]?.space?.[player]?.mech !== undefined) throw new Declined('no mechs in this program');
    return { excess: 0 };
  },
  move: () => ({ legal: false, reason: 'over-capacity' }),
});

const source: SubjectSource = { label: 'none', open: async () => ({ kind: 'not-run', message: 'there is none' }) };

export const reports: readonly Promise<RunReport>[] = [
  runSuite(), runSuite({ engine: 'python3 engine.py', jobs: 2, timeout: 1 }), runSuite({ engine, only: ['R3*'] }), runSuite({ engine: source, edition: 'lrr-1.1', profile: 'all' }),
];
export const texts: readonly Promise<string>[] = FORMATS.map((format) => renderReport({ suite: { version: '1', edition: 'current', profile: 'core' }, command: '', engines: [] }, format));
export const conformant = async (): Promise<readonly boolean[]> => (await runSuite({ engine })).engines.map((each: EngineReport) => each.conformant);

// @ts-expect-error: an unknown unit
export const wrong: Position = { players: {}, systems: { Lodor: { space: { red: { corvette: 1 } } } } };
