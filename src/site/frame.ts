import { deflateRawSync } from 'node:zlib';
import { htmlDocument } from '../report/html/document.ts';
import { symbols } from '../report/html/picture/symbols.ts';
import { type Html, tag, text } from '../report/html/tag.ts';
import { DATA_ID, type SiteData } from './data.ts';
import { PAGES, type SitePage } from './pages.ts';

/** A page of the site as one HTML file; its script fills the element `app`. */
export const pageHtml = (page: SitePage, script: string, data: SiteData): string =>
  htmlDocument({ title: `${page.heading} · Twilight Imperium`, style: page.style, script, body: body(page, data) });

const body = (page: SitePage, data: SiteData): Html => [
  tag('a', { class: 'skip', href: '#app' }, 'Skip to the content'),
  symbols(),
  siteHead(page),
  tag(
    'main',
    {},
    tag('h1', {}, text(page.heading)),
    tag('p', { class: 'lead' }, text(page.lead, 1000)),
    tag('div', { id: 'app', tabindex: -1 }, tag('noscript', {}, 'This page needs JavaScript.')),
  ),
  tag('footer', { class: 'site-foot' }, tag('p', {}, text(`Suite ${data.version}. ${FAN_PROJECT}`, 1000))),
  tag('script', { id: DATA_ID, type: 'text/plain' }, deflateRawSync(JSON.stringify(data), { level: 9 }).toString('base64')),
].join('');

/** The site's name and its menu; no page in it is the shown one on a page that it does not list. */
export const siteHead = (shown?: SitePage): Html => tag(
  'header',
  { class: 'site-head' },
  tag('p', { class: 'site-name' }, 'Capacity'),
  tag('nav', { 'aria-label': 'Pages' }, ...PAGES.map((page) => pageLink(page, shown))),
);

const pageLink = (page: SitePage, shown: SitePage | undefined): Html =>
  tag('a', { href: page.file, 'aria-current': page === shown ? 'page' : undefined }, text(page.name));

const FAN_PROJECT = 'A fan project, not affiliated with the publisher of Twilight Imperium. The clauses are stated in our own words.';
