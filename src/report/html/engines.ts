import type { EngineReport, RunReport } from '../../runner/report.ts';
import { comparedWithKnown } from '../words/known.ts';
import { counted } from '../../text/counted.ts';
import { diagnosisHeading, likelyLines, otherLines } from '../words/diagnosis.ts';
import { engineName } from '../words/engine-name.ts';
import { tally } from '../words/tally.ts';
import { verdictOn } from '../words/verdict.ts';
import { type Html, tag, text } from './tag.ts';

/** A card an engine: the verdict, and what its answers look like where they are wrong. */
export const enginesHtml = ({ engines }: RunReport): Html => tag('div', { class: 'engines' }, ...engines.map(card));

const card = (engine: EngineReport): Html => tag(
  'section',
  { class: `engine ${stateOf(engine)}` },
  tag('h2', {}, text(engineName(engine)), engine.language === '' ? '' : tag('small', {}, ` ${text(engine.language, 20)}`)),
  tag('p', { class: 'conformance' }, text(capital(verdictOn(engine)), 4000)),
  ...likely(engine),
  ...comparedWithKnown(engine).map((line) => tag('p', {}, text(line, 400))),
  tag('p', { class: 'tally' }, text(`${counted(engine.cases.length, 'case')}: ${tally(engine.summary)}`)),
);

/** According to the list of known failures, if there is one. */
const stateOf = ({ conformant, complete, known }: EngineReport): string => {
  if (known === undefined ? !conformant : known.surprises.length > 0) return 'bad';
  return complete ? 'good' : 'partial';
};

const likely = (engine: EngineReport): readonly Html[] => {
  const [lines, others] = [likelyLines(engine), otherLines(engine)];
  if (lines.length + others.length === 0) return [];
  return [tag(
    'div',
    { class: 'likely' },
    tag('b', {}, text(capital(diagnosisHeading(engine)))),
    ...(lines.length === 0 ? [] : [tag('ol', {}, ...lines.map((line) => tag('li', {}, text(line, 1000))))]),
    ...others.map((line) => tag('p', {}, text(capital(line), 1000))),
  )];
};

const capital = (words: string): string => words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
