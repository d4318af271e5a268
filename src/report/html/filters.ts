import type { RunReport } from '../../runner/report.ts';
import { engineName } from '../words/engine-name.ts';
import { type CaseState, STATE_WORDS, stateOf, STATES } from './outcome.ts';
import { type Html, tag, text } from './tag.ts';

/** Search and filters; the script reads them. */
export const filtersHtml = (report: RunReport): Html => tag(
  'form',
  { class: 'filters', role: 'search', 'aria-label': 'Cases' },
  field('search', 'Search', tag('input', { id: 'search', type: 'search', autocomplete: 'off', spellcheck: 'false' })),
  field('clause', 'Clause', select('clause', clauses(report))),
  field('outcome', 'Outcome', select('outcome', outcomes(report))),
  report.engines.length < 2 ? '' : field('engine', 'Engine', select('engine', engines(report))),
  tag('div', { class: 'buttons' }, button('open-all', 'Expand all'), button('close-all', 'Collapse all'), button('clear', 'Clear filters')),
  tag('output', { id: 'shown', for: 'search clause outcome' }, ''),
);

type Option = readonly [value: string, words: string];

const clauses = ({ engines: [first] }: RunReport): readonly Option[] =>
  [['', 'all'], ...(first?.clauses ?? []).map(({ id, name }) => [id, `${id} ${name}`] as const)];

const engines = (report: RunReport): readonly Option[] =>
  [['', 'any'], ...report.engines.map((engine, at) => [String(at), engineName(engine)] as const)];

const outcomes = (report: RunReport): readonly Option[] => [
  ['', 'all'],
  ['wrong', 'any failure'],
  ...(report.engines.length < 2 ? [] : [['differ', 'engines differ'] as const]),
  ...STATES.filter((state) => occurs(state, report)).map((state) => [state, STATE_WORDS[state]] as const),
];

const occurs = (state: CaseState, { engines }: RunReport): boolean =>
  engines.some(({ cases }) => cases.some((one) => stateOf(one) === state));

const field = (id: string, words: string, control: Html): Html => tag('div', { class: 'field' }, tag('label', { for: id }, words), control);

const select = (id: string, options: readonly Option[]): Html =>
  tag('select', { id }, ...options.map(([value, words]) => tag('option', { value }, text(words))));

const button = (id: string, words: string): Html => tag('button', { id, type: 'button' }, words);
