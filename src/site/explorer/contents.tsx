import type { JSX } from 'preact';
import { CROSSINGS, CROSSINGS_IN_WORDS } from '../../board/index.ts';
import { capital } from '../../report/html/answer.ts';
import { LEVELS, type Level } from '../../rules/types.ts';
import { counted } from '../../text/counted.ts';
import { Disclosure } from './disclosure.tsx';
import { type PageState, linkTo } from './page-state.ts';
import { casesOf, misreadingsOf } from './open-parts.ts';
import type { SearchedCase } from './searched-case.ts';
import type { ShownClause } from './shown-clauses.ts';

interface ContentsProps {
  readonly state: PageState;
  readonly shown: readonly ShownClause[];
  readonly crossings: readonly SearchedCase[];
}

/** How many cases are shown, the clauses as links, and buttons that open and close everything. */
export const Contents = ({ state, shown, crossings }: ContentsProps): JSX.Element => {
  const count = shown.reduce((sum, { cases }) => sum + cases.length, crossings.length);
  const rulings = shown.reduce((sum, clause) => sum + clause.rulings.length, 0);
  const parts = [
    ...shown.flatMap(({ id, rulings, cases }) =>
      [casesOf(id), ...rulings.map((ruling) => misreadingsOf(ruling.id)), ...cases.map((one) => one.case.id)]),
    ...[casesOf(CROSSINGS), ...crossings.map((one) => one.case.id)],
  ];
  return (
    <>
      <output for='search'>{count} of {counted(state.data.cases.length, 'case')}, {counted(rulings, 'question')}</output>
      <Disclosure name='contents' class='contents' state={state} summary='Clauses'>
        {() => (
          <nav aria-label='Clauses'>
            {LEVELS.map((level) => <ClausesOf key={level} level={level} state={state} shown={shown} />)}
            {crossings.length > 0 && <CrossingsLink count={crossings.length} state={state} />}
          </nav>
        )}
      </Disclosure>
      <div class='buttons'>
        <button type='button' onClick={() => state.setOpen(parts, true)}>Expand all</button>
        <button type='button' onClick={() => state.setOpen(parts, false)}>Collapse all</button>
      </div>
    </>
  );
};

const ClausesOf = ({ level, state, shown }: Omit<ContentsProps, 'crossings'> & { readonly level: Level }): JSX.Element | null => {
  const clauses = shown.filter((clause) => clause.level === level);
  if (clauses.length === 0) return null;
  return (
    <>
      <p class='level'>{LEVEL_NAMES[level]}</p>
      <ul>
        {clauses.map(({ id, name, cases }) => (
          <li key={id}>
            <a href={linkTo(id, state)}><b>{id}</b> <span>{name.replace(/^example: /, '')}</span></a> <small>{cases.length}</small>
          </li>
        ))}
      </ul>
    </>
  );
};

const CrossingsLink = ({ count, state }: { readonly count: number; readonly state: PageState }): JSX.Element => (
  <>
    <p class='level'>{capital(CROSSINGS_IN_WORDS.name)}</p>
    <ul>
      <li><a href={linkTo(CROSSINGS, state)}><b>{CROSSINGS}</b> <span>actions with several clauses</span></a> <small>{count}</small></li>
    </ul>
  </>
);

const LEVEL_NAMES: Readonly<Record<Level, string>> = { rule: 'Rules', note: 'Notes', example: 'The example of note 4', card: 'Cards' };
