import type { JSX } from 'preact';
import {
  CAPACITY_COUNTED, everyPlayer, kindsIn, type MoveParams, own, type Position, type ShipMove, SPACE, unitsAt,
} from '../../board/index.ts';
import { singular } from '../../report/words/board.ts';
import { movedTo, pickedUp, pickUpPlaces, shipsOf, withPickUp } from './change-action.ts';
import { Choice, Stepper, UnitSign } from './fields.tsx';

interface MoveProps {
  readonly position: Position;
  readonly move: MoveParams;
  readonly onChange: (move: MoveParams) => void;
}

/** Which ships move, and what each picks up where. */
export const MoveFields = ({ position, move, onChange }: MoveProps): JSX.Element => (
  <>
    <div class='choices'>
      <Choice
        label='Player' value={move.player} options={everyPlayer(position).map((name) => [name, name] as const)}
        onChoose={(player) => {
          const [first] = shipsOf(position, player);
          onChange({ ...move, player, ships: first === undefined ? move.ships : [{ ...first, cargo: [] }] });
        }}
      />
      <Choice
        label='To' value={move.to} options={Object.keys(position.systems).map((name) => [name, name] as const)}
        onChoose={(to) => onChange(movedTo(move, to, position))}
      />
    </div>
    {move.ships.map((ship, at) => <ShipFields key={at} ship={ship} at={at} position={position} move={move} onChange={onChange} />)}
    <div class='palette' role='group' aria-label='Ships that could move too'>
      {shipsOf(position, move.player).filter(({ from }) => from !== move.to).map(({ ship, from }) => (
        <button
          key={`${ship} ${from}`} type='button'
          onClick={() => onChange({ ...move, ships: [...move.ships, { ship, from, cargo: [] }] })}
        >+ <UnitSign unit={ship} /> {singular(ship)} from {from}</button>
      ))}
    </div>
    {shipsOf(position, move.player).every(({ from }) => from === move.to) && (
      <p class='note'>{move.player} has no ship outside {move.to}: add one in another system, or choose another system.</p>
    )}
  </>
);

interface ShipFieldsProps extends MoveProps {
  readonly ship: ShipMove;
  readonly at: number;
}

const ShipFields = ({ ship: { ship, from }, at, position, move, onChange }: ShipFieldsProps): JSX.Element => {
  const name = `${singular(ship)} from ${from}${move.ships.length > 1 ? `, ship ${at + 1}` : ''}`;
  return (
    <fieldset>
      <legend><UnitSign unit={ship} /> {name} picks up</legend>
      {pickUpPlaces(position, move.player).map((where) => {
        const there = kindsIn(unitsAt(own(position.systems, where.system), where.place, move.player));
        const place = where.place === SPACE ? `space at ${where.system}` : `planet ${where.place}`;
        const taken = pickedUp(move, at, where);
        return (
          <div key={`${where.system} ${where.place}`} class='stack'>
            <b>from {place}</b>
            {CAPACITY_COUNTED.filter((unit) => there.includes(unit)).map((unit) => (
              <Stepper
                key={unit} unit={unit} of={`from ${place} by the ${name}`} count={taken[unit] ?? 0}
                onCount={(count) => onChange(withPickUp(move, at, where, [unit, count]))}
              />
            ))}
          </div>
        );
      })}
      {move.ships.length > 1 && (
        <button type='button' onClick={() => onChange({ ...move, ships: move.ships.toSpliced(at, 1) })}>Leave out the {name}</button>
      )}
    </fieldset>
  );
};
