import { expect, test } from 'vitest';
import { posedIn } from '../../../src/site/playground/link.ts';
import { DATA } from '../../site/site-data.ts';
import { ran } from '../terminal.ts';

test('--playground prints the address of each question of a case, which holds it whole', async () => {
  const { exit, out } = await ran(['explain', 'R3-01', '--edition', 'lrr-1.3', '--playground', 'https://example.org/site/']);
  const steps = DATA.cases.find(({ id }) => id === 'R3-01')?.steps ?? [];
  const addresses = out.trimEnd().split('\n');
  expect({ exit, count: addresses.length }).toEqual({ exit: 0, count: steps.length });
  for (const [at, address] of addresses.entries()) {
    expect(address).toMatch(/^https:\/\/example\.org\/site\/playground\.html#q1=/);
    const value = { position: steps[at]?.position, action: steps[at]?.action, edition: 'lrr-1.3' };
    expect(await posedIn(new URL(address).hash)).toEqual({ value });
  }
});

test('--playground takes a folder too, and no clause', async () => {
  expect(await ran(['explain', 'R3-01', '--playground', 'site'])).toMatchObject({
    exit: 0, out: expect.stringMatching(/^file:\/\/\/.*\/site\/playground\.html#q1=/),
  });
  expect(await ran(['explain', 'R3', '--playground', 'site'])).toMatchObject({
    exit: 2, out: '', err: 'run-suite: --playground: `R3` is a clause, expected a case or a file with a question\n',
  });
});
