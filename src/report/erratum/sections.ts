import { type Answer, type ClauseId, isVerdict, type Owed, type Position } from '../../board/index.ts';
import type { ClauseOutcome } from '../../errata/clauses.ts';
import type { EngineOutcome } from '../../errata/engine-reports.ts';
import type { ChangedCase, RecitedCase } from '../../errata/outcomes.ts';
import { type ChangedAnswer, answerSays } from '../../errata/rulings.ts';
import type { SmallestPosition, WeighedErratum } from '../../errata/weigh.ts';
import { answerInWords } from '../words/answer.ts';
import { counted } from '../../text/counted.ts';
import { idRanges } from '../words/case-ids.ts';
import { printable } from '../../text/printable.ts';
import { actionInWords, owedInWords, positionInWords } from '../words/board.ts';

/** A part of what is told of an erratum, in the same words for every format. */
export interface Section {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly tables: readonly Table[];
}

/** What was and what is, a row each. */
export interface Table {
  readonly heading: string;
  readonly rows: readonly ErratumRow[];
}

export interface ErratumRow {
  readonly name: string;
  /** What the row is about, a line each. */
  readonly about: readonly string[];
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** A case made of it, as it may stand in a file; or why there is none. */
  readonly made?: { readonly yaml: string } | { readonly none: string };
}

/** Engines whose reports were given; `unread` says of a report why it tells nothing. */
export interface ReportedEngines {
  readonly outcomes: readonly EngineOutcome[];
  readonly unread: readonly string[];
}

/** Everything that there is to say of an erratum, in the order in which an editor asks. */
export const erratumInWords = (weighed: WeighedErratum, engines: ReportedEngines | undefined): readonly Section[] => [
  whatItSays(weighed),
  changedCases(weighed),
  recitedCases(weighed),
  smallest(weighed),
  untouched(weighed),
  following(weighed),
  contradictions(weighed),
  ...(engines === undefined ? [] : [enginesSection(engines)]),
].filter(({ lines, tables }) => lines.length + tables.length > 0);

/** One line: what an erratum changes. */
export const verdictInWords = ({ outcomes, positions, renumbered, answers }: WeighedErratum): string => {
  const numbers = renumbered.length === 0 ? '' : `; ${counted(renumbered.length, 'clause is', 'clauses are')} printed under another number`;
  if (answers.length === 0) return `no ruling changes, and so no verdict: a new wording only${numbers}`;
  const { changed, recited, cases } = outcomes;
  const others = `${recited.length} only ${recited.length === 1 ? 'cites' : 'cite'} other clauses`;
  const outcome = `${changed.length} of ${counted(cases.length, 'case')} ${changed.length === 1 ? 'has' : 'have'} another outcome`;
  return `${outcome}, ${others}; ${counted(positions.length, 'smallest position')}${numbers}`;
};

/** Whether anything changes but words. */
export const changesAnything = ({ outcomes, positions, renumbered }: WeighedErratum): boolean =>
  outcomes.changed.length + outcomes.recited.length + positions.length + renumbered.length > 0;

const whatItSays = ({ erratum, answers, renumbered, clauses }: WeighedErratum): Section => ({
  heading: 'What it says',
  lines: [
    ...answers.map(answerLine),
    ...(answers.length === 0 ? ['no ruling gets another answer than it has'] : []),
    ...renumbered.map(({ clause, before, after }) => `${clause} is printed as ${after}, before as ${before}`),
    ...clauses.flatMap(({ clause: { id, statement } }) => {
      const says = erratum.statements?.[id];
      return says === undefined || says === statement ? [] : [`${id} then says: ${printable(says, LONGEST)}`];
    }),
  ],
  tables: [],
});

const answerLine = ({ ruling, before, after }: ChangedAnswer): string =>
  `${ruling.id}: ${ruling.question} Before: ${before} (${answerSays(ruling, before)}) Then: ${after} (${answerSays(ruling, after)})`;

const changedCases = ({ clauses, outcomes }: WeighedErratum): Section => {
  const { changed, cases, alreadyWritten } = outcomes;
  const ofClause = (id: ClauseId) => changed.filter((one) => one.case.clause === id);
  return {
    heading: 'Cases with another outcome',
    lines: [
      changed.length === 0 ? `none of ${cases.length}` : `${changed.length} of ${cases.length}`,
      ...(alreadyWritten.length === 0 ? [] : [`cases of other editions that say it already: ${idRanges(alreadyWritten)}`]),
    ],
    tables: clauses.filter(({ changed: count }) => count > 0).map(({ clause, cases: all }) => ({
      heading: `${clause.id} (${clause.name}): ${ofClause(clause.id).length} of ${all}`, rows: ofClause(clause.id).map(changedRow),
    })),
  };
};

