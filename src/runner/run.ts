import type { Case, CaseStep } from '../cases/case.ts';
import type { Needs } from '../cases/needs.ts';
import { acceptedAnswers } from '../cases/accepted-answers.ts';
import type { Clause } from '../rules/types.ts';
import type { Subject } from '../subjects/subject.ts';
import { askedStep } from '../cases/natural-step.ts';
import { compare } from './compare.ts';
import { gradeEngine, type StepResult, type GradedCase } from './grade.ts';
import { keptComparison } from './report-limits.ts';
import { missingFeatures } from './missing-features.ts';
import type { EngineReport } from './report.ts';
import { inParallel } from './in-parallel.ts';

export interface RunOptions {
  /** The clauses that the report is about, in the article's order. */
  readonly clauses: readonly Clause[];
  /** What a case needs of an engine besides its actions; absent: nothing. Called only for an engine that doesn't support everything. */
  readonly needs?: (one: Case) => Promise<Needs>;
  /** The cases are a selection or a shard. */
  readonly isPart?: boolean;
}

/** Asks `subject` every step of every case and grades the answers. The report is in the order of the cases. */
export const run = async (
  cases: readonly Case[], subject: Subject, { clauses, needs, isPart = false }: RunOptions,
): Promise<EngineReport> => {
  const missing = needs === undefined ? undefined : missingFeatures(subject.hello, needs);
  const lacking = await Promise.all(cases.map((one) => missing?.(one)));
  const asks = cases.flatMap((one, at) => one.steps.map((step) => ({ step, lacks: lacking[at] })));
  const results = await inParallel(asks, () => subject.window, ({ step, lacks }) => resultOf(subject, step, lacks));
  const engine = { hello: subject.hello, complaints: subject.complaints?.() ?? [], isPart };
  return gradeEngine(engine, clauses, byCase(cases, results));
};

/** `lacks`: why the engine can't be asked the case. */
const resultOf = async (subject: Subject, written: CaseStep, lacks: string | undefined): Promise<StepResult> => {
  const step = askedStep(written, subject.hello);
  const { type } = step.action;
  if (!subject.hello.answers.includes(type)) return { kind: 'declined', message: `doesn't answer \`${type}\``, step, asked: false };
  if (lacks !== undefined) return { kind: 'declined', message: lacks, step, asked: false };
  const reply = await subject.ask({ position: step.position, action: step.action });
  switch (reply.kind) {
    case 'answered':
      return { ...keptComparison(compare(step, acceptedAnswers(step), reply.result), reply.result), step, asked: true };
    case 'declined':
      return { kind: 'declined', message: reply.reason, step, asked: true };
    case 'crashed':
    case 'hung':
    case 'garbled':
      return { ...reply, step, asked: true };
  }
};

const byCase = (cases: readonly Case[], results: readonly StepResult[]): readonly GradedCase[] => {
  let next = 0;
  return cases.map((one) => ({ case: one, results: results.slice(next, (next += one.steps.length)) }));
};
