import { countOf, own, SPACE, statedCapacity, unitsAt } from '../../board/index.ts';
import type { PrintedCards } from '../../rules/units.ts';
import { shipsInTheSpaceArea, statedValue } from '../capacity.ts';
import { ownCardFirst } from '../printed.ts';
import type { Misreadings } from './table.ts';

/** The values on most cards, which some programs use for all. */
const GENERIC: Readonly<Record<string, number>> = { carrier: 4, dreadnought: 1, flagship: 3, 'war-sun': 6 };

type Card = PrintedCards['generic'];

const valueOn = (card: Card): number | null => card?.capacity ?? null;

const bestOf = (values: readonly number[]): number | null => (values.length === 0 ? null : Math.max(...values));

export const R0: Misreadings = {
  'R0/printed': {
    'generic-card': ({ genericUpgrade, generic, factionUpgrade, faction }) =>
      valueOn(genericUpgrade ?? generic ?? factionUpgrade ?? faction),
    'upgrades-ignored': ({ faction, generic }) => valueOn(faction ?? generic),
    'faction-upgrades-ignored': ({ faction, genericUpgrade, generic }) => valueOn(faction ?? genericUpgrade ?? generic),
    'generic-upgrade-overrides': (cards) => valueOn(cards.genericUpgrade ?? cards.factionUpgrade ?? cards.faction ?? cards.generic),
    'one-table': (_cards, everyones) => bestOf(everyones().map(ownCardFirst).filter((value) => value !== null)),
  },
  'R0/value': {
    generic: (_facts, unit) => GENERIC[unit] ?? null,
    'small-ships-one': (facts, unit) =>
      (unit === 'cruiser' || unit === 'destroyer' ? statedCapacity(facts, unit) ?? 1 : statedValue(facts, unit)),
    'printed-for-none': (facts, unit) => statedCapacity(facts, unit) ?? GENERIC[unit] ?? null,
    'printed-for-zero': (facts, unit) => (statedCapacity(facts, unit) === 0 ? GENERIC[unit] ?? null : statedValue(facts, unit)),
    'flagship-none': (facts, unit) => (unit === 'flagship' ? 0 : statedValue(facts, unit)),
    'destroyer-none': (facts, unit) => (unit === 'destroyer' ? 0 : statedValue(facts, unit)),
    'war-sun-none': (facts, unit) => (unit === 'war-sun' ? 0 : statedValue(facts, unit)),
  },
  'R0/bearers': {
    'space-docks-too': (policies, area) => {
      const system = own(area.position.systems, area.system);
      const places = [SPACE, ...Object.keys(system?.planets ?? {})];
      const docks = places.reduce((sum, place) => sum + countOf(unitsAt(system, place, area.player), 'space-dock'), 0);
      return shipsInTheSpaceArea(policies, area) + 3 * docks;
    },
  },
};
