import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatProblem, readCases, type ReadCases } from '../../src/cases/index.ts';

/** A new folder with files, by name. */
export const folderWith = (files: Readonly<Record<string, string | Uint8Array>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'capacity-cases-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
};

/** What comes of reading one file of cases. */
export const readText = (text: string | Uint8Array, name = 'R3-x.yaml'): ReadCases => readCases([folderWith({ [name]: text })]);

/** The problems of one file of cases, each in a line, without the folder. */
export const problemsIn = (text: string | Uint8Array, name = 'R3-x.yaml'): readonly string[] => {
  const folder = folderWith({ [name]: text });
  return readCases([folder]).problems.map(formatProblem).map((line) => line.replaceAll(`${folder}/`, ''));
};

/** A file with one sound case, of which some lines are replaced; `more` is a line at its end. */
export const fileWith = (lines: Readonly<Record<string, string | undefined>> = {}): string => {
  const { clause, id, ...rest } = { ...SOUND, ...lines };
  const body = Object.values(rest).filter((line) => line !== undefined).map((line) => `    ${line}`);
  return [clause, 'cases:', id, ...body, ''].join('\n');
};

const SOUND = {
  clause: 'clause: R3',
  id: '  - id: R3-01',
  title: 'title: a fifth fighter is one too many',
  because: 'because: [R3]',
  given: 'given: { systems: { Lodor: { space: { red: { carrier: 1, fighter: 4 } } }, Arnor: } }',
  when: 'when: { place: { player: red, system: Lodor, on: space, units: { fighter: 1 } } }',
  then: 'then: { legal: true, changes: { Lodor: { space: { red: { carrier: 1, fighter: 5 } } } }, '
    + 'owes: [{ player: red, system: Lodor, count: 1, from: { fighter: 5 } }] }',
};
