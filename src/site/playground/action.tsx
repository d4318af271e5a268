import type { JSX } from 'preact';
import {
  type Action, ACTION_TYPES, everyPlayer, kindsIn, type Owed, own, planetsIn, type Position, SPACE, STEPS, type Unit, UNITS, type Units,
  unitsAt,
} from '../../board/index.ts';
import { spaced } from '../../report/words/board.ts';
import { CHOICE_WORDS } from '../explorer/choice-words.ts';
import { likelyAction, withCount } from './change-action.ts';
import { Choice, Stepper } from './fields.tsx';
import { MoveFields } from './move.tsx';
import { pointingInWords } from './point-at-picture.ts';

interface ActionProps {
  readonly position: Position;
  readonly action: Action;
  readonly onChange: (action: Action) => void;
}

interface ActionFieldsProps extends ActionProps {
  /** Everything that the position owes. */
  readonly owed: readonly Owed[];
}

/** The action: its type, and who does it where with which units. */
export const ActionFields = ({ position, action, owed, onChange }: ActionFieldsProps): JSX.Element => (
  <section class='action-fields' aria-labelledby='action-heading'>
    <h2 id='action-heading'>Action</h2>
    <div class='types' role='group' aria-label='Type of action'>
      {ACTION_TYPES.map((type) => (
        <button key={type} type='button' aria-pressed={action.type === type} onClick={() => onChange(likelyAction(type, position, owed))}>
          {CHOICE_WORDS[type] ?? spaced(type)}
        </button>
      ))}
    </div>
    {pointingInWords(action) !== undefined && <p class='note pointing'>{pointingInWords(action)}</p>}
    <Params position={position} action={action} onChange={onChange} />
  </section>
);

const Params = ({ position, action, onChange }: ActionProps): JSX.Element | null => {
  switch (action.type) {
    case 'advance': {
      return (
        <Choice
          label='Go on to' value={action.params.to} options={STEPS.map((step) => [step, spaced(step)] as const)}
          onChoose={(value) => onChange({ type: 'advance', params: { to: STEPS.find((step) => step === value) ?? STEPS[0] } })}
        />
      );
    }
    case 'end-combat': return <p class='note'>The space combat in the active system is over.</p>;
    case 'move': return <MoveFields position={position} move={action.params} onChange={(params) => onChange({ type: 'move', params })} />;
    case 'check':
    case 'remove':
    case 'lose':
    case 'place':
    case 'land': return <PlaceParams position={position} action={action} onChange={onChange} />;
  }
};

type Placed = Extract<Action, { readonly type: 'check' | 'remove' | 'lose' | 'place' | 'land' }>;

const PlaceParams = ({ position, action, onChange }: ActionProps & { readonly action: Placed }): JSX.Element => {
  const { player, system } = action.params;
  const place = placeIn(action);
  const planets = planetsIn(position, system);
  const places = action.type === 'land' ? planets : [SPACE, ...planets];
  return (
    <>
      <div class='choices'>
        <WhoAndWhere position={position} player={player} system={system} onChange={(part) => onChange(withPart(action, part))} />
        {(action.type === 'remove' || action.type === 'place' || action.type === 'land') && (
          <Choice
            label={action.type === 'remove' ? 'From' : 'On'} value={place}
            options={places.map((name) => [name, name === SPACE ? 'the space area' : name] as const)}
            onChoose={(name) => onChange(withPlaceIn(action, name))}
          />
        )}
      </div>
      {action.type !== 'check' && (
        <div class='stack' role='group' aria-label='Units of the action'>
          {unitsFor(position, action, place).map((unit) => (
            <Stepper
              key={unit} unit={unit} of='of the action' count={action.params.units[unit] ?? 0}
              onCount={(count) => onChange(withUnitsIn(action, withCount(action.params.units, unit, count)))}
            />
          ))}
        </div>
      )}
    </>
  );
};

interface WhoProps {
  readonly position: Position;
  readonly player: string;
  readonly system: string;
  readonly onChange: (part: { readonly player: string; readonly system: string }) => void;
}

/** Which player, in which system. */
const WhoAndWhere = ({ position, player, system, onChange }: WhoProps): JSX.Element => (
  <>
    <Choice
      label='Player' value={player} options={everyPlayer(position).map((name) => [name, name] as const)}
      onChoose={(name) => onChange({ player: name, system })}
    />
    <Choice
      label='System' value={system} options={Object.keys(position.systems).map((name) => [name, name] as const)}
      onChoose={(name) => onChange({ player, system: name })}
    />
  </>
);

const placeIn = (action: Placed): string => {
  switch (action.type) {
    case 'place': return action.params.on;
    case 'land': return action.params.planet;
    case 'remove': return action.params.from ?? SPACE;
    case 'check':
    case 'lose': return SPACE;
  }
};

/** The units that stand where the action takes them from, and those that it names; any unit can be placed. */
const unitsFor = (position: Position, action: Exclude<Placed, { readonly type: 'check' }>, place: string): readonly Unit[] => {
  if (action.type === 'place') return UNITS;
  const from = action.type === 'remove' ? place : SPACE;
  const there = kindsIn(unitsAt(own(position.systems, action.params.system), from, action.params.player));
  return UNITS.filter((unit) => there.includes(unit) || kindsIn(action.params.units).includes(unit));
};

const withPart = (action: Placed, part: { readonly player: string; readonly system: string }): Action => {
  switch (action.type) {
    case 'check': return { type: 'check', params: part };
    case 'lose': return { type: 'lose', params: { ...action.params, ...part } };
    case 'remove': return { type: 'remove', params: { ...action.params, ...part } };
    case 'place': return { type: 'place', params: { ...action.params, ...part } };
    case 'land': return { type: 'land', params: { ...action.params, ...part } };
  }
};

const withPlaceIn = (action: Extract<Placed, { readonly type: 'remove' | 'place' | 'land' }>, place: string): Action => {
  switch (action.type) {
    case 'remove': return { type: 'remove', params: { ...action.params, from: place } };
    case 'place': return { type: 'place', params: { ...action.params, on: place } };
    case 'land': return { type: 'land', params: { ...action.params, planet: place } };
  }
};

const withUnitsIn = (action: Exclude<Placed, { readonly type: 'check' }>, units: Units): Action => {
  switch (action.type) {
    case 'remove': return { type: 'remove', params: { ...action.params, units } };
    case 'lose': return { type: 'lose', params: { ...action.params, units } };
    case 'place': return { type: 'place', params: { ...action.params, units } };
    case 'land': return { type: 'land', params: { ...action.params, units } };
  }
};
