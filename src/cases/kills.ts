import { readFileSync } from 'node:fs';
import { count, listOf, namedBy, object, readAs, text } from '../source/shape.ts';

/**
 * fixtures/kills.json: what each step of each case excludes, known ahead of any run. `prove --update` writes it. Misreadings and
 * conditions are named once; the cases have their indices.
 */
export interface Kills {
  /** As RULING=ANSWER, ruling by ruling; an official answer is one if an edition has another answer. */
  readonly misreadings: readonly string[];
  /** The conditions under which a misreading may occur. */
  readonly conditions: readonly KnownCondition[];
  /** By case id, a list for each step. A case is judged by the newest edition it holds in; the older ones give the same. */
  readonly cases: Readonly<Record<string, readonly StepKills[]>>;
}

/** A condition by its name, and when it holds, to follow `where`: `at least two ships move`. */
export interface KnownCondition {
  readonly id: string;
  readonly says: string;
}

/** The misreadings that fail a step, and the conditions that hold in it. */
export type StepKills = readonly (readonly number[])[];

/** Reads a file that `killsText` wrote. Throws if it is anything else, such as half-merged. */
export const readKills = (file: string): Kills => {
  const read = readAs(KILLS, JSON.parse(readFileSync(file, 'utf8')));
  if ('fault' in read) throw new Error(`${file}: ${read.fault}; \`run-suite prove --update\` writes it again`);
  return read.value;
};

/** The text of the file: a line for each misreading and each case. */
export const killsText = ({ misreadings, conditions, cases }: Kills): string => [
  '{',
  `  "misreadings": [\n${misreadings.map((name) => `    ${JSON.stringify(name)}`).join(',\n')}\n  ],`,
  `  "conditions": [\n${conditions.map((one) => `    ${JSON.stringify(one)}`).join(',\n')}\n  ],`,
  `  "cases": {\n${Object.entries(cases).map(([id, steps]) => `    ${JSON.stringify(id)}: ${JSON.stringify(steps)}`).join(',\n')}\n  }`,
  '}',
  '',
].join('\n');

const KILLS = object({
  misreadings: listOf(text), conditions: listOf(object({ id: text, says: text }, {})), cases: namedBy(listOf(listOf(listOf(count)))),
}, {});
