import type { JSX } from 'preact';
import type { Misreading, Ruling } from '../../rules/types.ts';
import { counted } from '../../text/counted.ts';
import { type PageState, linkTo } from './page-state.ts';
import { misreadingsOf } from './open-parts.ts';
import { Disclosure } from './disclosure.tsx';
import type { ShownClause } from './shown-clauses.ts';

interface RulingProps {
  readonly ruling: Ruling;
  readonly clause: ShownClause;
  readonly state: PageState;
}

/** A question with its official answer, the answer of the edition if it is another, and the misreadings. */
export const RulingItem = ({ ruling, clause, state }: RulingProps): JSX.Element => {
  const { id, question, says, formula } = ruling;
  const answer = clause.answers[id];
  const other = ruling.misreadings.find((wrong) => wrong.answer === answer);
  const misreadings = ruling.misreadings.filter((wrong) => wrong !== other);
  return (
    <article class='ruling' id={id}>
      <h3 tabIndex={-1}>{question} <a class='permalink' href={linkTo(id, state)}>{id}</a></h3>
      {other === undefined ? <p>{says}</p> : <p>{other.says} <span class='note'>(in {state.edition.title}; today: {says})</span></p>}
      {misreadings.length > 0 && (
        <Disclosure name={misreadingsOf(id)} state={state} class='misreadings' summary={counted(misreadings.length, 'misreading')}>
          {() => (
            <>
              <ul>{misreadings.map((wrong) => <MisreadingItem key={wrong.answer} wrong={wrong} />)}</ul>
              {formula !== undefined && <p class='note'>The official answer as a formula: <Formula text={formula} /></p>}
            </>
          )}
        </Disclosure>
      )}
    </article>
  );
};

const MisreadingItem = ({ wrong: { says, seen, formula } }: { readonly wrong: Misreading }): JSX.Element => (
  <li>{says}{seen !== undefined && <span class='note'> Seen: {seen}.</span>} <Formula text={formula} /></li>
);

/** An answer as a formula, if it has one. */
const Formula = ({ text }: { readonly text: string | undefined }): JSX.Element | null =>
  (text === undefined ? null : <code class='formula'>{text}</code>);
