import { join } from 'node:path';
import { hasShape, type Problem, readSource, shapeFaults } from '../source/index.ts';
import type { CardsFile } from './cards.ts';
import { cardsFaults } from './check/cards.ts';

export interface ReadCards {
  /** Absent if there is any problem. */
  readonly cards?: CardsFile;
  readonly problems: readonly Problem[];
}

/** Reads `cards.yaml` of a rules folder: the cards, or everything that is wrong with it. */
export const readCards = (folder: string): ReadCards => {
  const source = readSource(join(folder, 'cards.yaml'));
  const { value } = source;
  if (value === undefined) return { problems: source.problems([]) };
  if (!isCards(value)) return { problems: source.problems(shapeFaults({ file: 'cards' }, value)) };
  const problems = source.problems(cardsFaults(value));
  return problems.length > 0 ? { problems } : { cards: value, problems };
};

const isCards = (value: unknown): value is CardsFile => hasShape({ file: 'cards' }, value);
