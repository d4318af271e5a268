import type { Case } from '../cases/case.ts';
import { acceptedAnswers } from '../cases/index.ts';
import { compare } from '../runner/compare.ts';
import { linesAgainst } from '../runner/failures.ts';
import type { CaseReport, EngineReport, RunReport } from '../runner/report.ts';
import { restatedBy } from './expected.ts';
import type { ChangedCase, Outcomes } from './outcomes.ts';
import type { Erratum } from './types.ts';

/** What becomes of an engine whose report is given. */
export interface EngineOutcome {
  readonly file: string;
  readonly name: string;
  readonly version: string;
  readonly before: boolean;
  readonly after: boolean;
  /** Cases that it passed and that now expect something else. */
  readonly lost: readonly Case[];
  /** Cases that it failed with just the answer that is right from then on. */
  readonly won: readonly Case[];
  /** Cases that stay failed, crashed, hung or garbled. */
  readonly stillAgainst: number;
  /** Cases whose outcome changes and that it was never asked, or declined. */
  readonly unknown: readonly Case[];
}

/** Which engines of a report would be conformant before and after, as far as the report tells. */
export const engineOutcomes = (file: string, { engines }: RunReport, { changed }: Outcomes): readonly EngineOutcome[] =>
  engines.map((engine) => engineOutcome(file, engine, changed));

/** Why a report says nothing about an erratum; undefined where it does. */
export const otherEdition = ({ suite }: RunReport, { edition }: Erratum): string | undefined =>
  (suite.edition === edition ? undefined : `it is about edition ${suite.edition}, the erratum about ${edition}`);

const engineOutcome = (file: string, engine: EngineReport, changed: readonly ChangedCase[]): EngineOutcome => {
  const asked = changed.flatMap((change) => engine.cases.filter(({ id }) => id === change.case.id).map((report) => ({ change, report })));
  const lost = asked.filter(({ report }) => report.outcome === 'pass');
  const won = asked.filter(({ change, report }) => report.outcome === 'fail' && saysWhatIsRightThen(change, report));
  const against = engine.cases.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'declined').length - won.length;
  const passed = engine.summary.pass - lost.length + won.length;
  const answered = asked.filter(({ report }) => report.outcome !== 'declined').map(({ change }) => change);
  return {
    file, name: engine.name, version: engine.version,
    before: engine.conformant,
    after: against + lost.length === 0 && passed > 0 && linesAgainst(engine, ['nothing-passed', 'case']).length === 0,
    lost: lost.map(({ change }) => change.case),
    won: won.map(({ change }) => change.case),
    stillAgainst: against,
    unknown: changed.filter((change) => !answered.includes(change)).map((change) => change.case),
  };
};

/** Whether what the engine answered, at the step that changes, is what the erratum makes right. */
const saysWhatIsRightThen = ({ step: number, after, case: one }: ChangedCase, { at }: CaseReport): boolean => {
  const step = one.steps[number - 1];
  if (at?.actual === undefined || at.step !== number || step === undefined) return false;
  const right = restatedBy(step, after);
  return compare(right, acceptedAnswers(right), at.actual).kind === 'pass';
};
