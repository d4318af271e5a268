import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

// What is left out of the score, with the argument why; SURVIVORS.md is about all the rest.

/** Code of the engine of which a change makes no difference that any case could show. */
const EQUIVALENT = [
  ['position.active?.system', 'a position with a step has an active system'],
  ['active === undefined', 'a position with a step has an active system'],
  ['active !== undefined', 'a position with a step has an active system'],
  ['step === undefined', 'no step is held up, which the table of steps says too'],
  ['HELD_UP[step]?.clause', 'asked of steps that hold up alone'],
  ['own(position.players, player)?.capacity', 'every player has facts; the type of a record can not say so'],
  ['capacity?.[unit]', 'every player with ships has capacity values; the type of a record can not say so'],
  ['facts?.capacity', 'every player with ships has capacity values; the type of a record can not say so'],
  ['facts?.capacity?.[unit]', 'every player with ships has capacity values; the type of a record can not say so'],
  ['own(position.systems, system)?.planets', 'the systems are those of the position; the type of a record can not say so'],
  ['own(position.players, name) ?? {}', 'every player has facts; the type of a record can not say so'],
  ['(factionUpgrade ?? faction ?? genericUpgrade ?? generic)?.capacity', 'the catalogue has a generic card for every ship'],
  ['onPlanets === NO_UNITS', 'adding no units changes nothing; it is only slower'],
  ['loads.every(load => rulings["R1/load-limit"](load, loads))', 'the loop comes to the same; it is only slower'],
  ['lifted === loads', 'picking up the same again comes to the same; it is only slower'],
  ['action.type === "place" ? [[action.params.player, action.params.units]] : []', 'who looks the values up without need finds the stated ones; it is only slower'],
  ['(): Units => NO_UNITS', 'no units and nothing at all are added alike'],
  ['() => []', 'what is no clause is never cited'],
  ['"player" in params ? [params.player] : []', 'whoever acts is among the players of a position'],
];

/** Code about which no case may ask, since the article says nothing of it; test/engine/refusals.test.ts does. */
const UNASKED = [
  ['IfStatement', 'forbid("no-such-place"', 'the article says nothing of places that are not there'],
  ['IfStatement', 'forbid("cannot-stand-there"', 'the article says nothing of units where they can not be'],
  ['IfStatement', 'forbid("units-not-there", "R2")', 'the article says nothing of units that are not there'],
  ['IfStatement', 'stepOrder(to) <= stepOrder(position.step)', 'whether an action fits the step is not judged'],
  ['VariableDeclarator', 'hasPlaces = ', 'the article says nothing of places that are not there'],
  ['IfStatement', 'if (countOf(there, ship) === 0)', 'the article says nothing of ships that are not there'],
  ['IfStatement', 'if (!includes(left, units)) return undefined', 'the article says nothing of reinforcements that run out'],
  ['LogicalExpression', 'inCombat && "R3.3"', 'numbers are not asked for where a combat is fought'],
];

const inOneWay = (code) => code.replace(/\bas const\b|[\s'"();]/g, '');
const equivalent = new Map(EQUIVALENT.map(([code, why]) => [inOneWay(code), why]));

const whyUnasked = (type, code) => UNASKED.find(([of, part]) => of === type && code.includes(inOneWay(part)))?.[2];

const shouldIgnore = (path) => {
  const code = inOneWay(path.toString());
  return equivalent.get(code) ?? whyUnasked(path.node.type, code);
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'explained', { shouldIgnore })];
