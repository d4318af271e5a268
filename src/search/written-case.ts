import { Document } from 'yaml';
import {
  type Action, type ClauseId, isCardId, isShip, isUnit, kindsIn, type Named, own, type PlayerFacts, type Position, type System, systemOf, type Units,
} from '../board/index.ts';
import type { CaseStep, ExpectedLegal } from '../cases/case.ts';
import { GENERIC_CAPACITY } from '../cases/generic-values.ts';
import { naturalStep } from '../cases/natural-step.ts';
import { sameData } from '../cases/same-data.ts';
import type { Profile } from '../cases/types.ts';
import { defined } from '../text/records.ts';

/** What a case says besides its questions. */
export interface Heading {
  readonly clause: ClauseId;
  readonly id: string;
  readonly title: string;
  readonly because: readonly ClauseId[];
  readonly profile: Profile;
  /** Lines above the case. */
  readonly comments: readonly string[];
}

/**
 * A file with one case, as YAML that passes lint: the steps, with the reference engine's answers as expected outcomes. It names no schema,
 * because it may be saved anywhere.
 */
export const writtenCase = ({ clause, id, title, because, profile, comments }: Heading, steps: readonly CaseStep[]): string => {
  const [first, ...others] = steps;
  if (first === undefined) throw new Error('a case without a step');
  const plays = steps.map((step) => ({ when: inFlow({ [step.action.type]: step.action.params }), then: inFlow(outcomeOf(step)) }));
  const [play] = plays;
  const one = defined({
    id, title, because: inFlow(because),
    profile: profile === (isCardId(clause) ? 'cards' : 'core') ? undefined : profile,
    given: givenOf(first, steps.map(({ action }) => action), profile),
    ...(others.length === 0 ? play : { steps: plays }),
  });
  return `${comments.map((line) => `# ${line}\n`).join('')}${yamlText({ [isCardId(clause) ? 'card' : 'clause']: clause, cases: [one] })}`;
};

/** A file with one question, as YAML that `explain` reads; debts are left out, because it computes them. */
export const writtenQuestion = (position: Position, action: Action): string => {
  const given = givenOf({ position, owed: [] }, [action], hasCards(position) ? 'units' : 'core');
  return yamlText({ given, when: inFlow({ [action.type]: action.params }) });
};

/** Whether cards may give other values than the generic ones, so that no stated value can be left out. */
const hasCards = ({ players }: Position): boolean =>
  Object.values(players).some(({ faction, upgrades, cards }) => (faction ?? upgrades ?? cards) !== undefined);

/** Case files may have no anchors, and name nothing that is undefined. */
const WRITTEN = { keepUndefined: false, aliasDuplicateObjects: false };

/** The value on one line. */
const inFlow = (value: unknown): unknown =>
  new Document().createNode(value, { flow: true, ...WRITTEN });

/** No line is folded; what YAML 1.1 reads as something other than text is quoted too. */
const yamlText = (value: unknown): string =>
  new Document(value, { compat: 'yaml-1.1', ...WRITTEN }).toString({ lineWidth: 0 });

const givenOf = ({ position, owed }: Pick<CaseStep, 'position' | 'owed'>, actions: readonly Action[], profile: Profile): Named<unknown> => {
  // without `none`, reading the case would fill in the natural step
  const step = position.step ?? (naturalStep(actions) === undefined ? undefined : 'none');
  const players = Object.entries(position.players)
    .map(([name, facts]): [string, PlayerFacts] => [name, profile === 'units' ? facts : statedFacts(facts)])
    .filter(([name, facts]) => Object.keys(facts).length > 0 || !isMentioned(name, position));
  const systems = Object.entries(position.systems).map(([name, system]): [string, unknown] => [name, inFlow(systemShown(system))]);
  return defined({
    step,
    active: position.active === undefined ? undefined : inFlow(position.active),
    players: players.length === 0 ? undefined : inFlow(Object.fromEntries(players)),
    systems: Object.fromEntries(systems),
    reinforcements: position.reinforcements === undefined ? undefined : inFlow(position.reinforcements),
    owed: owed.length === 0 ? undefined : inFlow(owed),
  });
};

/** Reading the case adds every player who has units, is active or has tracked reinforcements. */
const isMentioned = (name: string, { active, systems, reinforcements }: Position): boolean =>
  active?.player === name || own(reinforcements, name) !== undefined
  || Object.values(systems).some(({ space = {}, planets = {} }) =>
    [space, ...Object.values(planets)].some((area) => own(area, name) !== undefined));

/** The facts without the capacity values that most cards print: reading a case adds them by itself. */
export const statedFacts = ({ capacity = {}, ...facts }: PlayerFacts): PlayerFacts => {
  const stated = Object.entries(capacity).filter(([unit, value]) => !isUnit(unit) || !isShip(unit) || GENERIC_CAPACITY[unit] !== value);
  return stated.length === 0 ? facts : { ...facts, capacity: Object.fromEntries(stated) };
};

const systemShown = ({ space = {}, planets }: System): System => {
  const inSpace = withoutEmpty(space);
  const areas = planets === undefined ? undefined : Object.entries(planets).map(([name, area]) => [name, withoutEmpty(area)] as const);
  return systemOf(Object.keys(inSpace).length === 0 ? undefined : inSpace, areas === undefined ? undefined : Object.fromEntries(areas));
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
    case 'legal': return legalOutcome(step.position, expected);
  }
};

const legalOutcome = (before: Position, { position, owes, winner, as }: ExpectedLegal): Named<unknown> => {
  const systems = Object.entries(position.systems).filter(([name, system]) => !sameData(system, own(before.systems, name)));
  const tracked = Object.entries(position.reinforcements ?? {})
    .filter(([name, units]) => !sameData(units, own(before.reinforcements, name)));
  return defined({
    legal: true,
    changes: systems.length === 0 ? 'none' : Object.fromEntries(systems.map(([name, system]) => [name, systemShown(system)])),
    reinforcements: tracked.length === 0 ? undefined : Object.fromEntries(tracked),
    owes: owes.length === 0 ? undefined : owes,
    winner, as,
  });
};
