import { everyPlayer, type Named, NUMBER_NAMES, own, type Position, SPACE, type System, type Units } from '../../board/index.ts';
import type { Expected, ExpectedLegal } from '../../cases/case.ts';
import { readAnswer, type EngineAnswer, type EngineLegal } from '../../subjects/answer.ts';
import type { StepReport } from '../../runner/report.ts';
import { wrapped } from '../../text/lines.ts';
import type { Paint } from './paint.ts';
import { printable } from '../../text/printable.ts';
import { expectedInWords, owingInWords, spaced, systemInWords, unitsInWords, winnerInWords } from './board.ts';

/** One part of an answer, as expected and as given. */
export interface ComparedRow {
  readonly expected: string;
  readonly actual: string;
  readonly differs: boolean;
}

/** The rows of a failed step; none where the engine's answer can't be read. */
export const comparedRows = ({ position, action, expected, actual }: StepReport): readonly ComparedRow[] => {
  const said = readAnswer(action.type, actual);
  if (said.kind === 'malformed') return [];
  if (expected.kind === 'legal' && said.kind === 'legal') return legalRows(position, expected, said);
  return paired(expectedInWords(expected), saidInWords(said, expected));
};

/** The rows in two columns, with `|` where they differ and `>` before the first difference. */
export const sideBySide = (rows: readonly ComparedRow[], width: number, paint: Paint): readonly string[] => {
  const column = Math.max(16, Math.floor((width - 6) / 2));
  const first = rows.findIndex(({ differs }) => differs);
  const head = `  ${'expected'.padEnd(column)}   actual`;
  return [paint.weak(head), ...rows.flatMap((row, at) => inColumns(row, at === first, column, paint))];
};

const inColumns = (row: ComparedRow, first: boolean, column: number, paint: Paint): readonly string[] => {
  const [left, right] = [wrapped(row.expected, column), wrapped(row.actual, column)];
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
    const [arrow, bar] = [first && at === 0 ? '>' : ' ', row.differs ? '|' : ' '];
    const line = `${arrow} ${(left[at] ?? '').padEnd(column)} ${bar} ${right[at] ?? ''}`.trimEnd();
    return row.differs ? paint.bad(line) : line;
  });
};

const paired = (expected: readonly string[], actual: readonly string[]): readonly ComparedRow[] =>
  firstRows(Array.from({ length: Math.max(expected.length, actual.length) }, (_, at) => row(expected[at] ?? '', actual[at] ?? '')));

/** An answer may be of any length. */
const firstRows = (rows: readonly ComparedRow[]): readonly ComparedRow[] =>
  (rows.length <= MOST_ROWS ? rows : [...rows.slice(0, MOST_ROWS), row('', `and ${rows.length - MOST_ROWS} more`)]);

const MOST_ROWS = 12;

const row = (expected: string, actual: string, differs = expected !== actual): ComparedRow =>
  ({ expected: printable(expected), actual: printable(actual), differs });

/** An answer in lines; only the numbers that the case states. */
const saidInWords = (said: EngineAnswer, expected: Expected): readonly string[] => {
  switch (said.kind) {
    case 'numbers': {
      const stated = NUMBER_NAMES.filter((name) => expected.kind === 'numbers' && expected[name] !== undefined);
      return stated.map((name) => `${name} ${said[name] ?? 'not given'}`);
    }
    case 'illegal': return [said.reason === undefined ? 'illegal' : `illegal: ${spaced(said.reason)}`];
    case 'legal': return ['legal', ...owingInWords(said.owes)];
  }
};

const legalRows = (before: Position, expected: ExpectedLegal, said: EngineLegal): readonly ComparedRow[] => [
  row('legal', 'legal'),
  ...systemRows(before, expected.position.systems, said.position.systems),
  row(debts(expected), debts(said)),
  ...Object.keys(expected.position.reinforcements ?? {}).map((player) => row(
    reinforcementsOf(expected.position.reinforcements, player),
    reinforcementsOf(said.position.reinforcements, player),
  )),
  ...(expected.winner === undefined ? [] : [row(winnerInWords(expected.winner), winnerSaid(said))]),
  ...(expected.as === undefined || said.as === undefined ? [] : [row(`the units are ${expected.as}`, `the units are ${said.as}`)]),
];

const winnerSaid = ({ winner }: EngineLegal): string => (winner === undefined ? 'no winner named' : winnerInWords(winner));

const debts = ({ owes }: ExpectedLegal | EngineLegal): string => [...owingInWords(owes)].sort().join('; ');

const reinforcementsOf = (reinforcements: Named<Units> | undefined, player: string): string =>
  `${player} has ${unitsInWords(own(reinforcements, player) ?? {})} in reinforcements`;

/** The systems that the action changes, and those that differ. */
const systemRows = (before: Position, expected: Named<System>, said: Named<System>): readonly ComparedRow[] => {
  const names = new Set([...Object.keys(expected), ...Object.keys(said)]);
  return firstRows([...names].flatMap((name) => {
    const [was, wanted, given] = [own(before.systems, name), own(expected, name), own(said, name)].map((system) => inWords(name, system));
    return was === wanted && wanted === given ? [] : [row(wanted ?? '', given ?? '')];
  }));
};

/** Players and planets in alphabetical order, so that equal systems read the same. */
const inWords = (name: string, system: System | undefined): string => {
  const lines = systemInWords(sortedSystem(system));
  return `${name}: ${lines.length === 0 ? 'nothing' : lines.join('; ')}`;
};

const sortedSystem = (system: System | undefined): System => {
  const players = [...everyPlayer({ players: {}, systems: { [SPACE]: system ?? {} } })].sort();
  const planets = Object.keys(system?.planets ?? {}).sort();
  const area = (units: Named<Units> | undefined): Named<Units> =>
    Object.fromEntries(players.map((player) => [player, own(units, player) ?? {}]));
  return { space: area(system?.space), planets: Object.fromEntries(planets.map((planet) => [planet, area(own(system?.planets, planet))])) };
};
