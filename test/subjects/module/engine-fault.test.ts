import { expect, test } from 'vitest';
import { defineEngine } from '../../../src/subjects/module/engine.ts';
import { engineFault } from '../../../src/subjects/module/engine-fault.ts';

const ENGINE = { name: 'ours', version: '1', steps: [], features: [], check: () => ({ excess: 0 }) };

test.each([
  [7, 'it is no object'],
  [{ name: 'ours' }, '`version` is missing, expected text'],
  [{ ...ENGINE, mvoe: ENGINE.check }, 'unknown key `mvoe` (did you mean `move`?)'],
  [{ ...ENGINE, endCombat: ENGINE.check }, 'unknown key `endCombat` (did you mean `end-combat`?)'],
  [{ ...ENGINE, move: undefined }, '`move` is undefined, expected a function'],
  [{ ...ENGINE, steps: ['combat'] },
    "`steps` is `['combat']`, expected a list out of move-ships, space-cannon-offense, space-combat, end-of-space-combat, invasion, production"],
  [{ ...ENGINE, editions: 'current' }, "`editions` is `'current'`, expected a list out of lrr-1.1, lrr-1.2, lrr-1.3, lrr-2.0, current"],
  [{ ...ENGINE, editions: ['x'] }, "`editions` is `['x']`, expected a list out of lrr-1.1, lrr-1.2, lrr-1.3, lrr-2.0, current"],
])('%o is no engine', (engine, fault) => {
  expect(engineFault(engine)).toBe(fault);
});

test('defineEngine says so where the engine is written', () => {
  expect(() => defineEngine({ ...ENGINE, mvoe: ENGINE.check } as never)).toThrow(new TypeError('defineEngine: unknown key `mvoe` (did you mean `move`?)'));
  expect(defineEngine(ENGINE)).toBe(ENGINE);
});
