import type { JSX } from 'preact';
import { everyPlayer, own, type PlayerFacts, type Position, SHIPS, type Ship, type Unit, type Units, UNITS } from '../../board/index.ts';
import { singular } from '../../report/words/board.ts';
import type { Catalogue } from '../../rules/units.ts';
import { defined } from '../../text/records.ts';
import { withCount } from './change-action.ts';
import { withCards, withFacts, withoutPlayer, withReinforcements } from './change-position.ts';
import { MOST_TOKENS } from './question-shape.ts';
import { Choice, Stepper } from './fields.tsx';

/** Kinds of unit whose upgrades change rulings, although no capacity is printed on them. */
const HAVE_CARDS: readonly Unit[] = ['fighter', 'space-dock'];

interface PlayersProps {
  readonly position: Position;
  readonly catalogue: Catalogue;
  readonly onChange: (position: Position) => void;
}

/** What gives players' ships their capacity values: faction, upgrades, or values that are stated. */
export const Players = ({ position, catalogue, onChange }: PlayersProps): JSX.Element => (
  <details class='players'>
    <summary>Factions, upgrades, capacity values, fleet pools and reinforcements</summary>
    {everyPlayer(position).map((player) => (
      <PlayerFields
        key={player} player={player} position={position} onChange={onChange} catalogue={catalogue}
        facts={own(position.players, player) ?? {}}
        onFacts={(facts) => onChange(withFacts(position, player, facts))} onRemove={() => onChange(withoutPlayer(position, player))}
      />
    ))}
  </details>
);

interface PlayerProps extends Omit<PlayersProps, 'catalogue'> {
  readonly player: string;
  readonly facts: PlayerFacts;
  readonly catalogue: Catalogue;
  readonly onFacts: (facts: PlayerFacts) => void;
  readonly onRemove: () => void;
}

const PlayerFields = ({ player, facts, catalogue, onFacts, onRemove, position, onChange }: PlayerProps): JSX.Element => {
  const { faction, upgrades = [] } = facts;
  const cards = catalogue.units.filter((card) => card.upgradeOf !== undefined && (card.capacity !== null || HAVE_CARDS.includes(card.base))
    && (card.faction === undefined || card.faction === faction));
  const owned = (id: string, isOwned: boolean): readonly string[] | undefined => {
    const all = isOwned ? [...upgrades, id] : upgrades.filter((one) => one !== id);
    return all.length === 0 ? undefined : all;
  };
  return (
    <fieldset>
      <legend>{player}</legend>
      <Choice
        label={`Faction of ${player}`} value={faction ?? ''}
        options={[['', 'no faction: the usual values'], ...catalogue.factions.map(({ id, name }) => [id, name] as const)]}
        onChoose={(id) => onFacts(withCards(facts, id === '' ? {} : { faction: id }))}
      />
      <div class='upgrades'>
        {cards.map(({ id, name }) => (
          <label key={id}>
            <input
              type='checkbox' checked={upgrades.includes(id)}
              onChange={({ currentTarget }) => onFacts(withCards(facts, defined({ faction, upgrades: owned(id, currentTarget.checked) })))}
            /> {name}
          </label>
        ))}
      </div>
      <div class='values'>
        {SHIPS.filter((ship) => ship !== 'fighter').map((ship) => (
          <Value key={ship} ship={ship} player={player} facts={facts} onFacts={onFacts} />
        ))}
      </div>
      <FleetPool player={player} facts={facts} onFacts={onFacts} />
      <Reinforcements player={player} position={position} onChange={onChange} />
      <button type='button' onClick={onRemove}>Remove {player} and all units of {player}</button>
    </fieldset>
  );
};

/** How many of each kind of unit a player has in reinforcements, if that is tracked. */
const Reinforcements = ({ player, position, onChange }: Pick<PlayerProps, 'player' | 'position' | 'onChange'>): JSX.Element => {
  const units = own(position.reinforcements, player);
  const change = (next: Units | undefined): void => onChange(withReinforcements(position, player, next));
  return (
    <div class='upgrades'>
      <label>
        <input
          type='checkbox' checked={units !== undefined}
          onChange={({ currentTarget }) => change(currentTarget.checked ? {} : undefined)}
        />
        {' '}Track the reinforcements of {player}
      </label>
      {units !== undefined && UNITS.map((unit) => (
        <Stepper
          key={unit} unit={unit} of={`reinforcements of ${player}`} count={units[unit] ?? 0}
          onCount={(count) => change(withCount(units, unit, count))}
        />
      ))}
    </div>
  );
};

/** The tokens in the fleet pool, which matter with Fighter II; empty: the pool is large enough. */
const FleetPool = ({ player, facts: { fleetPool, ...facts }, onFacts }: Pick<PlayerProps, 'player' | 'facts' | 'onFacts'>): JSX.Element => (
  <label class='pool'>
    <span>tokens in the fleet pool (they matter with Fighter II)</span>
    <input
      type='number' min={0} max={MOST_TOKENS} value={fleetPool ?? ''} placeholder='enough' aria-label={`tokens in the fleet pool of ${player}`}
      onChange={({ currentTarget }) => {
        const tokens = Number.parseInt(currentTarget.value, 10);
        onFacts(tokens >= 0 ? { ...facts, fleetPool: Math.min(tokens, MOST_TOKENS) } : facts);
      }}
    />
  </label>
);

type ValueProps = Pick<PlayerProps, 'player' | 'facts' | 'onFacts'> & { readonly ship: Ship };

/** The stated value of a ship; empty: the cards give it. */
const Value = ({ ship, player, facts, onFacts }: ValueProps): JSX.Element => {
  const { [ship]: stated, ...others } = facts.capacity ?? {};
  const state = (text: string): void => {
    const value = Number.parseInt(text, 10);
    const capacity = value >= 0 ? { ...others, [ship]: Math.min(value, 99) } : others;
    onFacts(defined({ ...facts, capacity: Object.keys(capacity).length === 0 ? undefined : capacity }));
  };
  return (
    <label>
      <span>{singular(ship)}</span>
      <input
        type='number' min={0} max={99} value={stated ?? ''} placeholder={stated === null ? 'none' : 'card'}
        aria-label={`capacity of ${singular(ship)}, ${player}`} onChange={({ currentTarget }) => state(currentTarget.value)}
      />
    </label>
  );
};
