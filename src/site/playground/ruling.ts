import { type EditionId, everyPlayer, isVerdict, type Position } from '../../board/index.ts';
import { positionFrom } from '../../cases/from-written.ts';
import { draftedArticle } from '../../errata/drafted-article.ts';
import { saysOtherwise } from '../../errata/kind-of-difference.ts';
import { judgesWith, owedWithCards } from '../../proof/judges.ts';
import { type Ruled, ruledBy } from '../../report/explain/ruling.ts';
import { rulingsOf, rulingsWith } from '../../rules/article.ts';
import { withCardValues } from '../../rules/printed.ts';
import type { Article, Rulings } from '../../rules/types.ts';
import { defined } from '../../text/records.ts';
import type { SiteData } from '../data.ts';
import type { OtherAnswer, Posed } from './question.ts';

/** A ruling on the question, and by which answers it is. */
export type PosedRuling = Ruled & { readonly by: string };

/** The ruling by the chosen edition, and one by other answers if they are asked for. */
export interface PosedRulings {
  readonly ruling: PosedRuling;
  readonly other?: PosedRuling;
  /** Whether the two rulings differ. */
  readonly differs: boolean;
  /** Why there is no second ruling. */
  readonly fault?: string;
}

type Rules = Pick<SiteData, 'article' | 'catalogue' | 'errata'>;

/** Judges the question with the cards of its players, which also give the values that are not stated. */
export const rulingsOn = (posed: Posed, rules: Rules): PosedRulings => {
  const { article } = rules;
  const ruling = ruled(posed, rules, byEdition(article, posed.edition));
  try {
    const other = otherRuling(posed, rules);
    return other === undefined ? { ruling, differs: false } : { ruling, other, differs: saysOtherwise(ruling.answer, other.answer) };
  } catch (error) {
    return { ruling, differs: false, fault: error instanceof Error ? error.message : String(error) };
  }
};

interface By {
  readonly edition: EditionId;
  readonly answers: Rulings;
  readonly by: string;
}

const ruled = (posed: Posed, { article, catalogue }: Omit<Rules, 'errata'>, { edition, answers, by }: By): PosedRuling => {
  const judge = judgesWith(article, catalogue)(answers)('cards');
  const { action } = posed;
  const position = withGenericValues(posed);
  const owed = owedWithCards(article, catalogue)(withCardValues(position, catalogue));
  return { ...ruledBy(judge, { article, edition }, { position, owed, action }), by };
};

/** The position with the generic values stated, unless players have cards that give values; `explain` reads a file in the same way. */
export const withGenericValues = ({ position, action }: Pick<Posed, 'position' | 'action'>): Position => {
  const hasCards = Object.values(position.players).some(({ faction, upgrades, cards }) => (faction ?? upgrades ?? cards) !== undefined);
  return positionFrom(defined(position), [{ when: { [action.type]: action.params } }], hasCards ? 'units' : 'core');
};

const byEdition = (article: Article, edition: EditionId): By => {
  const title = article.editions.find(({ id }) => id === edition)?.title ?? edition;
  return { edition, answers: rulingsOf(article, edition), by: `By ${title}` };
};

/** The name under which a formula of one's own stands among the answers to its ruling. */
const OWN = 'formula-of-ones-own';

const otherRuling = (posed: Posed, rules: Rules): PosedRuling | undefined => {
  const { other, compare, edition, erratum } = posed;
  if (erratum !== undefined) return ruledByErratum(posed, rules, erratum);
  if (other === undefined && compare === undefined) return undefined;
  const by = compare ?? edition;
  if (other === undefined) return ruled(posed, rules, byEdition(rules.article, by));
  const article = withFormula(rules.article, other);
  const answers = rulingsWith(article, by, { [other.ruling]: other.formula === undefined ? other.answer ?? '' : OWN });
  return ruled(posed, { ...rules, article }, { edition: by, answers, by: otherTitle(rules.article, other) });
};

/** By the edition that the erratum changes, whatever the edition of the question. */
const ruledByErratum = (posed: Posed, rules: Rules, id: string): PosedRuling => {
  const erratum = rules.errata.find((one) => one.id === id);
  if (erratum === undefined) throw new Error(`There is no erratum ${id}.`);
  const article = draftedArticle(rules.article, erratum);
  const by = `With the proposed erratum: ${erratum.title}`;
  return ruled(posed, { ...rules, article }, { edition: erratum.edition, answers: rulingsOf(article, erratum.edition), by });
};

const otherTitle = ({ rulings }: Article, { ruling, answer, formula }: OtherAnswer): string => {
  if (formula !== undefined) return `With the formula ${formula} for ${ruling}`;
  const misreadings = rulings.find(({ id }) => id === ruling)?.misreadings ?? [];
  return `Misread: ${misreadings.find((wrong) => wrong.answer === answer)?.says ?? ''}`;
};

/** The article with a formula of one's own among the wrong answers to its ruling. */
const withFormula = (article: Article, { ruling, answer, formula }: OtherAnswer): Article => {
  const known = article.rulings.find(({ id }) => id === ruling);
  if (known === undefined) throw new Error(`There is no ruling ${ruling}.`);
  if (formula === undefined) {
    if (!known.misreadings.some((wrong) => wrong.answer === answer)) throw new Error(`${ruling} has no answer ${answer ?? ''}.`);
    return article;
  }
  const misreadings = [...known.misreadings, { answer: OWN, says: formula, formula }];
  return { ...article, rulings: article.rulings.map((one) => (one === known ? { ...known, misreadings } : one)) };
};

/** The position after the action, with a count where an excess is owed or play goes on; undefined if nothing is played. */
export const continuedFrom = (posed: Posed, { answer }: PosedRuling): Posed | undefined => {
  if (!isVerdict(answer) || !answer.legal) return undefined;
  const { position, owes: [debt] } = answer;
  const { player, system } = debt ?? position.active ?? {};
  const params = { player: player ?? everyPlayer(position)[0] ?? '', system: system ?? Object.keys(position.systems)[0] ?? '' };
  return { ...posed, position, action: { type: 'check', params } };
};