const changedRow = ({ case: { id, title, steps }, step, position, before, after }: ChangedCase): ErratumRow =>
  ({ name: id, about: [printable(title), ...(steps.length > 1 ? [`step ${step}`] : [])], ...sideBySide(position, before, after) });

const recitedCases = ({ outcomes: { recited } }: WeighedErratum): Section => ({
  heading: 'Cases that only cite other clauses',
  lines: [],
  tables: recited.length === 0 ? [] : [{ heading: '', rows: recited.map(recitedRow) }],
});

const recitedRow = ({ case: { id, title }, before, after }: RecitedCase): ErratumRow =>
  ({ name: id, about: [printable(title)], before: [before.join(', ')], after: [after.join(', ')] });

const smallest = ({ positions, answers }: WeighedErratum): Section => ({
  heading: 'Smallest positions',
  lines: positions.length > 0 || answers.length === 0 ? [] : [NOT_FOUND],
  tables: positions.length === 0 ? [] : [{ heading: '', rows: positions.map(positionRow) }],
});

const NOT_FOUND = 'none within the bounds (three to five units, two players, two systems, a planet, one action): nothing so small tells';

const positionRow = ({ position, owed, action, before, after, way, ready }: SmallestPosition, at: number): ErratumRow => ({
  name: `${at + 1}. ${way}`,
  about: givenInWords(position, owed).concat(`action: ${printable(actionInWords(action), LONGEST)}`),
  ...sideBySide(position, before, after),
  made: ready === undefined ? { none: NO_CASE } : { yaml: ready.yaml },
});

const NO_CASE = 'no case: there is no such verdict to expect';

const givenInWords = (position: Position, owed: readonly Owed[]): readonly string[] =>
  [...positionInWords(position), ...owed.map(owedInWords)].map((line) => `given: ${printable(line, LONGEST)}`);

/** Both answers, without what both say. */
const sideBySide = (position: Position, before: Answer, after: Answer): Pick<ErratumRow, 'before' | 'after'> => {
  const [was, is] = [saidInWords(position, before), saidInWords(position, after)];
  const left = was.filter((line) => !is.includes(line));
  const right = is.filter((line) => !was.includes(line));
  return { before: left.length === 0 ? was.slice(0, 1) : left, after: right.length === 0 ? is.slice(0, 1) : right };
};

const saidInWords = (position: Position, answer: Answer): readonly string[] =>
  (isVerdict(answer) ? answerInWords(position, answer) : NUMBERS.map((name) => `${name} ${answer[name]}`)).map((line) => printable(line, LONGEST));

const NUMBERS = ['capacity', 'counted', 'excess'] as const;

const LONGEST = 400;

const untouched = ({ clauses, positions }: WeighedErratum): Section => {
  const still = clauses.filter(({ changed }) => changed === 0);
  const example = clauses.filter(isExample);
  const wholeExample = example.every(({ changed }) => changed === 0);
  return {
    heading: 'Stays as it is',
    lines: [
      ...(wholeExample ? [`the carrier example (N4.1 to N4.6): all ${counted(sumOf(example), 'case')}`] : still.filter(isExample).map(stayLine)),
      ...still.filter(({ clause }) => clause.level === 'note').map(stayLine),
      ...rulesThatStay(still.filter(isRule), positions),
    ],
    tables: [],
  };
};

/** A rule may lose a verdict without having a case of it: a smallest position shows that too. */
const rulesThatStay = (rules: readonly ClauseOutcome[], positions: readonly SmallestPosition[]): readonly string[] => {
  const isCited = ({ clause }: ClauseOutcome): boolean => positions.some(({ before }) => before.because.includes(clause.id));
  const idsOf = (some: readonly ClauseOutcome[]): string => some.map(({ clause }) => clause.id).join(', ');
  const [stay, cited] = [rules.filter((rule) => !isCited(rule)), rules.filter(isCited)];
  return [
    ...(stay.length === 0 ? [] : [`of the rules, with all their cases and cited in no smallest position: ${idsOf(stay)}`]),
    ...(cited.length === 0 ? [] : [`${CITED}: ${idsOf(cited)}`]),
  ];
};

const CITED = 'all cases of these rules too, but not every verdict that rests on them, as a smallest position shows';

const isExample = ({ clause }: ClauseOutcome): boolean => clause.level === 'example';
const isRule = ({ clause }: ClauseOutcome): boolean => clause.level === 'rule';

