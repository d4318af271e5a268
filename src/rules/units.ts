import type { CapacityValue, Unit } from '../board/index.ts';

/** The base game, Prophecy of Kings, Codex III, Thunder's Edge. */
export const SETS = ['base', 'pok', 'codex3', 'te'] as const;
export type SetId = (typeof SETS)[number];

/** What a unit counts as in play; fighters are ships too. */
export const UNIT_KINDS = ['ship', 'fighter', 'ground-force', 'structure'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

export const PRINTED_ON = ['faction-sheet', 'unit-upgrade', 'mech-card', 'breakthrough'] as const;
export type PrintedOn = (typeof PRINTED_ON)[number];

/** All capacity values that are printed on cards. */
export const PRINTED_VALUES: readonly CapacityValue[] = [1, 2, 3, 4, 5, 6, 8, 12];

/**
 * Words joined by hyphens, like `sol-carrier-2`.
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
 */
export type CatalogueId = string;

/**
 * @asType integer
 * @minimum 1
 * @maximum 999
 */
export type UnitNumber = number;

export interface Faction {
  readonly id: CatalogueId;
  readonly name: string;
  /** The ids that other programs use for it. */
  readonly aliases?: readonly string[];
}

/** One card, or one picture on a faction sheet, that shows a unit. */
export interface CatalogueUnit {
  /** The number in the ids of the unit's cases; never changed, never reused. */
  readonly number: UnitNumber;
  readonly id: CatalogueId;
  /** As printed. */
  readonly name: string;
  /** The unit of positions that the card is about. */
  readonly base: Unit;
  /** @minItems 1 */
  readonly kinds: readonly UnitKind[];
  /** Absent: generic, for every faction without a card of its own. */
  readonly faction?: CatalogueId;
  readonly set: SetId;
  /** `null`: the card prints no value, which is not the same as zero. */
  readonly capacity: CapacityValue | null;
  /** The card that this one upgrades. */
  readonly upgradeOf?: CatalogueId;
  /** The card that this is another printing of, or the other side of. */
  readonly versionOf?: CatalogueId;
  readonly printedOn: PrintedOn;
  /** How many fighters a dock's text exempts from the count; this is not capacity. */
  readonly exemptsFighters?: CapacityValue;
  /** Ids and names that other programs use. */
  readonly aliases?: readonly string[];
  /** The values of the data sets that disagree. */
  readonly dissent?: string;
  readonly note?: string;
  /** What the article leaves open about the unit; no case asks for it. */
  readonly open?: string;
}

/** rules/units.yaml */
export interface Catalogue {
  readonly factions: readonly Faction[];
  readonly units: readonly CatalogueUnit[];
}

/** The cards for one type of a player's units; of these, the last one that exists counts (R0). */
export interface PrintedCards {
  /** What everybody has. */
  readonly generic: CatalogueUnit | undefined;
  /** The furthest generic upgrade that the player owns. */
  readonly genericUpgrade: CatalogueUnit | undefined;
  /** What the player's faction has instead. */
  readonly faction: CatalogueUnit | undefined;
  /** The furthest upgrade of a faction's card that the player owns. */
  readonly factionUpgrade: CatalogueUnit | undefined;
}
