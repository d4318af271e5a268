import { SITE_STYLE } from '../style.ts';

/** The style of the explorer. */
export const EXPLORER_STYLE = `${SITE_STYLE}`;
