import { type CaseSection, CROSSINGS, CROSSINGS_IN_WORDS } from '../../board/index.ts';
import type { Case } from '../../cases/case.ts';
import type { ClauseOutcome } from '../../errata/clauses.ts';
import { type ChangedAnswer, answerSays } from '../../errata/rulings.ts';
import type { WeighedErratum } from '../../errata/weigh.ts';
import type { Ruling } from '../../rules/types.ts';
import { counted } from '../../text/counted.ts';
import { capital } from '../html/answer.ts';
import { type Html, tag, text } from '../html/tag.ts';
import { follows } from './clause-effects.ts';
import type { Linked, PageLinks } from './linked-ids.ts';
import { pair } from './pair.ts';
import { caseInWordsHtml, changedCaseHtml } from './question-change.ts';

/** Whether an erratum changes a clause, or what becomes of its cases. */
export const isChangedClause = ({ clause, touched, changed }: ClauseOutcome, { answers, renumbered }: WeighedErratum): boolean =>
  touched || changed > 0 || answers.some(({ ruling }) => ruling.clause === clause.id) || renumbered.some((one) => one.clause === clause.id);

/** A clause that changes: its words, its number and its answers before and after, then its cases with another outcome. */
export const changedClauseHtml = (one: ClauseOutcome, weighed: WeighedErratum, links: PageLinks): Html => {
  const { id, name } = one.clause;
  return tag(
    'section',
    { class: 'clause', id, tabindex: -1, 'aria-labelledby': `h-${id}` },
    tag('h3', { id: `h-${id}` }, tag('span', { class: 'clause-id' }, text(id)), ' ', text(capital(name))),
    wordsHtml(one, weighed),
    ...weighed.renumbered.filter(({ clause }) => clause === id).map(({ before, after }) =>
      tag('p', {}, text(`Printed as ${after} instead of ${before}.`))),
    ...weighed.answers.filter(({ ruling }) => ruling.clause === id).map((answer) => rulingHtml(answer, links.linked)),
    placesHtml(one, weighed),
    casesHtml(one, weighed, links),
  );
};

/** The crossings with another outcome, below the clauses; nothing if there are none. */
export const changedCrossingsHtml = (weighed: WeighedErratum, links: PageLinks): Html => {
  const { outcomes } = weighed;
  const isCrossing = ({ clause }: Case): boolean => clause === CROSSINGS;
  const changed = outcomes.changed.filter((one) => isCrossing(one.case)).length;
  if (changed === 0) return '';
  return tag(
    'section',
    { class: 'clause', id: CROSSINGS, tabindex: -1, 'aria-labelledby': `h-${CROSSINGS}` },
    tag('h3', { id: `h-${CROSSINGS}` }, text(capital(CROSSINGS_IN_WORDS.name))),
    tag('p', { class: 'words' }, text(CROSSINGS_IN_WORDS.statement)),
    changedCasesHtml(CROSSINGS, `${changed} of ${counted(outcomes.cases.filter(isCrossing).length, 'crossing')}`, weighed, links),
  );
};

const wordsHtml = (one: ClauseOutcome, weighed: WeighedErratum): Html => {
  const { id, statement } = one.clause;
  const words = weighed.reworded.find(({ clause }) => clause === id);
  const says = (sentence: string): Html => tag('p', { class: 'words' }, text(sentence, 1000));
  if (words !== undefined) return pair([says(words.before)], [says(words.after)]);
  return says(statement) + tag('p', { class: 'note' }, ...whyHtml(one, weighed));
};

/** Why a clause with the words that it had is listed. */
const whyHtml = (one: ClauseOutcome, { clauses }: WeighedErratum): readonly Html[] => {
  if (one.touched) return ['The erratum names this clause, but gives it no new words.'];
  if (one.changed === 0) return ['The erratum does not name this clause.'];
  const [words, part] = follows(one, clauses) ? ['a consequence', 'consequences'] : ['a contradiction', 'contradictions'];
  return ['The erratum does not name this clause; that it changes is ', tag('a', { href: `#${part}` }, words), '.'];
};

const rulingHtml = ({ ruling, before, after }: ChangedAnswer, linked: Linked): Html => tag(
  'article',
  { class: 'ruling', id: ruling.id, tabindex: -1, 'aria-labelledby': `h-${ruling.id}` },
  tag('h4', { id: `h-${ruling.id}` }, text(ruling.question, 1000)),
  tag('p', { class: 'note' }, text(ruling.id), ', a ruling of ', linked(ruling.clause)),
  pair(answerHtml(ruling, before), answerHtml(ruling, after)),
);

const answerHtml = (ruling: Ruling, answer: string): readonly Html[] => {
  const formula = answer === ruling.official ? ruling.formula : ruling.misreadings.find((one) => one.answer === answer)?.formula;
  return [
    tag('p', { class: 'words' }, text(answerSays(ruling, answer), 1000)),
    tag('p', { class: 'note' }, text(answer)),
    formula === undefined ? '' : tag('code', { class: 'formula' }, text(formula, 2000)),
  ];
};

/** Links to the smallest positions of a clause. */
const placesHtml = ({ clause }: ClauseOutcome, { positions }: WeighedErratum): Html => {
  const links = positions.flatMap((position, at) =>
    (position.clause === clause.id ? [tag('a', { href: `#position-${at + 1}` }, text(at + 1))] : []));
  return links.length === 0 ? '' : tag('p', {}, `${links.length === 1 ? 'Smallest position' : 'Smallest positions'}: `, links.join(', '));
};

const casesHtml = ({ clause, cases, changed }: ClauseOutcome, weighed: WeighedErratum, links: PageLinks): Html => {
  const none = cases === 0 ? 'It has no cases.' : `None of its ${counted(cases, 'case')} ends differently.`;
  if (changed === 0) return tag('p', { class: 'note' }, text(none));
  return changedCasesHtml(clause.id, `${changed} of its ${counted(cases, 'case')}`, weighed, links);
};

/** The first case is open. On a site, only the first few have pictures: the playground draws the others. */
const changedCasesHtml = (
  section: CaseSection, which: string, { outcomes, erratum }: WeighedErratum, { linked, isOnSite }: PageLinks,
): Html => {
  const shown = outcomes.changed.filter((one) => one.case.clause === section);
  return tag('p', {}, tag('b', {}, text(`${which} ${shown.length === 1 ? 'ends' : 'end'} differently`)))
    + shown.map((one, at) => (isOnSite && at >= DRAWN_ON_SITE
      ? caseInWordsHtml(one, erratum, linked)
      : changedCaseHtml(one, at === 0, linked))).join('');
};

const DRAWN_ON_SITE = 2;
