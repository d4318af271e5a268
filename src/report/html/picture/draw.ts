import { type Html, tag, text } from '../tag.ts';
import { singular } from '../../words/board.ts';
import type { Look } from './player-look.ts';
import type { Mark, MarkKind, PlanetScene, UnitRow, SystemScene, Token } from './scene.ts';
import { symbolId } from './symbols.ts';

export type Looks = (player: string) => Look;

/**
 * One system as a hex: its space area, and in it the planets. `described` is the same in words, for those who can't see it. Attributes
 * (`data-system`, `data-planet`, `data-player`, `data-unit`) tell what stands where.
 */
export const drawSystem = (system: SystemScene, looks: Looks, described: string): Html => {
  const head = HEAD + (system.active ? 18 : 0);
  const space = stacked(system.space.map((row) => drawRow(row, looks, SPACE_COLUMNS)), head);
  const planets = drawPlanets(system.planets, looks, system.space.length === 0 ? head + 22 : space.bottom + 6);
  const nobody = system.space.length + system.planets.length === 0;
  const height = nobody ? LEAST_EMPTY : Math.max(LEAST, planets.bottom + FOOT);
  return picture({ width: WIDTH, height, described, system: system.name }, [
    tag('polygon', { class: system.active ? 'hex active' : 'hex', points: hexagon(height) }),
    label(WIDTH / 2, 26, fitted(system.name, 24), 'name'),
    system.active ? label(WIDTH / 2, 43, 'active system', 'active-label') : '',
    system.space.length === 0 ? label(WIDTH / 2, (nobody ? height / 2 : head + 6) + 6, 'no units in space', 'empty') : '',
    at(SIDE, 0, space.html),
    planets.html,
    system.more === 0 ? '' : label(WIDTH / 2, height - 8, `and ${system.more} more planets`, 'empty'),
  ]);
};

/** Reinforcements, in a tray beside the systems. */
export const drawTray = (rows: readonly UnitRow[], looks: Looks, described: string): Html => {
  const drawn = stacked(rows.map((row) => drawRow(row, looks, SPACE_COLUMNS)), 38);
  const nothing = rows.every(({ tokens }) => tokens.length === 0);
  const height = drawn.bottom + (nothing ? 26 : 14);
  return picture({ width: WIDTH, height, described }, [
    tag('rect', { class: 'tray', x: 3, y: 3, width: WIDTH - 6, height: height - 6, rx: 10 }),
    label(WIDTH / 2, 25, 'Reinforcements', 'name'),
    at(SIDE, 0, drawn.html),
    nothing ? label(WIDTH / 2, height - 14, 'none', 'empty') : '',
  ]);
};

const WIDTH = 360;
const SIDE = 44;
const HEAD = 38;
const FOOT = 22;
const LEAST = 180;
const LEAST_EMPTY = 110;
const CELL = { width: 68, height: 70 } as const;
const UNIT = { x: 7, y: 17, width: 32, height: 32 } as const;
const SPACE_COLUMNS = 4;

interface Drawn {
  readonly html: Html;
  /** Where the next thing below may begin. */
  readonly bottom: number;
}

interface Block {
  readonly html: Html;
  readonly height: number;
}

const stacked = (blocks: readonly Block[], top: number): Drawn => {
  let bottom = top;
  const html = blocks.map((block) => {
    const placed = at(0, bottom, block.html);
    bottom += block.height;
    return placed;
  }).join('');
  return { html, bottom };
};

/** A player's name with a swatch, and the units in rows of `columns`. */
const drawRow = ({ player, tokens, room, pool }: UnitRow, looks: Looks, columns: number): Block => {
  const look = looks(player);
  const head = [
    tag('rect', { class: `swatch p-${look}`, x: 2, y: 3, width: 12, height: 12, rx: 2 }),
    label(19, 13.5, `${fitted(player, columns === SPACE_COLUMNS ? 14 : 9)}`, 'player'),
    (room ?? pool) === undefined ? '' : label(columns * CELL.width - 2, 13.5, roomInWords({ room, pool }), 'room'),
  ];
  const cells = tokens.map((token, index) => (
    at((index % columns) * CELL.width, 19 + Math.floor(index / columns) * CELL.height, drawToken(token, look), { 'data-unit': token.unit })
  ));
  return { html: tag('g', { 'data-player': player }, ...head, ...cells), height: 22 + Math.ceil(tokens.length / columns) * CELL.height };
};

/** `capacity 4 · load 7 · pool 3`. */
const roomInWords = ({ room, pool }: { readonly [K in 'room' | 'pool']: UnitRow[K] | undefined }): string => [
  ...(room === undefined ? [] : [`capacity ${room.capacity}`, room.counts ? `load ${room.held}` : `${room.held} not counted`]),
  ...(pool === undefined ? [] : [`pool ${pool}`]),
].join(' · ');

