import type { Case, CaseStep, Expected } from '../../cases/case.ts';
import { featuresOf } from '../../cases/needs.ts';
import { askedStep } from '../../cases/natural-step.ts';
import type { AskedStep, Witness } from '../asked-again.ts';
import { compare } from '../compare.ts';
import type { TwinDifference, TwinsReport } from '../report.ts';
import { inParallel } from '../in-parallel.ts';
import { firstDifferences } from '../report-limits.ts';
import { readAnswer, type EngineAnswer } from '../../subjects/answer.ts';
import type { Reply, Subject } from '../../subjects/subject.ts';
import { type Twin, TWINS } from './twins.ts';

/** A twin of a step. */
export type TwinOfStep = Pick<TwinDifference, 'case' | 'step' | 'twin'>;

/**
 * Asks every step again, and each of its twins but the `exempt` ones; each must get the step's answer, changed in the same way. `witness`
 * hears the replies to the steps themselves.
 */
export const runTwins = async (
  cases: readonly Case[], subject: Subject, exempt: readonly TwinOfStep[] = [], witness: Witness = () => undefined,
): Promise<TwinsReport> => {
  const exempted = new Set(exempt.map(keyOf));
  const steps = cases.flatMap((one) => one.steps.map((step, at) => ({ id: one.id, number: at + 1, step: askedStep(step, subject.hello) })))
    .filter(({ step }) => subject.hello.answers.includes(step.action.type));
  const results = await inParallel(steps, () => subject.window, async (asked) => {
    const twins = TWINS.filter(({ name }) => !exempted.has(keyOf({ case: asked.id, step: asked.number, twin: name })));
    const reply = await subject.ask(asked.step);
    witness(asked, reply);
    return twinsOf(subject, { ...asked, reply }, twins);
  });
  return { pairs: results.reduce((sum, { pairs }) => sum + pairs, 0), differences: results.flatMap(({ differences }) => differences) };
};

const keyOf = (one: TwinOfStep): string => `${one.case} ${one.step} ${one.twin}`;

const NOTHING: TwinsReport = { pairs: 0, differences: [] };

const twinsOf = async (
  subject: Subject, { reply, ...asked }: AskedStep & { readonly reply: Reply }, twins: readonly Twin[],
): Promise<TwinsReport> => {
  const { step } = asked;
  const said = reply.kind === 'answered' ? readAnswer(step.action.type, reply.result) : undefined;
  if (said === undefined || said.kind === 'malformed') return NOTHING;
  const answered: AskedStep = { ...asked, step: { ...step, expected: expectedFrom(step, said) } };
  let report = NOTHING;
  for (const twin of twins) report = added(report, await pairOf(subject, twin, answered));
  return report;
};

const added = (a: TwinsReport, b: TwinsReport): TwinsReport =>
  ({ pairs: a.pairs + b.pairs, differences: [...a.differences, ...b.differences] });

const pairOf = async (subject: Subject, twin: Twin, { id, number, step }: AskedStep): Promise<TwinsReport> => {
  const other = twin.of(step);
  if (other === undefined || asksForMore(subject, step, other)) return NOTHING;
  const reply = await subject.ask(other);
  if (reply.kind === 'declined') return NOTHING;
  const { differences } = firstDifferences(differencesIn(other, reply));
  if (differences.length === 0) return { pairs: 1, differences: [] };
  const { position, action } = other;
  const difference: TwinDifference = { case: id, step: number, twin: twin.name, differences, position, action };
  return { pairs: 1, differences: [difference] };
};

/** Whether the twin needs a feature that the step doesn't need and the engine doesn't support. */
const asksForMore = ({ hello }: Subject, step: CaseStep, other: CaseStep): boolean => {
  const known = [...hello.features, ...featuresOf(step)];
  return featuresOf(other).some((feature) => !known.includes(feature));
};

const differencesIn = (other: CaseStep, reply: Exclude<Reply, { readonly kind: 'declined' }>): readonly string[] => {
  if (reply.kind !== 'answered') return [`${reply.kind}: ${reply.message}`];
  const comparison = compare(other, [other.expected], reply.result);
  switch (comparison.kind) {
    case 'pass': return [];
    case 'fail': return comparison.differences;
    case 'declined':
    case 'garbled':
      return [`${comparison.kind}: ${comparison.message}`];
  }
};

/** The engine's answer as the expected one. */
const expectedFrom = ({ position, expected }: CaseStep, said: EngineAnswer): Expected => {
  switch (said.kind) {
    case 'numbers': return { ...said, kind: 'numbers' };
    case 'illegal': return { kind: 'illegal', reason: expected.kind === 'illegal' ? expected.reason : 'not-now' };
    case 'legal': {
      const { systems, reinforcements } = said.position;
      const { reinforcements: _, ...before } = position;
      return { ...said, position: { ...before, systems, reinforcements } };
    }
  }
};
