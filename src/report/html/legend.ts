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
  ['The hex', 'is a system. What stands in it and on no planet is in its space area; the rounded field is a planet.'],
  ['A unit', 'has its number beside it; a player has a colour, a pattern and a name.'],
  ['The number in the corner', 'of a ship is its capacity: how many fighters and ground forces one of it can carry.'],
  ['capacity 4 · load 6', "adds up what a player's ships hold, and that player's fighters and ground forces in the space area."],
  ['→ 4', 'four of these move to another system.'],
  ['↓ 2', 'two of these land on a planet.'],
  ['− 1', 'one of these is taken away.'],
  ['+ 3', 'three of these have come here.'],
  ['A dashed red frame', 'marks units out of which some must be removed; how many stands below.'],
  ['≠ 2', "in an engine's answer: two of these were expected."],
] as const;

const token = (unit: Token['unit'], count: number, kind?: MarkKind, marked = 0): Token =>
  ({ unit, count, owed: false, ...(kind === undefined ? {} : { mark: { kind, count: marked } }) });

const SAMPLE: SystemScene = {
  name: 'a system',
  active: false,
  more: 0,
  space: [{
    player: 'blue',
    room: { capacity: 4, held: 6 },
    tokens: [
      { ...token('carrier', 1, 'moves', 1), capacity: 4 },
      { ...token('fighter', 4), owed: true },
      { ...token('infantry', 2, 'lands', 2), owed: true },
    ],
  }],
  planets: [{ name: 'a planet', rows: [{ player: 'blue', tokens: [token('infantry', 3, 'comes', 1), token('mech', 1), token('pds', 1)] }] }],
};
