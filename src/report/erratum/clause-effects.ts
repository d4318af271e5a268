import type { ClauseOutcome } from '../../errata/clauses.ts';
import type { Erratum } from '../../errata/types.ts';
import type { SmallestPosition, WeighedErratum } from '../../errata/weigh.ts';
import { counted } from '../../text/counted.ts';
import { printable } from '../../text/printable.ts';
import { positionInWords } from '../words/board.ts';
import { idRanges } from '../words/case-ids.ts';
import { LONGEST_SENTENCE, type Section } from './section.ts';

/** The clauses whose cases all keep their outcome. */
export const unchangedSection = ({ clauses, positions }: WeighedErratum): Section => {
  const still = clauses.filter(({ changed }) => changed === 0);
  const example = clauses.filter(isExample);
  const wholeExample = example.every(({ changed }) => changed === 0);
  return {
    heading: 'Unchanged',
    lines: [
      ...(wholeExample
        ? [`the carrier example (N4.1 to N4.6): all ${counted(sumOf(example), 'case')}`]
        : still.filter(isExample).map(stayLine)),
      ...still.filter(({ clause }) => clause.level === 'note').map(stayLine),
      ...rulesThatStay(still.filter(isRule), positions),
    ],
    tables: [],
  };
};

/** A rule may change a verdict that none of its cases shows; a smallest position may show it. */
const rulesThatStay = (rules: readonly ClauseOutcome[], positions: readonly SmallestPosition[]): readonly string[] => {
  const isCited = ({ clause }: ClauseOutcome): boolean => positions.some(({ before }) => before.because.includes(clause.id));
  const idsOf = (some: readonly ClauseOutcome[]): string => some.map(({ clause }) => clause.id).join(', ');
  const [stay, cited] = [rules.filter((rule) => !isCited(rule)), rules.filter(isCited)];
  return [
    ...(stay.length === 0 ? [] : [`rules whose cases are all unchanged, and that no smallest position cites: ${idsOf(stay)}`]),
    ...(cited.length === 0 ? [] : [`${CITED}: ${idsOf(cited)}`]),
  ];
};

const CITED = 'rules whose cases are all unchanged, although a smallest position changes a verdict that cites them';

const isExample = ({ clause }: ClauseOutcome): boolean => clause.level === 'example';
const isRule = ({ clause }: ClauseOutcome): boolean => clause.level === 'rule';

const stayLine = ({ clause: { id, name }, cases }: ClauseOutcome): string =>
  `${id} (${name}): ${cases === 1 ? 'its one case' : `all ${cases} cases`}`;

const sumOf = (clauses: readonly ClauseOutcome[]): number => clauses.reduce((sum, { cases }) => sum + cases, 0);

/** The clauses that change because they rest on a clause that the erratum changes. */
export const consequencesSection = ({ clauses, outcomes }: WeighedErratum): Section => ({
  heading: 'Consequences',
  lines: clauses.filter((one) => !one.touched && one.changed > 0 && follows(one, clauses)).map((one) =>
    `${nameOf(one)} rests on a changed clause: ${one.changed} of its ${counted(one.cases, 'case')} (${changedIds(one, outcomes)})`),
  tables: [],
});

/** A rule or a note may follow the clause it rests on; an example states its outcome in words, which are then false. */
export const follows = (one: ClauseOutcome, clauses: readonly ClauseOutcome[]): boolean => !isExample(one) && restsOnTouched(one, clauses);

const restsOnTouched = ({ clause: { restsOn } }: ClauseOutcome, clauses: readonly ClauseOutcome[]): boolean =>
  clauses.some((one) => restsOn.includes(one.clause.id) && (one.touched || restsOnTouched(one, clauses)));

const changedIds = ({ clause: { id } }: ClauseOutcome, { changed }: WeighedErratum['outcomes']): string =>
  idRanges(changed.map((one) => one.case).filter(({ clause }) => clause === id));

/** Where the erratum contradicts the rest of the article, or leaves a clause without meaning or tests. */
export const contradictionsSection = (weighed: WeighedErratum): Section => {
  const lines = contradictionsOf(weighed);
  return { heading: 'Contradictions', lines: lines.length === 0 ? ['none found'] : lines, tables: [] };
};

/** The contradictions, each a sentence. */
export const contradictionsOf = ({ clauses, outcomes, positions, erratum }: WeighedErratum): readonly string[] => [
  ...clauses.filter((one) => !one.touched && one.changed > 0 && !follows(one, clauses)).map((one) =>
    `the ${one.clause.level} ${nameOf(one)}, which the erratum does not touch, no longer holds in ${one.changed} of its ${
      counted(one.cases, 'case')} (${changedIds(one, outcomes)})`),
  ...clauses.filter((one) => lacksStatement(one, erratum)).map((one) =>
    `the statement of ${nameOf(one)} no longer fits its rulings, and \`statements\` has no new one`),
  ...clauses.filter(({ pointless }) => pointless).map((one) =>
    `${nameOf(one)} becomes pointless: no case tests any longer whether it holds`),
  ...clauses.filter(({ untested }) => untested).map((one) => `${nameOf(one)} loses its tests: ${whatStays(one)}`),
  ...positions.filter(({ ready }) => ready === undefined).slice(0, 1).map(({ way, position }) =>
    `the new answer asks for units that aren't there: ${way}, with ${printable(positionInWords(position).join('; '), LONGEST_SENTENCE)}`),
];

const lacksStatement = ({ clause, touched, changed }: ClauseOutcome, { statements }: Erratum): boolean =>
  touched && changed > 0 && statements?.[clause.id] === undefined;

const nameOf = ({ clause: { id, name } }: ClauseOutcome): string => `${id} (${name})`;

const whatStays = ({ cases, changed }: ClauseOutcome): string => {
  if (changed === cases) return 'all of its cases change';
  return `the ${counted(cases - changed, 'unchanged case tests', 'unchanged cases test')} nothing about it`;
};
