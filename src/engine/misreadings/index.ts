import type { Rulings } from '../../rules/types.ts';
import { official } from '../official.ts';
import type { Policies, RulingId } from '../policies.ts';
import { N1 } from './N1.ts';
import { N2 } from './N2.ts';
import { N3 } from './N3.ts';
import { N4 } from './N4.ts';
import { N4_2 } from './N4.2.ts';
import { N4_3 } from './N4.3.ts';
import { N4_4 } from './N4.4.ts';
import { N4_5 } from './N4.5.ts';
import { N4_6 } from './N4.6.ts';
import { R0 } from './R0.ts';
import { R1 } from './R1.ts';
import { R2 } from './R2.ts';
import { R3 } from './R3.ts';
import { R3_1 } from './R3.1.ts';
import { R3_2 } from './R3.2.ts';
import { R3_3 } from './R3.3.ts';
import { R4 } from './R4.ts';
import type { Misreadings } from './table.ts';

const ALL: readonly Misreadings[] = [R0, R1, R2, R3, R3_1, R3_2, R3_3, R4, N1, N2, N3, N4, N4_2, N4_3, N4_4, N4_5, N4_6];

/** The policies that answer these rulings as given, and all others officially. Throws on an answer that the engine doesn't have. */
export const policiesFor = (rulings: Rulings): Policies =>
  Object.entries(rulings).reduce((policies, [id, answer]) => ({ ...policies, [id]: policyFor(id, answer) }), official);

const policyFor = (id: string, answer: string): Policies[RulingId] => {
  const policy = ALL.map((misreadings) => answersTo(misreadings, id)[answer]).find((found) => found !== undefined);
  if (policy === undefined) throw new Error(`the engine has no answer \`${answer}\` to the ruling \`${id}\``);
  return policy;
};

const answersTo = (misreadings: Misreadings, id: string): Readonly<Record<string, Policies[RulingId]>> =>
  Object.entries(misreadings).find(([ruling]) => ruling === id)?.[1] ?? {};

/** Every wrong answer in the engine, as `RULING=ANSWER`. */
export const misreadingNames = (): readonly string[] =>
  ALL.flatMap((misreadings) => Object.entries(misreadings))
    .flatMap(([ruling, answers]) => Object.keys(answers).map((answer) => `${ruling}=${answer}`));
