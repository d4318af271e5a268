import { failuresOf } from '../../runner/failures.ts';
import type { EngineReport, RunReport } from '../../runner/report.ts';
import { comparedWithKnown } from '../words/known.ts';
import { counted } from '../../text/counted.ts';
import { diagnosisHeading, likelyLines, otherLines } from '../words/diagnosis.ts';
import { firstFew } from '../../text/lines.ts';
import { engineName } from '../words/engine-name.ts';
import { exclusionsInWords, notExcludedLines } from '../words/exclusions.ts';
import { otherFailures, WAY_NAMES } from '../words/other-failures.ts';
import { tally } from '../words/tally.ts';
import { verdictOn } from '../words/verdict.ts';
import { capital } from './answer.ts';
import { withLinks } from './links.ts';
import { type Html, tag, text } from './tag.ts';

/** A card for each engine: the verdict, the diagnosis, and failures that are about no case. */
export const enginesHtml = (report: RunReport): Html =>
  tag('div', { class: 'engines' }, ...report.engines.map((engine) => card(report, engine)));

const card = (report: RunReport, engine: EngineReport): Html => tag(
  'section',
  { class: `engine ${stateOf(report, engine)}` },
  tag('h2', {}, text(engineName(engine)), engine.language === '' ? '' : tag('small', {}, ` ${text(engine.language, 20)}`)),
  tag('p', { class: 'conformance' }, text(capital(verdictOn(engine)), 4000)),
  ...likely(report, engine),
  ...others(report, engine),
  ...excluded(report, engine),
  ...comparedWithKnown(engine).map((line) => tag('p', {}, text(line, 400))),
  tag('p', { class: 'tally' }, text(`${counted(engine.cases.length, 'case')}: ${tally(engine.summary)}`)),
);

const stateOf = (report: RunReport, engine: EngineReport): string => {
  if (failuresOf(engine, report).length > 0) return 'bad';
  return engine.complete ? 'good' : 'partial';
};

/** The failures that are about no case; those of the list of known failures stand with the list. */
const others = (report: RunReport, engine: EngineReport): readonly Html[] => {
  const lines = otherFailures(engine, report)
    .flatMap(({ way, message }) => (way === 'known-failures' ? [] : [`${WAY_NAMES[way]}: ${message}`]));
  if (lines.length === 0) return [];
  return [tag('ul', { class: 'others' }, ...firstFew(lines, SHOWN).map((line) => tag('li', {}, withLinks(line, report, 1000))))];
};

/** What a conformant engine's answers exclude; below it, by clause, what they don't. */
const excluded = (report: RunReport, engine: EngineReport): readonly Html[] => {
  const words = exclusionsInWords(engine, report.suite);
  if (words === undefined) return [];
  const missed = notExcludedLines(engine).map((line) => tag('li', {}, withLinks(line, report, 1000)));
  const heading = tag('summary', {}, 'Misreadings that are not excluded');
  const list = missed.length === 0 ? '' : tag('details', {}, heading, tag('ul', {}, ...missed));
  return [tag('p', {}, text(capital(words), 1000)), list];
};

const SHOWN = 12;

const likely = (report: RunReport, engine: EngineReport): readonly Html[] => {
  const [lines, others] = [likelyLines(engine), otherLines(engine)];
  if (lines.length + others.length === 0) return [];
  return [tag(
    'div',
    { class: 'likely' },
    tag('b', {}, text(capital(diagnosisHeading(engine, report.suite)))),
    ...(lines.length === 0 ? [] : [tag('ol', {}, ...lines.map((line) => tag('li', {}, withLinks(line, report, 1000))))]),
    ...others.map((line) => tag('p', {}, withLinks(capital(line), report, 1000))),
  )];
};
