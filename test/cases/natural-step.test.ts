import { describe, expect, test } from 'vitest';
import { STEPS } from '../../src/board/index.ts';
import { askedStep } from '../../src/cases/natural-step.ts';
import type { Case } from '../../src/cases/case.ts';
import { needsOf } from '../../src/cases/needs.ts';
import { readCases } from '../../src/cases/index.ts';
import { judge } from '../../src/engine/judge.ts';
import { official } from '../../src/engine/official.ts';
import { fileWith, readText } from './files.ts';

const GIVEN = 'systems: { Lodor: { space: { red: { carrier: 1, infantry: 1 } }, planets: { Lodor: } }, Arnor: }';

const caseOf = (lines: Parameters<typeof fileWith>[0]): Case => {
  const { cases: [only], problems } = readText(fileWith({ given: `given: { ${GIVEN} }`, ...lines }));
  if (only === undefined) throw new Error(JSON.stringify(problems));
  return only;
};

const PLACE = {
  when: 'when: { place: { player: red, system: Lodor, on: space, units: { fighter: 1 } } }',
  then: 'then: { legal: true, changes: { Lodor: { space: { red: { carrier: 1, infantry: 1, fighter: 1 } }, planets: { Lodor: } } } }',
};

describe('the natural step of a case', () => {
  test.each([
    ['place', PLACE, { step: 'production', active: { player: 'red', system: 'Lodor' } }],
    ['move', {
      when: 'when: { move: { player: red, to: Arnor, ships: [{ ship: carrier, from: Lodor, cargo: [] }] } }',
      then: 'then: { illegal: over-capacity }',
    }, { step: 'move-ships', active: { player: 'red', system: 'Arnor' } }],
    ['land', {
      when: 'when: { land: { player: red, system: Lodor, planet: Lodor, units: { infantry: 1 } } }',
      then: 'then: { illegal: units-not-there }',
    }, { step: 'invasion', active: { player: 'red', system: 'Lodor' } }],
    ['lose', {
      when: 'when: { lose: { player: red, system: Lodor, units: { carrier: 1 } } }',
      then: 'then: { illegal: units-not-there }',
    }, { step: 'space-cannon-offense', active: { player: 'red', system: 'Lodor' } }],
    ['check', { when: 'when: { check: { player: red, system: Lodor } }', then: 'then: { excess: 0 }' }, {}],
    ['remove', { when: 'when: { remove: { player: red, system: Lodor, units: { infantry: 1 } } }', then: 'then: { illegal: nothing-owed }' }, {}],
    ['advance', { when: 'when: { advance: { to: invasion } }', then: 'then: { legal: true }' }, {}],
    ['`step: none`', { ...PLACE, given: `given: { step: none, ${GIVEN} }` }, {}],
    ['a stated step', { ...PLACE, given: `given: { step: invasion, active: { player: red, system: Arnor }, ${GIVEN} }` },
      { step: 'invasion', active: { player: 'red', system: 'Arnor' } }],
  ])('%s', (_, lines, expected) => {
    const [step] = caseOf(lines).steps;
    expect({ step: step?.position.step, active: step?.position.active }).toEqual({ step: undefined, active: undefined, ...expected });
  });

  test('a check before the action belongs to the same step, and so do the positions afterwards', () => {
    const { steps } = caseOf({
      when: undefined,
      then: `steps:\n      - { when: { check: { player: red, system: Lodor } }, then: { excess: 0 } }\n      - { ${PLACE.when}, ${PLACE.then} }`,
    });
    expect(steps.map(({ position, naturalStep }) => [position.step, naturalStep])).toEqual([['production', 'production'], ['production', 'production']]);
    expect(steps[1]?.expected).toMatchObject({ kind: 'legal', position: { step: 'production' } });
  });
});

describe('an engine is asked in the natural step', () => {
  const [step] = caseOf(PLACE).steps;

  test('if it declares the step', () => {
    expect(step === undefined ? undefined : askedStep(step, { steps: ['production'] })).toBe(step);
  });

  test('otherwise without the step and without an active player, and so is its expected position', () => {
    const asked = step === undefined ? undefined : askedStep(step, { steps: ['invasion'] });
    expect([asked?.position.step, asked?.position.active]).toEqual([undefined, undefined]);
    expect(asked?.expected).toMatchObject({ kind: 'legal', position: { systems: expect.anything() } });
    expect(asked?.expected.kind === 'legal' ? Object.keys(asked.expected.position) : []).toEqual(['players', 'systems']);
  });

  test('and a step that the case reaches by itself is kept', () => {
    const second = caseOf({
      when: undefined,
      then: `steps:\n      - { ${PLACE.when}, ${PLACE.then} }\n      - { when: { advance: { to: invasion } }, then: { illegal: not-now } }`,
    }).steps[1];
    const moved = second === undefined ? undefined : askedStep({ ...second, position: { ...second.position, step: 'invasion' } }, { steps: [] });
    expect([moved?.position.step, moved?.position.active]).toEqual(['invasion', undefined]);
  });
});

test('no case of the suite needs its natural step', async () => {
  const { cases } = readCases([new URL('../../fixtures', import.meta.url).pathname]);
  for (const one of cases) {
    const [first] = one.steps;
    if (first?.naturalStep === undefined) continue;
    const needs = await needsOf(one, (position, action) => judge(official, position, action));
    const without = await needsOf({ ...one, steps: one.steps.map((step) => askedStep(step, { steps: STEPS.filter((each) => each !== first.naturalStep) })) },
      (position, action) => judge(official, position, action));
    expect([one.id, needs]).toEqual([one.id, without]);
  }
});
