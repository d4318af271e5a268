import { type ClauseId, type EditionId, own } from '../../board/index.ts';
import type { Case } from '../../cases/case.ts';
import { counted } from '../../text/counted.ts';
import { fitted } from '../../text/lines.ts';
import { printable } from '../../text/printable.ts';
import type { Article, Clause } from '../../rules/types.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { type Io, widthOf } from '../io.ts';
import { soundSuite } from '../suite-data.ts';
import { casesUnder, editionRules } from '../edition-rules.ts';
import { clausesIn } from '../../rules/article.ts';
import { defined } from '../../text/records.ts';
import type { Define } from '../command.ts';
import { appended, editionOption, FIXTURES_ABOUT } from '../option-values.ts';

export interface ListFlags {
  /** An edition, or an erratum's file. */
  readonly edition: string;
  readonly fixtures?: readonly string[];
  readonly json?: boolean;
}

/** `run-suite list`. */
export const define: Define = (command, io, end) => {
  command
    .addOption(editionOption())
    .option('--fixtures <path>', FIXTURES_ABOUT, appended)
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action(async (flags: ListFlags) => end(await listCommand(flags, io)));
};

const HELP = `
Examples:
  npx tsx run-suite list
  npx tsx run-suite list --json --edition lrr-1.2

Exit codes:
  0  listed
  2  wrong usage or faulty data`;

/** Lists the clauses and their cases. */
export const listCommand = async (flags: ListFlags, io: Io): Promise<ExitCode> => {
  const rules = await editionRules(flags.edition);
  const { article, edition, draft } = rules;
  const { cases } = await casesUnder(rules, soundSuite(flags.fixtures).cases);
  const rows = clausesIn(article, edition).map((clause) => rowOf(clause, article, cases, edition));
  const listing = defined({ edition, draft: draft?.id, clauses: rows });
  io.stdout.write(flags.json ? `${JSON.stringify(listing, null, 2)}\n` : inText(rows, widthOf(io)));
  return EXIT.conformant;
};

/** How many cases of a clause expect each kind of outcome; a case with several steps may count more than once. */
interface Coverage {
  readonly cases: number;
  readonly legal: number;
  readonly illegal: number;
  readonly numbers: number;
  /** Cases in which units are owed after an action. */
  readonly owing: number;
  readonly misreadings: number;
}

interface ListedClause {
  readonly id: ClauseId;
  /** The number printed in the edition; empty: none. */
  readonly number: string;
  readonly level: string;
  readonly name: string;
  readonly statement: string;
  readonly coverage: Coverage;
  readonly cases: readonly ListedCase[];
}

interface ListedCase {
  readonly id: string;
  readonly title: string;
  readonly profile: string;
  readonly file: string;
  readonly line: number;
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
  const caseLine = ({ id, title }: ListedCase): string => fitted(`  ${id.padEnd(9)} ${printable(title)}`, width);
  const lines = rows.flatMap((row) => [headOf(row), ...row.cases.map(caseLine)]);
  const total = rows.reduce((sum, { coverage }) => sum + coverage.cases, 0);
  const clauses = rows.filter(({ coverage }) => coverage.cases > 0).length;
  return [...lines, `${counted(total, 'case')} of ${counted(clauses, 'clause')}`, ''].join('\n');
};

const headOf = ({ id, number, level, name, coverage }: ListedClause): string => {
  const { cases, legal, illegal, numbers, owing, misreadings } = coverage;
  const kinds = `${legal} legal, ${illegal} illegal, ${numbers} with numbers, ${owing} owing`;
  const place = number === '' ? level : `${level}, printed ${number}`;
  return `${id} (${place}) ${name}: ${counted(cases, 'case')}: ${kinds}; ${counted(misreadings, 'misreading')}`;
};
