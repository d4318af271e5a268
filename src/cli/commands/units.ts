import { fitted } from '../../text/lines.ts';
import { printable } from '../../text/printable.ts';
import { compareUnits, type TableDifference } from '../../rules/compare-units.ts';
import { hintFor, quoted, readText } from '../../source/index.ts';
import { type Columns, readUnitTable } from '../../rules/unit-table.ts';
import { factionFinder } from '../../rules/unit-names.ts';
import { type Catalogue, type CatalogueUnit, type SetId, SETS } from '../../rules/units.ts';
import { EXIT, type ExitCode, Stop } from '../exit.ts';
import { type Io, widthOf } from '../io.ts';
import { soundCatalogue } from '../suite-data.ts';
import type { Define } from '../command.ts';
import { appended, appendedChoice } from '../option-values.ts';

export interface UnitsFlags {
  /** Ids or names, `generic` among them; empty: all. */
  readonly faction: readonly string[];
  /** Empty: all. */
  readonly set: readonly SetId[];
  readonly json: boolean;
  /** Another program's table of units. */
  readonly compare?: string;
  readonly idColumn?: string;
  readonly nameColumn?: string;
  readonly capacityColumn?: string;
}

/** The options of `units`. */
export const define: Define = (command, io, end) => {
  command
    .option('--faction <name>', 'one faction, or `generic`; repeatable', appended)
    .option('--set <id>', `one set: ${SETS.join(', ')}; repeatable`, appendedChoice(SETS))
    .option('--compare <file>', 'a table of units, JSON or CSV: what it has otherwise')
    .option('--id-column <name>', 'the column of ids in that table; else guessed')
    .option('--name-column <name>', 'its column of names; else guessed')
    .option('--capacity-column <name>', 'its column of capacities; else guessed')
    .option('--json', 'as JSON')
    .addHelpText('after', HELP)
    .action((flags: Partial<UnitsFlags>) => end(unitsCommand({ ...DEFAULTS, ...flags }, io)));
};

const DEFAULTS = { faction: [], set: [], json: false };

const HELP = `
Examples:
  npx tsx run-suite units --faction sol
  npx tsx run-suite units --json --set te
  npx tsx run-suite units --compare my-units.csv --capacity-column cargo

Exit code: 0; 1 where the table has something otherwise; 2 where it can't be read.`;

/** Shows the unit catalogue, or what another program's table has otherwise. */
export const unitsCommand = (flags: UnitsFlags, io: Io): ExitCode => {
  const catalogue = soundCatalogue();
  const units = wantedUnits(catalogue, flags);
  if (flags.compare !== undefined) return compareWith(flags.compare, catalogue, units, flags, io);
  io.stdout.write(flags.json ? `${JSON.stringify(units.map((unit) => outward(unit, catalogue)), null, 2)}\n` : inText(units, catalogue, widthOf(io)));
  return EXIT.conformant;
};

const wantedUnits = (catalogue: Catalogue, { faction, set }: UnitsFlags): readonly CatalogueUnit[] => {
  const find = factionFinder(catalogue);
  const wanted = faction.map((word) => (word === GENERIC ? undefined : find(word)?.id ?? refuse(word, catalogue)));
  return catalogue.units
    .filter((unit) => faction.length === 0 || wanted.includes(unit.faction))
    .filter((unit) => set.length === 0 || set.includes(unit.set));
};

const GENERIC = 'generic';

const refuse = (word: string, { factions }: Catalogue): never => {
  const hint = hintFor(word, [GENERIC, ...factions.flatMap(({ id, name, aliases = [] }) => [id, name, ...aliases])]);
  throw new Stop(`--faction: there is no faction ${quoted(word)}${hint}`);
};

const compareWith = (file: string, catalogue: Catalogue, units: readonly CatalogueUnit[], flags: UnitsFlags, io: Io): ExitCode => {
  const table = readUnitTable(textOf(file), columnsIn(flags));
  if (typeof table === 'string') throw new Stop(`--compare: ${quoted(file)}: ${table}`);
  const findings = compareUnits(catalogue, units, table);
  io.stdout.write(flags.json ? `${JSON.stringify(findings, null, 2)}\n` : findingsInText(findings, table.length));
  return findings.length === 0 ? EXIT.conformant : EXIT.notConformant;
};

const columnsIn = ({ idColumn, nameColumn, capacityColumn }: UnitsFlags): Columns => ({
  ...(idColumn === undefined ? {} : { id: idColumn }),
  ...(nameColumn === undefined ? {} : { name: nameColumn }),
  ...(capacityColumn === undefined ? {} : { capacity: capacityColumn }),
});

const textOf = (file: string): string => {
  const text = readText(file, file, TABLE);
  if (typeof text === 'string') return text;
  throw new Stop(`--compare: ${quoted(file)}: ${text.problem}, expected ${text.expected}`);
};

const TABLE = { largest: 10_000_000, kind: 'a table in JSON or CSV' };

/** A unit as other programs' tables name things. */
const outward = (unit: CatalogueUnit, { factions }: Catalogue) => ({
  id: unit.id,
  name: unit.name,
  base_type: unit.base,
  faction: factions.find(({ id }) => id === unit.faction)?.name ?? GENERIC,
  faction_id: unit.faction ?? null,
  set: unit.set,
  is_ship: unit.kinds.includes('ship'),
  is_fighter: unit.kinds.includes('fighter'),
  is_ground_force: unit.kinds.includes('ground-force'),
  is_structure: unit.kinds.includes('structure'),
  capacity: unit.capacity,
  upgrade_of: unit.upgradeOf ?? null,
  version_of: unit.versionOf ?? null,
  fighters_exempted: unit.exemptsFighters ?? 0,
  printed_on: unit.printedOn,
  aliases: unit.aliases ?? [],
  note: unit.note ?? null,
  dissent: unit.dissent ?? null,
  open: unit.open ?? null,
});

const inText = (units: readonly CatalogueUnit[], { factions }: Catalogue, width: number): string => {
  const rows = units.map((unit) => {
    const faction = factions.find(({ id }) => id === unit.faction)?.name ?? GENERIC;
    const remark = unit.open === undefined ? '' : `  open: ${unit.open}`;
    return `${unit.id.padEnd(22)}  ${String(unit.capacity ?? '-').padStart(8)}  ${unit.name.padEnd(28)}  ${faction.padEnd(24)}  ${unit.set}${remark}`;
  });
  const head = `${'id'.padEnd(22)}  capacity  ${'name'.padEnd(28)}  ${'faction'.padEnd(24)}  set`;
  const total = `${units.length} ${units.length === 1 ? 'unit' : 'units'}; - is no value, which is not zero`;
  return [...[head, ...rows].map((line) => fitted(line, width).trimEnd()), total, ''].join('\n');
};

const findingsInText = (findings: readonly TableDifference[], rows: number): string => {
  const lines = findings.map(({ where, unit, problem }) => printable(`${where === undefined ? '' : `${where}: `}${unit}: ${problem}`));
  const total = findings.length === 0 ? 'all as printed' : `${findings.length} ${findings.length === 1 ? 'difference' : 'differences'}`;
  return [...lines, `${rows} ${rows === 1 ? 'row' : 'rows'} compared: ${total}`, ''].join('\n');
};
