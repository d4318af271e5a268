import { type CardId, own } from '../../board/index.ts';
import type { Card, CardRuling } from '../../rules/cards.ts';
import type { CardsHeldBy, HeldCard } from '../../rules/held-cards.ts';
import type { Area, Policies } from '../policies.ts';

/** The policies with some of the cards, each applied to its holders alone. */
export type PoliciesWith = (before: Policies, inPlay: readonly CardId[]) => Policies;

type ApplyCard = (before: Policies, card: Card) => Policies;

/** Makes policies with cards, once for each set of cards; `change` applies what one card changes. */
export const policiesOfHolders = (heldBy: CardsHeldBy, change: ApplyCard): PoliciesWith => {
  const known = new WeakMap<Policies, Map<string, Policies>>();
  return (before, inPlay) => {
    const tables = known.get(before) ?? new Map<string, Policies>();
    const table = tables.get(inPlay.join()) ?? byHolder(before, tableOfHolder(before, inPlay, heldBy, change));
    known.set(before, tables.set(inPlay.join(), table));
    return table;
  };
};

type Owner = Pick<Area, 'position' | 'player'>;

/** The policies for one player, with all of that player's cards. */
type TableOf = (owner: Owner) => Policies;

const tableOfHolder = (before: Policies, inPlay: readonly CardId[], heldBy: CardsHeldBy, change: ApplyCard): TableOf => {
  const known = new WeakMap<readonly HeldCard[], Policies>();
  return ({ position, player }) => {
    const held = heldBy(own(position.players, player));
    const table = known.get(held) ?? held.map(({ card }) => card).filter(({ id }) => inPlay.includes(id)).reduce(change, before);
    known.set(held, table);
    return table;
  };
};

/** The rulings that cards change are each answered by the table of the player in question. */
const byHolder = (before: Policies, tableOf: TableOf): Policies => {
  const answers: Pick<Policies, CardRuling> = {
    'R1/load-limit': (load, convoy) => tableOf(load)['R1/load-limit'](load, convoy),
    'R2/capacity-from': (asked) => tableOf(asked)['R2/capacity-from'](asked),
    'R2/counted': (units, capacity, asked) => tableOf(asked)['R2/counted'](units, capacity, asked),
    'R2/left-out': (units, asked) => tableOf(asked)['R2/left-out'](units, asked),
    'R3.1/chosen-by': (units, count, asked) => tableOf(asked)['R3.1/chosen-by'](units, count, asked),
    'R3.1/at-least': (units, count, asked) => tableOf(asked)['R3.1/at-least'](units, count, asked),
  };
  return { ...before, ...answers };
};
