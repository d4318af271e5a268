import type { WeighedErratum } from '../../errata/weigh.ts';
import { counted } from '../../text/counted.ts';
import { capital } from '../html/answer.ts';
import { htmlDocument } from '../html/document.ts';
import { legendHtml } from '../html/legend.ts';
import { symbols } from '../html/picture/symbols.ts';
import { type Html, tag, text } from '../html/tag.ts';
import { changedClauseHtml, changedCrossingsHtml, isChangedClause } from './changed-clause.ts';
import { consequencesSection, contradictionsSection, contradictionsOf, unchangedSection } from './clause-effects.ts';
import { enginesSection, type ReportedEngines } from './engines.ts';
import { ERRATUM_STYLE } from './html-style.ts';
import { type Linked, linkedTo, type PageLinks } from './linked-ids.ts';
import { positionHtml } from './question-change.ts';
import type { Section } from './section.ts';
import { NOT_FOUND, verdictInWords } from './sections.ts';

/** What a site puts above its pages, with its style. */
export interface SiteFrame {
  readonly above: Html;
  readonly style: string;
}

/** The report on an erratum as one self-contained page, for a committee. It runs no script. On a site, most cases are left to its playground. */
export const erratumHtml = (weighed: WeighedErratum, engines?: ReportedEngines, site?: SiteFrame): string => {
  const { id, title } = weighed.erratum;
  const parts = partsOf(weighed, engines, { linked: linkedTo(weighed), isOnSite: site !== undefined }).filter(({ html }) => html !== '');
  const body = [
    tag('a', { class: 'skip', href: '#changes' }, 'Skip to the changes'),
    symbols(),
    site?.above ?? '',
    tag('main', {}, headHtml(weighed, parts), ...parts.map(partHtml)),
    tag('footer', {}, tag('p', {}, FAN_PROJECT)),
  ].join('');
  return htmlDocument({ title: `Erratum ${id}: ${title}`, style: `${ERRATUM_STYLE}${site?.style ?? ''}`, body });
};

const FAN_PROJECT = 'A fan project, not affiliated with the publisher of Twilight Imperium. The clauses are stated in our own words.';

/** A part of the page, with its anchor. */
interface PagePart {
  readonly id: string;
  readonly heading: string;
  /** Empty if there is nothing to say. */
  readonly html: Html;
}

const partsOf = (weighed: WeighedErratum, engines: ReportedEngines | undefined, links: PageLinks): readonly PagePart[] => {
  const { linked } = links;
  return [
    { id: 'changes', heading: 'What changes, clause by clause', html: changesHtml(weighed, links) },
    { id: 'positions', heading: 'Smallest positions', html: positionsHtml(weighed, linked) },
    { id: 'citations', heading: 'Cases that only cite other clauses', html: citationsHtml(weighed, linked) },
    { id: 'consequences', heading: 'Consequences', html: linesHtml(consequencesSection(weighed), linked) },
    { id: 'contradictions', heading: 'Contradictions', html: linesHtml(contradictionsSection(weighed), linked) },
    { id: 'unchanged', heading: 'Unchanged', html: unchangedHtml(weighed, linked) },
    { id: 'engines', heading: 'Engines', html: engines === undefined ? '' : linesHtml(enginesSection(engines), linked) },
  ];
};

const headHtml = (weighed: WeighedErratum, parts: readonly PagePart[]): Html => {
  const { id, title, edition, source } = weighed.erratum;
  return tag(
    'header',
    { class: 'head' },
    tag('p', { class: 'kicker' }, text(`Erratum ${id} to edition ${edition}`)),
    tag('h1', {}, text(capital(title), 1000)),
    source === undefined ? '' : tag('p', { class: 'note' }, text(`Source: ${source}`, 1000)),
    tag('p', { class: 'summary' }, text(`${capital(verdictInWords(weighed))}.`, 1000)),
    countsHtml(weighed),
    tag('nav', { 'aria-label': 'On this page' }, tag('ul', {}, ...parts.map((part) =>
      tag('li', {}, tag('a', { href: `#${part.id}` }, text(part.heading)))))),
  );
};

