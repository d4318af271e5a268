import {
  type Cargo, countOf, kindsIn, type MoveParams, own, type Owed, type Position, totalOf, type Unit, UNITS, type Units,
} from '../../board/index.ts';
import { singular, spaced, systemInWords, unitsInWords } from '../words/board.ts';
import { drawSystem, drawTray, type Looks } from './picture/draw.ts';
import { type Marks, type Scene, sceneOf } from './picture/scene.ts';
import { type Html, tag, text } from './tag.ts';

export interface PanelOf {
  /** `Before`, `After`. */
  readonly title: string;
  readonly kind: 'before' | 'after' | 'answer';
  readonly position: Position;
  readonly owed: readonly Owed[];
  readonly marks: Marks;
  readonly looks: Looks;
  /** The coming move, described below the systems that it leaves. */
  readonly move?: MoveParams;
}

/** A position as pictures, a hex a system, with what is owed below each. */
export const panel = (shown: PanelOf): Html => {
  const scene = sceneOf(shown.position, shown.owed, shown.marks);
  const hidden = Object.keys(shown.position.systems).length - scene.systems.length;
  return tag(
    'figure',
    { class: `panel ${shown.kind}` },
    tag('figcaption', {}, tag('b', {}, text(shown.title)), ...moment(shown.position)),
    tag('div', { class: 'systems' }, ...systems(scene, shown), ...tray(scene, shown)),
    hidden > 0 ? tag('p', { class: 'note' }, text(`and ${hidden} more systems`)) : '',
  );
};

/** `red must remove any 2 of 4 fighters, 2 infantry`. */
export const owedNote = ({ player, count, from }: Owed): string => `${player} must remove ${which(count, from)}`;

const which = (count: number, from: Units): string => {
  if (count > totalOf(from)) return `${count} of ${countedInWords(from)}: more than there are`;
  if (count !== totalOf(from)) return `any ${count} of ${countedInWords(from)}`;
  if (count === 1) return `the ${unitsInWords(from)}`;
  if (kindsIn(from).length > 1) return `all: ${countedInWords(from)}`;
  return count === 2 ? unitsInWords(from).replace('2', 'both') : `all ${unitsInWords(from)}`;
};

/** `1 fighter, 4 infantry`. */
const countedInWords = (from: Units): string =>
  UNITS.filter((unit) => countOf(from, unit) > 0).map((unit) => kindInWords(unit, countOf(from, unit))).join(', ');

const kindInWords = (unit: Unit, count: number): string => `${count === 1 ? '1 ' : ''}${unitsInWords({ [unit]: count })}`;

/** The step of a tactical action, and whose it is. */
const moment = ({ step, active }: Position): readonly Html[] => [
  ...(step === undefined ? [] : [tag('span', { class: 'moment' }, text(`step: ${spaced(step)}`))]),
  ...(active === undefined ? [] : [tag('span', { class: 'moment' }, text(`${active.player} is the active player`))]),
];

const systems = (scene: Scene, shown: PanelOf): readonly Html[] => scene.systems.map((system) => {
  const { position, owed, looks } = shown;
  const words = [`System ${system.name}`, ...systemInWords(own(position.systems, system.name))].join('; ');
  const notes = [
    ...movesFrom(system.name, shown).map((note) => tag('li', { class: 'move-note' }, text(note))),
    ...owed.filter((one) => one.system === system.name).slice(0, MOST).map((one) => tag('li', { class: 'owed-note' }, text(owedNote(one)))),
  ];
  return tag('div', { class: 'system' }, drawSystem(system, looks, words), notes.length === 0 ? '' : tag('ul', { class: 'notes' }, ...notes));
});

const tray = ({ reinforcements }: Scene, { position, looks }: PanelOf): readonly Html[] => {
  if (position.reinforcements === undefined) return [];
  const words = Object.entries(position.reinforcements).map(([player, units]) => `${player}: ${unitsInWords(units)}`);
  return [tag('div', { class: 'system' }, drawTray(reinforcements, looks, `Reinforcements; ${words.join('; ')}`))];
};

const MOST = 6;

/** `→ Arnor: carrier (capacity 4) with 4 infantry`, a line a ship that leaves. */
const movesFrom = (system: string, { move, position }: PanelOf): readonly string[] => {
  if (move === undefined) return [];
  const values = own(position.players, move.player)?.capacity ?? {};
  return move.ships.filter(({ from }) => from === system).map(({ ship, cargo }) => {
    const value = values[ship];
    const stated = value === undefined || value === null ? '' : ` (capacity ${value})`;
    return `→ ${move.to}: ${singular(ship)}${stated} with ${loadInWords(system, cargo)}`;
  });
};

const loadInWords = (system: string, cargo: readonly Cargo[]): string => {
  const load = cargo.filter(({ units }) => kindsIn(units).length > 0);
  if (load.length === 0) return 'nothing';
  return load.map(({ units, in: place }) => `${unitsInWords(units)}${place === undefined || place === system ? '' : ` from ${place}`}`).join(' and ');
};
