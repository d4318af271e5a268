import type { Case, CaseStep } from '../cases/case.ts';
import { acceptedAnswers } from '../cases/settle.ts';
import type { Clause } from '../rules/types.ts';
import type { Subject } from '../subjects/subject.ts';
import { compare } from './compare.ts';
import { gradeEngine, type StepResult, type Tried } from './grade.ts';
import type { EngineReport } from './report.ts';
import { inWindow } from './window.ts';

export interface RunOptions {
  /** The clauses that the run speaks of, in the article's order. */
  readonly clauses: readonly Clause[];
}

/** Puts every step of every case to `subject` and grades the answers; the report is in the order of the cases. */
export const run = async (cases: readonly Case[], subject: Subject, options: RunOptions): Promise<EngineReport> => {
  const steps = cases.flatMap((one) => one.steps);
  const results = await inWindow(steps, subject.window, (step) => resultOf(subject, step));
  return gradeEngine(subject.hello, options.clauses, byCase(cases, results));
};

const resultOf = async (subject: Subject, step: CaseStep): Promise<StepResult> => {
  const { type } = step.action;
  if (!subject.hello.answers.includes(type)) return { kind: 'declined', message: `doesn't answer \`${type}\``, step, asked: false };
  const reply = await subject.ask({ position: step.position, action: step.action });
  switch (reply.kind) {
    case 'answered':
      return { ...compare(step, acceptedAnswers(step), reply.result), step, asked: true, actual: reply.result };
    case 'declined':
      return { kind: 'declined', message: reply.reason, step, asked: true };
    case 'crashed':
    case 'hung':
    case 'garbled':
      return { ...reply, step, asked: true };
  }
};

const byCase = (cases: readonly Case[], results: readonly StepResult[]): readonly Tried[] => {
  let next = 0;
  return cases.map((one) => ({ case: one, results: results.slice(next, (next += one.steps.length)) }));
};
