import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { capital } from '../../report/html/answer.ts';
import { legendHtml } from '../../report/html/legend.ts';
import type { SiteData } from '../data.ts';
import { erratumFile } from '../../report/html/site-links.ts';
import { useAddress } from './address.ts';
import { ClauseSection, CrossingsSection } from './clause.tsx';
import { comparisonOf } from './edition-comparison.ts';
import { Contents } from './contents.tsx';
import { EditionDifferences } from './edition-differences.tsx';
import type { PageState } from './page-state.ts';
import { Finder } from './finder.tsx';
import { useOpenParts } from './open-parts.ts';
import { reachable, shownClauses, shownCrossings, suiteOf } from './shown-clauses.ts';
import { useArrival } from './arrival.ts';
import { CASE_FILTERS, editionOf, isFiltered } from './view.ts';

/** The article clause by clause, with search, filters and a table of contents. */
export const Explorer = ({ data }: { readonly data: SiteData }): JSX.Element => {
  const suite = useMemo(() => suiteOf(data.article, data.cases), [data]);
  const { view, arrivals, change } = useAddress((asked) => reachable(suite, asked));
  const shown = useMemo(() => shownClauses(suite, view), [suite, view]);
  const crossings = useMemo(() => shownCrossings(suite, view), [suite, view]);
  const edition = data.article.editions.find(({ id }) => id === editionOf(view));
  const { compare } = view;
  const comparison = useMemo(
    () => (compare === undefined ? undefined : comparisonOf(data, { first: compare, second: editionOf(view) })),
    [data, compare, view.edition],
  );
  const parts = useOpenParts((part) => {
    if (part === 'filters') return CASE_FILTERS.some((name) => view[name] !== undefined);
    if (part === 'contents') return matchMedia('(min-width: 60rem)').matches;
    return part.startsWith('cases ') && isFiltered(view);
  });
  useArrival(view.target, arrivals, parts);
  if (edition === undefined) return <p>This page has no edition {editionOf(view)}.</p>;
  const state: PageState = { ...parts, data, view, edition, comparison };
  return (
    <div class='explorer'>
      <div class='finder'>
        <Finder state={state} change={change} />
        <Contents state={state} shown={shown} crossings={crossings} />
      </div>
      <div class='clauses' onKeyDown={followCaseKeys}>
        <div dangerouslySetInnerHTML={LEGEND} />
        <ErratumLinks errata={data.errata} />
        {state.comparison !== undefined && <EditionDifferences comparison={state.comparison} state={state} />}
        {shown.map((clause) => <ClauseSection key={clause.id} clause={clause} state={state} />)}
        {crossings.length > 0 && <CrossingsSection cases={crossings} state={state} />}
        {shown.length + crossings.length === 0 && <p>No matching clauses and cases.</p>}
      </div>
    </div>
  );
};

/** Links to the pages on the proposed errata. */
const ErratumLinks = ({ errata }: Pick<SiteData, 'errata'>): JSX.Element | null => {
  if (errata.length === 0) return null;
  return (
    <details class='legend'>
      <summary>What errata would change</summary>
      <ul>
        {errata.map(({ id, title, clauses }) => (
          <li key={id}><a href={erratumFile(id)}>{capital(title)}</a> ({clauses.join(', ')})</li>
        ))}
      </ul>
    </details>
  );
};

const LEGEND = { __html: legendHtml() };

/** Arrow keys, Home and End lead from case to case while the title of one has the focus. */
const followCaseKeys = (event: KeyboardEvent): void => {
  const step = STEPS.get(event.key);
  const title = event.target;
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(title instanceof HTMLElement) || !title.matches(TITLES)) return;
  const titles = [...document.querySelectorAll<HTMLElement>(TITLES)];
  const next = titles[Math.min(titles.length - 1, Math.max(0, titles.indexOf(title) + step))];
  event.preventDefault();
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
};

const TITLES = '.case > summary';

const STEPS: ReadonlyMap<string, number> = new Map([['ArrowDown', 1], ['ArrowUp', -1], ['Home', -Infinity], ['End', Infinity]]);
