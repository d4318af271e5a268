import type { CaseReport, StepReport } from '../../runner/report.ts';
import { inShort } from '../../text/values.ts';
import { firstFew, labelled } from '../../text/lines.ts';
import type { Paint } from './paint.ts';
import { LONGEST, printable } from '../../text/printable.ts';
import { LONGEST_COMMAND, rerunCommand } from './rerun-command.ts';
import { comparedRows, sideBySide } from './side-by-side.ts';
import { shortenedLines } from './failed-step.ts';
import { actionInWords, expectedInWords, owedInWords, positionInWords } from './board.ts';

/** Everything that an author needs about one case that went wrong; `command` is the run without its selection, `others` those like it. */
export const failedCase = (
  report: CaseReport, statement: string, command: string, width: number, paint: Paint, others?: string,
): readonly string[] => [
  paint.bad(paint.strong(`${report.outcome.toUpperCase()} ${report.id}`)) + `  ${printable(report.title)}`,
  ...labelled('where', [printable(`${report.file}:${report.line}`)], width),
  ...labelled('clause', [`${report.clause}: ${statement}`], width),
  ...(report.at === undefined ? labelled('what', [printable(report.message ?? '')], width) : whatHappened(report, report.at, width, paint)),
  ...(report.surprise === undefined ? [] : labelled('listed', [printable(report.surprise)], width)),
  ...(others === undefined ? [] : labelled('and', [others], width)),
  ...labelled('repeat', [rerunCommand(printable(command, LONGEST_COMMAND), report.id)], Infinity),
];

const whatHappened = (report: CaseReport, at: StepReport, width: number, paint: Paint): readonly string[] => [
  ...labelled('given', [...positionInWords(at.position), ...at.owed.map(owedInWords)].map((line) => printable(line)), width),
  ...labelled('action', [`${at.step === 1 ? '' : `step ${at.step}: `}${printable(actionInWords(at.action), 2 * LONGEST)}`], width),
  ...(report.outcome === 'fail' ? differences(report, at, width, paint) : answer(report, at, width)),
];

const differences = (report: CaseReport, at: StepReport, width: number, paint: Paint): readonly string[] => [
  ...(at.actual === undefined ? expectedAndActual(at, width) : sideBySide(comparedRows(at), width, paint)),
  ...labelled('differs', [(report.parts ?? []).join(', '), ...firstFew(at.differences ?? [], SHOWN, at.besides).map((line) => printable(line))], width),
];

const answer = (report: CaseReport, at: StepReport, width: number): readonly string[] => [
  ...expectedAndActual(at, width),
  ...labelled('what', [printable(report.message ?? '', 2 * LONGEST)], width),
  ...((at.stderr ?? []).length === 0 ? [] : labelled('stderr', (at.stderr ?? []).map((line) => printable(line)), width)),
];

const expectedAndActual = (at: StepReport, width: number): readonly string[] => [
  ...labelled('expected', expectedInWords(at.expected).map((line) => printable(line)), width),
  ...labelled('actual', at.actual === undefined ? shortenedLines(at) : [printable(inShort(at.actual, LONGEST))], width),
];

const SHOWN = 8;
