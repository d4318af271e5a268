import { judge } from '../../src/engine/judge.ts';
import { official } from '../../src/engine/official.ts';
import { FEATURES, type Position, STEPS } from '../../src/board/index.ts';
import { defineEngine, type ActionFunctions } from '../../src/subjects/module/engine.ts';

/** The reference engine as a module, in a process of its own, like any author's. */
const judges: ActionFunctions = {
  check: (position, params) => judge(official, position, { type: 'check', params }) as never,
  move: (position, params) => judge(official, position, { type: 'move', params }) as never,
  remove: (position, params) => judge(official, position, { type: 'remove', params }) as never,
  lose: (position, params) => judge(official, position, { type: 'lose', params }) as never,
  place: (position, params) => judge(official, position, { type: 'place', params }) as never,
  land: (position, params) => judge(official, position, { type: 'land', params }) as never,
  advance: (position, params) => judge(official, position, { type: 'advance', params }) as never,
  'end-combat': (position: Position, params) => judge(official, position, { type: 'end-combat', params }) as never,
};

export default defineEngine({ name: 'reference as a module', version: '1.0.0', steps: STEPS, features: FEATURES, ...judges });
