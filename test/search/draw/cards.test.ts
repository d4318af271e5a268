import { describe, expect, test } from 'vitest';
import { someHaveCards } from '../../../src/search/card-values.ts';
import { fuzz } from '../../../src/search/fuzz.ts';
import { againstReference } from '../../../src/search/probe.ts';
import { cardReader } from '../../../src/search/card-values.ts';
import { cardsDrawn } from '../../../src/search/draw/cards.ts';
import { type Finding, Findings } from '../../../src/search/findings.ts';
import { FEATURES } from '../../../src/board/index.ts';
import type { CaseStep } from '../../../src/cases/case.ts';
import { MISREADERS, REFERENCE, RULEBOOK, subjectBy } from '../../proof/engines.ts';
import { partsThatCanGo } from '../minimal.ts';

const drawFacts = cardsDrawn(RULEBOOK.catalogue);
const readCards = cardReader(RULEBOOK.catalogue);

describe('players with cards', () => {
  test('their values are left to the engine', async () => {
    const asked: CaseStep[] = [];
    await fuzz(REFERENCE, againstReference(REFERENCE, subjectBy(REFERENCE)), { seed: 1, runs: 60, drawFacts, onPassed: (step) => asked.push(step) });
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.every(({ position }) => someHaveCards(position) && Object.values(position.players).every(({ capacity }) => capacity === undefined))).toBe(true);
  });

  test('an engine that knows no printed values is not asked', async () => {
    const features = FEATURES.filter((feature) => feature !== 'printed-capacity');
    const probe = againstReference(REFERENCE, subjectBy(REFERENCE, { features }));
    expect(await fuzz(REFERENCE, probe, { seed: 1, runs: 20, drawFacts })).toMatchObject({ asked: 0, differences: 0 });
  });

  test.each(MISREADERS.filter(({ name }) => name.startsWith('R0/printed=')))('$name is found, named, and shrunk until nothing can go', async ({ name, judge }) => {
    const probe = againstReference(REFERENCE, subjectBy(judge));
    const findings = new Findings({
      probe, judge: REFERENCE, misreaders: MISREADERS, shrinking: { readCards }, drawCards: drawFacts,
    });
    let found: Finding | undefined;
    await fuzz(REFERENCE, probe, {
      seed: 1, runs: 2000, drawFacts,
      onDifference: async (difference, play) => {
        found = await findings.add(play, difference);
        return false;
      },
    });
    expect(found?.likely).toEqual([name]);
    expect(found?.isMinimal).toBe(true);
    expect(found === undefined ? ['nothing was found'] : await partsThatCanGo(found.play, probe)).toEqual([]);
  });
});
