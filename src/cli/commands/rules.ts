import { join } from 'node:path';
import { EDITION_IDS, type EditionId, own } from '../../board/index.ts';
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
import { quoted } from '../../text/quoted.ts';
import { EXIT, type ExitCode, Stop } from '../exit.ts';
import { type Io, wantsColour, widthOf } from '../io.ts';
import { checkFile, writeWhole } from '../write-file.ts';
import { faulty, RULES, soundArticle, soundSuite, withoutCards } from '../suite-data.ts';
import { Option } from 'commander';
import type { Define } from '../command.ts';
import { appended, FIXTURES_ABOUT } from '../option-values.ts';

export interface RulesFlags {
  readonly text: string;
  readonly edition: EditionId;
  /** Absent: the suite's. */
  readonly rules?: string;
  readonly fixtures?: readonly string[];
  readonly update?: boolean;
  readonly json?: boolean;
  readonly strict?: boolean;
}

/** `run-suite rules`. */
export const define: Define = (command, io, end) => {
  command
    .requiredOption('--text <file>', 'the article as plain text, as it stands on the rules website')
    .addOption(new Option('--edition <id>', 'the edition whose numbers are shown').choices(EDITION_IDS).default('current'))
    .option('--rules <folder>', "your own rules folder, instead of the suite's")
    .option('--fixtures <path>', FIXTURES_ABOUT, appended)
    .option('--update', 'record the fingerprints of this text')
    .option('--json', 'print JSON')
    .option('--strict', 'exit with code 1 if anything changed')
    .addHelpText('after', HELP)
    .action((flags: RulesFlags) => end(rulesCommand(flags, io)));
};

const HELP = `
Only hashes of the text are kept.

Examples:
  npx tsx run-suite rules --text capacity.txt
  npx tsx run-suite rules --text capacity.txt --update

Exit codes:
  0  compared
  1  with --strict: something changed
  2  wrong usage, or a faulty file`;

/** Compares the text of the article with its recorded fingerprints. */
export const rulesCommand = (flags: RulesFlags, io: Io): ExitCode => {
  const folder = flags.rules ?? RULES;
  if (flags.update && flags.rules === undefined && IS_PACKAGE) throw new Stop(NOT_IN_PACKAGE);
  if (flags.update) checkFile(join(folder, FINGERPRINTS), '--update');
  const article = soundArticle(folder);
  const { cases } = withoutCards(soundSuite(flags.fixtures));
  const kept = keptIn(folder, flags.update ?? false);
  const texts = readTexts(flags.text, kept);
  if (isProblem(texts)) throw faulty([texts]);
  const matched = matchTexts(kept, texts.map((text) => fingerprintOf(text, 'none')));
  if (!isRecognised(matched, texts)) throw new Stop(`--text: ${quoted(flags.text)} has no clause of the article, expected its text`);
  const changes = changesOf(matched, texts);
  const told = changes.map((change) => toldChange(change, article, cases, flags.edition));
  io.stdout.write(flags.json ? inJson(told) : textChangesText(told, { colour: wantsColour(true, io), width: widthOf(io) }));
  if (flags.update) writeWhole(join(folder, FINGERPRINTS), fileText(fingerprintsOf(texts, kept)), '--update');
  return flags.strict && told.some(({ changes: each }) => !each.includes('unchanged')) ? EXIT.notConformant : EXIT.conformant;
};

const NOT_IN_PACKAGE = '--update: the installed package is left as it is, expected `--rules` with a copy of its rules folder';

/** The recorded fingerprints; none if the first text is being recorded. */
const keptIn = (folder: string, mayBeMissing: boolean): readonly Fingerprint[] => {
  const read = readFingerprints(folder);
  if (isFile(read)) return read.texts;
  if (mayBeMissing && read.every(({ code }) => code === 'unreadable')) return [];
  throw faulty(read);
};

/** Whether the texts have any clause; without recorded fingerprints, a clause's number is enough. */
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
  "# Fingerprints of the article's official wording, to notice changes: hashes of its words, not the words.",
  '# Written by `npx tsx run-suite rules --text FILE --update`. A text that belongs to no clause has the clause `none`.',
  'texts:',
  ...texts.flatMap(textLines),
  '',
].join('\n');

/** One line for each kind of hash, so that few lines change with a text. */
const textLines = ({ clause, number, text, sentences, shingles }: Fingerprint): readonly string[] => [
  `  - clause: ${clause}`,
  `    number: "${number}"`,
  `    text: "${text}"`,
  `    sentences: [${listed(sentences)}]`,
  `    shingles: [${listed(shingles)}]`,
];

// quoted, because some hashes look like numbers
const listed = (hashes: readonly string[]): string => hashes.map((hash) => `"${hash}"`).join(', ');