const drawToken = (token: Token, look: Look): Html => [
  token.owed ? tag('rect', { class: 'owed-ring', x: 2, y: 1.5, width: CELL.width - 4, height: CELL.height - 4, rx: 7 }) : '',
  tag('use', { class: `unit p-${look}${token.count === 0 ? ' ghost' : ''}`, href: `#${symbolId(token.unit)}`, ...UNIT }),
  token.count === 0 ? '' : label(UNIT.x + UNIT.width + 2, 46, short(token.count), 'count'),
  token.capacity === undefined ? '' : capacityBadge(token.capacity),
  label(CELL.width / 2, 62, singular(token.unit), 'unit-name'),
  token.mark === undefined ? '' : drawMark(token.mark),
].join('');

const capacityBadge = (capacity: number): Html => {
  const width = capacity > 9 ? 19 : 13;
  return tag('rect', { class: 'badge', x: 6, y: 6, width, height: 14, rx: 3 }) + label(6 + width / 2, 16.8, short(capacity), 'badge-text');
};

const drawMark = ({ kind, count }: Mark): Html => {
  const words = `${SIGNS[kind]}${short(count)}`;
  const width = 11 + words.length * 7.5;
  return tag('rect', { class: `mark ${kind}`, x: CELL.width - width - 5, y: 4.5, width, height: 17, rx: 8.5 })
    + label(CELL.width - width / 2 - 5, 17, words, `mark-text ${kind}`);
};

const SIGNS: Readonly<Record<MarkKind, string>> = { moves: '→', lands: '↓', goes: '−', comes: '+', wrong: '≠' };

/** One planet is in the middle, several are in rows of two. */
const drawPlanets = (planets: readonly PlanetScene[], looks: Looks, top: number): Drawn => {
  const columns = planets.length === 1 ? widestRow(planets) : 2;
  const lines = planets.length === 1 ? [planets] : inPairs(planets);
  return stacked(lines.map((line) => planetLine(line, looks, columns)), top);
};

const widestRow = (planets: readonly PlanetScene[]): number =>
  Math.min(3, Math.max(2, ...planets.flatMap(({ rows }) => rows.map(({ tokens }) => tokens.length))));

const inPairs = (planets: readonly PlanetScene[]): readonly (readonly PlanetScene[])[] =>
  planets.flatMap((_, index) => (index % 2 === 0 ? [planets.slice(index, index + 2)] : []));

/** Planets side by side, all as high as the highest. */
const planetLine = (planets: readonly PlanetScene[], looks: Looks, columns: number): Block => {
  const width = columns * CELL.width + 18;
  const drawn = planets.map(({ rows }) => stacked(rows.map((row) => drawRow(row, looks, columns)), 28));
  const height = Math.max(72, ...drawn.map(({ bottom }) => bottom + 12));
  const left = (WIDTH - planets.length * width - (planets.length - 1) * 8) / 2;
  const html = planets.map(({ name }, index) => at(left + index * (width + 8), 0, [
    tag('rect', { class: 'planet', width, height, rx: Math.min(height / 2, 40) }),
    label(width / 2, 20, fitted(name, columns === 3 ? 20 : 15), 'planet-name'),
    drawn[index]?.html === '' ? label(width / 2, height / 2 + 12, 'empty', 'empty') : '',
    at((width - columns * CELL.width) / 2, 0, drawn[index]?.html ?? ''),
  ].join(''), { 'data-planet': name }));
  return { html: html.join(''), height: height + 6 };
};

const hexagon = (height: number): string => {
  const [cut, edge] = [38, 3];
  const [right, bottom, middle] = [WIDTH - edge, height - edge, height / 2];
  const points = [[cut, edge], [WIDTH - cut, edge], [right, middle], [WIDTH - cut, bottom], [cut, bottom], [edge, middle]];
  return points.map((point) => point.join(',')).join(' ');
};

interface PictureOf {
  readonly width: number;
  readonly height: number;
  readonly described: string;
  readonly system?: string;
}

const picture = ({ width, height, described, system }: PictureOf, children: readonly Html[]): Html => tag(
  'svg',
  { viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': described, 'data-system': system },
  ...children,
);

const at = (x: number, y: number, html: Html, names: Readonly<Record<string, string>> = {}): Html =>
  tag('g', { transform: `translate(${x} ${y})`, ...names }, html);

const label = (x: number, y: number, words: string, kind: string): Html => tag('text', { x, y, class: kind }, text(words));

const fitted = (words: string, longest: number): string => {
  const characters = [...words];
  return characters.length <= longest ? words : `${characters.slice(0, longest - 1).join('')}…`;
};

/** An engine may answer any number. */
const short = (count: number): string => (count < 1000 ? String(count) : `${count.toExponential(0).replace('+', '')}`);
