import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countScope, divided } from '../../../src/proof/scope/count.ts';
import { SCOPE_NAMES } from '../../../src/proof/scope/read.ts';
import { REFERENCE, scopeNamed } from '../engines.ts';
import { publishedCounts, shownCounts } from '../published.ts';

const PUBLISHED = publishedCounts();
const hasPython = spawnSync('python3', ['--version']).status === 0;

describe('the published counts', () => {
  test.each(['tiny', 'example', 'small'])('%s: are what the reference engine comes to', (name) => {
    const { total, parts } = countScope(scopeNamed(name), REFERENCE);
    expect({ total, parts: Object.fromEntries(parts) }).toEqual(PUBLISHED[name]);
  });

  test('are those of every scope, the largest of at least a million judgements', () => {
    expect(Object.keys(PUBLISHED)).toEqual(SCOPE_NAMES);
    expect(PUBLISHED['standard']?.total.judgements).toBeGreaterThan(1_000_000);
  });

  test('are those in the README', () => {
    expect(readFileSync('rules/scopes/README.md', 'utf8')).toContain(shownCounts(PUBLISHED));
  });

  test.runIf(hasPython)('of `tiny` are what the Python engine comes to, with a counter of its own', () => {
    const counted: unknown = JSON.parse(execFileSync('python3', ['test/engines/counter.py'], { input: JSON.stringify(scopeNamed('tiny')), encoding: 'utf8' }));
    expect(counted).toEqual(PUBLISHED['tiny']?.parts);
  });
});

describe('shares and divisions', () => {
  const whole = countScope(scopeNamed('tiny'), REFERENCE).total;

  test('shares of a scope are the whole together, their digests by XOR', () => {
    const shares = [0, 1, 2].map((index) => countScope(scopeNamed('tiny'), REFERENCE, undefined, { index, of: 3 }).total);
    expect(shares.reduce((sum, { judgements }) => sum + judgements, 0)).toBe(whole.judgements);
    expect(shares.map(({ digest }) => BigInt(`0x${digest}`)).reduce((a, b) => a ^ b).toString(16).padStart(64, '0')).toBe(whole.digest);
  });

  test('a division has every judgement once', () => {
    const { parts } = countScope(scopeNamed('tiny'), REFERENCE, divided);
    expect([...parts.values()].reduce((sum, { judgements }) => sum + judgements, 0)).toBe(whole.judgements);
    expect([...parts.keys()]).toContain('two players, one system: space-combat: end-combat');
  });
});
