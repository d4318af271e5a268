import { Environment } from '@marcbachmann/cel-js';
import { UNITS } from '../../board/index.ts';
import {
  firstOf, FormulaAction, FormulaCard, FormulaPickUp, FormulaShip, FormulaUnits, holds, memberOf, onlyKinds, totalUnits, withMore, without,
} from './values.ts';
import { type FormulaType, type Inputs, MEMBERS } from './vocabulary.ts';

/** The types of the language for what formulas see. */
export const CEL_TYPES: Readonly<Record<FormulaType, string>> = {
  'number': 'int',
  'number or null': 'dyn',
  'yes or no': 'bool',
  'word': 'string',
  'units': 'Units',
  'action': 'Action',
  'card': 'Card',
  'list of pick-ups': 'list<PickUp>',
  'list of ships': 'list<Ship>',
  'list of numbers': 'list<int>',
};

/** An environment in which formulas see these inputs. */
export const environmentWith = (inputs: Inputs): Environment => {
  const environment = BASE.clone();
  for (const [name, { type }] of Object.entries(inputs)) environment.registerVariable(name, CEL_TYPES[type]);
  return environment;
};

const fieldsOf = (members: Inputs): Record<string, string> =>
  Object.fromEntries(Object.entries(members).map(([name, { type }]) => [name, CEL_TYPES[type]]));

const kinds = Object.fromEntries(UNITS.map((unit) => [memberOf(unit), 'int']));

const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const printed = (...cards: readonly FormulaCard[]): bigint | null => cards.find(({ exists }) => exists)?.value ?? null;

const BASE = new Environment()
  .registerType('Units', { ctor: FormulaUnits, fields: { ...kinds, ...fieldsOf(MEMBERS.units) } })
  .registerType('Action', { ctor: FormulaAction, fields: fieldsOf(MEMBERS.action) })
  .registerType('Card', { ctor: FormulaCard, fields: fieldsOf(MEMBERS.card) })
  .registerType('PickUp', { ctor: FormulaPickUp, fields: fieldsOf(MEMBERS['pick-up']) })
  .registerType('Ship', { ctor: FormulaShip, fields: fieldsOf(MEMBERS.ship) })
  .registerOperator('Units + Units', withMore)
  .registerOperator('Units - Units', without)
  .registerFunction('min(int, int): int', smaller)
  .registerFunction('max(int, int): int', larger)
  .registerFunction('max(list<int>): int', (list: readonly bigint[]) => list.reduce(larger, 0n))
  .registerFunction('total(Units): int', totalUnits)
  .registerFunction('total(list<int>): int', (list: readonly bigint[]) => list.reduce((sum, each) => sum + each, 0n))
  .registerFunction('only(Units, list<string>): Units', onlyKinds)
  .registerFunction('first(int, Units, list<string>): Units', firstOf)
  .registerFunction('holds(Units, Units): bool', holds)
  .registerFunction('printed(Card, Card): dyn', printed)
  .registerFunction('printed(Card, Card, Card): dyn', printed)
  .registerFunction('printed(Card, Card, Card, Card): dyn', printed);
