import { CASE_STYLE } from '../html/style/case.ts';
import { PAGE_STYLE } from '../html/style/page.ts';

const OWN_STYLE = /* css */ `
main { container-type: inline-size; } .head { padding: 0; max-width: none; }
.kicker { color: var(--soft); margin: 1.4rem 0 0; } .kicker + h1 { margin-top: 0; max-width: 50rem; line-height: 1.25; text-wrap: balance; }
.summary { font-size: 1.15rem; max-width: 50rem; margin: .6rem 0 1rem; text-wrap: pretty; }
.tile { justify-content: flex-end; }
.by .tiles { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: .4rem; }
.by .tile { min-width: 0; padding: .3rem .5rem; } .by .tile dt { line-height: 1.3; }
.head .tile { min-width: 9rem; } .head .tile a { color: inherit; text-decoration-thickness: 2px; text-underline-offset: .15em; }
.head > nav { padding: 0; margin: 1.2rem 0 0; }
.head > nav ul { display: flex; flex-wrap: wrap; gap: .2rem 1.4rem; list-style: none; margin: 0; padding: 0; }
.part { margin-top: 2.2rem; padding-top: 1.2rem; border-top: 1px solid var(--line); }
.part > h2 { font-size: 1.35rem; margin-bottom: .4rem; } h4 { margin: 0; font-size: 1rem; }
.part:focus, .clause:focus, .ruling:focus { outline: none; }
.clause > h3, .smallest > h3 { font-size: 1.15rem; margin: 0 0 .3rem; }
.words { max-width: 62ch; } .clause > .words, .clause > .pair .words { font-size: 1.05rem; }
.clause { margin: 1.8rem 0 2.4rem; } .clause, .ruling, .smallest { scroll-margin-top: .6rem; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: .8rem; margin: .6rem 0; }
.was, .is, .by { border: 1px solid var(--line); border-left: 4px solid var(--line); border-radius: 8px; background: var(--card); }
.was, .is { padding: .5rem .9rem; break-inside: avoid; min-width: 0; }
.is, .panels > .by ~ .by { border-left-color: var(--moves); }
.was > .by-whom, .by > .by-whom { color: var(--soft); } .is > .by-whom, .panels > .by ~ .by > .by-whom { color: var(--moves); }
.ruling { margin: 1.2rem 0; padding-left: 1rem; border-left: 3px solid var(--line); }
.formula {
  display: block; white-space: pre-wrap; margin-top: .3rem; padding: .35rem .6rem; background: var(--unknown-bg); border-radius: 6px;
}
.case > summary { grid-template-columns: 5.2rem 1fr; } .case .what { grid-column: 2; }
.case .body { scroll-margin-top: 5rem; }
.smallest { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: .8rem .9rem; margin: 1rem 0; }
.ready > summary { cursor: pointer; color: var(--link); width: fit-content; } .ready pre { max-height: none; }
.lines { padding-left: 1.3rem; max-width: 80ch; } .lines li { margin: .2rem 0; }
tbody th { font-weight: 400; min-width: 9rem; } thead th { white-space: nowrap; } .part td { min-width: 4rem; }
footer { max-width: 1240px; margin: 3rem auto 1.5rem; padding: 0 1rem; color: var(--soft); font-size: .88rem; }
@media (max-width: 640px) {
  .case > summary { grid-template-columns: 1fr; } .case .what { grid-column: 1; }
  .head .tile { flex: 1 1 8rem; }
}
@media print { .head > nav { display: none; } .ready:not([open]) { display: none; } .part > h2, .clause > h3 { break-after: avoid; } }
`;

/** The style of the page on an erratum. */
export const ERRATUM_STYLE = `${PAGE_STYLE}${CASE_STYLE}${OWN_STYLE}`;
