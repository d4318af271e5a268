import { readFileSync, writeFileSync } from 'node:fs';
import { countScope, type Counted } from '../../src/search/scope/count.ts';
import { SCOPE_NAMES } from '../../src/search/scope/read.ts';
import { REFERENCE, scopeNamed } from '../proof/engines.ts';
import { type PublishedCounts, shownCounts } from './published.ts';

/**
 * Counts every scope and writes the numbers into rules/scopes/counts.json and the table of its README; with `--check` it writes
 * nothing, and names what is out of date.
 */
const countAll = (check: boolean): number => {
  const counts = Object.fromEntries(SCOPE_NAMES.map((name) => [name, published(timed(name, () => countScope(scopeNamed(name), REFERENCE)))]));
  const files = [['rules/scopes/counts.json', `${JSON.stringify(counts, null, 2)}\n`], ['rules/scopes/README.md', withTable(counts)]] as const;
  const stale = files.filter(([file, text]) => committed(file) !== text);
  for (const [file, text] of stale) {
    if (!check) writeFileSync(file, text);
    console.log(check ? `${file} is out of date: run npm run scopes` : `${file} written`);
  }
  return check && stale.length > 0 ? 1 : 0;
};

const published = ({ total, parts }: Counted): PublishedCounts[string] => ({ total, parts: Object.fromEntries(parts) });

const timed = (name: string, count: () => Counted): Counted => {
  const began = performance.now();
  const counted = count();
  const seconds = (performance.now() - began) / 1000;
  const { judgements } = counted.total;
  const memory = Math.round(process.memoryUsage().rss / 1_000_000);
  console.log(`${name}: ${judgements} judgements in ${seconds.toFixed(1)} s, ${Math.round(judgements / seconds)} a second, ${memory} MB`);
  return counted;
};

const withTable = (counts: PublishedCounts): string => {
  const [before, rest = ''] = readFileSync('rules/scopes/README.md', 'utf8').split(/(?<=<!-- counts:.*-->\n)/);
  return `${before}${shownCounts(counts)}${rest.slice(rest.indexOf('<!-- end of counts -->'))}`;
};

const committed = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

process.exitCode = countAll(process.argv.includes('--check'));
