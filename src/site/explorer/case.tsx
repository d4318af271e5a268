import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { own } from '../../board/index.ts';
import type { Case } from '../../cases/case.ts';
import { editionRanges } from '../../report/explain/ruling.ts';
import { clausesIn } from '../../rules/article.ts';
import { caseInPlayground, PLAYGROUND } from '../../report/html/site-links.ts';
import { caseSteps } from './case-steps.ts';
import { type PageState, linkTo } from './page-state.ts';
import { Disclosure } from './disclosure.tsx';
import type { SearchedCase } from './searched-case.ts';
import { cardsInWords } from './cards.ts';

interface CaseProps {
  readonly one: SearchedCase;
  readonly state: PageState;
}

/** A case in the list: its title and its actions; opened, its pictures and its reasons. */
export const CaseItem = ({ one: { case: one, actions }, state }: CaseProps): JSX.Element => (
  <Disclosure
    name={one.id} id={one.id} state={state} class='case'
    summary={(
      <>
        <span class='id'>{one.id}</span>
        <span class='badges'>{state.comparison?.cases.has(one.id) && <Differs />}</span>
        <span class='title'>{one.title}</span>
        <span class='what'>{actions}</span>
      </>
    )}
  >
    {() => <CaseBody one={one} state={state} />}
  </Disclosure>
);

/** Marks what differs between two editions. */
export const Differs = (): JSX.Element => <span class='differs-badge'>differs</span>;

const CaseBody = ({ one, state }: { readonly one: Case; readonly state: PageState }): JSX.Element => {
  const { data: { catalogue, pages }, comparison } = state;
  const steps = useMemo(() => caseSteps(one, catalogue, comparison), [one, catalogue, comparison]);
  const cards = cardsInWords(one, catalogue);
  return (
    <div class='body'>
      {cards.length > 0 && <p class='note'>{cards.join(' ')}</p>}
      <div dangerouslySetInnerHTML={{ __html: steps }} />
      <Because one={one} state={state} />
      <Catches one={one} state={state} />
      <p class='foot'>
        {pages.includes(PLAYGROUND) && one.steps.map((_, at) => (
          <a key={at} href={caseInPlayground({ id: one.id, step: at + 1, edition: state.edition.id })}>
            {at === 0 ? 'Open in the playground' : `Open step ${at + 1}`}
          </a>
        ))}
        <a href={linkTo(one.id, state)}>link to {one.id}</a>
        <span>{one.place.file}:{one.place.line}</span>
        {one.editions !== undefined && <span>only in {editionRanges(one.editions)}</span>}
      </p>
    </div>
  );
};

/** The clauses that decide the case, in the words of the edition. */
const Because = ({ one, state }: { readonly one: Case; readonly state: PageState }): JSX.Element => (
  <div class='because'>
    <b>Because of</b>
    <ul>
      {clausesIn(state.data.article, state.edition.id).filter(({ id }) => one.because.includes(id)).map(({ id, statement }) => (
        <li key={id}><a href={linkTo(id, state)}>{id}</a> ({own<string>(state.edition.numbers, id) ?? 'card'}): {statement}</li>
      ))}
    </ul>
  </div>
);

/** The misreadings that the case is meant to catch. */
const Catches = ({ one, state }: { readonly one: Case; readonly state: PageState }): JSX.Element | null => {
  if (one.kills.length === 0) return null;
  return (
    <div class='because'>
      <b>Misread by those who think</b>
      <ul>
        {one.kills.map((kill) => {
          const [ruling = '', answer] = kill.split('=');
          const misreadings = state.data.article.rulings.find(({ id }) => id === ruling)?.misreadings ?? [];
          const says = misreadings.find((wrong) => wrong.answer === answer)?.says ?? kill;
          return <li key={kill}>{says} (<a href={linkTo(ruling, state)}>{ruling}</a>)</li>;
        })}
      </ul>
    </div>
  );
};
