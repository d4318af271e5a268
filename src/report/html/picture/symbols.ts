import type { Unit } from '../../../board/index.ts';
import { type Html, tag } from '../tag.ts';
import { LOOKS, type Look } from './player-look.ts';

/** The shapes of units and the patterns of players, once for all pictures of a page. */
export const symbols = (): Html => tag(
  'svg',
  { width: 0, height: 0, 'aria-hidden': 'true', class: 'symbols' },
  tag('defs', {}, ...Object.entries(SHAPES).map(([unit, shape]) => symbol(unit, shape)), ...LOOKS.map(patternOf)),
);

/** The id under which a unit's shape is used. */
export const symbolId = (unit: Unit): string => `u-${unit}`;

const symbol = (unit: string, shape: string): Html => tag('symbol', { id: `u-${unit}`, viewBox: '0 0 32 32' }, shape);

// Silhouettes in a square of 32, noses up: the outline alone identifies a ship.
const SHAPES: Readonly<Record<Unit, Html>> = {
  carrier: '<path d="M11 2h10l2 5h4v19l-4 4H9l-4-4V7h4z"/><path class="line" d="M11 11h10M11 16h10M11 21h10"/>',
  cruiser: '<path d="M16 2l4 7v9l6 6v4l-7-2-3 4-3-4-7 2v-4l6-6V9z"/>',
  destroyer: '<path d="M16 4l3 9 1 8 4 5-8-2-8 2 4-5 1-8z"/>',
  dreadnought: '<path d="M16 1l7 7 2 9 4 3v8l-6-1-3 4h-8l-3-4-6 1v-8l4-3 2-9z"/><path class="line" d="M16 8v15M11 15h10"/>',
  flagship: '<path d="M16 1l5 6 2 8 7 5-2 7-6 1-6 3-6-3-6-1-2-7 7-5 2-8z"/>'
    + '<path class="line" d="M16 10l2 4h4l-3 3 1 4-4-2-4 2 1-4-3-3h4z"/>',
  'war-sun': '<circle cx="16" cy="16" r="13"/><circle class="line" cx="16" cy="16" r="5"/>'
    + '<path class="line" d="M3 16h8M21 16h8M16 3v8M16 21v8"/>',
  fighter: '<path d="M16 6l3 9 7 7v3l-7-2-3 3-3-3-7 2v-3l7-7z"/>',
  infantry: '<circle cx="16" cy="8" r="5"/><path d="M7 29v-8a6 6 0 0 1 6-6h6a6 6 0 0 1 6 6v8z"/>',
  mech: '<path d="M11 3h10v7h6v9h-4v-3h-2v4l3 9h-6l-2-7-2 7H8l3-9v-4H9v3H5v-9h6z"/>',
  pds: '<path d="M4 28v-5a12 10 0 0 1 9-9.5L24 5l3 3-8 6.8a12 10 0 0 1 9 8.200v5z"/>',
  'space-dock': '<path fill-rule="evenodd" d="M10 4h12l7 12-7 12H10L3 16zM16 10a6 6 0 1 0 .01 0z"/>',
};

const patternOf = (look: Look): Html => tag(
  'pattern',
  { id: `f-${look}`, width: 6, height: 6, patternUnits: 'userSpaceOnUse' },
  tag('rect', { class: `fill-${look}`, width: 6, height: 6 }),
  PATTERNS[look] === '' ? '' : tag('path', { class: `on-${look}`, d: PATTERNS[look] }),
);

const PATTERNS: Readonly<Record<Look, string>> = {
  red: '',
  blue: 'M3 0v6',
  green: 'M0 6L6 0M-1 1l2-2M5 7l2-2',
  yellow: 'M2 3h2',
  purple: 'M0 3h6M3 0v6',
  orange: 'M0 3h6',
  pink: 'M0 0l6 6M-1 5l2 2M5-1l2 2',
  black: 'M1 1h1M4 4h1',
};
