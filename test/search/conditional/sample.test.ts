import { expect, test } from 'vitest';
import { CROSSINGS } from '../../../src/board/index.ts';
import { suiteClaim } from '../../../src/cli/commands/prove.ts';
import { CONDITIONAL_FILE } from '../../../src/cli/suite-data.ts';
import { readFigures } from '../../../src/search/conditional/figures.ts';
import { conditionalFaults } from '../../../src/search/conditional/sample.ts';

const claim = suiteClaim();

test('each fault under a condition that the sample shows fails a case or is listed', () => {
  expect(conditionalFaults(claim, readFigures(CONDITIONAL_FILE))).toEqual([]);
});

test('without the crossings it names hundreds, each with what to do', { timeout: 60_000 }, () => {
  const clauses = claim.cases.filter(({ clause }) => clause !== CROSSINGS);
  const faults = conditionalFaults({ ...claim, cases: clauses }, { survivors: [] });
  expect(faults.length).toBeGreaterThan(300);
  expect(faults).toContainEqual({
    code: 'conditional',
    message: 'N4.3/no-capacity-left=none-count where choice: no case excludes it: add a crossing that does, or run `npm run prove:conditional`, which lists it',
  });
});
