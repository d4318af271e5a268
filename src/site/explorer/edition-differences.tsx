import type { ComponentChildren, JSX } from 'preact';
import type { Edition } from '../../rules/types.ts';
import { counted } from '../../text/counted.ts';
import type { EditionComparison, Pair } from './edition-comparison.ts';
import { type PageState, linkTo } from './page-state.ts';

interface EditionDifferencesProps {
  readonly comparison: EditionComparison;
  readonly state: PageState;
}

/** What differs between two editions: what was changed on the way, and the words, numbers, answers and cases that differ. */
export const EditionDifferences = ({ comparison, state }: EditionDifferencesProps): JSX.Element => {
  const { editions, changes, statements, numbers, rulings } = comparison;
  const link = (id: string): JSX.Element => <a href={linkTo(id, state)}>{id}</a>;
  return (
    <section class='differences' aria-labelledby='differences'>
      <h2 id='differences'>What differs between {editions.first.title} and {editions.second.title}</h2>
      <ul>{changes.map((edition) => <li key={edition.id}><b>{titleOf(edition)}</b>: {edition.changes}</li>)}</ul>
      <Table name='Words' editions={editions} rows={statements.map((row) => [link(row.clause), row])} />
      <Table name='Printed numbers' editions={editions} rows={numbers.map((row) => [link(row.clause), row])} />
      <Table name='Answers' editions={editions} rows={rulings.map((row) => [<>{row.ruling.question} {link(row.ruling.id)}</>, row])} />
      <DifferingCases comparison={comparison} state={state} />
    </section>
  );
};

/** An edition with its date, if that is known. */
export const titleOf = ({ title, date }: Edition): string => (date === 'unknown' || title.includes(date) ? title : `${title} (${date})`);

interface TableProps {
  readonly name: string;
  readonly editions: Pair<Edition>;
  readonly rows: readonly (readonly [head: ComponentChildren, row: Pair<string>])[];
}

const Table = ({ name, editions, rows }: TableProps): JSX.Element | null => {
  if (rows.length === 0) return null;
  return (
    <div class='scroll' tabIndex={0} role='region' aria-label={name}>
      <table>
        <caption>{name}</caption>
        <thead><tr><td /><th scope='col'>{editions.first.title}</th><th scope='col'>{editions.second.title}</th></tr></thead>
        <tbody>
          {rows.map(([head, { first, second }], at) => <tr key={at}><th scope='row'>{head}</th><td>{first}</td><td>{second}</td></tr>)}
        </tbody>
      </table>
    </div>
  );
};

const DifferingCases = ({ comparison: { cases }, state }: EditionDifferencesProps): JSX.Element => {
  if (cases.size === 0) return <p>No case ends differently.</p>;
  return (
    <>
      <h3>{counted(cases.size, 'case')} with another outcome</h3>
      <ul class='columns'>
        {[...cases.values()].map(({ case: one }) => <li key={one.id}><a href={linkTo(one.id, state)}>{one.id}</a> {one.title}</li>)}
      </ul>
    </>
  );
};
