import { SITE_STYLE } from '../style.ts';

const EXPLORER = /* css */ `
.explorer { display: grid; gap: 1.5rem 2.5rem; grid-template-columns: minmax(0, 1fr); margin-top: 1.2rem; }
.clauses { container-type: inline-size; min-width: 0; }
@media (min-width: 60rem) {
  .explorer { grid-template-columns: minmax(15rem, 19rem) minmax(0, 1fr); }
  .finder {
    position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto;
    padding: .6rem .6rem 1rem 4px; margin-left: -4px;
  }
}
.fields { display: grid; gap: .4rem .8rem; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); align-items: end; }
.more-filters { grid-column: 1 / -1; } .finder form > button { justify-self: start; } .finder select { max-width: none; }
.finder details > summary { cursor: pointer; font-weight: 650; padding: .2rem 0; width: fit-content; }
.finder output { display: block; margin: .8rem 0; }
.contents nav { padding: 0; margin: 0 0 .8rem; }
.contents ul { list-style: none; margin: 0; padding: 0; }
.contents li { display: flex; gap: .5rem; align-items: baseline; }
.contents li a { flex: 1; display: grid; grid-template-columns: minmax(2.6rem, auto) 1fr; gap: 0 .4rem; padding: .1rem 0; text-decoration: none; }
.contents li a:hover span { text-decoration: underline; }
.contents small { color: var(--soft); font-variant-numeric: tabular-nums; }
.level { color: var(--soft); font-size: .88rem; margin: .6rem 0 .1rem; }

.clause, .ruling, .case { scroll-margin-top: .6rem; }
.clauses .clause { margin: 0 0 2.6rem; padding-top: 1.2rem; border-top: 1px solid var(--line); }
.clauses .clause > h2 { font-size: 1.35rem; width: fit-content; } .clause > .note { max-width: 75ch; }
.clause-id { text-decoration: underline 1px; text-underline-offset: .22em; } .clause-id:hover { color: var(--link); }
.clause > .statement { color: var(--ink); font-size: 1.15rem; line-height: 1.45; max-width: 62ch; margin: .4rem 0; }
.facts { display: flex; flex-wrap: wrap; gap: .1rem 1.4rem; color: var(--soft); font-size: .9rem; margin: .2rem 0 1rem; }
.ruling { margin: 1rem 0; padding-left: 1rem; border-left: 3px solid var(--line); max-width: 75ch; }
.ruling h3 { margin: 0; } .ruling p { margin: .15rem 0; }
.permalink {
  font: .8rem/1 ui-monospace, Consolas, monospace; font-weight: 400; color: var(--soft); white-space: nowrap;
  text-decoration: none;
}
.permalink:hover { text-decoration: underline; }
.misreadings > summary, .cases > summary { cursor: pointer; width: fit-content; }
.misreadings > summary { color: var(--soft); font-size: .9rem; } .misreadings ul { margin: .2rem 0; padding-left: 1.3rem; }
.formula { display: block; color: var(--soft); white-space: pre-wrap; }
.misreadings li { margin: .15rem 0; }
.cases > summary > h3 { display: inline; } .cases { margin-top: 1rem; }
.open-points { margin: 1rem 0; padding-left: 1rem; border-left: 3px dashed var(--planet-line); max-width: 75ch; }
.open-points h3 { color: var(--warn); margin: 0; } .open-points ul { margin: .2rem 0; padding-left: 1.2rem; }
.open-points li { margin: .25rem 0; }
.clauses .case > summary { grid-template-columns: minmax(5.2rem, max-content) 1fr auto; }
.clauses .title { grid-column: 2; grid-row: 1; } .clauses .what { grid-column: 2 / -1; } .clauses .badges { grid-column: 3; grid-row: 1; }
.differs-badge { font-size: .82rem; padding: 0 .5rem; border-radius: 1rem; background: var(--warn-bg); color: var(--warn); }
.because ul { margin: .1rem 0; padding-left: 1.2rem; max-width: 80ch; }
.differences { padding: 1rem 1.2rem; margin-bottom: 2rem; border: 1px solid var(--line); border-radius: 8px; background: var(--card); }
.differences ul { margin: .4rem 0 1rem; padding-left: 1.2rem; }
.differences table { width: 100%; } .differences caption { text-align: left; font-weight: 650; padding-bottom: .3rem; }
.differences tbody th { font-weight: 400; } .differences th a { white-space: nowrap; }
.columns { columns: 22rem; column-gap: 2rem; } .columns li { break-inside: avoid; }
@media (max-width: 640px) {
  .clauses .case > summary { grid-template-columns: 1fr auto; }
  .clauses .title, .clauses .what { grid-column: 1 / -1; grid-row: auto; } .clauses .badges { grid-column: 2; }
}
@media print { .finder { display: none; } .explorer { display: block; } .clause { break-inside: auto; } }
`;

/** The style of the explorer. */
export const EXPLORER_STYLE = `${SITE_STYLE}${EXPLORER}`;
