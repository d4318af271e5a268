import { describe, expect, test } from 'vitest';
import { isChoice, stacksIn, totalOf } from '../../src/board/index.ts';
import type { CaseStep } from '../../src/cases/case.ts';
import { enumerate } from '../../src/search/enumerate.ts';
import { fuzz } from '../../src/search/fuzz.ts';
import { againstEachOther, againstReference, type Probe } from '../../src/search/probe.ts';
import { Findings, type Finding } from '../../src/search/findings.ts';
import { diceFor } from '../../src/search/draw/dice.ts';
import { drawPlay } from '../../src/search/draw/play.ts';
import { MISREADERS, misreader, REFERENCE, scopeNamed, subjectBy } from '../proof/engines.ts';
import { pairsThatCanGo, partsThatCanGo } from './minimal.ts';
import { RARE_FAULTS } from './rare-faults.ts';

const searching = (probe: Probe): Findings =>
  new Findings({ probe, judge: REFERENCE, misreaders: MISREADERS });

/** The first thing that a search finds, shrunk. */
const firstFound = async (probe: Probe, seed = 1): Promise<Finding | undefined> => {
  const findings = searching(probe);
  await fuzz(REFERENCE, probe, {
    seed, runs: 20_000, onPassed: (step) => findings.passed(step),
    onDifference: async (difference, play) => {
      await findings.add(play, difference);
      return false;
    },
  });
  return findings.all()[0];
};

const KNOWS = subjectBy(REFERENCE).hello;

describe('random plays', () => {
  test('the same seed draws the same plays', () => {
    const plays = () => [0, 1, 2, 3].map((play) => drawPlay(diceFor(5, play), REFERENCE, KNOWS));
    expect(plays()).toEqual(plays());
    expect(drawPlay(diceFor(6, 0), REFERENCE, KNOWS)).not.toEqual(drawPlay(diceFor(5, 0), REFERENCE, KNOWS));
  });

  test('the reference engine differs in nothing from itself, and all actions and many reasons are met', async () => {
    const passed: CaseStep[] = [];
    const progress = await fuzz(REFERENCE, againstReference(REFERENCE, subjectBy(REFERENCE)), { seed: 1, runs: 250, onPassed: (step) => passed.push(step) });
    expect(progress).toMatchObject({ runs: 250, declined: 0, differences: 0 });
    expect(new Set(passed.map(({ action }) => action.type)).size).toBe(8);
    expect(new Set(passed.flatMap(({ expected }) => (expected.kind === 'illegal' ? [expected.reason] : [])))).toEqual(new Set([
      'over-capacity', 'not-transportable', 'units-not-there', 'excess-not-met', 'wrong-count', 'not-excess', 'nothing-owed', 'combat-goes-on', 'not-now',
    ]));
  });

  test('what an engine does not know is not asked', async () => {
    const asked: CaseStep[] = [];
    const calculator = subjectBy((position, action) => REFERENCE(position, action), { answers: ['check'], steps: [], features: ['stated-capacity'] });
    await fuzz(REFERENCE, againstReference(REFERENCE, calculator), { seed: 1, runs: 60, onPassed: (step) => asked.push(step) });
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every(({ action, position }) => action.type === 'check' && !JSON.stringify(position.systems).includes('mech'))).toBe(true);
  });
});

describe('misreadings', () => {
  // fixed, one or two of each clause; test/proof/prove-search.ts finds all of them, as processes
  const SAMPLE = [
    'R0/value=flagship-none', 'R1/cargo=small-holds-for-troops', 'R2/capacity-from=all-players', 'R3/eligible=any-unit', 'R3.1/chosen-by=half-of-each',
    'R3.2/on-planets=mechs-counted', 'R3.3/during-combat=ground-forces-only', 'R4/assignment=spread-evenly', 'N1/on-arrival=never', 'N2/after-cannons=after-combat',
    'N3/winner=after-removal', 'N4.4/some-of-each=one-kind-a-ship', 'N4.6/overload=trimmed',
  ];

  test.each(SAMPLE)('%s is found by searching, named, and shrunk until nothing can go', async (name) => {
    const probe = againstReference(REFERENCE, subjectBy(misreader(name).judge));
    const found = await firstFound(probe);
    expect(found?.likely).toContain(name);
    expect(found?.isMinimal).toBe(true);
    expect(found === undefined ? ['nothing was found'] : [...await partsThatCanGo(found.play, probe), ...await pairsThatCanGo(found.play, probe)]).toEqual([]);
  });

  test('one misreading is one finding', async () => {
    const probe = againstReference(REFERENCE, subjectBy(misreader('R3/excess=tolerated').judge));
    const findings = searching(probe);
    const progress = await fuzz(REFERENCE, probe, {
      seed: 2, runs: 60, onPassed: (step) => findings.passed(step),
      onDifference: async (difference, play) => {
        if (findings.isNew(difference)) await findings.add(play, difference);
        return true;
      },
    });
    expect(progress.differences).toBeGreaterThan(5);
    expect(findings.all().map(({ likely }) => likely)).toEqual([['R3/excess=tolerated']]);
  });
});

