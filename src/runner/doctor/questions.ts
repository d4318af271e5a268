import {
  type Action, type ActionType, ACTION_TYPES, type Named, type Owed, type Position, type Step, type System, type Units,
} from '../../board/index.ts';
import type { CaseStep, Expected } from '../../cases/case.ts';

/** An easy question about an action. */
export interface EasyQuestion {
  /** What is special about it, like `in a combat`. */
  readonly shape: string;
  readonly step: CaseStep;
}

/** The easy questions about the actions that an engine answers, in the order of the actions. No card changes the answers to any of them. */
export const easyQuestions = (answers: readonly ActionType[]): readonly EasyQuestion[] =>
  ACTION_TYPES.filter((type) => answers.includes(type)).flatMap((type) => QUESTIONS[type]);

const RED: Position['players'] = { red: { capacity: { carrier: 4, cruiser: null, fighter: null } } };
const BOTH: Position['players'] = { ...RED, blue: { capacity: { carrier: 4, cruiser: null, fighter: null } } };

/** A position, in a step of red's action in Lodor if one is given. */
const board = (players: Position['players'], systems: Named<System>, step?: Step): Position =>
  (step === undefined ? { players, systems } : { step, active: { player: 'red', system: 'Lodor' }, players, systems });

const inSpace = (red: Units, blue?: Units): System => ({ space: blue === undefined ? { red } : { red, blue } });

const withPlanet = (red: Units, planet: Named<Units>): System => ({ space: { red }, planets: { Lodor: planet } });

const legal = (position: Position, ...owes: readonly Owed[]): Expected => ({ kind: 'legal', position, owes });

const owed = (count: number, from: Units): Owed => ({ player: 'red', system: 'Lodor', count, from });

interface Asked {
  readonly position: Position;
  readonly action: Action;
  readonly expected: Expected;
  readonly owed?: readonly Owed[];
}

const question = (shape: string, { owed: debts = [], ...asked }: Asked): EasyQuestion => ({ shape, step: { ...asked, owed: debts } });

/** A question about red's action in a position whose only system changes from one state to another. */
const changing = (shape: string, action: Action, players: Position['players'], change: SystemChange): EasyQuestion => {
  const { from, to, step, owes = [] } = change;
  const expected = legal(board(players, { Lodor: to }, step), ...owes);
  return question(shape, { position: board(players, { Lodor: from }, step), action, expected });
};

interface SystemChange {
  readonly from: System;
  readonly to: System;
  readonly step?: Step;
  readonly owes?: readonly Owed[];
}

const check: Action = { type: 'check', params: { player: 'red', system: 'Lodor' } };

const numbers = (shape: string, position: Position, [capacity, counted, excess]: readonly [number, number, number]): EasyQuestion =>
  question(shape, { position, action: check, expected: { kind: 'numbers', capacity, counted, excess } });

const carrierTo = (to: string, from: string, units?: Units): Action => {
  const cargo = units === undefined ? [] : [{ from, units }];
  return { type: 'move', params: { player: 'red', to, ships: [{ ship: 'carrier', from: 'Lodor', cargo }] } };
};

const lose = (units: Units): Action => ({ type: 'lose', params: { player: 'red', system: 'Lodor', units } });
const place = (on: string, units: Units): Action => ({ type: 'place', params: { player: 'red', system: 'Lodor', on, units } });
const land = (units: Units): Action => ({ type: 'land', params: { player: 'red', system: 'Lodor', planet: 'Lodor', units } });
const remove = (units: Units): Action => ({ type: 'remove', params: { player: 'red', system: 'Lodor', units } });

const FLEET: Units = { carrier: 1, fighter: 2 };

/** From one step of red's action to another, with red's fleet in Lodor. */
const advancing = (from: Step, to: Step): EasyQuestion => {
  const position = board(RED, { Lodor: inSpace(FLEET) }, from);
  const action: Action = { type: 'advance', params: { to } };
  return question(`from \`${from}\``, { position, action, expected: legal({ ...position, step: to }) });
};

/** The end of a combat in which only red has units left. */
const endingCombat = (shape: string, units: Units, ...owes: readonly Owed[]): EasyQuestion => {
  const position = board(BOTH, { Lodor: inSpace(units) }, 'space-combat');
  const after: Position = { ...position, step: 'end-of-space-combat' };
  return question(shape, {
    position, action: { type: 'end-combat', params: {} }, expected: { kind: 'legal', position: after, owes, winner: 'red' },
  });
};

