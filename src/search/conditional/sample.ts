import type { ProofFault } from '../../proof/faults.ts';
import type { Claim } from '../../proof/prove.ts';
import { excludedBy } from './excluded.ts';
import type { ConditionalFigures } from './figures.ts';
import { nameOf, naturalWitnesses } from './witnesses.ts';

/** Always the same draws: a small part of what `npm run prove:conditional` draws. */
export const SAMPLE = { seed: 1, plays: 600 };

/** The faults under a condition that the sample shows, that no case excludes, and that the figures don't list as survivors. */
export const conditionalFaults = (claim: Claim, { survivors }: Pick<ConditionalFigures, 'survivors'>, draws = SAMPLE): readonly ProofFault[] => {
  const excluded = excludedBy(claim).byAll;
  const listed = new Set(survivors.map(nameOf));
  const unlisted = naturalWitnesses(claim, draws).witnesses.map(nameOf).filter((name) => !excluded.has(name) && !listed.has(name));
  return unlisted.sort().map((name) => ({
    code: 'conditional',
    message: `${name}: no case excludes it: add a crossing that does, or run \`npm run prove:conditional\`, which lists it`,
  }));
};
