import { type CaseSection, CROSSINGS, CROSSINGS_IN_WORDS, type EditionId, own } from '../../board/index.ts';
import type { Case } from '../../cases/case.ts';
import { casesInWords } from '../../report/words/tally.ts';
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
  const rules = await editionRules(flags.edition, 'with-cards');
  const { article, edition, draft } = rules;
  const { cases } = await casesUnder(rules, soundSuite(flags.fixtures).cases);
  const rows = headsOf(clausesIn(article, edition), cases).map((head) => rowOf(head, article, cases, edition));
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

/** A clause, or the crossings. */
interface ListedClause {
  readonly id: CaseSection;
  /** The number printed in the edition; empty: none. */
  readonly number: string;
  /** `crossings` for these. */
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

type ListedHead = Pick<ListedClause, 'id' | 'level' | 'name' | 'statement'>;

/** Crossings come last, if there are any. */
const headsOf = (clauses: readonly Clause[], cases: readonly Case[]): readonly ListedHead[] => {
  const hasCrossings = cases.some(({ clause }) => clause === CROSSINGS);
  return hasCrossings ? [...clauses, { id: CROSSINGS, level: 'crossings', ...CROSSINGS_IN_WORDS }] : clauses;
};

const rowOf = ({ id, level, name, statement }: ListedHead, article: Article, cases: readonly Case[], edition: EditionId): ListedClause => {
  const ofClause = cases.filter(({ clause }) => clause === id);
  const numbers = article.editions.find((one) => one.id === edition)?.numbers;
  return {
    id, number: own<string>(numbers, id) ?? '', level, name, statement,
    coverage: coverageOf(id, article, ofClause),
    cases: ofClause.map((one) => ({ id: one.id, title: one.title, profile: one.profile, ...one.place })),
  };
};

const coverageOf = (id: CaseSection, { rulings }: Article, cases: readonly Case[]): Coverage => ({
  cases: cases.length,
  legal: cases.filter(({ steps }) => steps.some(({ expected }) => expected.kind === 'legal')).length,
  illegal: cases.filter(({ steps }) => steps.some(({ expected }) => expected.kind === 'illegal')).length,
  numbers: cases.filter(({ steps }) => steps.some(({ expected }) => expected.kind === 'numbers')).length,
  owing: cases.filter(({ steps }) => steps.some(({ expected }) => expected.kind === 'legal' && expected.owes.length > 0)).length,
  misreadings: rulings.flatMap(({ clause, misreadings }) =>
    misreadings.filter(({ clauses = [clause] }) => clauses.some((each) => each === id))).length,
});

const inText = (rows: readonly ListedClause[], width: number): string => {
  const lines = rows.flatMap((row) => [headOf(row), ...caseLines(row, width)]);
  const cases = rows.flatMap(({ id, cases: some }) => some.map(() => ({ clause: id })));
  return [...lines, casesInWords(cases), ''].join('\n');
};

const caseLines = ({ cases }: ListedClause, width: number): readonly string[] => {
  const widest = Math.max(ID_WIDTH, ...cases.map(({ id }) => id.length));
  return cases.map(({ id, title }) => fitted(`  ${id.padEnd(widest)} ${printable(title)}`, width));
};

const ID_WIDTH = 9;

const headOf = ({ id, number, level, name, coverage }: ListedClause): string => {
  const { cases, legal, illegal, numbers, owing, misreadings } = coverage;
  const kinds = `${legal} legal, ${illegal} illegal, ${numbers} with numbers, ${owing} owing`;
  if (id === CROSSINGS) return `${id} ${name}: ${counted(cases, 'case')}: ${kinds}`;
  const place = number === '' ? level : `${level}, printed ${number}`;
  return `${id} (${place}) ${name}: ${counted(cases, 'case')}: ${kinds}; ${counted(misreadings, 'misreading')}`;
};
