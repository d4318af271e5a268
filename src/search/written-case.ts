import {
  type Action, type ClauseId, isShip, isUnit, kindsIn, type Named, type Owed, own, type PlayerFacts, type Position, type System, type Units,
} from '../board/index.ts';
import type { CaseStep, Expected } from '../cases/case.ts';
import { GENERIC_CAPACITY } from '../cases/generic-values.ts';
import { naturalStep } from '../cases/natural-step.ts';
import { sameData } from '../cases/same-data.ts';
import type { Profile } from '../cases/types.ts';

/** The heading of a found case. */
export interface Heading {
  readonly clause: ClauseId;
  readonly id: string;
  readonly title: string;
  readonly because: readonly ClauseId[];
  readonly profile: Profile;
  /** Lines above the case. */
  readonly comments: readonly string[];
}

/** A file with one case, as YAML that passes lint: the steps with what the reference engine answers to them. It names no schema, for it may lie anywhere. */
export const writtenCase = ({ clause, id, title, because, profile, comments }: Heading, steps: readonly CaseStep[]): string => {
  const [first] = steps;
  if (first === undefined) throw new Error('a case without a step');
  const plays = steps.map((step) => ({ when: { [step.action.type]: step.action.params }, then: outcomeOf(step) }));
  return [
    ...comments.map((line) => `# ${line}`),
    `clause: ${clause}`,
    'cases:',
    `  - id: ${id}`,
    `    title: ${scalar(title)}`,
    `    because: ${flow(because)}`,
    ...(profile === 'core' ? [] : [`    profile: ${profile}`]),
    '    given:',
    ...block(givenOf(first, steps.map(({ action }) => action)), '      '),
    ...playLines(plays),
    '',
  ].join('\n');
};

const playLines = (plays: readonly { readonly when: unknown; readonly then: unknown }[]): readonly string[] => {
  const [only] = plays;
  if (plays.length === 1 && only !== undefined) return [`    when: ${flow(only.when)}`, `    then: ${flow(only.then)}`];
  return ['    steps:', ...plays.flatMap(({ when, then }) => [`      - when: ${flow(when)}`, `        then: ${flow(then)}`])];
};

const givenOf = ({ position, owed }: CaseStep, actions: readonly Action[]): Named<unknown> => {
  // without `none`, reading the case would fill in the natural step
  const step = position.step ?? (naturalStep(actions) === undefined ? undefined : 'none');
  const players = Object.entries(position.players)
    .map(([name, facts]): [string, PlayerFacts] => [name, statedFacts(facts)])
    .filter(([name, facts]) => Object.keys(facts).length > 0 || !isMentioned(name, position));
  return {
    ...(step === undefined ? {} : { step }),
    ...(position.active === undefined ? {} : { active: position.active }),
    ...(players.length === 0 ? {} : { players: Object.fromEntries(players) }),
    systems: Object.fromEntries(Object.entries(position.systems).map(([name, system]) => [name, shownSystem(system)])),
    ...(position.reinforcements === undefined ? {} : { reinforcements: position.reinforcements }),
    ...(owed.length === 0 ? {} : { owed }),
  };
};

/** Reading the case adds whoever has units, is active or is tracked. */
const isMentioned = (name: string, { active, systems, reinforcements }: Position): boolean =>
  active?.player === name || own(reinforcements, name) !== undefined
  || Object.values(systems).some(({ space = {}, planets = {} }) => [space, ...Object.values(planets)].some((area) => own(area, name) !== undefined));

/** What reading the case would not add. */
const statedFacts = ({ capacity = {}, ...facts }: PlayerFacts): PlayerFacts => {
  const stated = Object.entries(capacity).filter(([unit, value]) => !isUnit(unit) || !isShip(unit) || GENERIC_CAPACITY[unit] !== value);
  return stated.length === 0 ? facts : { ...facts, capacity: Object.fromEntries(stated) };
};

const shownSystem = ({ space = {}, planets }: System): System => {
  const inSpace = withoutEmpty(space);
  return {
    ...(Object.keys(inSpace).length === 0 ? {} : { space: inSpace }),
    ...(planets === undefined ? {} : { planets: Object.fromEntries(Object.entries(planets).map(([name, area]) => [name, withoutEmpty(area)])) }),
  };
};

const withoutEmpty = (area: Named<Units>): Named<Units> =>
  Object.fromEntries(Object.entries(area).filter(([, units]) => kindsIn(units).length > 0));

const outcomeOf = (step: CaseStep): Named<unknown> => {
  const { expected } = step;
  switch (expected.kind) {
    case 'numbers': {
      const { kind: _, ...numbers } = expected;
      return numbers;
    }
    case 'illegal': return { illegal: expected.reason };
    case 'legal': return { legal: true, ...changesIn(step.position, expected), ...owesIn(expected.owes), ...rest(expected) };
  }
};

type ExpectedLegalOf = Extract<Expected, { readonly kind: 'legal' }>;

const changesIn = (before: Position, { position }: ExpectedLegalOf): Named<unknown> => {
  const changed = Object.entries(position.systems).filter(([name, system]) => !sameData(system, own(before.systems, name)));
  const shown = Object.fromEntries(changed.map(([name, system]) => [name, shownSystem(system)]));
  return { changes: changed.length === 0 ? 'none' : shown, ...reinforcementsIn(before, position) };
};

const reinforcementsIn = ({ reinforcements: before }: Position, { reinforcements = {} }: Position): Named<unknown> => {
  const changed = Object.entries(reinforcements).filter(([name, units]) => !sameData(units, own(before, name)));
  return changed.length === 0 ? {} : { reinforcements: Object.fromEntries(changed) };
};

const owesIn = (owes: readonly Owed[]): Named<unknown> => (owes.length === 0 ? {} : { owes });

const rest = ({ winner, as }: ExpectedLegalOf): Named<unknown> => ({ ...(winner === undefined ? {} : { winner }), ...(as === undefined ? {} : { as }) });

const block = (record: Named<unknown>, indent: string): readonly string[] => Object.entries(record).flatMap(([key, value]) => {
  if (key !== 'systems' || typeof value !== 'object' || value === null) return [`${indent}${scalar(key)}: ${flow(value)}`];
  return [`${indent}${key}:`, ...Object.entries(value).map(([name, system]) => `${indent}  ${scalar(name)}: ${flow(system)}`)];
});

/** A value on one line. */
const flow = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (typeof value === 'string') return scalar(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(([key, inner]) => `${scalar(key)}: ${flow(inner)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
};

/** Text that YAML reads as this text. */
const scalar = (text: string): string => (PLAIN.test(text) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(text) ? text : JSON.stringify(text));

const PLAIN = /^[A-Za-z][\w.-]*( [\w.()'-]+|, [\w.()'-]+)*$/;
