import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { suiteClaim } from '../../src/cli/commands/prove.ts';
import { BUNDLE } from './bundle.ts';
import type * as Cases from './cases.ts';
import { type Change, changed, listed, SURVIVORS, UNASKED } from './survivors.ts';

const suite = suiteClaim();

/** The verdict of the cases on the engine with one change, without the misreadings. */
const wrongWith = async (change?: Change): Promise<string | undefined> => {
  const { outputFiles } = await build({ ...BUNDLE, plugins: change === undefined ? [] : [changing(change)], write: false });
  const url = `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')}`;
  const cases: typeof Cases = await import(/* @vite-ignore */ url);
  try {
    return cases.firstWrong(suite);
  } catch (error) {
    return String(error);
  }
};

/** Puts the changed file into the bundle. */
const changing = (change: Change): Plugin => ({
  name: 'change',
  setup: ({ onLoad }) => {
    onLoad({ filter: /src\/engine\/.*\.ts$/ }, ({ path }) =>
      (path === resolve('src/engine', change.file) ? { contents: changed(change), loader: 'ts' } : undefined));
  },
});

/** One mutant of each kind. */
const SAMPLE: readonly (readonly [kind: string, change: Change])[] = [
  ['ArithmeticOperator', { file: 'excess.ts', code: 'counted - capacity)', mutant: 'counted + capacity)' }],
  ['ArrayDeclaration', { file: 'timing.ts', code: "['move-ships', { clause: 'N1', ruling: 'N1/on-arrival', waiting: PROCEEDING }]", mutant: '[]' }],
  ['ArrowFunction', { file: 'actions/place.ts', code: '(left) => minus(left, units)', mutant: '() => undefined' }],
  ['AssignmentOperator', { file: 'capacity.ts', code: 'capacity +=', mutant: 'capacity -=' }],
  ['BooleanLiteral', { file: 'actions/check.ts', code: '!inCombat', mutant: 'inCombat' }],
  ['ConditionalExpression', { file: 'excess.ts', code: 'includes(choice, units)', mutant: 'true' }],
  ['EqualityOperator', { file: 'because.ts', code: "owes.length > 0 ? 'R3'", mutant: "owes.length >= 0 ? 'R3'" }],
  ['LogicalOperator', { file: 'lifting.ts', code: 'cargo.in ?? ship.from', mutant: 'cargo.in && ship.from' }],
  ['MethodExpression', { file: 'excess.ts', code: 'Math.max(0, counted', mutant: 'Math.min(0, counted' }],
  ['ObjectLiteral', { file: 'actions/advance.ts', code: '{ ...position, step: action.params.to }', mutant: '{}' }],
  ['OptionalChaining', { file: 'combat.ts', code: 'position.active?.system', mutant: 'position.active.system' }],
  ['StringLiteral', { file: 'actions/check.ts', code: "'R2',", mutant: "''," }],
];

test('the engine without a mutant passes every case', async () => {
  expect(await wrongWith()).toBeUndefined();
});

test.each(SAMPLE)('%s is killed by a case', async (_, change) => {
  expect(await wrongWith(change)).toMatch(/^[NR]\d|Error/);
});

test.each(listed())('$file: $code → $mutant survives, as the page says', async (change) => {
  expect(await wrongWith(change)).toBeUndefined();
});

test('neither the settings nor a comment leave out any code of the official engine: only other answers, by function or formula', () => {
  const settings = readFileSync('test/mutation/stryker.config.json', 'utf8');
  expect(JSON.parse(settings)).toMatchObject({ mutate: ['src/engine/**/*.ts', '!src/engine/misreadings/**', '!src/engine/formulas/**'], thresholds: { break: 95 } });
  expect(settings).not.toMatch(/ignorers|excludedMutations|ignoreStatic/);
  const code = readdirSync('src/engine', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`src/engine/${file}`, 'utf8')).join('\n');
  expect(code).not.toMatch(/Stryker/i);
});

test('the figures agree with each other and with the list', () => {
  const [whole, rules] = [...SURVIVORS.matchAll(/^\| [^|]+ \| (\d+) \| (\d+) \| ([\d.]+) % \|$/gm)].map(([, all, killed, score]) => {
    expect(score).toBe((100 * Number(killed) / Number(all)).toFixed(1));
    return { score, all: Number(all), alive: Number(all) - Number(killed) };
  });
  const [, unasked, ofFile] = /(\d+) of its (\d+) mutants live/.exec(SURVIVORS) ?? [];
  expect(rules?.alive).toBe(listed().length);
  expect([Number(unasked), Number(ofFile)]).toEqual([(whole?.alive ?? 0) - (rules?.alive ?? 0), (whole?.all ?? 0) - (rules?.all ?? 0)]);
  expect(readFileSync('README.md', 'utf8')).toContain(`${whole?.score} % of the mutants`);
  expect(SURVIVORS).toContain(`without \`${UNASKED}\``);
});
