import { type ConditionalFigures, sumOf, type Survivor, type Tally } from '../../search/conditional/figures.ts';
import { counted } from '../../text/counted.ts';
import { thousands } from '../../text/thousands.ts';

/** The part of fixtures/PROOF.md about engines that are wrong only under a condition; ends with an empty line. */
export const conditionalSection = (figures: ConditionalFigures): readonly string[] => {
  const { seed, plays, questions, clauses, answers, survivors } = figures;
  return [
    '## Misreadings under a condition',
    '',
    'An engine may be wrong only in some situations: a *misreading under a condition* is wrong where the condition of',
    '[rules/conditions.yaml](../rules/conditions.yaml) holds, and right elsewhere. It counts here if some natural question shows it: one that',
    'the article settles, in a step that fits, with the units of one box, no structures, and values that some card prints.',
    `\`npm run prove:conditional\` drew ${thousands(questions)} such questions in ${thousands(plays)} plays (seed ${seed}).`,
    'A case excludes it if the misreading fails one of its steps and the condition holds there. The crossings were made for that.',
    '',
    ...table('clause', clauses.map((row) => [row.clause, row])),
    '',
    'The same for right answers that an engine spoils when it reports them:',
    '',
    ...table('what goes wrong', answers.map((row) => [row.says, row])),
    '',
    ...survivorLines(survivors),
  ];
};

const table = (head: string, rows: readonly (readonly [name: string, tally: Tally])[]): readonly string[] => [
  `| ${head} | natural | fail a case of a clause | fail a case or a crossing | |`,
  '| --- | ---: | ---: | ---: | ---: |',
  ...[...rows, ['all', sumOf(rows.map(([, tally]) => tally))] as const].map(([name, tally]) => row(name, tally)),
];

const row = (name: string, { natural, byClauses, excluded }: Tally): string =>
  `| ${name} | ${natural} | ${byClauses} | ${excluded} | ${natural === 0 ? '' : percent(excluded / natural)} |`;

/** Rounded down, so that 100 % means all. */
const percent = (share: number): string => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;

const survivorLines = (survivors: readonly Survivor[]): readonly string[] => (survivors.length === 0 ? [] : [
  `${counted(survivors.length, 'fault')} under a condition ${survivors.length === 1 ? 'fails' : 'fail'} no case. Each with the smallest question that shows it:`,
  '',
  ...survivors.flatMap(({ fault, condition, witness }) => [
    `- \`${fault}\` under \`${condition}\``, '', '  ```yaml', ...witness.trimEnd().split('\n').map((line) => `  ${line}`), '  ```',
  ]),
  '',
]);
