import type { JSX } from 'preact';
import { type CaseSection, type ClauseId, CROSSINGS, CROSSINGS_IN_WORDS, own } from '../../board/index.ts';
import { printedNumbers } from '../../report/explain/clause.ts';
import { capital } from '../../report/html/answer.ts';
import { counted } from '../../text/counted.ts';
import { CaseItem, Differs } from './case.tsx';
import type { EditionComparison } from './edition-comparison.ts';
import { type PageState, linkTo } from './page-state.ts';
import { casesOf } from './open-parts.ts';
import { Disclosure } from './disclosure.tsx';
import { RulingItem } from './ruling.tsx';
import type { SearchedCase } from './searched-case.ts';
import type { ShownClause } from './shown-clauses.ts';

interface ClauseProps {
  readonly clause: ShownClause;
  readonly state: PageState;
}

/** A clause with its printed numbers, its rulings, what is open in it, and its cases. */
export const ClauseSection = ({ clause, state }: ClauseProps): JSX.Element => {
  const { id, name, statement, rulings, cases } = clause;
  return (
    <section class='clause' id={id} aria-labelledby={`h-${id}`}>
      <h2 id={`h-${id}`} tabIndex={-1}>
        <a class='clause-id' href={linkTo(id, state)}>{id}</a> {capital(name)} {isChanged(id, state.comparison) && <Differs />}
      </h2>
      <p class='statement'>{statement}</p>
      <Today clause={clause} state={state} />
      <Facts clause={clause} state={state} />
      {rulings.map((ruling) => <RulingItem key={ruling.id} ruling={ruling} clause={clause} state={state} />)}
      <OpenPoints clause={clause} />
      <Cases section={id} cases={cases} state={state} />
    </section>
  );
};

interface CrossingsProps {
  readonly cases: readonly SearchedCase[];
  readonly state: PageState;
}

/** The crossings, below the clauses. */
export const CrossingsSection = ({ cases, state }: CrossingsProps): JSX.Element => (
  <section class='clause' id={CROSSINGS} aria-labelledby={`h-${CROSSINGS}`}>
    <h2 id={`h-${CROSSINGS}`} tabIndex={-1}>
      <a class='clause-id' href={linkTo(CROSSINGS, state)}>{CROSSINGS}</a> {capital(CROSSINGS_IN_WORDS.name)}
    </h2>
    <p class='statement'>{CROSSINGS_IN_WORDS.statement}</p>
    <Cases section={CROSSINGS} cases={cases} state={state} />
  </section>
);

const Cases = ({ section, cases, state }: CrossingsProps & { readonly section: CaseSection }): JSX.Element | null => {
  if (cases.length === 0) return null;
  return (
    <Disclosure name={casesOf(section)} state={state} class='cases' summary={<h3>{counted(cases.length, 'case')}</h3>}>
      {() => cases.map((one) => <CaseItem key={one.case.id} one={one} state={state} />)}
    </Disclosure>
  );
};

/** Whether the clause has other words, numbers or answers in the edition that is compared. */
const isChanged = (id: ClauseId, comparison: EditionComparison | undefined): boolean => comparison !== undefined
  && ([...comparison.statements, ...comparison.numbers].some(({ clause }) => clause === id)
    || comparison.rulings.some(({ ruling }) => ruling.clause === id));

/** What the clause says today, if the edition says something else. */
const Today = ({ clause: { id, statement }, state: { data } }: ClauseProps): JSX.Element | null => {
  const today = data.article.clauses.find((clause) => clause.id === id)?.statement;
  return today === statement ? null : <p class='note'>Today: {today}</p>;
};

const Facts = ({ clause, state }: ClauseProps): JSX.Element => (
  <p class='facts'>
    <span>{clause.level}, {numbersInWords(clause, state)}</span>
    <Links words='rests on' ids={clause.restsOn} state={state} />
    <Links words='broken by misreadings of' ids={clause.alsoBroken.map(({ id }) => id)} state={state} />
  </p>
);

/** `printed as 16.3a; 16.3 (inside) in lrr-1.1 … lrr-1.2`. */
const numbersInWords = ({ id, numbers }: ShownClause, { edition }: PageState): string => {
  const number = own<string>(edition.numbers, id);
  if (number === undefined) return 'in no edition';
  const others = Object.fromEntries(Object.entries(numbers).filter(([, other]) => other !== number));
  return `printed as ${[number, ...(Object.keys(others).length === 0 ? [] : [printedNumbers({ numbers: others })])].join('; ')}`;
};

interface LinksProps {
  readonly words: string;
  readonly ids: readonly string[];
  readonly state: PageState;
}

const Links = ({ words, ids, state }: LinksProps): JSX.Element | null => {
  if (ids.length === 0) return null;
  return <span>{words} {ids.map((id, index) => <>{index > 0 && ', '}<a href={linkTo(id, state)}>{id}</a></>)}</span>;
};

const OpenPoints = ({ clause: { openPoints } }: Pick<ClauseProps, 'clause'>): JSX.Element | null => {
  if (openPoints.length === 0) return null;
  return (
    <div class='open-points'>
      <h3>What the article leaves open</h3>
      <ul>
        {openPoints.map(({ id, question, reading }) => (
          <li key={id}><Prose text={question} /> <span class='note'>Here: <Prose text={reading} /></span></li>
        ))}
      </ul>
    </div>
  );
};

/** A text of the rules, in which backticks mark words of the data. */
const Prose = ({ text }: { readonly text: string }): JSX.Element =>
  <>{text.split('`').map((part, at) => (at % 2 === 1 ? <code>{part}</code> : part))}</>;
