import type { EngineReport, OrderReport, Poisoned, TwinDifference } from '../../runner/report.ts';
import { counted } from '../../text/counted.ts';
import { firstFew, labelled } from '../../text/lines.ts';
import type { Paint } from './paint.ts';
import { printable } from '../../text/printable.ts';
import { actionInWords } from './board.ts';

/** What an engine answers otherwise when cases are told another way, or asked in another order; no lines where neither was tried. */
export const twinAndOrderLines = ({ twins, order }: EngineReport, width: number, paint: Paint): readonly string[] => [
  ...(twins === undefined || twins.differences.length === 0 ? [] : [
    paint.strong(`answered otherwise when told another way: ${twins.differences.length} of ${counted(twins.pairs, 'twin')}`),
    ...firstFew(twins.differences.flatMap(twinLine), SHOWN).flatMap((line) => labelled('', [line], width)),
    '',
  ]),
  ...(order === undefined || order.poisoned.length === 0 ? [] : [
    paint.strong(`answered otherwise in another order: --shuffle=${order.seed}`),
    ...order.poisoned.flatMap((one) => labelled('', poisonedLine(one), width)),
    '',
  ]),
];

/** The two lines that say that there was nothing: how many twins, how many requests in which order. */
export const twinAndOrderTotals = ({ twins, order }: Pick<EngineReport, 'twins' | 'order'>): readonly string[] => [
  ...(twins === undefined ? [] : [`${counted(twins.pairs, 'twin')}, ${twins.differences.length} answered otherwise`]),
  ...(order === undefined ? [] : [`${counted(order.requests, 'request')} in the order of --shuffle=${order.seed}: ${orderInWords(order)}`]),
];

const SHOWN = 12;

const orderInWords = ({ poisoned }: OrderReport): string =>
  (poisoned.length === 0 ? 'answered as in any other' : `${poisoned.length} answered otherwise`);

const twinLine = ({ case: id, step, twin, differences, action }: TwinDifference): readonly string[] =>
  [`${id}${step === 1 ? '' : ` step ${step}`}, ${twin} (${printable(actionInWords(action))}): ${printable(differences[0] ?? 'differs')}`];

const poisonedLine = ({ case: id, step, by, differences }: Poisoned): readonly string[] => {
  const after = by === undefined ? 'depends on what was asked before, or on chance' : `is answered otherwise after ${by.case}${by.step === 1 ? '' : ` step ${by.step}`}`;
  return [`${id}${step === 1 ? '' : ` step ${step}`} ${after}: ${printable(differences[0] ?? 'another answer each time')}`];
};
