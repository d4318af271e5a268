import { CASE_STYLE } from './case.ts';
import { PAGE_STYLE } from './page.ts';

const RUN_STYLE = /* css */ `
main { container-type: inline-size; }
@media (min-width: 60rem) {
  header:has(+ .beside) { max-width: 1560px; }
  .beside { display: grid; grid-template-columns: minmax(18rem, 24rem) minmax(0, 1fr); max-width: 1560px; margin: 0 auto; }
  .beside > * { margin: 0; max-width: none; }
  .beside > nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: .6rem 0 0 1rem; }
  .beside .matrix { width: 100%; }
}

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

.matrix caption { text-align: left; font-weight: 650; padding-bottom: .3rem; }
.matrix tbody th { font-weight: 400; } .matrix td { white-space: nowrap; }
.matrix thead th { overflow-wrap: anywhere; min-width: 7rem; max-width: 18rem; }
.matrix td a { color: inherit; } .many-engines .matrix tbody th { min-width: 9rem; }
.others { margin: .3rem 0; padding-left: 1.3rem; }

.badges { display: flex; flex-wrap: wrap; gap: .3rem; max-width: 24rem; }
.many .case > summary { grid-template-columns: minmax(5.2rem, max-content) 1fr; } .many .what, .many .badges { grid-column: 2; }
.many .badges { grid-row: 3; max-width: none; margin-top: .2rem; }
.outcome-badge {
  font-size: .82rem; padding: 0 .5rem; border-radius: 1rem; background: var(--unknown-bg); color: var(--unknown);
}
.outcome-badge.pass { background: var(--good-bg); color: var(--good); }
.outcome-badge.fail, .outcome-badge.crashed, .outcome-badge.hung, .outcome-badge.garbled, .outcome-badge.faulty, .outcome-badge.surprise {
  background: var(--bad-bg); color: var(--bad); font-weight: 650;
}
.answer { margin-top: .7rem; border-left: 4px solid var(--line); padding-left: .8rem; }
.answer.wrong { border-left-color: var(--bad); } .answer.wrong h3 { color: var(--bad); }
.compared td:nth-child(2) { text-align: center; } .differs td { background: var(--bad-bg); font-weight: 600; }

@media (max-width: 640px) {
  .many .case > summary { grid-template-columns: 1fr; }
  .many .title, .many .what, .many .badges { grid-column: 1; grid-row: auto; } .many .badges { order: 1; }
}
`;

/** The style of a run's page. */
export const STYLE = `${PAGE_STYLE}${RUN_STYLE}${CASE_STYLE}`;
