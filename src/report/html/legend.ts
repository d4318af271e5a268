import { defined } from '../../text/records.ts';
import { drawSystem } from './picture/draw.ts';
import type { MarkKind, SystemScene, Token } from './picture/scene.ts';
import { type Html, tag, text } from './tag.ts';

/** How to read the pictures. */
export const legendHtml = (): Html => tag(
  'details',
  { class: 'legend' },
  tag('summary', {}, 'How to read the pictures'),
  tag(
    'div',
    { class: 'legend-body' },
    drawSystem(SAMPLE, () => 'blue', 'An example: a system with a space area and one planet'),
    tag('ul', {}, ...LINES.map(([head, words]) => tag('li', {}, tag('b', {}, text(head)), ' ', text(words, 400)))),
  ),
);

const LINES = [
  ['A hexagon', 'is a system. The rounded fields in it are planets; everything else is in its space area.'],
  ['A unit', 'has its number beside it. Each player has a color, a pattern and a name.'],
  ['The number in the corner', 'of a ship is its capacity: how many fighters and ground forces one such ship can carry.'],
  ['capacity 4 · load 6', "adds up the capacity of a player's ships, and that player's fighters and ground forces in the space area."],
  ['2 not counted', 'replaces the load during a space combat, in which fighters and ground forces do not count against capacity.'],
  ['→ 4', 'four of these units move to another system.'],
  ['↓ 2', 'two of these units land on a planet.'],
  ['− 1', 'one of these units is removed.'],
  ['+ 3', 'three of these units are new here.'],
  ['A dashed red frame', 'marks units of which some must be removed; the text below says how many.'],
  ['≠ 2', "in an engine's answer: two of these units were expected."],
] as const;

const token = (unit: Token['unit'], count: number, kind?: MarkKind, marked = 0): Token =>
  defined({ unit, count, owed: false, mark: kind && { kind, count: marked } });

const SAMPLE: SystemScene = {
  name: 'a system',
  active: false,
  more: 0,
  space: [{
    player: 'blue',
    room: { capacity: 4, held: 6, counts: true },
    tokens: [
      { ...token('carrier', 1, 'moves', 1), capacity: 4 },
      { ...token('fighter', 4), owed: true },
      { ...token('infantry', 2, 'lands', 2), owed: true },
    ],
  }],
  planets: [{
    name: 'a planet',
    rows: [{ player: 'blue', tokens: [token('infantry', 3, 'comes', 1), token('mech', 1), token('pds', 1)] }],
  }],
};
