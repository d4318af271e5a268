import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Action, countOf, type PlayerFacts, type Position, stacksIn, type System } from '../../src/board/index.ts';
import { readCases } from '../../src/cases/index.ts';
import { run } from '../../src/runner/run.ts';
import { bringsCardsIn, involvesCards } from '../../src/search/cards-on-board.ts';
import { cardsDrawn } from '../../src/search/draw/cards.ts';
import { enumerate } from '../../src/search/enumerate.ts';
import { fuzz } from '../../src/search/fuzz.ts';
import { againstReference } from '../../src/search/probe.ts';
import { fromCommand } from '../../src/subjects/from-command.ts';
import type { Subject } from '../../src/subjects/subject.ts';
import { ran } from '../cli/terminal.ts';
import { ARTICLE, CATALOGUE, REFERENCE, RULEBOOK, scopeNamed } from '../proof/engines.ts';
import { OPEN } from '../subjects/zoo.ts';

const positionWith = (Lodor: System, facts: PlayerFacts = {}): Position => ({ players: { red: facts, blue: {} }, systems: { Lodor, Arnor: {} } });

describe('a card on the board may change the answer', () => {
  test.each<[string, Position]>([
    ['a space dock beside own fighters', positionWith({ space: { red: { fighter: 1 } }, planets: { Lodor: { red: { 'space-dock': 1 } } } })],
    ['a structure in a space area', positionWith({ space: { red: { carrier: 1, pds: 1 } } })],
    ['an Argent mech in space', positionWith({ space: { red: { mech: 1 } } }, { faction: 'argent' })],
    ['a Naaz-Rokha mech in space', positionWith({ space: { red: { mech: 1 } } }, { faction: 'naaz' })],
    ['fighters with an upgrade', positionWith({ space: { red: { fighter: 1 } } }, { upgrades: ['fighter-2'] })],
    ['a Floating Factory', positionWith({ planets: { Lodor: { red: { 'space-dock': 1 } } } }, { faction: 'saar' })],
  ])('%s', (_, position) => {
    expect(involvesCards(position)).toBe(true);
  });

  test.each<[string, Position]>([
    ["a space dock beside another player's fighters", positionWith({ space: { blue: { fighter: 1 } }, planets: { Lodor: { red: { 'space-dock': 1 } } } })],
    ['a space dock beside infantry', positionWith({ space: { red: { infantry: 1 } }, planets: { Lodor: { red: { 'space-dock': 1 } } } })],
    ['an Argent mech on a planet', positionWith({ planets: { Lodor: { red: { mech: 1 } } } }, { faction: 'argent' })],
    ['mechs of another faction', positionWith({ space: { red: { mech: 1 } } }, { faction: 'sol' })],
  ])('not: %s', (_, position) => {
    expect(involvesCards(position)).toBe(false);
  });

  const docked = positionWith({ planets: { Lodor: { red: { 'space-dock': 1, infantry: 1 } } } });
  const flying = positionWith({ space: { red: { carrier: 1, fighter: 1 } }, planets: { Lodor: {} } });
  const arriving = (unit: 'fighter' | 'infantry'): Action =>
    ({ type: 'move', params: { player: 'red', to: 'Lodor', ships: [{ ship: 'carrier', from: 'Arnor', cargo: [{ from: 'space', units: { [unit]: 1 } }] }] } });
  test.each<[string, Position, Action, boolean]>([
    ['fighters placed above a dock', docked, { type: 'place', params: { player: 'red', system: 'Lodor', on: 'space', units: { fighter: 1 } } }, true],
    ['infantry placed above a dock', docked, { type: 'place', params: { player: 'red', system: 'Lodor', on: 'space', units: { infantry: 1 } } }, false],
    ['a dock placed under fighters', flying, { type: 'place', params: { player: 'red', system: 'Lodor', on: 'Lodor', units: { 'space-dock': 1 } } }, true],
    ['fighters moved to a dock', docked, arriving('fighter'), true],
    ['infantry moved to a dock', docked, arriving('infantry'), false],
    ['a loss beside a dock', docked, { type: 'lose', params: { player: 'red', system: 'Lodor', units: { infantry: 1 } } }, false],
  ])('%s', (_, position, action, expected) => {
    expect(bringsCardsIn(position, action)).toBe(expected);
  });
});

const { cases } = readCases(['fixtures'], CATALOGUE);

test('no case of the article has a space dock beside fighters of its owner', () => {
  const exempt = cases.filter(({ profile }) => profile !== 'cards').flatMap(({ id, steps }) => steps.flatMap(({ position, expected }) =>
    [position, ...(expected.kind === 'legal' ? [expected.position] : [])].filter(hasDockBesideFighters).map(() => id)));
  expect(exempt).toEqual([]);
});

const hasDockBesideFighters = (position: Position): boolean => {
  const stacks = stacksIn(position);
  return stacks.some((one) => countOf(one.units, 'space-dock') > 0
    && stacks.some((other) => other.system === one.system && other.player === one.player && other.place === 'space' && countOf(other.units, 'fighter') > 0));
};

const python = ['python3', 'python'].find((name) => spawnSync(name, ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0);

describe.runIf(python !== undefined)('an engine that plays the cards too passes everything', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-suite-cards-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const withCards = async (asked: (subject: Subject) => Promise<void>): Promise<void> => {
    const catalogue = join(folder, 'units.json');
    writeFileSync(catalogue, (await ran(['units', '--json'])).out);
    const subject = await fromCommand(`${python} test/engines/with_cards.py '${catalogue}'`, { article: ARTICLE }).open(OPEN);
    if ('kind' in subject) throw new Error(subject.message);
    await asked(subject);
    await subject.close();
  };

  test('all cases about the article and about units', () => withCards(async (subject) => {
    const current = cases.filter(({ profile, editions }) => profile !== 'cards' && (editions ?? ['current']).includes('current'));
    const report = await run(current, subject, { clauses: ARTICLE.clauses });
    expect(report.cases.filter(({ outcome }) => outcome !== 'pass').map(({ id }) => id)).toEqual([]);
  }));

  test('the scope `tiny`, and random questions of both profiles', () => withCards(async (subject) => {
    const probe = againstReference(REFERENCE, subject);
    expect(await enumerate(scopeNamed('tiny'), REFERENCE, probe)).toMatchObject({ isComplete: true, declined: 0, differences: 0 });
    expect(await fuzz(REFERENCE, probe, { seed: 3, runs: 400 })).toMatchObject({ declined: 0, differences: 0 });
    expect(await fuzz(REFERENCE, probe, { seed: 3, runs: 400, drawFacts: cardsDrawn(RULEBOOK.catalogue) })).toMatchObject({ declined: 0, differences: 0 });
  }));
});