const QUESTIONS: { readonly [T in ActionType]: readonly EasyQuestion[] } = {
  check: [
    numbers('two fighters', board(RED, { Lodor: inSpace(FLEET) }), [4, 2, 0]), // R2
    numbers('more units than capacity', board(RED, { Lodor: inSpace({ carrier: 1, fighter: 3, infantry: 2 }) }), [4, 5, 1]), // R2, R3
    numbers('infantry on a planet', board(RED, { Lodor: withPlanet(FLEET, { red: { infantry: 3 } }) }), [4, 2, 0]), // R3.2
    numbers("beside another player's ships", board(BOTH, { Lodor: inSpace(FLEET, { carrier: 1, fighter: 1 }) }), [4, 2, 0]), // R2
  ],
  move: [
    question('with fighters', { // R1
      position: board(RED, { Lodor: inSpace(FLEET), Arnor: {} }), action: carrierTo('Arnor', 'space', { fighter: 2 }),
      expected: legal(board(RED, { Lodor: {}, Arnor: inSpace(FLEET) })),
    }),
    question('with infantry from a planet', { // R1, N4
      position: board(RED, { Lodor: withPlanet({ carrier: 1 }, { red: { infantry: 3 } }), Arnor: {} }),
      action: carrierTo('Arnor', 'Lodor', { infantry: 2 }),
      expected: legal(board(RED, { Lodor: { planets: { Lodor: { red: { infantry: 1 } } } }, Arnor: inSpace({ carrier: 1, infantry: 2 }) })),
    }),
    question('empty, leaving fighters behind', { // N4.5, R3
      position: board(RED, { Lodor: inSpace(FLEET), Arnor: {} }), action: carrierTo('Arnor', 'space'),
      expected: legal(board(RED, { Lodor: inSpace({ fighter: 2 }), Arnor: inSpace({ carrier: 1 }) }), owed(2, { fighter: 2 })),
    }),
    question('with too many fighters', { // R1
      position: board(RED, { Lodor: inSpace({ carrier: 1, fighter: 5 }), Arnor: {} }), action: carrierTo('Arnor', 'space', { fighter: 5 }),
      expected: { kind: 'illegal', reason: 'over-capacity' },
    }),
    question('to another player', { // R1
      position: board(BOTH, { Lodor: inSpace(FLEET), Arnor: { space: { blue: { cruiser: 1 } } } }),
      action: carrierTo('Arnor', 'space', { fighter: 2 }),
      expected: legal(board(BOTH, { Lodor: {}, Arnor: inSpace(FLEET, { cruiser: 1 }) })),
    }),
  ],
  remove: [
    question('one of two kinds', { // R3, R3.1
      position: board(RED, { Lodor: inSpace({ carrier: 1, fighter: 3, infantry: 2 }) }), owed: [owed(1, { fighter: 3, infantry: 2 })],
      action: remove({ infantry: 1 }), expected: legal(board(RED, { Lodor: inSpace({ carrier: 1, fighter: 3, infantry: 1 }) })),
    }),
    question('after the space cannons', { // R3, N2
      position: board(RED, { Lodor: inSpace({ cruiser: 1, fighter: 2 }) }, 'space-cannon-offense'), owed: [owed(2, { fighter: 2 })],
      action: remove({ fighter: 2 }), expected: legal(board(RED, { Lodor: inSpace({ cruiser: 1 }) }, 'space-cannon-offense')),
    }),
  ],
  lose: [
    changing('a fighter', lose({ fighter: 1 }), RED, { from: inSpace(FLEET), to: inSpace({ carrier: 1, fighter: 1 }) }),
    changing('a carrier to space cannons', lose({ carrier: 1 }), RED, { // R3, R4
      from: inSpace({ carrier: 1, cruiser: 1, fighter: 2 }), to: inSpace({ cruiser: 1, fighter: 2 }), step: 'space-cannon-offense',
      owes: [owed(2, { fighter: 2 })],
    }),
    changing('a carrier in a combat', lose({ carrier: 1 }), BOTH, { // R3.3
      from: inSpace(FLEET, { cruiser: 1 }), to: inSpace({ fighter: 2 }, { cruiser: 1 }), step: 'space-combat',
    }),
  ],
  place: [
    changing('a fighter in space', place('space', { fighter: 1 }), RED, { from: inSpace(FLEET), to: inSpace({ carrier: 1, fighter: 3 }) }),
    changing('more fighters than capacity', place('space', { fighter: 3 }), RED, { // R3
      from: inSpace(FLEET), to: inSpace({ carrier: 1, fighter: 5 }), owes: [owed(1, { fighter: 5 })],
    }),
    changing('infantry on a planet, in the step `production`', place('Lodor', { infantry: 1 }), RED, { // R3.2
      from: withPlanet({ carrier: 1 }, { red: { infantry: 1 } }),
      to: withPlanet({ carrier: 1 }, { red: { infantry: 2 } }), step: 'production',
    }),
  ],
  land: [
    changing('on an empty planet', land({ infantry: 2 }), RED, { // R3.2
      from: withPlanet({ carrier: 1, infantry: 2 }, {}), to: withPlanet({ carrier: 1 }, { red: { infantry: 2 } }), step: 'invasion',
    }),
    changing('some, without a step', land({ infantry: 1 }), RED, { // R3.2
      from: withPlanet({ carrier: 1, fighter: 1, infantry: 2 }, {}),
      to: withPlanet({ carrier: 1, fighter: 1, infantry: 1 }, { red: { infantry: 1 } }),
    }),
    changing("beside another player's infantry", land({ infantry: 2 }), BOTH, { // R3.2
      from: withPlanet({ carrier: 1, infantry: 2 }, { blue: { infantry: 1 } }),
      to: withPlanet({ carrier: 1 }, { red: { infantry: 2 }, blue: { infantry: 1 } }), step: 'invasion',
    }),
  ],
  advance: [advancing('move-ships', 'space-cannon-offense'), advancing('invasion', 'production')],
  'end-combat': [
    endingCombat('within capacity', FLEET), // N3
    endingCombat('over capacity', { carrier: 1, fighter: 6 }, owed(2, { fighter: 6 })), // N3, R3.3
  ],
};
