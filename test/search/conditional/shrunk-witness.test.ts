import { expect, test } from 'vitest';
import { stacksIn } from '../../../src/board/index.ts';
import { suiteClaim } from '../../../src/cli/commands/prove.ts';
import { naturalBy } from '../../../src/search/conditional/natural.ts';
import { shrunkWitness } from '../../../src/search/conditional/shrunk-witness.ts';
import { referenceOf, showingOf } from '../../../src/search/conditional/witnesses.ts';

const claim = suiteClaim();
const shrinking = { judge: referenceOf(claim), showing: showingOf(claim), isNatural: naturalBy(claim.catalogue) };

test('a witness loses all that neither the fault nor the condition needs', () => {
  const small = shrunkWitness({
    fault: 'R3.2/on-planets=counted', condition: 'mech',
    position: {
      step: 'space-cannon-offense', active: { player: 'red', system: 'Lodor' }, players: { red: {}, blue: {} },
      systems: {
        Lodor: { space: { red: { cruiser: 2, carrier: 1, fighter: 3 }, blue: { carrier: 1 } }, planets: { Lodor: { red: { mech: 2, infantry: 3 } } } },
        Arnor: { space: { blue: { dreadnought: 1 } } },
      },
    },
    action: { type: 'lose', params: { player: 'red', system: 'Lodor', units: { cruiser: 1 } } },
  }, shrinking);
  const { faults, conditions } = shrinking.showing(small.position, small.action);
  expect([faults, conditions]).toEqual([expect.arrayContaining(['R3.2/on-planets=counted']), expect.arrayContaining(['mech'])]);
  expect(stacksIn(small.position)).toEqual([{ system: 'Lodor', place: 'Lodor', player: 'red', units: { mech: 1 } }]);
});
