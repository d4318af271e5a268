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
}
`;

const ELEMENTS = /* css */ `
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, "Segoe UI", "Open Sans", sans-serif;
  overflow-wrap: anywhere;
}
header, nav, main { max-width: 1240px; margin: 0 auto; padding: 0 1rem; }
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

.scroll { overflow-x: auto; margin-bottom: 1.2rem; }
nav { overflow-wrap: normal; }
table { border-collapse: collapse; background: var(--card); }
th, td { border: 1px solid var(--line); padding: .22rem .6rem; text-align: left; vertical-align: top; }
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
@media (max-width: 640px) { .filters { position: static; } }

.legend { margin: .8rem 0; } .legend > summary { cursor: pointer; color: var(--link); width: fit-content; }
.legend-body { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; }
.legend-body svg { flex: none; width: min(360px, 100%); height: auto; } .legend-body ul { flex: 1 1 20rem; }

@media print {
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  body { font-size: 10.5pt; } .filters, .legend, .skip { display: none; }
  .scroll { overflow: visible; }
}
`;

/** The style that all our pages share: light or dark as the reader's system is, narrow or wide, and on paper. */
export const PAGE_STYLE = `${COLOURS}${ELEMENTS}`;
