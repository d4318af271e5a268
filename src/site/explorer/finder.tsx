import type { JSX } from 'preact';
import { CROSSINGS_IN_WORDS } from '../../board/index.ts';
import type { Address } from './address.ts';
import { CHOICE_WORDS, FILTER_NAMES } from './choice-words.ts';
import { Disclosure } from './disclosure.tsx';
import { titleOf } from './edition-differences.tsx';
import type { PageState } from './page-state.ts';
import { CASE_FILTERS, type CaseFilter, chosen, CHOICES, editionOf, isFiltered } from './view.ts';

interface FinderProps {
  readonly state: PageState;
  readonly change: Address['change'];
}

/** Search, editions and filters. */
export const Finder = ({ state, change }: FinderProps): JSX.Element => (
  <form class='fields' role='search' aria-label='Clauses and cases' onSubmit={(event) => event.preventDefault()}>
    <div class='field'>
      <label for='search'>Search</label>
      <input
        id='search' type='search' autocomplete='off' spellcheck={false} value={state.view.search}
        onInput={({ currentTarget: { value } }) => change({ search: value })}
      />
    </div>
    <Editions state={state} change={change} />
    <Disclosure name='filters' class='more-filters' state={state} summary='Filters'>
      {() => <div class='fields'>{CASE_FILTERS.map((name) => <Filter key={name} name={name} state={state} change={change} />)}</div>}
    </Disclosure>
    {isFiltered(state.view) && <button type='button' onClick={() => change(NO_FILTERS)}>Clear search and filters</button>}
  </form>
);

const NO_FILTERS = { search: '', ...Object.fromEntries(CASE_FILTERS.map((name) => [name, undefined])) };

const Editions = ({ state: { data, view }, change }: FinderProps): JSX.Element => {
  const options = data.article.editions.toReversed().map((edition) => [edition.id, titleOf(edition)] as const);
  return (
    <>
      <Select
        id='edition' label='Edition' value={editionOf(view)} options={options}
        onChoose={(id) => change({ ...chosen('edition', id), ...(view.compare === id && { compare: undefined }) })}
      />
      <Select
        id='compare' label='Compare with' value={view.compare ?? ''}
        options={[['', 'no other edition'], ...options.filter(([id]) => id !== editionOf(view))]}
        onChoose={(id) => change(chosen('compare', id))}
      />
    </>
  );
};

const Filter = ({ name, state: { data, view }, change }: FinderProps & { readonly name: CaseFilter }): JSX.Element => {
  const wordsFor = (choice: string): string => {
    if (name !== 'clause') return CHOICE_WORDS[choice] ?? choice;
    return `${choice} ${data.article.clauses.find(({ id }) => id === choice)?.name ?? CROSSINGS_IN_WORDS.name}`;
  };
  return (
    <Select
      id={name} label={FILTER_NAMES[name]} value={view[name] ?? ''}
      options={[['', 'any'], ...CHOICES[name].map((choice) => [choice, wordsFor(choice)] as const)]}
      onChoose={(value) => change(chosen(name, value))}
    />
  );
};

interface SelectProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly onChoose: (value: string) => void;
}

const Select = ({ id, label, value, options, onChoose }: SelectProps): JSX.Element => (
  <div class='field'>
    <label for={id}>{label}</label>
    <select id={id} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      {options.map(([option, words]) => <option key={option} value={option}>{words}</option>)}
    </select>
  </div>
);
