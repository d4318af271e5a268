import type { JSX } from 'preact';
import type { CaseStep } from '../../cases/case.ts';
import { expectedFrom } from '../../cases/from-answer.ts';
import { articleAnswer } from '../../report/html/answer.ts';
import { owedNote } from '../../report/html/panel.ts';
import { stepHtml } from '../../report/html/step.ts';
import type { Html } from '../../report/html/tag.ts';
import { withCardValues } from '../../rules/printed.ts';
import type { Catalogue } from '../../rules/units.ts';
import { defined } from '../../text/records.ts';
import { Comparison } from './comparison.tsx';
import { type Spot, spotOf } from './point-at-picture.ts';
import type { PosedRuling, PosedRulings } from './ruling.ts';

interface RulingProps {
  readonly rulings: PosedRulings;
  readonly catalogue: Catalogue;
  /** When somebody points at the picture of the position. */
  readonly onPoint: (spot: Spot) => void;
}

/** The ruling in words and pictures, with its clauses and what is open about it; beside it, the ruling by other answers. */
export const ShownRuling = ({ rulings: { ruling, other, differs, fault }, catalogue, onPoint }: RulingProps): JSX.Element => (
  <>
    {fault !== undefined && <p role='alert' class='fault'>{fault}</p>}
    <OwedBefore ruling={ruling} />
    {other !== undefined && <Comparison first={ruling} second={other} differs={differs} />}
    <div class='pictures' onClick={({ target }) => pointAt(target, onPoint)} dangerouslySetInnerHTML={{ __html: picturesOf(ruling, other, catalogue) }} />
    {other === undefined ? <Reasons ruling={ruling} /> : (
      <div class='both-reasons'>
        <div><Reasons ruling={ruling} by={ruling.by} /></div>
        <div><Reasons ruling={other} by={other.by} /></div>
      </div>
    )}
  </>
);

/** What was owed before the action, unless the action is about it: nothing that is allowed afterwards makes up for it. */
const OwedBefore = ({ ruling: { owed, action } }: Pick<ReasonsProps, 'ruling'>): JSX.Element | null => {
  if (owed.length === 0 || action.type === 'remove' || action.type === 'check') return null;
  return <p class='owed-before'>Owed before this: {owed.map((one) => `in ${one.system}, ${owedNote(one)}`).join('; ')}.</p>;
};

/** Only the position before can be pointed at. The form does all the same, without a pointer. */
const pointAt = (target: EventTarget | null, onPoint: (spot: Spot) => void): void => {
  const element = target instanceof Element && target.closest('.panel.before') !== null ? target : undefined;
  const spot = element && spotOf(element);
  if (spot !== undefined) onPoint(spot);
};

interface ReasonsProps {
  readonly ruling: PosedRuling;
  /** Absent: there is no other ruling. */
  readonly by?: string;
}

/** The clauses that decide, and what is open about them. */
const Reasons = ({ ruling, by }: ReasonsProps): JSX.Element => (
  <>
    <Because ruling={ruling} {...defined({ by })} />
    {ruling.openPoints.length > 0 && (
      <div class='open-points'>
        <h3>The article leaves this open</h3>
        <ul>
          {ruling.openPoints.map(({ id, question, reading }) =>
            <li key={id}>{question} <span class='note'>Here: {reading}</span></li>)}
        </ul>
      </div>
    )}
  </>
);

const Because = ({ ruling: { because }, by }: ReasonsProps): JSX.Element => (
  <div class='because'>
    <h3>Because of{by !== undefined && <span class='note'> ({by})</span>}</h3>
    <ul>
      {because.map(({ id, number, statement }) => (
        <li key={id}><a href={`index.html#${id}`}>{id}</a>{number === '' ? '' : ` (${number})`}: {statement}</li>
      ))}
    </ul>
  </div>
);

const picturesOf = (ruling: PosedRuling, other: PosedRuling | undefined, catalogue: Catalogue): Html => {
  const shown = [ruling, ...(other === undefined ? [] : [other])].map((one) => ({ by: one.by, step: stepOf(one, catalogue) }));
  const [first] = shown;
  if (first === undefined) return '';
  return stepHtml({ step: first.step, number: 1, of: undefined }, (looks) => shown.map(({ by, step }) => articleAnswer(by, step, looks)));
};

/** The question and its ruling with the values that cards print, so that the pictures show them. */
const stepOf = ({ position, owed, action, answer }: PosedRuling, catalogue: Catalogue): CaseStep => {
  const expected = expectedFrom(answer);
  return {
    position: withCardValues(position, catalogue), owed, action,
    expected: expected.kind === 'legal' ? { ...expected, position: withCardValues(expected.position, catalogue) } : expected,
  };
};
