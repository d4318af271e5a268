import { EXPLORER_STYLE } from './explorer/style.ts';
import { PLAYGROUND } from '../report/html/site-links.ts';
import { PLAYGROUND_STYLE } from './playground/style.ts';

/** A page of the site. Its script is `main.tsx` in its folder. */
export interface SitePage {
  readonly file: string;
  readonly folder: string;
  /** As the site's menu calls it. */
  readonly name: string;
  readonly heading: string;
  /** A sentence below the heading. */
  readonly lead: string;
  readonly style: string;
}

/** The pages, as the menu lists them. */
export const PAGES: readonly SitePage[] = [
  {
    file: 'index.html',
    folder: 'explorer',
    name: 'Explorer',
    heading: 'Capacity, clause by clause',
    lead: 'The article of Twilight Imperium on capacity, in our own words, with the questions that it settles and a picture of every case.',
    style: EXPLORER_STYLE,
  },
  {
    file: PLAYGROUND,
    folder: 'playground',
    name: 'Playground',
    heading: 'Capacity, your question',
    lead: 'Set up a position, choose an action, and read the ruling with its reasons. The address of the page holds the whole question.',
    style: PLAYGROUND_STYLE,
  },
];
