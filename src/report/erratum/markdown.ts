import type { WeighedErratum } from '../../errata/weigh.ts';
import { counted } from '../../text/counted.ts';
import { contradictionsOf } from './clause-effects.ts';
import type { ReportedEngines } from './engines.ts';
import type { ErratumRow, Section, Table } from './section.ts';
import { erratumInWords, verdictInWords } from './sections.ts';

/** The report on an erratum in Markdown; ends with a newline. */
export const erratumMarkdown = (weighed: WeighedErratum, engines: ReportedEngines | undefined): string => {
  const { id, title, edition } = weighed.erratum;
  const paragraphs = [
    `## ${escaped(id)}: ${escaped(title)}`,
    `**Edition ${escaped(edition)}: ${escaped(verdictInWords(weighed))}; ${counted(contradictionsOf(weighed).length, 'contradiction')}.**`,
    ...erratumInWords(weighed, engines).flatMap(sectionParagraphs),
  ];
  return `${paragraphs.join('\n\n')}\n`;
};

const sectionParagraphs = ({ heading, lines, tables }: Section): readonly string[] => [
  `### ${heading}`,
  ...(lines.length === 0 ? [] : [lines.map((line) => `- ${escaped(line)}`).join('\n')]),
  ...tables.flatMap(tableParagraphs),
];

const tableParagraphs = ({ heading, rows }: Table): readonly string[] => [
  ...(heading === '' ? [] : [`#### ${escaped(heading)}`]),
  ['| | before | after |', '| --- | --- | --- |', ...rows.map(tableRow)].join('\n'),
  ...rows.flatMap(caseBlock),
];

const tableRow = ({ name, about, asked = [], before, after }: ErratumRow): string => {
  const first = [`**${escaped(name)}**`, ...[...about, ...asked].map(escaped)];
  return `| ${[first, before.map(escaped), after.map(escaped)].map((lines) => lines.join('<br>')).join(' | ')} |`;
};

const caseBlock = ({ name, made }: ErratumRow): readonly string[] => {
  if (made === undefined) return [];
  if ('none' in made) return [`**${escaped(name)}**: ${escaped(made.none)}`];
  return [`<details><summary>${escaped(name)}</summary>\n\n\`\`\`yaml\n${made.yaml}\`\`\`\n\n</details>`];
};

const escaped = (text: string): string => text.replace(/[\\`*_{}[\]<>#|~&@]/g, '\\$&');