test('ships go with what they hold: the smallest position in which a kind has to go first is a ship with two units', async () => {
  const refusing = misreader('R3.1/chosen-by=fighters-first').judge;
  const probe = againstReference(REFERENCE, subjectBy((position, action) => (action.type === 'remove' ? refusing : REFERENCE)(position, action)));
  const choices: Finding[] = [];
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const found = await firstFound(probe, seed);
    expect(found?.isMinimal).toBe(true);
    expect(found?.attempts).toBeLessThan(2000);
    if (found?.difference.step.owed.some(isChoice)) choices.push(found);
  }
  expect(choices.length).toBeGreaterThan(2);
  for (const { play } of choices) expect(Math.max(...stacksIn(play.position).map(({ units }) => totalOf(units)))).toBe(3);
});

// what is undefined is not sent
const asSent = (play: unknown): unknown => JSON.parse(JSON.stringify(play));

describe('rare faults', () => {
  test.each(Object.keys(RARE_FAULTS))('%s', async (name) => {
    const subject = RARE_FAULTS[name]?.() ?? subjectBy(REFERENCE);
    const probe = againstReference(REFERENCE, { ...subject, window: 1 });
    const found = await firstFound(probe);
    expect(found?.isMinimal).toBe(true);
    expect(asSent(found?.play)).toMatchSnapshot();
  });
});

test.each([['crashed', 'exited with code 1'], ['hung', 'no answer within 5 s']] as const)('what makes an engine end as %s is shrunk too', async (kind, message) => {
  const probe = againstReference(REFERENCE, subjectBy((position, action) =>
    (action.type === 'move' && action.params.ships.some(({ ship }) => ship === 'war-sun') ? { kind, message } : REFERENCE(position, action))));
  const found = await firstFound(probe);
  expect([found?.difference.kind, found?.difference.lines]).toEqual([kind, [message]]);
  expect(found?.play).toEqual({
    position: { players: { red: { capacity: { 'war-sun': 6 } } }, systems: { Lodor: { space: { red: { 'war-sun': 1 } } }, Arnor: {} } },
    actions: [{ type: 'move', params: { player: 'red', to: 'Arnor', ships: [{ ship: 'war-sun', from: 'Lodor', cargo: [] }] } }],
  });
});

describe('two engines', () => {
  const other = misreader('R2/counted=no-mechs').judge;

  test('are compared with each other, neither being the reference engine', async () => {
    for (const judges of [[other, REFERENCE], [REFERENCE, other]]) {
      const [one, two] = judges.map((judge, at) => subjectBy(judge, { name: `engine ${at + 1}` }));
      if (one === undefined || two === undefined) throw new Error('two engines are compared');
      const found = await firstFound(againstEachOther(REFERENCE, [one, two]));
      expect(found?.isMinimal).toBe(true);
      expect(found?.likely).toEqual(['R2/counted=no-mechs']);
      expect(found?.difference.lines[0]).toMatch(/expected .*, got /);
      expect(found?.difference.sides?.map(({ name }) => name)).toEqual(['engine 1', 'engine 2']);
    }
  });

  test('that misread alike do not differ', async () => {
    const probe = againstEachOther(REFERENCE, [subjectBy(other), subjectBy(other)]);
    expect(await fuzz(REFERENCE, probe, { seed: 1, runs: 60 })).toMatchObject({ differences: 0 });
  });
});

describe('enumeration', () => {
  test('ends at the first difference, which has the fewest units', async () => {
    const probe = againstReference(REFERENCE, subjectBy(misreader('R2/capacity-from=one-of-each-type').judge));
    const findings = searching(probe);
    const progress = await enumerate(scopeNamed('tiny'), REFERENCE, probe, {
      onPassed: (step) => findings.passed(step),
      onDifference: async (difference) => {
        await findings.add({ position: difference.step.position, actions: [difference.step.action] }, difference);
        return false;
      },
    });
    expect(progress.differences).toBe(1);
    expect(findings.all()[0]?.difference.step.position.systems).toEqual({ Lodor: { space: { red: { dreadnought: 2 } } } });
  });

  test('walks the positions of a shard to the end of the scope', async () => {
    const probe = againstReference(REFERENCE, subjectBy(REFERENCE));
    const progress = await enumerate(scopeNamed('tiny'), REFERENCE, probe, { shard: { index: 0, of: 5 } });
    expect(progress).toEqual({ positions: 502, isComplete: true, asked: 1062, declined: 0, differences: 0 });
  });

  test('asks nothing more when the time is up', async () => {
    const probe = againstReference(REFERENCE, subjectBy(REFERENCE));
    let asked = 0;
    const progress = await enumerate(scopeNamed('tiny'), REFERENCE, probe, { onPassed: () => { asked += 1; }, isTimeUp: () => asked >= 100 });
    expect(progress).toMatchObject({ isComplete: false, differences: 0 });
    expect(progress.asked).toBe(asked);
    expect(asked).toBeLessThan(150);
  });
});
