import { type ActionType, type Owed, REMOVALS, type Removal, UNITS } from '../board/index.ts';
import type { NumbersResult, ResultPosition } from './wire.ts';
import { quoted } from '../text/quoted.ts';
import { isRecord } from '../text/records.ts';
import {
  count, exactly, keyedBy, listOf, namedBy, number, object, oneOf, readAs, type ShapeFault, text, textOrNull, trueOrFalse,
} from '../source/shape.ts';
import { inShort, isInstead } from '../text/values.ts';

/** An answer that keeps the contract. */
export type EngineAnswer = EngineNumbers | EngineIllegal | EngineLegal;

export interface EngineNumbers extends Pick<NumbersResult, 'capacity' | 'counted' | 'excess'> {
  readonly kind: 'numbers';
  readonly because?: readonly string[];
}

export interface EngineIllegal {
  readonly kind: 'illegal';
  readonly reason?: string;
  readonly because?: readonly string[];
}

export interface EngineLegal {
  readonly kind: 'legal';
  readonly position: ResultPosition;
  /** At most one entry for each player and system, each of at least one unit. */
  readonly owes: readonly Owed[];
  readonly winner?: string | null;
  readonly as?: Removal;
  readonly because?: readonly string[];
}

/** Reads the result of a request, or says how it first breaks the contract. */
export const readAnswer = (
  type: ActionType, result: unknown,
): EngineAnswer | { readonly kind: 'malformed'; readonly fault: ShapeFault } => {
  if (type === 'check') return readNumbers(result);
  if (!isRecord(result)) return malformed(`${isInstead('the result', result)}, expected an object with \`legal\``);
  return result.legal === false ? readIllegal(result) : readLegal(result);
};

const units = keyedBy('unit', UNITS, count);
const reasons = { because: listOf(text) };
const system = object({}, { space: namedBy(units), planets: namedBy(namedBy(units)) });
const position = object({ systems: namedBy(system) }, { reinforcements: namedBy(units) });
const part = object({ count, of: units }, {});
const owed = object({ player: text, system: text, count, from: units }, { least: listOf(part) });
const numbers = object({}, { capacity: number, counted: number, excess: number, ...reasons });
const illegal = object({ legal: exactly(false as const) }, { reason: text, ...reasons });
const legal = object(
  { legal: trueOrFalse, position },
  { owes: listOf(owed), winner: textOrNull, as: oneOf(REMOVALS), ...reasons },
);

const malformed = (fault: ShapeFault) => ({ kind: 'malformed', fault }) as const;

const readNumbers = (result: unknown) => {
  const reading = readAs(numbers, result);
  if ('fault' in reading) return malformed(reading.fault);
  const { capacity, counted, excess } = reading.value;
  if (capacity !== undefined || counted !== undefined || excess !== undefined) return { ...reading.value, kind: 'numbers' } as const;
  return malformed(`the result is ${quoted(inShort(result))}, expected a number for \`capacity\`, \`counted\` or \`excess\``);
};

const readIllegal = (result: unknown) => {
  const reading = readAs(illegal, result);
  return 'fault' in reading ? malformed(reading.fault) : ({ ...reading.value, kind: 'illegal' } as const);
};

const readLegal = (result: unknown) => {
  const reading = readAs(legal, result);
  if ('fault' in reading) return malformed(reading.fault);
  const owes = (reading.value.owes ?? []).filter((entry) => entry.count > 0);
  const twice = repeated(owes);
  return twice === undefined ? ({ ...reading.value, owes, kind: 'legal' } as const) : malformed(twice);
};

const repeated = (owes: readonly Owed[]): ShapeFault | undefined => {
  const seen = new Set<string>();
  for (const { player, system } of owes) {
    const key = JSON.stringify([player, system]);
    if (seen.has(key)) {
      return `\`owes\` has two entries for ${quoted(player)} in ${quoted(system)}, expected one for each player and system`;
    }
    seen.add(key);
  }
  return undefined;
};
