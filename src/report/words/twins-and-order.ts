import type { EngineReport, Poisoned, TwinDifference } from '../../runner/report.ts';
import { counted } from '../../text/counted.ts';
import { firstFew, labelled } from '../../text/lines.ts';
import { printable } from '../../text/printable.ts';
import { actionInWords } from './board.ts';
import type { Layout } from './paint.ts';

/** What an engine answered differently for twins, or in another order, under headings; no lines if there is nothing to say. */
export const twinAndOrderLines = ({ twins, order }: EngineReport, { width, paint }: Layout): readonly string[] => [
  ...(twins === undefined || twins.differences.length === 0 ? [] : [
    paint.strong(`answered differently: ${twins.differences.length} of ${counted(twins.pairs, 'twin')}`),
    ...firstFew(twins.differences.map(twinLine), MOST_TWINS).flatMap((line) => labelled('', [line], width)),
    '',
  ]),
  ...(order === undefined || order.poisoned.length === 0 ? [] : [
    paint.strong(`answered differently in another order: --shuffle=${order.seed}`),
    ...order.poisoned.flatMap((one) => labelled('', [poisonedLine(one)], width)),
    '',
  ]),
];

/** How many twins and how many requests in another order were asked, a line each, and how many were answered differently. */
export const twinAndOrderTotals = ({ twins, order }: Pick<EngineReport, 'twins' | 'order'>): readonly string[] => [
  ...(twins === undefined ? [] : [`${counted(twins.pairs, 'twin')}: ${twins.differences.length} answered differently`]),
  ...(order === undefined ? [] : [
    `${counted(order.requests, 'request')} in another order (--shuffle=${order.seed}): ${order.poisoned.length} answered differently`,
  ]),
];

const MOST_TWINS = 12;

/** `R3-02 step 2, names swapped (red moves …): owes.Lodor.red: expected …, got …`. */
export const twinLine = ({ case: id, step, twin, differences, action }: TwinDifference): string =>
  `${stepName(id, step)}, ${twin} (${printable(actionInWords(action))}): ${printable(differences[0] ?? 'differs')}`;

/** `R3-02 is answered differently after R3-01: owes.Lodor.red: expected …, got …`. */
export const poisonedLine = ({ case: id, step, by, differences }: Poisoned): string => {
  const cause = by === undefined
    ? 'depends on earlier requests, or on chance'
    : `is answered differently after ${stepName(by.case, by.step)}`;
  return `${stepName(id, step)} ${cause}: ${printable(differences[0] ?? 'a different answer each time')}`;
};

const stepName = (id: string, step: number): string => (step === 1 ? id : `${id} step ${step}`);
