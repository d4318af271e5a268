import { SITE_STYLE } from '../style.ts';

const PLAYGROUND = /* css */ `
.playground { display: grid; gap: 1.2rem 2rem; grid-template-columns: minmax(0, 1fr); margin-top: 1rem; }
.playground > .toolbar, .playground > .fault { grid-column: 1 / -1; }
@media (min-width: 60rem) {
  .playground { grid-template-columns: minmax(20rem, 26rem) minmax(0, 1fr); }
  .question-fields { grid-column: 1; grid-row: 2; } .ruling-shown { grid-column: 2; grid-row: 2; }
  .ruling-shown { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: 0 4px 1rem; }
}
@media (min-width: 110rem) {
  header, main, .site-foot { max-width: 1680px; } .playground { grid-template-columns: minmax(26rem, 32rem) minmax(0, 1fr); }
}
@media (max-width: 640px) { .comparison th, .comparison td { padding: .2rem .4rem; font-size: .92rem; } }
.toolbar { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; } .toolbar .choice { flex: 1 1 14rem; max-width: 34rem; }
.toolbar select { max-width: none; }
.ruling-shown { container-type: inline-size; min-width: 0; }
.ruling-shown h2, .question-fields h2 { margin-bottom: .4rem; } .ruling-shown > button { margin-top: .8rem; }
.question-fields { display: grid; gap: 1.2rem; align-content: start; min-width: 0; }
.choices { display: grid; gap: .5rem .8rem; grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr)); margin: .4rem 0; }
.choice { display: flex; flex-direction: column; min-width: 0; } .choice > span { font-size: .8rem; color: var(--soft); }
.choice select { max-width: none; }
textarea {
  font: .86rem/1.45 ui-monospace, Consolas, monospace; color: inherit; background: var(--card); width: 100%;
  border: 1px solid var(--hex-line); border-radius: 6px; padding: .4rem;
}
fieldset { border: 1px solid var(--line); border-radius: 8px; margin: .5rem 0; padding: .4rem .7rem .6rem; min-width: 0; }
legend { font-weight: 600; padding: 0 .3rem; }
.pictures .before svg { cursor: pointer; } .pictures .before [data-unit]:hover .unit { stroke-width: 3; }
.types { display: flex; flex-wrap: wrap; gap: .35rem; }
.types button[aria-pressed="true"] { background: var(--ink); color: var(--page); border-color: var(--ink); }
button:disabled { opacity: .55; cursor: default; }
.adding { display: flex; flex-wrap: wrap; gap: .3rem 1rem; align-items: center; }
.adding input[type="radio"], .upgrades input { min-height: 0; }
.place-of { border: 1px solid var(--line); border-radius: 8px; background: var(--card); padding: .5rem .7rem; margin: .6rem 0; }
.place-of h3, .place-of h4 { display: flex; justify-content: space-between; align-items: center; margin: 0; }
.place-of h4 { font-size: .92rem; } .remove { border: 0; background: none; min-width: 2.2rem; color: var(--soft); font-size: 1.2rem; }
.planet-fields { border-left: 3px solid var(--planet-line); padding-left: .6rem; margin: .4rem 0; }
.stack { display: flex; flex-wrap: wrap; gap: .3rem .8rem; align-items: center; margin: .25rem 0; } .stack > b { flex-basis: 100%; }
.stepper { display: inline-flex; align-items: center; gap: .25rem; white-space: nowrap; }
.stepper button { min-width: 2.2rem; padding: 0; } .stepper input { width: 3.4rem; text-align: center; }
.unit-word { min-width: 5.5rem; } .unit-sign { fill: currentcolor; vertical-align: middle; flex: none; }
.unit-sign .line { stroke: var(--card); fill: none; }
.palette { display: flex; flex-wrap: wrap; gap: .25rem; margin: .3rem 0; }
.palette button { min-width: 2.3rem; padding: .2rem .4rem; }
.new-name { display: flex; gap: .35rem; max-width: 20rem; margin: .3rem 0; } .new-name input { flex: 1; min-width: 0; }
.upgrades, .values { display: flex; flex-wrap: wrap; gap: .3rem 1rem; margin: .5rem 0; }
.values label { display: flex; flex-direction: column; }
.pool { display: block; margin: .5rem 0; } .pool input { width: 6rem; }
.values span { font-size: .8rem; color: var(--soft); } .values input { width: 5rem; }
.question-fields details > summary { cursor: pointer; font-weight: 650; width: fit-content; }
.question-fields details form { margin: .6rem 0; }
.answers .choices { grid-template-columns: minmax(0, 1fr); }
.own-formula button, .take-away button { margin: .4rem 0; }
.fault { color: var(--bad); background: var(--bad-bg); padding: .4rem .7rem; border-radius: 6px; }
.compared { font-weight: 650; }
.compared.differs { color: var(--warn); background: var(--warn-bg); padding: .3rem .7rem; border-radius: 6px; }
.comparison table { width: 100%; } .comparison thead td { border: 0; background: var(--page); }
.comparison th { width: 40%; } .comparison tbody th { width: auto; min-width: 6.5rem; font-weight: 400; color: var(--soft); }
.comparison tr.differs > * { background: var(--warn-bg); color: var(--ink); } .comparison tr.differs > td { font-weight: 650; }
.differs-mark { color: var(--warn); font-weight: 700; }
.both-reasons { display: grid; gap: 0 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); }
.because h3 { margin: 0; } .because ul { margin: .2rem 0; padding-left: 1.2rem; max-width: 75ch; }
.open-points { margin: 1rem 0; padding-left: 1rem; border-left: 3px dashed var(--planet-line); max-width: 75ch; }
.open-points h3 { color: var(--warn); margin: 0; } .open-points ul { margin: .2rem 0; padding-left: 1.2rem; }
.owed-before { color: var(--warn); background: var(--warn-bg); padding: .3rem .7rem; border-radius: 6px; font-weight: 650; }
.playground .by { border-color: var(--hex-line); } .pictures .before [data-unit] { pointer-events: bounding-box; }
.printed-address { display: none; overflow-wrap: anywhere; font-size: .8rem; }
@media print { .printed-address { display: block; } .question-fields, .toolbar, .ruling-shown > button { display: none; } .playground { display: block; }
  .ruling-shown { position: static; max-height: none; overflow: visible; } }
`;

/** The style of the playground. */
export const PLAYGROUND_STYLE = `${SITE_STYLE}${PLAYGROUND}`;
