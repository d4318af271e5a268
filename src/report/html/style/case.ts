import { PICTURE_STYLE } from '../picture/style.ts';

/** The style of cases: their list, and the steps in them with their pictures. */
export const CASE_STYLE = /* css */ `
.tally, .note, .statement, .foot { color: var(--soft); }
.clause { margin: 1.6rem 0; } .clause-id { color: var(--soft); }
.statement { max-width: 75ch; }
.case:not([open]) { content-visibility: auto; contain-intrinsic-size: 100% 3.7rem; }
.case { background: var(--card); border: 1px solid var(--line); border-radius: 8px; margin: .35rem 0; }
.case > summary {
  cursor: pointer; padding: .4rem .7rem; display: grid; grid-template-columns: minmax(5.2rem, max-content) auto 1fr; gap: 0 .7rem;
  align-items: baseline; list-style: none;
}
.case > summary::-webkit-details-marker { display: none; }
.case > summary .id::before { content: '▸ '; color: var(--soft); } .case[open] > summary .id::before { content: '▾ '; }
.case > summary:hover { background: var(--unknown-bg); border-radius: 8px; }
.id { font-weight: 650; white-space: nowrap; } .title { font-weight: 550; }
.what { grid-column: 3; color: var(--soft); font-size: .9rem; }

.body { padding: .2rem .9rem .8rem; border-top: 1px solid var(--line); }
.action { font-size: 1.05rem; margin: .6rem 0; } .step + .step { border-top: 1px dashed var(--line); margin-top: 1rem; }

.panels {
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr)); gap: .8rem; align-items: start;
}
.by { border: 2px solid var(--good); border-radius: 8px; padding: .5rem .6rem; break-inside: avoid; min-width: 0; }
.by.engine { border-color: var(--bad); } .by.engine .verdict { color: inherit; }
.by-whom { font-weight: 700; margin: 0; } .by .panel { border: 0; padding: 0; margin-top: .3rem; }
@container (max-width: 62rem) { .compared-panels > .panel { grid-column: 1 / -1; } }
.panel { margin: 0; border: 1px solid var(--line); border-radius: 8px; padding: .5rem .6rem; break-inside: avoid; }

figcaption { display: flex; flex-wrap: wrap; gap: .1rem .8rem; align-items: baseline; margin-bottom: .3rem; }
.moment { color: var(--soft); font-size: .88rem; }
.systems { display: flex; flex-wrap: wrap; gap: .6rem; justify-content: center; }
.system { flex: 0 1 360px; min-width: 0; } .system svg { display: block; width: 100%; height: auto; }
.notes { list-style: none; margin: .3rem 0 0; padding: 0; display: grid; gap: .25rem; font-size: .92rem; }
.notes li { border-radius: 6px; padding: .15rem .6rem; border: 1px solid; }
.owed-note { color: var(--bad); background: var(--bad-bg); border-style: dashed !important; font-weight: 600; }
.move-note { color: var(--moves); font-weight: 550; }
.verdict { font-size: 1.05rem; font-weight: 650; margin: .2rem 0; } .verdict.yes { color: var(--good); }
.verdict.no { color: var(--bad); } .verdict.must { color: var(--warn); }
.tiles { display: flex; flex-wrap: wrap; gap: .6rem; margin: 0; }
.tile {
  display: flex; flex-direction: column-reverse; border: 1px solid var(--line); border-radius: 8px; padding: .4rem .9rem;
  min-width: 8rem;
}
.tile dd { margin: 0; font-size: 1.9rem; font-weight: 700; line-height: 1.2; }
.tile dt { color: var(--soft); font-size: .88rem; } .tile.over { border: 2px dashed var(--owed); }
.tile.over dd { color: var(--bad); }
.because { margin-top: .7rem; }
.foot { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; margin-top: .9rem; font-size: .88rem; }

@media (max-width: 640px) {
  .case > summary { grid-template-columns: auto 1fr; } .title, .what { grid-column: 1 / -1; }
  .body { padding: .2rem .5rem .6rem; } .panel { padding: .4rem .3rem; }
}
@media print {
  .case:not([open]) { content-visibility: visible; }
  .case:not([open]) { border: 0; margin: 0; } .case { break-inside: auto; }
  .step, .answer, .clause > h2 { break-inside: avoid; } .clause > h2, .statement { break-after: avoid; }
  .panels { grid-template-columns: 1fr 1fr; }
}
${PICTURE_STYLE}
@media print { svg .mark-text { fill: #fff; } }
`;
