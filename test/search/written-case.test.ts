import { expect, test } from 'vitest';
import { inArticleOrder } from '../../src/board/index.ts';
import { cardsDrawn } from '../../src/search/draw/cards.ts';
import { diceFor } from '../../src/search/draw/dice.ts';
import { drawPlay } from '../../src/search/draw/play.ts';
import { writtenCase } from '../../src/search/written-case.ts';
import { questionsIn } from '../../src/search/shrink/play.ts';
import { againstReference } from '../../src/search/probe.ts';
import { readCases } from '../../src/cases/index.ts';
import { sameData } from '../../src/cases/same-data.ts';
import { folderWith } from '../cases/files.ts';
import { CATALOGUE, REFERENCE, RULEBOOK, subjectBy } from '../proof/engines.ts';

const PROBE = againstReference(REFERENCE, subjectBy(REFERENCE));
const SHOWN = 60;

test.each([
  ['core', undefined], ['units', cardsDrawn(RULEBOOK.catalogue)],
] as const)('a random play of profile %s is written as a case that passes lint, and is read as it was', (profile, drawFacts) => {
  for (let play = 0; play < SHOWN; play += 1) {
    const steps = questionsIn(PROBE, REFERENCE, drawPlay(diceFor(9, play), REFERENCE, PROBE.knows, drawFacts)) ?? [];
    if (steps.length === 0) continue;
    const because = inArticleOrder(steps.flatMap(({ position, action }) => REFERENCE(position, action).because));
    const text = writtenCase({ clause: 'R3', id: 'R3-99', title: 'a search has met this', because, profile, comments: ['one', 'two: 3'] }, steps);
    const { cases, problems } = readCases([folderWith({ 'R3-x.yaml': text })], CATALOGUE);
    expect({ play, problems }).toEqual({ play, problems: [] });
    const read = cases[0]?.steps.map(({ position: { systems, step, active, reinforcements }, action, expected }) =>
      ({ systems, step, active, reinforcements, action, expected: expected.kind === 'legal' ? { ...expected, position: expected.position.systems } : expected }));
    const written = steps.map(({ position: { systems, step, active, reinforcements }, action, expected }) =>
      ({ systems, step, active, reinforcements, action, expected: expected.kind === 'legal' ? { ...expected, position: expected.position.systems } : expected }));
    expect({ play, same: sameData(read, written) }).toEqual({ play, same: true });
  }
});

test('an object that stands twice in a question is written twice: case files have no anchors', () => {
  const units = { fighter: 1 };
  const step = PROBE.question(
    { players: { red: { capacity: { carrier: 4 } } }, systems: { Lodor: { space: { red: { carrier: 2, fighter: 2 } } }, Arnor: {} } },
    { type: 'move', params: { player: 'red', to: 'Arnor', ships: ['Lodor', 'Lodor'].map((from) => ({ ship: 'carrier', from, cargo: [{ from: 'space', units }] })) } },
  );
  const text = writtenCase({ clause: 'R3', id: 'R3-99', title: 'two carriers take a fighter each', because: ['R1'], profile: 'core', comments: [] }, [step]);
  expect(readCases([folderWith({ 'R3-x.yaml': text })], CATALOGUE)).toMatchObject({ problems: [], cases: [{ id: 'R3-99' }] });
});

test('a case reads like those in fixtures', () => {
  const [position, action] = [
    { players: { red: { capacity: { carrier: 6, fighter: null } }, blue: {} }, systems: { Lodor: { space: { red: { carrier: 1, fighter: 7 } } }, Arnor: {} } },
    { type: 'check', params: { player: 'red', system: 'Lodor' } },
  ] as const;
  expect(writtenCase({ clause: 'R3', id: 'R3-99', title: 'seven on six', because: ['R2', 'R3'], profile: 'core', comments: [] }, [PROBE.question(position, action)])).toBe(`\
clause: R3
cases:
  - id: R3-99
    title: seven on six
    because: [ R2, R3 ]
    given:
      players: { red: { capacity: { carrier: 6 } }, blue: {} }
      systems:
        Lodor: { space: { red: { carrier: 1, fighter: 7 } } }
        Arnor: {}
      owed: [ { player: red, system: Lodor, count: 1, from: { fighter: 7 } } ]
    when: { check: { player: red, system: Lodor } }
    then: { capacity: 6, counted: 7, excess: 1 }
`);
});
