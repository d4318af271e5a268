import { type MoveParams, own, type Owed, type Position, totalOf, type Units, kindsIn } from '../../board/index.ts';
import { singular, spaced, systemInWords, unitsInWords } from '../words.ts';
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
  /** The move that is about to be made, told below the systems that it leaves. */
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
export const owedNote = ({ player, count, from }: Owed): string => {
  const all = count === totalOf(from) && kindsIn(from).length === 1;
  return `${player} must remove ${all ? 'all of' : `any ${count} of`} ${unitsInWords(from)}`;
};

/** The step of a tactical action, and whose it is. */
const moment = ({ step, active }: Position): readonly Html[] => [
  ...(step === undefined ? [] : [tag('span', { class: 'moment' }, text(`step: ${spaced(step)}`))]),
  ...(active === undefined ? [] : [tag('span', { class: 'moment' }, text(`${active.player} is the active player`))]),
];

const systems = (scene: Scene, { position, owed, looks, move }: PanelOf): readonly Html[] => scene.systems.map((system) => {
  const words = [`System ${system.name}`, ...systemInWords(own(position.systems, system.name))].join('; ');
  const notes = [
    ...movesFrom(system.name, move).map((note) => tag('li', { class: 'move-note' }, text(note))),
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

const movesFrom = (system: string, move: MoveParams | undefined): readonly string[] =>
  (move?.ships ?? []).filter(({ from }) => from === system).map(({ ship, cargo }) => {
    const load = cargo.map(({ units, in: place }) => (place === undefined || place === system ? unitsInWords(units) : `${unitsInWords(units)} from ${place}`));
    return `→ ${move?.to ?? ''}: ${singular(ship)} with ${load.length === 0 || cargo.every(({ units }) => isNothing(units)) ? 'nothing' : load.join(' and ')}`;
  });

const isNothing = (units: Units): boolean => kindsIn(units).length === 0;
