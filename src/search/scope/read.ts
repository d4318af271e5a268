import { join } from 'node:path';
import { playerFactsFaults } from '../../rules/player-facts.ts';
import { type Fault, hasShape, type Problem, readSource, shapeFaults } from '../../source/index.ts';
import type { Catalogue } from '../../rules/units.ts';
import { hasCards, type ReadCards } from '../card-values.ts';
import { sizeFaults } from './size.ts';
import type { Scope, ScopePart } from './types.ts';

/** The scopes that the suite publishes, smallest first. */
export const SCOPE_NAMES = ['tiny', 'example', 'small', 'standard'] as const;

/** Reads a scope file: the scope, or every problem in the file. `catalogue` is read if players have cards, to check them. */
export const readScope = (path: string, catalogue?: () => Catalogue): Scope | readonly Problem[] => {
  const source = readSource(path);
  const { value } = source;
  if (value === undefined) return source.problems([]);
  if (!isScope(value)) return source.problems(shapeFaults({ file: 'scope' }, value));
  const faults = [...cardFaults(value, catalogue), ...sizeFaults(value)];
  return faults.length === 0 ? value : source.problems(faults);
};

export const isRead = (read: Scope | readonly Problem[]): read is Scope => 'parts' in read;

/** The file of a scope of that name in a rules folder. */
export const scopeFile = (folder: string, name: string): string => join(folder, 'scopes', `${name}.yaml`);

/** The scope with the values of its players' cards stated, as it is walked. */
export const withCardsRead = ({ parts, ...scope }: Scope, readCards: ReadCards): Scope =>
  ({ ...scope, parts: parts.map((part) => (part.facts === undefined ? part : { ...part, facts: readAll(part.facts, readCards) })) });

const readAll = (facts: NonNullable<ScopePart['facts']>, readCards: ReadCards): NonNullable<ScopePart['facts']> =>
  Object.fromEntries(Object.entries(facts).map(([player, each]) => [player, hasCards(each) ? readCards(each) : each]));

const cardFaults = ({ parts }: Scope, catalogue: (() => Catalogue) | undefined): readonly Fault[] =>
  parts.flatMap(({ facts = {} }, at) => Object.entries(facts).flatMap(([player, each]) =>
    (hasCards(each) && catalogue !== undefined ? playerFactsFaults(each, catalogue(), ['parts', at, 'facts', player]) : [])));

const isScope = (value: unknown): value is Scope => hasShape({ file: 'scope' }, value);
