import { describe, expect, test } from 'vitest';
import type { PlayerFacts, Unit } from '../../src/board/index.ts';
import { printedCapacity } from '../../src/rules/printed.ts';
import { readCatalogue } from '../../src/rules/read-units.ts';

const catalogue = readCatalogue('rules').catalogue ?? { factions: [], units: [] };

type Row = readonly [PlayerFacts | undefined, Unit, number | null];

const rows = (table: readonly Row[]) => {
  test.each(table)('%j has %s with %s', (facts, unit, expected) => {
    expect(printedCapacity(catalogue, facts, unit)).toBe(expected);
  });
};

describe('generic cards', () => rows([
  [undefined, 'carrier', 4],
  [{}, 'carrier', 4],
  [{ faction: 'hacan' }, 'carrier', 4],
  [{ faction: 'hacan', upgrades: ['carrier-2'] }, 'carrier', 6],
  [{ faction: 'hacan', upgrades: ['carrier-2'] }, 'cruiser', null],
  [{ faction: 'hacan', upgrades: ['cruiser-2', 'carrier-2'] }, 'cruiser', 1],
  [{ faction: 'hacan', upgrades: ['war-sun'] }, 'war-sun', 6],
  [{}, 'flagship', null],
  [{}, 'fighter', null],
  [{}, 'space-dock', null],
]));

describe("a faction's own cards", () => rows([
  [{ faction: 'sol' }, 'carrier', 6],
  [{ faction: 'sol', upgrades: ['sol-carrier-2'] }, 'carrier', 8],
  [{ faction: 'sol', upgrades: ['carrier-2', 'sol-carrier-2'] }, 'carrier', 8],
  [{ faction: 'l1z1x', upgrades: ['dreadnought-2'] }, 'dreadnought', 2],
  [{ faction: 'argent', upgrades: ['destroyer-2'] }, 'destroyer', 1],
  [{ faction: 'crimson', upgrades: ['destroyer-2'] }, 'destroyer', null],
  [{ faction: 'nomad' }, 'flagship', 3],
  [{ faction: 'nomad', upgrades: ['nomad-flagship-2'] }, 'flagship', 6],
  [{ faction: 'naalu' }, 'mech', null],
]));

describe('an upgrade of an upgrade', () => rows([
  [{ faction: 'mentak' }, 'cruiser', null],
  [{ faction: 'mentak', upgrades: ['cruiser-2'] }, 'cruiser', 1],
  [{ faction: 'mentak', upgrades: ['mentak-cruiser-3', 'cruiser-2'] }, 'cruiser', 2],
]));

describe("another faction's upgrade, which some faction can copy", () => rows([
  [{ faction: 'nekro', upgrades: ['sol-carrier-2'] }, 'carrier', 8],
]));

describe('words that the catalogue lacks are passed over', () => rows([
  [{ faction: '__proto__', upgrades: ['constructor'] }, 'carrier', 4],
]));
