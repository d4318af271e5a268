import { PICTURE_STYLE } from './picture/style.ts';

const COLOURS = /* css */ `
:root {
  color-scheme: light dark;
  --page: #f6f5f1; --card: #ffffff; --ink: #1b1d24; --soft: #555a66; --line: #d5d3cb; --link: #1a4fa3; --focus: #b45309;
  --good: #1d6b34; --bad: #b0201c; --unknown: #5b5f68; --good-bg: #e3f2e6; --bad-bg: #fbe5e3; --unknown-bg: #ececea;
  --warn-bg: #fdf1d3; --warn: #7a4a00;
  --hex: #e6e9f5; --hex-line: #8f98bd; --planet: #f3e9d2; --planet-line: #b59a63; --owed: #c81e1e; --moves: #1a56b0;
  --comes: #1d6b34;
  --red: #d9483b; --blue: #3f7fd6; --green: #3d9a50; --yellow: #e0b52c; --purple: #8d5cc4; --orange: #e6862c; --pink: #e47fb3;
  --black: #4a4d57; --outline: #1b1d24;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #14161c; --card: #1d2029; --ink: #eceef4; --soft: #aab0be; --line: #3a3f4d; --link: #8ab8ff; --focus: #ffb454;
    --good: #7fd896; --bad: #ff948c; --unknown: #b3b8c4; --good-bg: #17331f; --bad-bg: #43201f; --unknown-bg: #2a2e38;
    --warn-bg: #3c3014; --warn: #f3cf7a;
    --hex: #10132a; --hex-line: #5a659c; --planet: #3a3223; --planet-line: #a08754; --owed: #ff6b62; --moves: #7fb2ff;
    --comes: #7fd896;
    --red: #f0655a; --blue: #5c9bf0; --green: #55b868; --yellow: #ecc94b; --purple: #a981dd; --orange: #f09c4a; --pink: #ef97c3;
    --black: #8b90a0; --outline: #f4f5f8;
  }
}
`;

