import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commandsIn, DOCUMENTS, isAsShown, readDocument, ROOT, run, withTables } from './documents.ts';

/** A name that stands for any, as in `commands/NAME.ts`. */
const PLACEHOLDER = /(?<![A-Z])(?:NAME|CLAUSE|ID)\b/;

describe.each(DOCUMENTS)('%s', (path) => {
  const text = readDocument(path);

  it('has the tables that `npm run docs` writes', () => {
    expect(withTables(text)).toBe(text);
  });

  it('links only to files that exist', () => {
    const targets = [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target).filter((target) => !/^[a-z]+:/.test(target));
    expect(targets.filter((target) => !existsSync(new URL(target, `file://${ROOT}${path}`)))).toEqual([]);
  });

  it('names only files that exist', () => {
    const named = [...text.matchAll(/`((?:src|test|rules|fixtures|schema)\/[\w./-]*)`/g)].map(([, name = '']) => name).filter((name) => !PLACEHOLDER.test(name));
    expect(named.filter((name) => !existsSync(`${ROOT}${name}`))).toEqual([]);
  });

  const commands = commandsIn(text);
  if (commands.length > 0) {
    it.each(commands)('shows what `$command` prints', async ({ command, output }) => {
      const actual = await run(command);
      if (!isAsShown(output, actual)) expect(actual).toEqual(output);
    });
  }
});

describe('an output', () => {
  it.each([
    { shown: ['a', 'b'], actual: ['a', 'b'], same: true },
    { shown: ['a', '[…]', 'd'], actual: ['a', 'b', 'c', 'd'], same: true },
    { shown: ['a', '[…]'], actual: ['a'], same: true },
    { shown: ['a', '[…]', 'd'], actual: ['a', 'b', 'c'], same: false },
    { shown: ['a'], actual: ['a', 'b'], same: false },
    { shown: [], actual: ['a'], same: false },
  ])('$actual shown as $shown', ({ shown, actual, same }) => {
    expect(isAsShown(shown, actual)).toBe(same);
  });
});
