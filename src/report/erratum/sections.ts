import {
  type Action, type Answer, type CaseSection, CROSSINGS, CROSSINGS_IN_WORDS, isVerdict, NUMBER_NAMES, type Owed, type Position,
} from '../../board/index.ts';
import type { ChangedCase, RecitedCase } from '../../errata/outcomes.ts';
import { type ChangedAnswer, answerSays } from '../../errata/rulings.ts';
import type { SmallestPosition, WeighedErratum } from '../../errata/weigh.ts';
import { counted } from '../../text/counted.ts';
import { printable } from '../../text/printable.ts';
import { answerInWords } from '../words/answer.ts';
import { actionInWords, owedInWords, positionInWords } from '../words/board.ts';
import { idRanges } from '../words/case-ids.ts';
import { consequencesSection, contradictionsSection, unchangedSection } from './clause-effects.ts';
import { enginesSection, type ReportedEngines } from './engines.ts';
import { type ErratumRow, LONGEST_SENTENCE, type Section } from './section.ts';

/** The report on an erratum, in the order of an editor's questions. */
export const erratumInWords = (weighed: WeighedErratum, engines: ReportedEngines | undefined): readonly Section[] => [
  changesSection(weighed),
  casesSection(weighed),
  citationsSection(weighed),
  positionsSection(weighed),
  unchangedSection(weighed),
  consequencesSection(weighed),
  contradictionsSection(weighed),
  ...(engines === undefined ? [] : [enginesSection(engines)]),
].filter(({ lines, tables }) => lines.length + tables.length > 0);

/** What an erratum changes, in one line. */
export const verdictInWords = ({ outcomes, positions, renumbered, answers }: WeighedErratum): string => {
  const printed = counted(renumbered.length, 'clause is', 'clauses are');
  const numbers = renumbered.length === 0 ? '' : `; ${printed} printed under a different number`;
  if (answers.length === 0) return `only the wording changes: no ruling and no verdict${numbers}`;
  const { changed, recited, cases } = outcomes;
  const others = `${recited.length} only ${recited.length === 1 ? 'cites' : 'cite'} other clauses`;
  const outcome = `${changed.length} of ${counted(cases.length, 'case')} ${changed.length === 1 ? 'has' : 'have'} a different outcome`;
  return `${outcome}, ${others}; ${counted(positions.length, 'smallest position')}${numbers}`;
};

/** Whether anything except the wording changes. */
export const changesAnything = ({ outcomes, positions, renumbered }: WeighedErratum): boolean =>
  outcomes.changed.length + outcomes.recited.length + positions.length + renumbered.length > 0;

const changesSection = ({ answers, renumbered, reworded }: WeighedErratum): Section => ({
  heading: 'What it changes',
  lines: [
    ...answers.map(answerLine),
    ...(answers.length === 0 ? ['no ruling gets a different answer'] : []),
    ...renumbered.map(({ clause, before, after }) => `${clause} is printed as ${after} instead of ${before}`),
    ...reworded.map(({ clause, after }) => `new statement of ${clause}: ${printable(after, LONGEST_SENTENCE)}`),
  ],
  tables: [],
});

const answerLine = ({ ruling, before, after }: ChangedAnswer): string =>
  `${ruling.id}: ${ruling.question} Before: ${before} (${answerSays(ruling, before)}) After: ${after} (${answerSays(ruling, after)})`;

const casesSection = ({ clauses, outcomes }: WeighedErratum): Section => {
  const { changed, cases, alreadyWritten } = outcomes;
  const ofSection = (id: CaseSection) => changed.filter((one) => one.case.clause === id);
  const crossings = cases.filter(({ clause }) => clause === CROSSINGS);
  const counts = [
    ...clauses.map(({ clause, cases: all }) => ({ id: clause.id, name: clause.name, all })),
    { id: CROSSINGS, name: CROSSINGS_IN_WORDS.name, all: crossings.length } as const,
  ];
  return {
    heading: 'Cases with a different outcome',
    lines: [
      changed.length === 0 ? `none of ${cases.length}` : `${changed.length} of ${cases.length}`,
      ...(alreadyWritten.length === 0 ? [] : [`cases of other editions that already expect this: ${idRanges(alreadyWritten)}`]),
    ],
    tables: counts.filter(({ id }) => ofSection(id).length > 0).map(({ id, name, all }) =>
      ({ heading: `${id} (${name}): ${ofSection(id).length} of ${all}`, rows: ofSection(id).map(changedRow) })),
  };
};

/** A case with another outcome, in words: the step, and both answers without what they have in common. */
export const changedRow = ({ case: { id, title, steps }, step, position, action, before, after }: ChangedCase): ErratumRow => ({
  name: id,
  about: [printable(title), ...(steps.length > 1 ? [`step ${step}`] : [])],
  asked: askedInWords(position, steps[step - 1]?.owed ?? [], action),
  ...sideBySide(position, before, after),
});

const citationsSection = ({ outcomes: { recited } }: WeighedErratum): Section => ({
  heading: 'Cases that only cite other clauses',
  lines: [],
  tables: recited.length === 0 ? [] : [{ heading: '', rows: recited.map(recitedRow) }],
});

const recitedRow = ({ case: { id, title }, before, after }: RecitedCase): ErratumRow =>
  ({ name: id, about: [printable(title)], before: [before.join(', ')], after: [after.join(', ')] });

const positionsSection = ({ positions, answers }: WeighedErratum): Section => ({
  heading: 'Smallest positions',
  lines: positions.length > 0 || answers.length === 0 ? [] : [NOT_FOUND],
  tables: positions.length === 0 ? [] : [{ heading: '', rows: positions.map(positionRow) }],
});

/** Where the search found no position. */
export const NOT_FOUND =
  'none found among those that are tried: three to five units, two players, two systems, a planet, one action, not every step';

const positionRow = ({ position, owed, action, before, after, way, ready }: SmallestPosition, at: number): ErratumRow => ({
  name: `${at + 1}. ${way}`,
  about: askedInWords(position, owed, action),
  ...sideBySide(position, before, after),
  made: ready === undefined ? { none: NO_CASE } : { yaml: ready.yaml },
});

/** Why a smallest position is no case. */
export const NO_CASE = "no case: the new answer asks for units that aren't there";

const askedInWords = (position: Position, owed: readonly Owed[], action: Action): readonly string[] => [
  ...[...positionInWords(position), ...owed.map(owedInWords)].map((line) => `given: ${printable(line, LONGEST_SENTENCE)}`),
  `action: ${printable(actionInWords(action), LONGEST_SENTENCE)}`,
];

/** Both answers, without the lines that they have in common. */
const sideBySide = (position: Position, before: Answer, after: Answer): Pick<ErratumRow, 'before' | 'after'> => {
  const [was, is] = [saidInWords(position, before), saidInWords(position, after)];
  const left = was.filter((line) => !is.includes(line));
  const right = is.filter((line) => !was.includes(line));
  return { before: left.length === 0 ? was.slice(0, 1) : left, after: right.length === 0 ? is.slice(0, 1) : right };
};

const saidInWords = (position: Position, answer: Answer): readonly string[] =>
  (isVerdict(answer) ? answerInWords(position, answer) : NUMBER_NAMES.map((name) => `${name} ${answer[name]}`))
    .map((line) => printable(line, LONGEST_SENTENCE));
