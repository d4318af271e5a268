import type { Case, CaseStep, Expected } from '../../cases/case.ts';
import { expectedFrom } from '../../cases/from-answer.ts';
import { articleAnswer } from '../../report/html/answer.ts';
import type { Looks } from '../../report/html/picture/draw.ts';
import { stepHtml } from '../../report/html/step.ts';
import type { Html } from '../../report/html/tag.ts';
import { withCardValues } from '../../rules/printed.ts';
import type { Catalogue } from '../../rules/units.ts';
import type { EditionComparison } from './edition-comparison.ts';

/** The steps of a case with their pictures: before, and after by the article, or by two editions that decide differently. */
export const caseSteps = (one: Case, catalogue: Catalogue, comparison: EditionComparison | undefined): Html => {
  const differing = comparison?.cases.get(one.id);
  return one.steps.map((step, at) => {
    const shown = one.profile === 'units' ? withValues(step, catalogue) : step;
    const pair = differing?.answers[at];
    const by = (title: string, expected: Expected) => (looks: Looks): Html => articleAnswer(title, { ...shown, expected }, looks);
    const answers = comparison === undefined || pair === undefined ? [by('By the article', shown.expected)] : [
      by(`By ${comparison.editions.first.title}`, expectedFrom(pair.first)),
      by(`By ${comparison.editions.second.title}`, expectedFrom(pair.second)),
    ];
    return stepHtml({ step: shown, number: at + 1, of: one.steps.length }, (looks) => answers.map((answer) => answer(looks)));
  }).join('');
};

/** A step with the values that players' cards print, so that the pictures show them. */
const withValues = (step: CaseStep, catalogue: Catalogue): CaseStep => {
  const { position, expected } = step;
  return {
    ...step,
    position: withCardValues(position, catalogue),
    expected: expected.kind === 'legal' ? { ...expected, position: withCardValues(expected.position, catalogue) } : expected,
  };
};
