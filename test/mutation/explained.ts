import { readFileSync } from 'node:fs';
import { changed, listed, SURVIVORS, UNASKED } from './survivors.ts';

// Compares SURVIVORS.md with the run: it explains every survivor and nothing else, and its figures are right.

interface Mutant {
  readonly status: string;
  readonly replacement: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

interface Place {
  readonly line: number;
  readonly column: number;
}

interface Run {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

const explain = (): number => {
  const run: Run = JSON.parse(readFileSync('reports/mutation/mutation.json', 'utf8'));
  const files = Object.entries(run.files).map(([path, { source, mutants }]) => ({ file: path.replace('src/engine/', ''), source, mutants }));
  const rules = files.filter(({ file }) => file !== UNASKED);
  const survived = rules.flatMap(({ file, source, mutants }) => mutants.filter(isAlive).map((mutant) => ({ file, text: plain(mutated(source, mutant)), mutant })));
  const said = listed().map((change) => ({ ...change, text: plain(changed(change)) }));
  const faults = [
    ...[row('the whole engine, nothing left out', files), row(`its rules, without \`${UNASKED}\``, rules)]
      .filter((figures) => !SURVIVORS.includes(figures)).map((figures) => `the figures are ${figures}`),
    ...survived.filter(({ file, text }) => !said.some((one) => one.file === file && one.text === text))
      .map(({ file, mutant }) => `not explained: ${file}:${mutant.location.start.line} => ${mutant.replacement}`),
    ...said.filter(({ file, text }) => !survived.some((one) => one.file === file && one.text === text))
      .map(({ file, code, mutant }) => `explained, and does not live: ${file}: ${code} => ${mutant}`),
  ];
  for (const fault of faults) console.error(`test/mutation/SURVIVORS.md: ${fault}`);
  return faults.length === 0 ? 0 : 1;
};

const isAlive = ({ status }: Mutant): boolean => status !== 'Killed' && status !== 'Timeout';

const row = (name: string, files: readonly { readonly mutants: readonly Mutant[] }[]): string => {
  const mutants = files.flatMap((file) => file.mutants);
  const killed = mutants.filter((mutant) => !isAlive(mutant)).length;
  return `| ${name} | ${mutants.length} | ${killed} | ${(100 * killed / mutants.length).toFixed(1)} % |`;
};

const mutated = (source: string, { location: { start, end }, replacement }: Mutant): string =>
  source.slice(0, offset(source, start)) + replacement + source.slice(offset(source, end));

const offset = (source: string, { line, column }: Place): number =>
  source.split('\n').slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1;

/** Without the differences that the printer of mutants makes. */
const plain = (text: string): string => text.replaceAll('"', "'").replace(/[\s()]/g, '');

process.exitCode = explain();
