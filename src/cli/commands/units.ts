import { counted } from '../../text/counted.ts';
import { fitted } from '../../text/lines.ts';
import { defined } from '../../text/records.ts';
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
  /** Ids or names of factions, or `generic`; empty: all. */
  readonly faction?: readonly string[];
  /** Empty: all. */
  readonly set?: readonly SetId[];
  readonly json?: boolean;
  /** Another program's table of units. */
  readonly compare?: string;
  readonly idColumn?: string;
  readonly nameColumn?: string;
  readonly capacityColumn?: string;
}

/** `run-suite units`. */
export const define: Define = (command, io, end) => {
  command
    .option('--faction <name>', 'only the units of this faction, or `generic`; repeatable', appended)
    .option('--set <id>', `only the units of this set: ${SETS.join(', ')}; repeatable`, appendedChoice(SETS))
    .option('--compare <file>', 'a table of units in JSON or CSV, to compare with the catalogue')
    .option('--id-column <name>', 'the column with ids in the table; default: detected')
    .option('--name-column <name>', 'the column with names; default: detected')
    .option('--capacity-column <name>', 'the column with capacities; default: detected')
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action((flags: UnitsFlags) => end(unitsCommand(flags, io)));
};

const HELP = `
Examples:
  npx tsx run-suite units --faction sol
  npx tsx run-suite units --json --set te
  npx tsx run-suite units --compare my-units.csv --capacity-column cargo

Exit codes:
  0  shown, or the table agrees with the catalogue
  1  the table differs from the catalogue
  2  wrong usage, or a table that can't be read`;

/** Shows the unit catalogue, or where another program's table differs from it. */
export const unitsCommand = (flags: UnitsFlags, io: Io): ExitCode => {
  const catalogue = soundCatalogue();
  const units = wantedUnits(catalogue, flags);
  if (flags.compare !== undefined) {
    const table = tableIn(flags.compare, columnsIn(flags));
    const findings = compareUnits(catalogue, units, table);
    io.stdout.write(flags.json ? inJson(findings) : findingsInText(findings, table.length));
    return findings.length === 0 ? EXIT.conformant : EXIT.notConformant;
  }
  io.stdout.write(flags.json ? inJson(units.map((unit) => outward(unit, catalogue))) : inText(units, catalogue, widthOf(io)));
  return EXIT.conformant;
};

const inJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const wantedUnits = (catalogue: Catalogue, { faction = [], set = [] }: UnitsFlags): readonly CatalogueUnit[] => {
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

const tableIn = (file: string, columns: Columns): Exclude<ReturnType<typeof readUnitTable>, string> => {
  const table = readUnitTable(textOf(file), columns);
  if (typeof table === 'string') throw new Stop(`--compare: ${quoted(file)}: ${table}`);
  return table;
};

const columnsIn = ({ idColumn, nameColumn, capacityColumn }: UnitsFlags): Columns =>
  defined({ id: idColumn, name: nameColumn, capacity: capacityColumn });

const textOf = (file: string): string => {
  const text = readText(file, file, TABLE);
  if (typeof text === 'string') return text;
  throw new Stop(`--compare: ${quoted(file)}: ${text.problem}, expected ${text.expected}`);
};

const TABLE = { largest: 10_000_000, kind: 'a table in JSON or CSV' };

/** A unit with the keys that other programs' tables use. */
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
    const cells = [unit.id.padEnd(22), String(unit.capacity ?? '-').padStart(8), unit.name.padEnd(28), faction.padEnd(24), unit.set];
    return `${cells.join('  ')}${remark}`;
  });
  const head = `${'id'.padEnd(22)}  capacity  ${'name'.padEnd(28)}  ${'faction'.padEnd(24)}  set`;
  const total = `${counted(units.length, 'unit')}; - means no value, not zero`;
  return [...[head, ...rows].map((line) => fitted(line, width).trimEnd()), total, ''].join('\n');
};

const findingsInText = (findings: readonly TableDifference[], rows: number): string => {
  const lines = findings.map(({ where, unit, problem }) => printable(`${where === undefined ? '' : `${where}: `}${unit}: ${problem}`));
  const total = findings.length === 0 ? 'no differences' : counted(findings.length, 'difference');
  return [...lines, `${counted(rows, 'row')} compared: ${total}`, ''].join('\n');
};
