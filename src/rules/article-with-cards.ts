import type { Card, CardsFile } from './cards.ts';
import type { Article, Clause, Ruling } from './types.ts';

/** The article and the cards: each card is a clause of its own, and what it does is a ruling of its own, with the card's id. */
export const articleWithCards = (article: Article, cards: CardsFile): Article => ({
  ...article,
  clauses: [...article.clauses, ...cards.cards.map(clauseOf)],
  rulings: [...article.rulings, ...cards.cards.map(rulingOf)],
  cards,
});

/** The answer of a card's ruling that makes the card do what it says. */
const AS_PRINTED = 'as-printed';

const clauseOf = ({ id, title, says, restsOn }: Card): Clause => ({ id, level: 'card', name: title, statement: says, restsOn });

const rulingOf = ({ id, title, says, misreadings }: Card): Ruling =>
  ({ id, clause: id, question: `What does ${title} change?`, official: AS_PRINTED, says, misreadings });
