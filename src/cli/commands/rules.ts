import { join } from 'node:path';
import { type EditionId, own } from '../../board/index.ts';
import type { Case } from '../../cases/case.ts';
import type { ArticleText } from '../../errata/text/article.ts';
import { changesOf, type TextChange } from '../../errata/text/changes.ts';
import { concernedBy } from '../../errata/text/concerned.ts';
import { clauseUnder, fingerprintOf } from '../../errata/text/fingerprint.ts';
import { isAlike, type Matched, matchTexts } from '../../errata/text/match.ts';
import { FINGERPRINTS, fingerprintsOf, isFile, isProblem, readFingerprints, readTexts } from '../../errata/text/read.ts';
import type { Fingerprint, FingerprintsFile } from '../../errata/types.ts';
import { type DescribedChange, textChangesText } from '../../report/erratum/text-changes.ts';
import type { Article } from '../../rules/types.ts';
import { IS_PACKAGE } from '../command-name.ts';
import { EXIT, type ExitCode, Stop } from '../exit.ts';
import { type Io, wantsColour, widthOf } from '../io.ts';
import { checkFile, writeWhole } from '../write-file.ts';
import { faulty, RULES, soundArticle, soundSuite } from '../suite-data.ts';
import type { Define } from '../command.ts';
import { appended, editionOption } from '../option-values.ts';

export interface RulesFlags {
  readonly text: string;
  readonly edition: EditionId;
  /** Absent: the suite's. */
  readonly rules?: string;
  readonly fixtures: readonly string[];
  readonly update: boolean;
  readonly json: boolean;
  readonly strict: boolean;
}

/** The options of `rules`. */
export const define: Define = (command, io, end) => {
  command
    .requiredOption('--text <file>', 'the article, as the rules site prints it, in plain text')
    .addOption(editionOption())
    .option('--rules <folder>', "a rules folder of your own, instead of the suite's")
    .option('--fixtures <path>', "cases of your own, instead of the suite's; repeatable", appended)
    .option('--update', 'records the fingerprints of this text')
    .option('--json', 'as JSON')
    .option('--strict', 'exit code 1 where anything is changed')
    .addHelpText('after', HELP)
    .action((flags: Partial<RulesFlags> & Pick<RulesFlags, 'text' | 'edition'>) => end(rulesCommand({ ...DEFAULTS, ...flags }, io)));
};

const DEFAULTS = { fixtures: [], update: false, json: false, strict: false };

const HELP = `
Nothing of the text is kept but hashes. Examples:
  npx tsx run-suite rules --text capacity.txt
  npx tsx run-suite rules --text capacity.txt --update

Exit code: 0, 1 with --strict where anything is changed, or 2 where a file is faulty.`;

/** Compares the text of the article with the fingerprints that are kept of it. */
export const rulesCommand = (flags: RulesFlags, io: Io): ExitCode => {
  const folder = flags.rules ?? RULES;
  if (flags.update && flags.rules === undefined && IS_PACKAGE) throw new Stop(NOT_IN_PACKAGE);
  if (flags.update) checkFile(join(folder, FINGERPRINTS), '--update');
  const article = soundArticle(folder);
  const { cases } = soundSuite(flags.fixtures);
  const kept = keptIn(folder, flags.update);
  const texts = readTexts(flags.text, kept);
  if (isProblem(texts)) throw faulty([texts]);
  const matched = matchTexts(kept, texts.map((text) => fingerprintOf(text, 'none')));
  if (!isRecognised(matched, texts)) throw new Stop(`no clause of the article is recognised in ${flags.text}: is this the article?`);
  const changes = changesOf(matched, texts);
  const told = changes.map((change) => toldChange(change, article, cases, flags.edition));
  io.stdout.write(flags.json ? inJson(told) : textChangesText(told, { colour: wantsColour(true, io), width: widthOf(io) }));
  if (flags.update) writeWhole(join(folder, FINGERPRINTS), fileText(fingerprintsOf(texts, kept)), '--update');
  return flags.strict && told.some(({ changes: each }) => !each.includes('unchanged')) ? EXIT.notConformant : EXIT.conformant;
};

const NOT_IN_PACKAGE = '--update: the installed package is left as it is, expected `--rules` with a copy of its rules folder';

/** What is kept; nothing yet where a first text is recorded. */
const keptIn = (folder: string, mayBeMissing: boolean): readonly Fingerprint[] => {
  const read = readFingerprints(folder);
  if (isFile(read)) return read.texts;
  if (mayBeMissing && read.every(({ code }) => code === 'unreadable')) return [];
  throw faulty(read);
};

/** Whether any clause is found in the texts; where nothing is kept, its number must do. */
const isRecognised = ({ matches }: Matched, texts: readonly ArticleText[]): boolean =>
  (matches.length === 0
    ? texts.some(({ number }) => clauseUnder(number) !== undefined)
    : matches.some(({ before, after }) => before.clause !== 'none' && after.some((text) => isAlike(before, text))));

const toldChange = (change: TextChange, article: Article, cases: readonly Case[], edition: EditionId): DescribedChange => {
  if (change.clause === 'none') return change;
  const { clause } = change;
  return {
    ...change,
    name: article.clauses.find(({ id }) => id === clause)?.name ?? '',
    printed: own<string>(article.editions.find(({ id }) => id === edition)?.numbers, clause) ?? '',
    concerned: concernedBy(clause, article, cases),
  };
};

const inJson = (told: readonly DescribedChange[]): string => {
  const value = told.map(({ concerned, ...change }) => {
    if (concerned === undefined) return change;
    const { rulings, cases, citing } = concerned;
    return { ...change, rulings, cases: cases.map(({ id }) => id), citing: citing.map(({ id }) => id) };
  });
  return `${JSON.stringify(value, null, 2)}\n`;
};

const fileText = ({ texts }: FingerprintsFile): string => [
  '# yaml-language-server: $schema=../schema/fingerprints.schema.json',
  "# What is kept of the article's official wording, so that a change is noticed: hashes of its words, and no words.",
  '# Written by `npx tsx run-suite rules --text FILE --update`; a text that no clause is made of has the clause `none`.',
  'texts:',
  ...texts.flatMap(textLines),
  '',
].join('\n');

/** The hashes of a kind on one line, so that a change of one text is a change of few lines. */
const textLines = ({ clause, number, text, sentences, shingles }: Fingerprint): readonly string[] => [
  `  - clause: ${clause}`,
  `    number: "${number}"`,
  `    text: "${text}"`,
  `    sentences: [${listed(sentences)}]`,
  `    shingles: [${listed(shingles)}]`,
];

// in quotation marks: some hashes look like numbers
const listed = (hashes: readonly string[]): string => hashes.map((hash) => `"${hash}"`).join(', ');
