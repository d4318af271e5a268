import { expect, test } from 'vitest';
import { defineEngine } from '../../../src/subjects/module/engine.ts';
import { engineFault } from '../../../src/subjects/module/engine-fault.ts';

const ENGINE = { name: 'ours', version: '1', steps: [], features: [], check: () => ({ excess: 0 }) };

test.each([
  [7, 'it is `7`, expected an object'],
  [{ name: 'ours' }, '`version` is missing, expected text that is not empty'],
  [{ ...ENGINE, mvoe: ENGINE.check }, 'unknown key `mvoe`, expected one of `name`, `version`, `steps`, `features`, `language`, `cards`, `editions`, `check`, `move`, `remove`, `lose`, `place`, `land`, `advance`, `end-combat` (did you mean `move`?)'],
  [{ ...ENGINE, endCombat: ENGINE.check }, 'unknown key `endCombat`, expected one of `name`, `version`, `steps`, `features`, `language`, `cards`, `editions`, `check`, `move`, `remove`, `lose`, `place`, `land`, `advance`, `end-combat` (did you mean `end-combat`?)'],
  [{ ...ENGINE, move: undefined }, '`move` is `undefined`, expected a function'],
  [{ ...ENGINE, steps: ['combat'] },
    "`steps[0]` is `\"combat\"`, expected one of `move-ships`, `space-cannon-offense`, `space-combat`, `end-of-space-combat`, `invasion`, `production`"],
  [{ ...ENGINE, editions: 'current' }, "`editions` is `\"current\"`, expected a list"],
  [{ ...ENGINE, editions: ['x'] }, "`editions[0]` is `\"x\"`, expected one of `lrr-1.1`, `lrr-1.2`, `lrr-1.3`, `lrr-2.0`, `current`"],
])('%o is no engine', (engine, fault) => {
  expect(engineFault(engine)).toBe(fault);
});

test('defineEngine throws at the faulty engine', () => {
  expect(() => defineEngine({ ...ENGINE, mvoe: ENGINE.check } as never)).toThrow(new TypeError('defineEngine: unknown key `mvoe`, expected one of `name`, `version`, `steps`, `features`, `language`, `cards`, `editions`, `check`, `move`, `remove`, `lose`, `place`, `land`, `advance`, `end-combat` (did you mean `move`?)'));
  expect(defineEngine(ENGINE)).toBe(ENGINE);
});
