import type { ClauseReport, EngineReport, RunReport } from '../../runner/report.ts';
import { engineName } from '../words/engine-name.ts';
import { clauseTally } from '../words/tally.ts';
import { newFailureCount, failureCount } from '../words/failures.ts';
import { defined } from '../../text/records.ts';
import { filterLink } from './links.ts';
import { type Html, tag, text } from './tag.ts';

/** A table of clauses by engines; the counts of a clause with failures link to them. */
export const matrixHtml = ({ engines }: RunReport): Html => tag(
  'div',
  { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Results by clause' },
  tag(
    'table',
    { class: 'matrix' },
    tag('caption', {}, 'The article, clause by clause'),
    tag('thead', {}, tag('tr', {}, ...['clause', ...engines.map(engineName)].map((head) => tag('th', { scope: 'col' }, text(head))))),
    tag('tbody', {}, ...(engines[0]?.clauses ?? []).map((clause) => line(clause, engines))),
  ),
);

const line = ({ id, name }: ClauseReport, engines: readonly EngineReport[]): Html => tag(
  'tr',
  {},
  tag('th', { scope: 'row' }, tag('a', { href: `#${id}` }, tag('b', {}, text(id)), ' ', text(name))),
  ...engines.map(({ clauses }, at) => cell(clauses.find((clause) => clause.id === id), engines.length === 1 ? undefined : at)),
);

/** `engine`: the index of one of several engines. */
const cell = (clause: ClauseReport | undefined, engine: number | undefined): Html => {
  if (clause === undefined) return tag('td', {}, '');
  const [kind, sign] = stateOf(clause);
  const note = clause.judged || !clause.decides ? '' : ', not judged';
  const words = text(`${clauseTally(clause)}${note}`);
  const failures = defined({ outcome: 'wrong', clause: clause.id, engine: engine?.toString() });
  return tag(
    'td',
    { class: kind },
    tag('span', { 'aria-hidden': 'true' }, `${sign} `),
    kind === 'bad' ? tag('a', { href: filterLink(failures) }, words) : words,
  );
};

const stateOf = (clause: ClauseReport): readonly ['bad' | 'good' | 'unknown', string] => {
  if (newFailureCount(clause) > 0) return ['bad', '✗'];
  if (failureCount(clause) > 0) return ['unknown', '~'];
  return clause.judged || (!clause.decides && clause.pass > 0) ? ['good', '✓'] : ['unknown', '–'];
};