/** The counts, each a link to what it counts. */
const countsHtml = (weighed: WeighedErratum): Html => {
  const { answers, outcomes, positions } = weighed;
  const contradictions = contradictionsOf(weighed).length;
  return tag(
    'dl',
    { class: 'tiles' },
    tile(answers.length, answers.length === 1 ? 'ruling changes' : 'rulings change', 'changes'),
    tile(outcomes.changed.length, `of ${counted(outcomes.cases.length, 'case')} end differently`, 'changes'),
    tile(positions.length, positions.length === 1 ? 'smallest position' : 'smallest positions', 'positions'),
    tile(contradictions, contradictions === 1 ? 'contradiction' : 'contradictions', 'contradictions', contradictions > 0),
  );
};

const tile = (count: number, words: string, part: string, isAlarming = false): Html => tag(
  'div',
  { class: isAlarming ? 'tile over' : 'tile' },
  tag('dt', {}, text(words)),
  tag('dd', {}, count === 0 ? text(count) : tag('a', { href: `#${part}`, 'aria-label': `${count} ${words}` }, text(count))),
);

const partHtml = ({ id, heading, html }: PagePart): Html => tag(
  'section',
  { class: 'part', id, tabindex: -1, 'aria-labelledby': `h-${id}` },
  tag('h2', { id: `h-${id}` }, text(heading)),
  html,
);

const changesHtml = (weighed: WeighedErratum, links: PageLinks): Html => [
  weighed.outcomes.changed.length + weighed.positions.length === 0 ? '' : legendHtml(),
  ...weighed.clauses.filter((one) => isChangedClause(one, weighed)).map((one) => changedClauseHtml(one, weighed, links)),
  changedCrossingsHtml(weighed, links),
].join('');

const positionsHtml = ({ positions, answers }: WeighedErratum, linked: Linked): Html => {
  if (positions.length === 0) return answers.length === 0 ? '' : tag('p', {}, text(capital(`${NOT_FOUND}.`), 1000));
  const about = 'One for each kind of difference: take any unit away, and the difference is gone.';
  return tag('p', { class: 'note' }, about) + positions.map((one, at) => positionHtml(one, at + 1, linked)).join('');
};

const citationsHtml = ({ outcomes: { recited } }: WeighedErratum, linked: Linked): Html => (recited.length === 0 ? '' : table(
  'Clauses cited by each case',
  ['Case', 'Cites without the erratum', 'Cites with it'],
  recited.map(({ case: { id, title }, before, after }) => [
    tag('span', { id }, text(`${id} ${title}`, 1000)), linked(before.join(', ')), linked(after.join(', ')),
  ]),
));

/** The sentences on what stays, and below them every clause that stays, so that links to it lead somewhere. */
const unchangedHtml = (weighed: WeighedErratum, linked: Linked): Html => {
  const still = weighed.clauses.filter((one) => !isChangedClause(one, weighed));
  const rows = still.map(({ clause: { id, name, statement }, cases }) =>
    [tag('span', { id }, text(`${id} ${name}`)), text(statement, 1000), text(cases)]);
  const clauses = rows.length === 0 ? '' : table('Unchanged clauses', ['Clause', 'Says', 'Cases'], rows);
  return linesHtml(unchangedSection(weighed), linked) + clauses;
};

const linesHtml = ({ lines }: Section, linked: Linked): Html =>
  (lines.length === 0 ? '' : tag('ul', { class: 'lines' }, ...lines.map((line) => tag('li', {}, linked(capital(line))))));

const table = (name: string, heads: readonly string[], rows: readonly (readonly Html[])[]): Html => tag(
  'div',
  { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': name },
  tag(
    'table',
    {},
    tag('thead', {}, tag('tr', {}, ...heads.map((head) => tag('th', { scope: 'col' }, text(head))))),
    tag('tbody', {}, ...rows.map(([head = '', ...cells]) =>
      tag('tr', {}, tag('th', { scope: 'row' }, head), ...cells.map((cell) => tag('td', {}, cell))))),
  ),
);
