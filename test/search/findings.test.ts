import { describe, expect, test } from 'vitest';
import { type Action, type Answer, isVerdict, type Judge, type Position } from '../../src/board/index.ts';
import { acceptedAnswers } from '../../src/cases/accepted-answers.ts';
import { judge, policiesFor } from '../../src/engine/index.ts';
import { judgeMisreading } from '../../src/search/edition-judges.ts';
import { fuzz } from '../../src/search/fuzz.ts';
import { againstReference, stepOf } from '../../src/search/probe.ts';
import { type Finding, Findings } from '../../src/search/findings.ts';
import type { Reply, Subject } from '../../src/subjects/subject.ts';
import { MISREADERS, misreader, REFERENCE, RULEBOOK, subjectBy } from '../proof/engines.ts';

/** The first fault that random plays meet. */
const firstFound = async (subject: Subject, seed = 1): Promise<Finding | undefined> => {
  const probe = againstReference(REFERENCE, subject);
  const findings = new Findings({ probe, judge: REFERENCE, misreaders: MISREADERS });
  await fuzz(REFERENCE, probe, {
    seed, runs: 20_000, onPassed: (step) => findings.passed(step),
    onDifference: async (difference, play) => {
      await findings.add(play, difference);
      return false;
    },
  });
  return findings.all()[0];
};

const said = (result: unknown): Reply => ({ kind: 'answered', result });

/** As little as the contract asks for, and reasons of its own. */
const curt = (answer: Answer): Reply => {
  if (!isVerdict(answer)) return said({ excess: answer.excess });
  if (!answer.legal) return said({ legal: false, reason: 'no-way' });
  const { position: { systems, reinforcements }, owes, winner } = answer;
  return said({ legal: true, position: { systems, reinforcements }, owes, ...(winner === undefined ? {} : { winner }) });
};

/** Removes at once what leaves no choice. */
const atOnce = (judge: Judge) => (position: Position, action: Action): Answer | Reply => {
  const answer = judge(position, action);
  const settled = acceptedAnswers(stepOf(judge, position, action)).at(-1);
  if (!isVerdict(answer) || !answer.legal || settled?.kind !== 'legal') return answer;
  return { ...answer, position: settled.position, owes: settled.owes };
};

describe.each(['R2/counted=no-mechs', 'R3.1/chosen-by=fighters-first', 'R3.3/before-going-on=may-go-on'])('a finding of %s is explained', (name) => {
  const misreading = misreader(name).judge;

  test('where answers omit what may be omitted, and give reasons of their own', async () => {
    const found = await firstFound(subjectBy((position, action) => curt(misreading(position, action))));
    expect(found?.likely).toContain(name);
    expect(found?.nearest).toEqual([]);
  });

  test('where the engine removes at once what leaves no choice', async () => {
    const found = await firstFound(subjectBy(atOnce(misreading)));
    expect(found?.likely).toContain(name);
    expect(found?.nearest).toEqual([]);
  });
});

describe('beside other faults', () => {
  test('the misreading that explains what is told, and most of the rest, is the nearest', async () => {
    const both = policiesFor(RULEBOOK.article.rulings, { 'R2/counted': 'no-mechs', 'R3.1/chosen-by': 'one-kind-only' });
    const found = await firstFound(subjectBy((position, action) => judge(both, position, action)));
    expect(found?.likely).toEqual([]);
    expect(['R2/counted=no-mechs', 'R3.1/chosen-by=one-kind-only'].map((name) => [name])).toContainEqual(found?.nearest);
  });

  test('an engine that refuses a removal and still tells all that is owed comes near to the misreading that would tell less', async () => {
    const refusing = misreader('R3.1/chosen-by=ground-forces-first').judge;
    const found = await firstFound(subjectBy((position, action) => (action.type === 'remove' ? refusing : REFERENCE)(position, action)));
    expect([found?.likely, found?.nearest]).toEqual([[], ['R3.1/chosen-by=ground-forces-first']]);
  });

  test('what no misreading would say is near to none', async () => {
    const found = await firstFound(subjectBy((position, action) => {
      const answer = REFERENCE(position, action);
      return isVerdict(answer) ? answer : { ...answer, counted: answer.counted + 7 };
    }));
    expect([found?.likely, found?.nearest]).toEqual([[], []]);
  });
});

test('each of seven faults of one engine is shown by itself', { timeout: 60_000 }, async () => {
  const faults = [
    'N4/places=space-only', 'R2/counted=no-mechs', 'R3.3/during-combat=ground-forces-only', 'R2/capacity-from=arriving-ships',
    'N1/on-arrival=never', 'N2/after-cannons=after-combat', 'R3/excess=placement-refused',
  ];
  const engine = judgeMisreading(RULEBOOK, faults);
  const probe = againstReference(REFERENCE, subjectBy(engine));
  const findings = new Findings({ probe, judge: REFERENCE, misreaders: MISREADERS, together: (names) => judgeMisreading(RULEBOOK, names) });
  await fuzz(REFERENCE, probe, {
    seed: 1, runs: 1500, onPassed: (step) => findings.passed(step),
    onDifference: async (difference, play) => {
      if (findings.isNew(difference)) await findings.add(play, difference);
      return true;
    },
  });
  const named = findings.all().map(({ likely, nearest }) => [...likely, ...nearest].join(' '));
  expect(named.toSorted()).toEqual(faults.toSorted());
});
