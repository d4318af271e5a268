// The suite as a test of an engine's own, with Node's test runner; the same with vitest, but for the import of `test`.
import assert from 'node:assert/strict';
import test from 'node:test';
import { defineEngine, renderReport, runSuite } from 'ti4-capacity';

const engine = defineEngine({
  name: 'calculator',
  version: '1.0.0',
  steps: [],
  features: ['stated-capacity'],
  check: (position, { player, system }) => {
    const { fighter = 0, infantry = 0, ...ships } = position.systems[system]?.space?.[player] ?? {};
    const values = position.players[player]?.capacity ?? {};
    const capacity = Object.entries(ships).reduce((sum, [ship, count]) => sum + count * (values[ship] ?? 0), 0);
    return { capacity, counted: fighter + infantry, excess: Math.max(0, fighter + infantry - capacity) };
  },
});

test('calculator keeps the capacity rules that it knows', async () => {
  const report = await runSuite({ engine });
  assert.ok(report.engines[0].conformant, await renderReport(report));
});