const stayLine = ({ clause: { id, name }, cases }: ClauseOutcome): string =>
  `${id} (${name}): ${cases === 1 ? 'its one case' : `all ${cases} cases`}`;

const sumOf = (clauses: readonly ClauseOutcome[]): number => clauses.reduce((sum, { cases }) => sum + cases, 0);

const following = ({ clauses, outcomes }: WeighedErratum): Section => ({
  heading: 'Follows from it',
  lines: clauses.filter((one) => !one.touched && one.changed > 0 && follows(one, clauses)).map((one) =>
    `${nameOf(one)}, which rests on what changes: ${one.changed} of its ${counted(one.cases, 'case')} (${changedIds(one, outcomes)})`),
  tables: [],
});

/** A rule or a note goes along with what it rests on; an example says what comes of it in so many words, and is false then. */
const follows = (one: ClauseOutcome, clauses: readonly ClauseOutcome[]): boolean => !isExample(one) && restsOnTouched(one, clauses);

const restsOnTouched = ({ clause: { restsOn } }: ClauseOutcome, clauses: readonly ClauseOutcome[]): boolean =>
  clauses.some((one) => restsOn.includes(one.clause.id) && (one.touched || restsOnTouched(one, clauses)));

const changedIds = ({ clause: { id } }: ClauseOutcome, { changed }: WeighedErratum['outcomes']): string =>
  idRanges(changed.map((one) => one.case).filter(({ clause }) => clause === id));

const contradictions = (weighed: WeighedErratum): Section => {
  const { clauses, outcomes, positions, erratum } = weighed;
  const lines = [
    ...clauses.filter((one) => !one.touched && one.changed > 0 && !follows(one, clauses)).map((one) =>
      `the ${one.clause.level} ${nameOf(one)}, which the erratum does not touch, no longer holds in ${one.changed} of its ${
        counted(one.cases, 'case')} (${changedIds(one, outcomes)})`),
    ...clauses.filter(({ clause, touched, changed }) => touched && changed > 0 && erratum.statements?.[clause.id] === undefined).map((one) =>
      `${nameOf(one)} no longer says what it rules, and \`statements\` has nothing in its place`),
    ...clauses.filter(({ pointless }) => pointless).map((one) => `${nameOf(one)} becomes pointless: no case can tell any more whether it holds`),
    ...clauses.filter(({ untested }) => untested).map((one) => `${nameOf(one)} loses its tests: ${whatStays(one)}`),
    ...positions.filter(({ ready }) => ready === undefined).slice(0, 1).map(({ way, position }) =>
      `the new answer asks for units that are not there: ${way}, with ${printable(positionInWords(position).join('; '), LONGEST)}`),
  ];
  return { heading: 'Contradictions', lines: lines.length === 0 ? ['none found'] : lines, tables: [] };
};

const nameOf = ({ clause: { id, name } }: ClauseOutcome): string => `${id} (${name})`;

const whatStays = ({ cases, changed }: ClauseOutcome): string => {
  if (changed === cases) return 'all of its cases change';
  return `the ${counted(cases - changed, 'case that stays tells', 'cases that stay tell')} nothing about it`;
};

const enginesSection = ({ outcomes, unread }: ReportedEngines): Section => ({
  heading: 'Engines',
  lines: [...outcomes.map(engineLine), ...unread.map((line) => printable(line, LONGEST))],
  tables: [],
});

const engineLine = ({ name, version, before, after, lost, won, stillAgainst, unknown }: EngineOutcome): string => {
  const verdict = before === after ? `stays ${conformity(before)}` : `turns from ${conformity(before)} to ${conformity(after)}`;
  const reasons = [
    ...(lost.length === 0 ? [] : [`${counted(lost.length, 'case', 'cases')} that it passes then expects something else: ${idRanges(lost)}`]),
    ...(won.length === 0 ? [] : [`it answers already what ${counted(won.length, 'case', 'cases')} then expects: ${idRanges(won)}`]),
    ...(stillAgainst === 0 ? [] : [`${counted(stillAgainst, 'case', 'cases')} that it fails either way`]),
    ...(unknown.length === 0 ? [] : [`not asked of it: ${idRanges(unknown)}`]),
  ];
  const why = reasons.length === 0 ? 'no case that changes is among its cases' : reasons.join('; ');
  return `${printable(`${name} ${version}`.trim(), 60)} ${verdict}: ${why}`;
};

const conformity = (conformant: boolean): string => (conformant ? 'conformant' : 'not conformant');
