/** The ids of the cards that change rulings of the article, in the order of rules/cards.yaml. */
export const CARD_IDS = [
  'space-dock', 'dimensional-tear', 'dimensional-tear-2', 'aerie-sentinel', 'fighter-2', 'hybrid-crystal-fighter-2',
] as const;

export type CardId = (typeof CARD_IDS)[number];

export const isCardId = (text: string): text is CardId => (CARD_IDS as readonly string[]).includes(text);
