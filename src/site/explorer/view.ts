import { ACTION_TYPES, CASE_SECTIONS, EDITION_IDS, type EditionId, STEPS, UNITS } from '../../board/index.ts';
import { PROFILES } from '../../cases/types.ts';
import { LEVELS } from '../../rules/types.ts';
import { defined } from '../../text/records.ts';

/** What can be chosen in the explorer, by the name that it has in the address. */
export const CHOICES = {
  edition: EDITION_IDS,
  compare: EDITION_IDS,
  clause: CASE_SECTIONS,
  level: LEVELS,
  action: ACTION_TYPES,
  step: [...STEPS, 'none'],
  unit: UNITS,
  ruling: ['legal', 'illegal', 'numbers', 'owes'],
  profile: PROFILES,
} as const;

export type ChoiceName = keyof typeof CHOICES;
type ChoiceOf<K extends ChoiceName> = (typeof CHOICES)[K][number];

/** The choices that narrow down the list of cases. */
export const CASE_FILTERS = ['clause', 'level', 'action', 'step', 'unit', 'ruling', 'profile'] as const;
export type CaseFilter = (typeof CASE_FILTERS)[number];

/** What the explorer shows: all of it is in the address. */
export type View = {
  /** The clause, ruling or case that the address names; empty: none. */
  readonly target: string;
  readonly search: string;
} & { readonly [K in ChoiceName]?: ChoiceOf<K> | undefined };

/** The view that the fragment of an address names; whatever it doesn't know is ignored. */
export const viewOf = (hash: string): View => {
  const [target = '', ...rest] = hash.replace(/^#/, '').split('?');
  const params = new URLSearchParams(rest.join('?'));
  const choices = Object.assign({}, ...CHOICE_NAMES.map((name) => chosen(name, params.get(name) ?? '')));
  // by characters: half of one can't be written into an address again
  const [name, search] = [decoded(target), params.get('search') ?? ''].map((text) => [...text].slice(0, LONGEST).join(''));
  const view: View = { target: name ?? '', search: search ?? '', ...defined(choices) };
  return view.compare === editionOf(view) ? withoutComparison(view) : view;
};

/** The fragment that names the view, with its `#`. */
export const hashOf = ({ target, search, ...choices }: View): string => {
  const params = new URLSearchParams(defined({ search: search || undefined }));
  for (const name of CHOICE_NAMES) if (choices[name] !== undefined) params.set(name, choices[name]);
  const text = params.toString();
  return `#${encodeURI(target)}${text === '' ? '' : `?${text}`}`;
};

/** The part of a view that makes a choice; a text that is none takes it back. */
export const chosen = (name: ChoiceName, text: string): Partial<View> => ({ [name]: CHOICES[name].find((choice) => choice === text) });

/** The edition of a view. */
export const editionOf = ({ edition = 'current' }: View): EditionId => edition;

/** The view with its target and its editions, and nothing else. */
export const withoutFilters = ({ target, edition, compare }: View): View =>
  defined({ target, search: '', edition, compare });

/** Whether anything narrows down the list. */
export const isFiltered = (view: View): boolean => view.search.trim() !== '' || CASE_FILTERS.some((name) => view[name] !== undefined);

/** An edition compared with itself is none. */
const withoutComparison = ({ compare: _, ...view }: View): View => view;

const CHOICE_NAMES: readonly ChoiceName[] = ['edition', 'compare', ...CASE_FILTERS];

const LONGEST = 200;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};
