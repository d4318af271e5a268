import type { WeighedErratum } from '../../errata/weigh.ts';
import type { ReportedEngines } from './engines.ts';
import type { ErratumRow, Section } from './section.ts';
import { erratumInWords, verdictInWords } from './sections.ts';
import { labelled, wrapped } from '../../text/lines.ts';
import { type Paint, paintFor } from '../words/paint.ts';
import { printable } from '../../text/printable.ts';
import type { TextOptions } from '../run/text.ts';

/** The report on an erratum for a terminal; ends with a newline. */
export const erratumText = (
  weighed: WeighedErratum, engines: ReportedEngines | undefined, { colour, width }: Pick<TextOptions, 'colour' | 'width'>,
): string => {
  const paint = paintFor(colour);
  const { id, title, edition } = weighed.erratum;
  return [
    paint.strong(`${id}: ${printable(title)} (edition ${edition})`),
    ...erratumInWords(weighed, engines).flatMap((section) => ['', ...sectionLines(section, width, paint)]),
    '',
    paint.strong(verdictInWords(weighed)),
    '',
  ].join('\n');
};

const sectionLines = ({ heading, lines, tables }: Section, width: number, paint: Paint): readonly string[] => [
  paint.strong(heading),
  ...lines.flatMap((line) => indented(line, width)),
  ...tables.flatMap((table) => [
    ...(table.heading === '' ? [] : [`  ${paint.strong(table.heading)}`]),
    ...table.rows.flatMap((row) => rowLines(row, width)),
  ]),
];

const indented = (line: string, width: number): readonly string[] =>
  wrapped(line, width - 4).map((part, at) => `${at === 0 ? '  ' : '    '}${part}`);

/** Both answers side by side, under their subject. */
const rowLines = ({ name, about, before, after, made }: ErratumRow, width: number): readonly string[] => {
  const [title = '', ...more] = made === undefined ? about : ['', ...about];
  return [
    `  ${name}  ${title}`.trimEnd(),
    ...more.flatMap((line) => labelled('', [line], width)),
    ...columns(['before:', ...before], ['after:', ...after], width),
    ...(made === undefined ? [] : ['', ...madeLines(made), '']),
  ];
};

const madeLines = (made: NonNullable<ErratumRow['made']>): readonly string[] =>
  ('none' in made ? [made.none] : made.yaml.trimEnd().split('\n')).map((line) => `      ${line}`);

const columns = (left: readonly string[], right: readonly string[], width: number): readonly string[] => {
  const room = Math.floor((width - INDENT - 3) / 2);
  const lefts = left.flatMap((line) => wrapped(line, room));
  const rights = right.flatMap((line) => wrapped(line, room));
  const height = Math.max(lefts.length, rights.length);
  return Array.from({ length: height }, (_, at) =>
    `${' '.repeat(INDENT)}${(lefts[at] ?? '').padEnd(room)} | ${rights[at] ?? ''}`.trimEnd());
};

const INDENT = 12;
