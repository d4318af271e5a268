import type { CaseReport, StepReport } from '../../runner/report.ts';
import { inShort } from '../../text/values.ts';
import { firstFew, labelled } from '../../text/lines.ts';
import { LONGEST, printable } from '../../text/printable.ts';
import { expectedInWords } from './board.ts';
import { actionLine, givenLines, shortenedLines } from './failed-step.ts';
import type { Layout } from './paint.ts';
import { LONGEST_COMMAND, rerunCommand } from './rerun-command.ts';
import { comparedRows, sideBySide } from './side-by-side.ts';

/** What the lines about a failed case need in addition to the case. */
export interface FailedCaseContext {
  /** The clause in words. */
  readonly statement: string;
  /** The command of the run, without its selection. */
  readonly command: string;
  /** Other cases that failed alike, in words. */
  readonly others?: string | undefined;
}

/** Everything that an author needs to know about one failed case, in lines. */
export const failedCase = (report: CaseReport, { statement, command, others }: FailedCaseContext, layout: Layout): readonly string[] => {
  const { width, paint } = layout;
  return [
    paint.bad(paint.strong(`${report.outcome.toUpperCase()} ${report.id}`)) + `  ${printable(report.title)}`,
    ...labelled('where', [printable(`${report.file}:${report.line}`)], width),
    ...labelled('clause', [`${report.clause}: ${statement}`], width),
    ...(report.at === undefined ? labelled('problem', [printable(report.message ?? '')], width) : whatHappened(report, report.at, layout)),
    ...(report.surprise === undefined ? [] : labelled('listed', [printable(report.surprise)], width)),
    ...(others === undefined ? [] : labelled('and', [others], width)),
    ...labelled('repeat', [rerunCommand(printable(command, LONGEST_COMMAND), report.id)], Infinity),
  ];
};

const whatHappened = (report: CaseReport, at: StepReport, layout: Layout): readonly string[] => [
  ...labelled('given', givenLines(at), layout.width),
  ...labelled('action', [actionLine(at)], layout.width),
  ...(report.outcome === 'fail' ? differences(report, at, layout) : brokenAnswer(report, at, layout)),
];

const differences = (report: CaseReport, at: StepReport, { width, paint }: Layout): readonly string[] => [
  ...(at.actual === undefined ? expectedAndActual(at, width) : sideBySide(comparedRows(at), width, paint)),
  ...labelled(
    'differs',
    [(report.parts ?? []).join(', '), ...firstFew(at.differences ?? [], MOST_DIFFERENCES, at.besides).map((line) => printable(line))],
    width,
  ),
];

const brokenAnswer = (report: CaseReport, at: StepReport, { width }: Layout): readonly string[] => [
  ...expectedAndActual(at, width),
  ...labelled('problem', [printable(report.message ?? '', 2 * LONGEST)], width),
  ...((at.stderr ?? []).length === 0 ? [] : labelled('stderr', (at.stderr ?? []).map((line) => printable(line)), width)),
];

const expectedAndActual = (at: StepReport, width: number): readonly string[] => [
  ...labelled('expected', expectedInWords(at.expected).map((line) => printable(line)), width),
  ...labelled('actual', at.actual === undefined ? shortenedLines(at) : [printable(inShort(at.actual, LONGEST))], width),
];

const MOST_DIFFERENCES = 8;
