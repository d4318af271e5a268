import { ACTION_TYPES, CARD_IDS, EDITION_IDS, FEATURES, STEPS } from '../../board/index.ts';
import { listOf, memberFault, type Members, oneOf, satisfying, someText } from '../../source/shape.ts';
import { isRecord } from '../../text/records.ts';
import { isInstead } from '../../text/values.ts';

/** Why an object is not an engine, or undefined. Unknown keys are faults: an engine would never answer a misspelled action. */
export const engineFault = (engine: unknown): string | undefined =>
  (isRecord(engine) ? memberFault(engine, ENGINE) : `${isInstead('it', engine)}, expected an object`);

const judge = satisfying<() => unknown>((value) => typeof value === 'function', 'a function');

const ENGINE: Members = {
  noun: 'key',
  needed: { name: someText, version: someText, steps: listOf(oneOf(STEPS)), features: listOf(oneOf(FEATURES)) },
  maybe: { language: someText, cards: listOf(oneOf(CARD_IDS)), editions: listOf(oneOf(EDITION_IDS)), ...Object.fromEntries(ACTION_TYPES.map((type) => [type, judge])) },
};
