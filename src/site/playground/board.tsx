import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import {
  type Active, everyPlayer, isGroundForce, isShip, isStructure, kindsIn, own, planetsIn, playersInSpace, type Position, SPACE, STEPS, type Unit, UNITS,
  unitsAt,
} from '../../board/index.ts';
import { singular, spaced } from '../../report/words/board.ts';
import { inStep, withFacts, withOneMore, withoutPlanet, withoutSystem, withPlanet, withSystem, withUnitCount } from './change-position.ts';
import { Choice, NewName, Stepper, UnitSign } from './fields.tsx';

interface BoardProps {
  readonly position: Position;
  /** The active player and system to begin a step with: those of the action. */
  readonly likelyActive: Active;
  readonly onChange: (position: Position) => void;
}

/** The position: step, active player and system, and the units at every place. */
export const Board = ({ position, likelyActive, onChange }: BoardProps): JSX.Element => {
  const players = everyPlayer(position);
  const [chosen, setChosen] = useState(players[0] ?? '');
  const player = players.includes(chosen) ? chosen : players[0] ?? '';
  return (
    <section class='board' aria-labelledby='board-heading'>
      <h2 id='board-heading'>Position</h2>
      <Moment position={position} likelyActive={likelyActive} onChange={onChange} />
      <fieldset class='adding'>
        <legend>Add units of</legend>
        {players.map((name) => (
          <label key={name}><input type='radio' name='adding' checked={name === player} onChange={() => setChosen(name)} /> {name}</label>
        ))}
        <NewName
          label='New player'
          onName={(name) => { onChange(withFacts(position, name, own(position.players, name) ?? {})); setChosen(name); }}
        />
      </fieldset>
      {Object.keys(position.systems).map((system) => (
        <SystemFields key={system} system={system} player={player} position={position} onChange={onChange} />
      ))}
      <NewName label='New system' onName={(name) => onChange(withSystem(position, name))} />
    </section>
  );
};

/** When it is; a step comes with an active player and system, without which the rulings can't tell whether anybody has arrived or fights. */
const Moment = ({ position, likelyActive, onChange }: BoardProps): JSX.Element => {
  const { step, active } = position;
  const choose = (part: Partial<Active>): void => onChange({ ...position, active: { ...active ?? likelyActive, ...part } });
  return (
    <div class='choices'>
      <Choice
        label='Step of the tactical action' value={step ?? ''} options={[['', 'none'], ...STEPS.map((one) => [one, spaced(one)] as const)]}
        onChoose={(value) => onChange(inStep(position, STEPS.find((one) => one === value), likelyActive))}
      />
      {(step ?? active) !== undefined && (
        <>
          <Choice
            label='Active system' value={active?.system ?? ''} options={Object.keys(position.systems).map((name) => [name, name] as const)}
            onChoose={(system) => choose({ system })}
          />
          <Choice
            label='Active player' value={active?.player ?? ''} options={everyPlayer(position).map((name) => [name, name] as const)}
            onChoose={(player) => choose({ player })}
          />
        </>
      )}
      {step !== undefined && active === undefined && <p class='fault' role='alert'>This step has no active system: choose one.</p>}
    </div>
  );
};

interface SystemProps extends Omit<BoardProps, 'likelyActive'> {
  readonly system: string;
  /** To whom units are added. */
  readonly player: string;
}

const SystemFields = ({ system, player, position, onChange }: SystemProps): JSX.Element => (
  <section class='place-of' aria-label={`System ${system}`}>
    <h3>{system} <Remove what={`system ${system}`} onRemove={() => onChange(withoutSystem(position, system))} /></h3>
    <PlaceFields system={system} place={SPACE} player={player} position={position} onChange={onChange} />
    {planetsIn(position, system).map((planet) => (
      <div key={planet} class='planet-fields'>
        <h4>Planet {planet} <Remove what={`planet ${planet}`} onRemove={() => onChange(withoutPlanet(position, system, planet))} /></h4>
        <PlaceFields system={system} place={planet} player={player} position={position} onChange={onChange} />
      </div>
    ))}
    <NewName label={`New planet in ${system}`} onName={(planet) => onChange(withPlanet(position, system, planet))} />
  </section>
);

const Remove = ({ what, onRemove }: { readonly what: string; readonly onRemove: () => void }): JSX.Element =>
  <button type='button' class='remove' aria-label={`Remove ${what}`} onClick={onRemove}>×</button>;

const PlaceFields = ({ system, place, player, position, onChange }: SystemProps & { readonly place: string }): JSX.Element => {
  const here = own(position.systems, system);
  const where = place === SPACE ? `in space at ${system}` : `on ${place}`;
  const players = place === SPACE ? playersInSpace(position, system) : Object.keys(own(here?.planets, place) ?? {});
  return (
    <div class='place'>
      {players.map((owner) => (
        <div key={owner} class='stack'>
          <b>{owner}</b>
          {UNITS.filter((unit) => kindsIn(unitsAt(here, place, owner)).includes(unit)).map((unit) => (
            <Stepper
              key={unit} unit={unit} of={`${owner} ${where}`} count={unitsAt(here, place, owner)[unit] ?? 0}
              onCount={(count) => onChange(withUnitCount(position, { system, place, player: owner }, unit, count))}
            />
          ))}
        </div>
      ))}
      {player !== '' && (
        <div class='palette' role='group' aria-label={`Add units of ${player} ${where}`}>
          {UNITS.filter((unit) => mayStand(unit, place)).map((unit) => (
            <button
              key={unit} type='button' aria-label={`Add ${singular(unit)} of ${player} ${where}`}
              onClick={() => onChange(withOneMore(position, { system, place, player }, unit))}
            ><UnitSign unit={unit} /> {singular(unit)}</button>
          ))}
        </div>
      )}
    </div>
  );
};

/** What is offered at a place: the engine judges whatever stands there. */
const mayStand = (unit: Unit, place: string): boolean =>
  isGroundForce(unit) || (place === SPACE ? isShip(unit) : isStructure(unit));
