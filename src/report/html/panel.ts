import {
  type Cargo, kindsIn, type MoveParams, own, type Owed, type Position, totalOf, type Units,
} from '../../board/index.ts';
import { counted } from '../../text/counted.ts';
import { countedUnits, singular, spaced, systemInWords, unitsInSentence, unitsInWords } from '../words/board.ts';
import { drawSystem, drawTray, type Looks } from './picture/draw.ts';
import { type Marks, type Scene, sceneOf } from './picture/scene.ts';
import { type Html, tag, text } from './tag.ts';

export interface PanelOf {
  /** `Before`, `After`. */
  readonly title: string;
  readonly kind: 'before' | 'after';
  readonly position: Position;
  readonly owed: readonly Owed[];
  readonly marks: Marks;
  readonly looks: Looks;
  /** The coming move, described below the systems that it leaves. */
  readonly move?: MoveParams;
}

/** A position as pictures, a hexagon for each system, with debts and moves below it. */
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

/** `red must remove any 2 of: 4 fighters, 2 infantry`, or `red must remove both fighters`. */
export const owedNote = ({ player, count, from }: Owed): string => {
  const total = totalOf(from);
  if (count > total) return `${player} must remove ${counted(count, 'unit')}, but has only: ${countedUnits(from)}`;
  if (count < total) return `${player} must remove any ${count === 1 ? 'one' : count} of${choiceInWords(from)}`;
  return `${player} must remove ${allOf(from)}`;
};

const choiceInWords = (units: Units): string => (kindsIn(units).length === 1 ? ` ${unitsInWords(units)}` : `: ${countedUnits(units)}`);

const allOf = (units: Units): string => {
  const total = totalOf(units);
  if (total === 1) return `the ${unitsInWords(units)}`;
  if (kindsIn(units).length > 1) return unitsInSentence(units);
  return total === 2 ? unitsInWords(units).replace('2', 'both') : `all ${unitsInWords(units)}`;
};

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
    ...owed.filter((one) => one.system === system.name).slice(0, MOST)
      .map((one) => tag('li', { class: 'owed-note' }, text(owedNote(one)))),
  ];
  const list = notes.length === 0 ? '' : tag('ul', { class: 'notes' }, ...notes);
  return tag('div', { class: 'system' }, drawSystem(system, looks, words), list);
});

const tray = ({ reinforcements }: Scene, { position, looks }: PanelOf): readonly Html[] => {
  if (position.reinforcements === undefined) return [];
  const words = Object.entries(position.reinforcements).map(([player, units]) => `${player}: ${unitsInWords(units)}`);
  return [tag('div', { class: 'system' }, drawTray(reinforcements, looks, `Reinforcements; ${words.join('; ')}`))];
};

const MOST = 6;

/** `→ Arnor: carrier (capacity 4) with 4 infantry`, a line for each ship that leaves. */
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
  return load
    .map(({ units, in: place }) => `${unitsInWords(units)}${place === undefined || place === system ? '' : ` from ${place}`}`)
    .join(' and ');
};
