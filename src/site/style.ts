import { CASE_STYLE } from '../report/html/style/case.ts';
import { PAGE_STYLE } from '../report/html/style/page.ts';

/** The style of what stands above and below the pages. */
export const FRAME_STYLE = /* css */ `
.site-head { display: flex; flex-wrap: wrap; gap: .2rem 1.5rem; align-items: baseline; padding-top: .8rem; padding-bottom: .4rem; }
.site-name { font-weight: 700; margin: 0; }
.site-head nav { display: flex; gap: 1.2rem; margin: 0; padding: 0; }
.site-head nav a[aria-current] { color: inherit; font-weight: 650; text-decoration: none; border-bottom: 2px solid currentcolor; }
.site-foot { max-width: 1240px; margin: 3rem auto 1.5rem; padding: 0 1rem; color: var(--soft); font-size: .88rem; }
.lead { color: var(--soft); max-width: 70ch; }
#app:focus { outline: none; }
@media print { .site-head nav { display: none; } }
`;

/** The style that the pages of the site share with each other, and with a run's page. */
export const SITE_STYLE = `${PAGE_STYLE}${CASE_STYLE}${FRAME_STYLE}`;
