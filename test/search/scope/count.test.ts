import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countScope, divided } from '../../../src/search/scope/count.ts';
import { SCOPE_NAMES } from '../../../src/search/scope/read.ts';
import type { Scope } from '../../../src/search/scope/types.ts';
import { ran } from '../../cli/terminal.ts';
import { REFERENCE, scopeNamed } from '../../proof/engines.ts';
import { publishedCounts, shownCounts } from '../published.ts';

const PUBLISHED = publishedCounts();
const hasPython = spawnSync('python3', ['--version']).status === 0;

const printed = async (name: string): Promise<Scope> => JSON.parse((await ran(['enumerate', '--scope', name, '--print'])).out);

const countedInPython = async (scope: Scope): Promise<unknown> => {
  const folder = mkdtempSync(join(tmpdir(), 'count-'));
  const catalogue = join(folder, 'units.json');
  writeFileSync(catalogue, (await ran(['units', '--json'])).out);
  const counted = execFileSync('python3', ['test/engines/counter.py', catalogue], { input: JSON.stringify(scope), encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return JSON.parse(counted);
};

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

  // written apart from ours; it confirms the larger scopes too, in minutes
  test.runIf(hasPython)('of `tiny` are what the Python engine comes to, with a counter of its own', async () => {
    expect(await countedInPython(await printed('tiny'))).toEqual(PUBLISHED['tiny']?.parts);
  });

  test.runIf(hasPython)('so are those of parts in which players have values or cards of their own, or several units are placed at once', async () => {
    const { parts, ...small } = await printed('small');
    const named = parts.filter(({ facts, placing }) => facts !== undefined || placing !== undefined);
    expect(named).toHaveLength(3);
    const expected = Object.entries(PUBLISHED['small']?.parts ?? {}).filter(([name]) => named.some((part) => part.name === name));
    expect(await countedInPython({ ...small, parts: named })).toEqual(Object.fromEntries(expected));
  });
});

describe('shares and divisions', () => {
  test('a position in which nothing is asked counts in its part too', () => {
    const { total, parts } = countScope(scopeNamed('small'), REFERENCE);
    expect([...parts.values()].reduce((sum, { positions }) => sum + positions, 0)).toBe(total.positions);
  });

  const whole = countScope(scopeNamed('tiny'), REFERENCE).total;

  test('shares of a scope are the whole together, their digests by XOR', () => {
    const shares = [0, 1, 2].map((index) => countScope(scopeNamed('tiny'), REFERENCE, undefined, { index, of: 3 }).total);
    expect(shares.reduce((sum, { judgements }) => sum + judgements, 0)).toBe(whole.judgements);
    expect(shares.map(({ digest }) => BigInt(`0x${digest}`)).reduce((a, b) => a ^ b).toString(16).padStart(64, '0')).toBe(whole.digest);
  });

  test('a division has every judgement once', () => {
    const { parts } = countScope(scopeNamed('tiny'), REFERENCE, divided);
    expect([...parts.values()].reduce((sum, { judgements }) => sum + judgements, 0)).toBe(whole.judgements);
    const names = [...parts.keys()];
    const sample = ['one player, two systems: no step: land', 'two players, one system: no step: check', 'two players, one system: space-combat: end-combat'];
    expect(names.filter((name) => sample.includes(name))).toEqual(sample);
  });
});
