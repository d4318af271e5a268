import { type Action, ACTION_TYPES, SPACE } from '../board/index.ts';
import type { WrittenAction } from './types.ts';

/** The action that is written as a mapping with one key; its shape has been checked. */
export const actionOf = (when: WrittenAction): Action => {
  if (when.check !== undefined) return { type: 'check', params: when.check };
  if (when.move !== undefined) return { type: 'move', params: when.move };
  if (when.remove !== undefined) return { type: 'remove', params: when.remove };
  if (when.lose !== undefined) return { type: 'lose', params: when.lose };
  if (when.place !== undefined) return { type: 'place', params: when.place };
  if (when.land !== undefined) return { type: 'land', params: when.land };
  if (when.advance !== undefined) return { type: 'advance', params: when.advance };
  if (when['end-combat'] !== undefined) return { type: 'end-combat', params: when['end-combat'] };
  throw new Error(`no action among ${ACTION_TYPES.join(', ')}`);
};

export const playerOf = (action: Action): string | undefined =>
  action.type === 'advance' || action.type === 'end-combat' ? undefined : action.params.player;

/** A system that an action names, with the keys under which it stands, and a planet of it where one is named. */
export interface NamedPlace {
  readonly path: readonly (string | number)[];
  readonly system: string;
  readonly planet?: string;
}

/** The systems and planets that an action names. */
export const placesOf = (action: Action): readonly NamedPlace[] => {
  switch (action.type) {
    case 'check':
    case 'lose':
      return [{ path: ['system'], system: action.params.system }];
    case 'move':
      return [{ path: ['to'], system: action.params.to }, ...action.params.ships.flatMap(placesOfShip)];
    case 'remove':
      return [{ path: ['system'], system: action.params.system }, ...planetOf(['from'], action.params.system, action.params.from ?? SPACE)];
    case 'place':
      return [{ path: ['system'], system: action.params.system }, ...planetOf(['on'], action.params.system, action.params.on)];
    case 'land':
      return [{ path: ['system'], system: action.params.system }, ...planetOf(['planet'], action.params.system, action.params.planet)];
    case 'advance':
    case 'end-combat':
      return [];
  }
};

type Ships = Extract<Action, { readonly type: 'move' }>['params']['ships'];

const placesOfShip = ({ from, cargo }: Ships[number], at: number): readonly NamedPlace[] => [
  { path: ['ships', at, 'from'], system: from },
  ...cargo.flatMap((load, index): readonly NamedPlace[] => {
    const path = ['ships', at, 'cargo', index];
    const passed = load.in === undefined ? [] : [{ path: [...path, 'in'], system: load.in }];
    return [...passed, ...planetOf([...path, 'from'], load.in ?? from, load.from)];
  }),
];

const planetOf = (path: NamedPlace['path'], system: string, place: string): readonly NamedPlace[] =>
  (place === SPACE ? [] : [{ path, system, planet: place }]);