const PAGE_STYLE = /* css */ `
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, "Segoe UI", "Open Sans", sans-serif;
  overflow-wrap: anywhere;
}
header, nav, main { max-width: 1240px; margin: 0 auto; padding: 0 1rem; }
main { container-type: inline-size; }
@media (min-width: 60rem) {
  header:has(+ .beside) { max-width: 1560px; }
  .beside { display: grid; grid-template-columns: minmax(18rem, 24rem) minmax(0, 1fr); max-width: 1560px; margin: 0 auto; }
  .beside > * { margin: 0; max-width: none; }
  .beside > nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: .6rem 0 0 1rem; }
  .beside .matrix { width: 100%; }
}
h1 { font-size: 1.7rem; margin: 1.2rem 0 0; }
h2 { font-size: 1.2rem; margin: 0; }
h3 { font-size: 1rem; margin: 0 0 .4rem; }
p { margin: .3rem 0; }
a { color: var(--link); }
code, pre { font: .86em/1.45 ui-monospace, Consolas, monospace; }
pre { margin: .4rem 0; padding: .5rem; background: var(--unknown-bg); overflow: auto; max-height: 14rem; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
.hidden, .skip:not(:focus) {
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.skip:focus { position: absolute; z-index: 3; left: 1rem; top: .5rem; padding: .4rem .8rem; background: var(--card); }
.symbols { position: absolute; }
[hidden] { display: none !important; }

.engines { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); gap: .8rem; margin: 1rem 0; }
.engine {
  background: var(--card); border: 1px solid var(--line); border-left: 6px solid var(--unknown); border-radius: 8px;
  padding: .7rem 1rem;
}
.engine.good { border-left-color: var(--good); } .engine.bad { border-left-color: var(--bad); }
.engine.partial { border-left-color: var(--warn); }
.engine small { color: var(--soft); font-weight: 400; }
.conformance { font-weight: 650; } .good .conformance { color: var(--good); } .bad .conformance { color: var(--bad); }
.partial .conformance { color: var(--warn); }
.likely { background: var(--warn-bg); border-radius: 6px; padding: .4rem .7rem; margin: .4rem 0; }
.likely ol { margin: .2rem 0; padding-left: 1.3rem; }
.tally, .note, .statement, .foot { color: var(--soft); }

.scroll { overflow-x: auto; margin-bottom: 1.2rem; }
nav { overflow-wrap: normal; }
table { border-collapse: collapse; background: var(--card); }
th, td { border: 1px solid var(--line); padding: .22rem .6rem; text-align: left; vertical-align: top; }
.matrix caption { text-align: left; font-weight: 650; padding-bottom: .3rem; }
.matrix tbody th { font-weight: 400; } .matrix td { white-space: nowrap; }
.matrix thead th { overflow-wrap: anywhere; min-width: 7rem; max-width: 18rem; }
.matrix td a { color: inherit; } .many-engines .matrix tbody th { min-width: 9rem; }
.others { margin: .3rem 0; padding-left: 1.3rem; }
td.good { background: var(--good-bg); color: var(--good); }
td.bad { background: var(--bad-bg); color: var(--bad); font-weight: 650; }
td.unknown { background: var(--unknown-bg); color: var(--unknown); }

.filters {
  position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: .5rem .8rem; align-items: end;
  background: var(--page); border-bottom: 1px solid var(--line); padding: .6rem 0;
}
.field { display: flex; flex-direction: column; min-width: 8rem; } .field:first-child { flex: 1 1 14rem; }
.field label { font-size: .8rem; color: var(--soft); }
input, select, button {
  font: inherit; color: inherit; background: var(--card); border: 1px solid var(--hex-line); border-radius: 6px;
  padding: .28rem .5rem; min-height: 2.2rem; max-width: 100%;
}
select { width: 100%; max-width: 16rem; }
button { cursor: pointer; } button:hover { background: var(--unknown-bg); }
.buttons { display: flex; flex-wrap: wrap; gap: .4rem; }
output { flex-basis: 100%; color: var(--soft); font-size: .9rem; }

.legend { margin: .8rem 0; } .legend > summary { cursor: pointer; color: var(--link); width: fit-content; }
.legend-body { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; }
.legend-body svg { flex: none; width: min(360px, 100%); height: auto; } .legend-body ul { flex: 1 1 20rem; }

.clause { margin: 1.6rem 0; } .clause-id { color: var(--soft); }
.statement { max-width: 75ch; }
.case:not([open]) { content-visibility: auto; contain-intrinsic-size: 100% 3.7rem; }
.case { background: var(--card); border: 1px solid var(--line); border-radius: 8px; margin: .35rem 0; }
.case > summary {
  cursor: pointer; padding: .4rem .7rem; display: grid; grid-template-columns: 5.2rem auto 1fr; gap: 0 .7rem;
  align-items: baseline; list-style: none;
}
.case > summary::-webkit-details-marker { display: none; }
.case > summary .id::before { content: '▸ '; color: var(--soft); } .case[open] > summary .id::before { content: '▾ '; }
.case > summary:hover { background: var(--unknown-bg); border-radius: 8px; }
.id { font-weight: 650; white-space: nowrap; } .title { font-weight: 550; }
.what { grid-column: 3; color: var(--soft); font-size: .9rem; }
.badges { display: flex; flex-wrap: wrap; gap: .3rem; max-width: 24rem; }
.many .case > summary { grid-template-columns: 5.2rem 1fr; } .many .what, .many .badges { grid-column: 2; }
.many .badges { grid-row: 3; max-width: none; margin-top: .2rem; }
.outcome-badge {
  font-size: .82rem; padding: 0 .5rem; border-radius: 1rem; background: var(--unknown-bg); color: var(--unknown);
}
.outcome-badge.pass { background: var(--good-bg); color: var(--good); }
.outcome-badge.fail, .outcome-badge.crashed, .outcome-badge.hung, .outcome-badge.garbled, .outcome-badge.faulty, .outcome-badge.surprise {
  background: var(--bad-bg); color: var(--bad); font-weight: 650;
}
.body { padding: .2rem .9rem .8rem; border-top: 1px solid var(--line); }
.action { font-size: 1.05rem; margin: .6rem 0; } .step + .step { border-top: 1px dashed var(--line); margin-top: 1rem; }

.panels {
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr)); gap: .8rem; align-items: start;
}
.by { border: 2px solid var(--good); border-radius: 8px; padding: .5rem .6rem; break-inside: avoid; min-width: 0; }
.by.engine { border-color: var(--bad); }
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
.verdict.no { color: var(--bad); }
.tiles { display: flex; flex-wrap: wrap; gap: .6rem; margin: 0; }
.tile {
  display: flex; flex-direction: column-reverse; border: 1px solid var(--line); border-radius: 8px; padding: .4rem .9rem;
  min-width: 8rem;
}
.tile dd { margin: 0; font-size: 1.9rem; font-weight: 700; line-height: 1.2; }
.tile dt { color: var(--soft); font-size: .88rem; } .tile.over { border: 2px dashed var(--owed); }
.tile.over dd { color: var(--bad); }
.because { margin-top: .7rem; }
.answer { margin-top: .7rem; border-left: 4px solid var(--line); padding-left: .8rem; }
.answer.wrong { border-left-color: var(--bad); } .answer.wrong h3 { color: var(--bad); }
.compared td:nth-child(2) { text-align: center; } .differs td { background: var(--bad-bg); font-weight: 600; }
.foot { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; margin-top: .9rem; font-size: .88rem; }

@media (max-width: 640px) {
  .filters { position: static; } 
  .case > summary { grid-template-columns: auto 1fr; } .title, .what { grid-column: 1 / -1; }
  .many .case > summary { grid-template-columns: 1fr; }
  .many .title, .many .what, .many .badges { grid-column: 1; grid-row: auto; } .many .badges { order: 1; }
  .body { padding: .2rem .5rem .6rem; } .panel { padding: .4rem .3rem; }
}
`;

const PRINT_STYLE = /* css */ `
@media print {
  :root {
    --page: #fff; --card: #fff; --ink: #000; --soft: #444; --line: #999; --link: #000; --good: #14532d; --bad: #991b1b;
    --unknown: #444; --warn: #6b4200;
    --good-bg: #fff; --bad-bg: #fff; --unknown-bg: #fff; --warn-bg: #fff; --hex: #f2f3f8; --hex-line: #777; --planet: #faf4e6;
    --planet-line: #886; --outline: #000;
    --owed: #b91c1c; --moves: #1a4fa3; --comes: #14532d;
    --red: #d9483b; --blue: #3f7fd6; --green: #3d9a50; --yellow: #e0b52c; --purple: #8d5cc4; --orange: #e6862c; --pink: #e47fb3;
    --black: #4a4d57;
  }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  body { font-size: 10.5pt; } .case:not([open]) { content-visibility: visible; } .filters, .legend, .skip { display: none; }
  svg .mark-text { fill: #fff; }
  .case:not([open]) { border: 0; margin: 0; } .case { break-inside: auto; }
  .step, .answer, .clause > h2 { break-inside: avoid; } .clause > h2, .statement { break-after: avoid; }
  .scroll { overflow: visible; } .panels { grid-template-columns: 1fr 1fr; }
}
`;

/** The page's style: light or dark as the reader's system is, narrow or wide, and on paper. */
export const STYLE = `${COLOURS}${PAGE_STYLE}${PICTURE_STYLE}${PRINT_STYLE}`;
