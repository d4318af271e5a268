import { describe, expect, test } from 'vitest';
import { withOneUnitFewer } from '../../src/errata/smaller.ts';
import { MISREADINGS, positionFaults } from './positions.ts';

describe('a misreading as an erratum has smallest positions, and each makes a case', { timeout: 60_000 }, () => {
  // fixed; `npm run prove:errata` takes all of them
  const SAMPLE = [
    'N2/after-cannons=mechs-let-through',
    'R0/printed=generic-upgrade-overrides', 'R0/value=flagship-none', 'R1/load-limit=printed-at-least', 'R2/capacity-from=active-player-values',
    'R2/counted=mech-counts-two', 'R3/amount=full-is-too-many', 'R3/removal=destroyed', 'R3.1/asked=not-asked', 'R3.2/on-planets=contested-counted',
    'R3.3/before-going-on=before-invasion-only', 'R3.3/returned-to=active-player', 'R4/assignment=die-with-ship', 'N1/on-arrival=before-space-combat',
    'N2/after-cannons=fighters-fight-on', 'N3/winner=planets-fight-on', 'N3/winner=planets-deny-the-win', 'N4/source=claimed-twice-from-afar',
    'N4.6/overload=trimmed',
  ];

  test.each(SAMPLE)('%s', (name) => {
    const misreading = MISREADINGS.find((one) => one.name === name);
    expect(misreading === undefined ? ['there is no such misreading'] : positionFaults(misreading)).toEqual([]);
  });
});

test('a smaller question has one unit fewer, on the board, in the action or in both', () => {
  const position = { players: {}, systems: { Lodor: { space: { red: { carrier: 1, fighter: 1 } } }, Arnor: {} } };
  const move = (cargo: readonly { readonly from: string; readonly units: { readonly fighter: number } }[]) =>
    ({ type: 'move', params: { player: 'red', to: 'Arnor', ships: [{ ship: 'carrier', from: 'Lodor', cargo }] } }) as const;
  const smaller = [...withOneUnitFewer({ position, action: move([{ from: 'space', units: { fighter: 1 } }]) })];
  expect(smaller).toEqual([
    { position: { ...position, systems: { Lodor: { space: { red: { fighter: 1 } } }, Arnor: {} } }, action: move([{ from: 'space', units: { fighter: 1 } }]) },
    { position: { ...position, systems: { Lodor: { space: { red: { carrier: 1 } } }, Arnor: {} } }, action: move([{ from: 'space', units: { fighter: 1 } }]) },
    { position: { ...position, systems: { Lodor: { space: { red: { carrier: 1 } } }, Arnor: {} } }, action: move([]) },
    { position, action: move([]) },
  ]);
});
