import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Unit } from '../../board/index.ts';
import { symbolId } from '../../report/html/picture/symbols.ts';
import { singular } from '../../report/words/board.ts';

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly onChoose: (value: string) => void;
}

/** A labelled list to choose from; a value that is not in it is shown too. */
export const Choice = ({ label, value, options, onChoose }: ChoiceProps): JSX.Element => {
  const all = options.some(([option]) => option === value) ? options : [[value, value === '' ? '-' : value] as const, ...options];
  return (
    <label class='choice'>
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {all.map(([option, words]) => <option key={option} value={option}>{words}</option>)}
      </select>
    </label>
  );
};

interface StepperProps {
  readonly unit: Unit;
  /** Whose, and where: part of its name. */
  readonly of: string;
  readonly count: number;
  readonly onCount: (count: number) => void;
}

const MOST = 999;

/** How many of a unit, by buttons or by a number. */
export const Stepper = ({ unit, of, count, onCount }: StepperProps): JSX.Element => {
  const name = `${singular(unit)}, ${of}`;
  const choose = (value: number): void => onCount(Math.max(0, Math.min(MOST, Math.floor(value) || 0)));
  return (
    <span class='stepper' role='group' aria-label={name}>
      <UnitSign unit={unit} /> <span class='unit-word'>{singular(unit)}</span>
      <button type='button' aria-label={`one less: ${name}`} disabled={count === 0} onClick={() => choose(count - 1)}>−</button>
      <input
        type='number' min={0} max={MOST} value={count} aria-label={`how many: ${name}`}
        onChange={({ currentTarget }) => choose(currentTarget.valueAsNumber)}
      />
      <button type='button' aria-label={`one more: ${name}`} onClick={() => choose(count + 1)}>+</button>
    </span>
  );
};

/** A unit's shape. */
export const UnitSign = ({ unit }: { readonly unit: Unit }): JSX.Element => (
  <svg class='unit-sign' viewBox='0 0 32 32' width='20' height='20' aria-hidden='true'><use href={`#${symbolId(unit)}`} /></svg>
);

interface NewNameProps {
  readonly label: string;
  readonly onName: (name: string) => void;
}

/** A name to type, and a button that adds what it names. */
export const NewName = ({ label, onName }: NewNameProps): JSX.Element => {
  const [name, setName] = useState('');
  const add = (event: Event): void => {
    event.preventDefault();
    if (name.trim() !== '') onName(name.trim());
    setName('');
  };
  return (
    <form class='new-name' onSubmit={add}>
      <input
        aria-label={label} placeholder={label} maxLength={100} value={name}
        onInput={({ currentTarget }) => setName(currentTarget.value)}
      />
      <button type='submit' aria-label={`Add: ${label}`}>Add</button>
    </form>
  );
};
