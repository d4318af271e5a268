import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MOST_IN_A_FILE = 500;

/** Writes `count` cases into a folder: copies of the suite's, each with its own id and title. */
export const writeManyCases = (folder: string, count: number): void => {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync('fixtures').filter((name) => name.endsWith('.yaml')).map((name) => casesIn(readFileSync(`fixtures/${name}`, 'utf8')));
  for (let written = 0, at = 0; written < count; written += MOST_IN_A_FILE, at += 1) {
    const { clause, cases } = files[at % files.length] ?? { clause: '', cases: [] };
    const before = MOST_IN_A_FILE * Math.floor(at / files.length);
    const some = Array.from({ length: Math.min(MOST_IN_A_FILE, count - written) }, (_, n) => numbered(cases[n % cases.length] ?? '', clause, before + n + 1));
    writeFileSync(join(folder, `${clause}-${String(at).padStart(4, '0')}.yaml`), `clause: ${clause}\ncases:\n${some.join('\n')}\n`);
  }
};

/** The texts of a file's cases, without those for some editions only. */
const casesIn = (text: string): { readonly clause: string; readonly cases: readonly string[] } => ({
  clause: /^clause: (.*)$/m.exec(text)?.[1] ?? '',
  cases: text.split(/^(?= {2}- id: )/m).slice(1).map((one) => one.trimEnd()).filter((one) => !/^ {4}editions:/m.test(one)),
});

const numbered = (text: string, clause: string, number: number): string =>
  text.replace(/- id: .*/, `- id: ${clause}-${String(number).padStart(4, '0')}`).replace(/ title: .*/, ` title: case number ${number} of its clause`);
