import { type ClauseId, type EditionId, own } from '../../board/index.ts';
import type { Case } from '../../cases/case.ts';
import { counted } from '../../text/counted.ts';
import { fitted } from '../../text/lines.ts';
import { printable } from '../../text/printable.ts';
import type { Article, Clause } from '../../rules/types.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { type Io, widthOf } from '../io.ts';
import { soundSuite } from '../suite-data.ts';
import type { Define } from '../command.ts';
import { appended, editionOption } from '../option-values.ts';

export interface ListFlags {
  readonly edition: EditionId;
  readonly fixtures: readonly string[];
  readonly json: boolean;
}

/** The options of `list`. */
export const define: Define = (command, io, end) => {
  command
    .addOption(editionOption())
    .option('--fixtures <path>', "cases of your own, instead of the suite's; repeatable", appended)
    .option('--json', 'as JSON')
    .addHelpText('after', HELP)
    .action((flags: Partial<ListFlags> & Pick<ListFlags, 'edition'>) => end(listCommand({ ...DEFAULTS, ...flags }, io)));
};

const DEFAULTS = { fixtures: [], json: false };

const HELP = `
Examples:
  npx tsx run-suite list
  npx tsx run-suite list --json --edition lrr-1.2

Exit code: 0, or 2 where the data is faulty.`;

/** Lists the clauses and their cases. */
export const listCommand = (flags: ListFlags, io: Io): ExitCode => {
  const { article, cases: all } = soundSuite(flags.fixtures);
  const cases = all.filter(({ editions }) => editions === undefined || editions.includes(flags.edition));
  const rows = article.clauses.map((clause) => rowOf(clause, article, cases, flags.edition));
  io.stdout.write(flags.json ? `${JSON.stringify({ edition: flags.edition, clauses: rows }, null, 2)}\n` : inText(rows, widthOf(io)));
  return EXIT.conformant;
};

/** How many cases of a clause expect what; a case of several steps may count more than once. */
interface Coverage {
  readonly cases: number;
  readonly legal: number;
  readonly illegal: number;
  readonly numbers: number;
  /** Those in which something is owed after an action. */
  readonly owing: number;
  readonly misreadings: number;
}

interface ListedClause {
  readonly id: ClauseId;
  /** The number that the edition prints. */
  readonly number: string;
  readonly level: string;
  readonly name: string;
  readonly statement: string;
  readonly coverage: Coverage;
  readonly cases: readonly { readonly id: string; readonly title: string; readonly profile: string; readonly file: string; readonly line: number }[];
}

const rowOf = ({ id, level, name, statement }: Clause, article: Article, cases: readonly Case[], edition: EditionId): ListedClause => {
  const ofClause = cases.filter(({ clause }) => clause === id);
  const numbers = article.editions.find((one) => one.id === edition)?.numbers;
  return {
    id, number: own<string>(numbers, id) ?? '', level, name, statement,
    coverage: coverageOf(id, article, ofClause),
    cases: ofClause.map((one) => ({ id: one.id, title: one.title, profile: one.profile, ...one.place })),
  };
};

const coverageOf = (id: ClauseId, { rulings }: Article, cases: readonly Case[]): Coverage => ({
  cases: cases.length,
  legal: cases.filter(({ steps }) => steps.some(({ expected }) => expected.kind === 'legal')).length,
  illegal: cases.filter(({ steps }) => steps.some(({ expected }) => expected.kind === 'illegal')).length,
  numbers: cases.filter(({ steps }) => steps.some(({ expected }) => expected.kind === 'numbers')).length,
  owing: cases.filter(({ steps }) => steps.some(({ expected }) => expected.kind === 'legal' && expected.owes.length > 0)).length,
  misreadings: rulings.flatMap(({ clause, misreadings }) => misreadings.filter((one) => (one.clauses ?? [clause]).includes(id))).length,
});

const inText = (rows: readonly ListedClause[], width: number): string => {
  const lines = rows.flatMap((row) => [headOf(row), ...row.cases.map(({ id, title }) => fitted(`  ${id.padEnd(9)} ${printable(title)}`, width))]);
  const total = rows.reduce((sum, { coverage }) => sum + coverage.cases, 0);
  return [...lines, `${counted(total, 'case')} of ${counted(rows.filter(({ coverage }) => coverage.cases > 0).length, 'clause')}`, ''].join('\n');
};

const headOf = ({ id, number, level, name, coverage }: ListedClause): string => {
  const { cases, legal, illegal, numbers, owing, misreadings } = coverage;
  const kinds = `${legal} legal, ${illegal} illegal, ${numbers} with numbers, ${owing} owing`;
  return `${id} (${number === '' ? level : `${level}, printed ${number}`}) ${name}: ${counted(cases, 'case')}: ${kinds}; ${counted(misreadings, 'misreading')}`;
};
