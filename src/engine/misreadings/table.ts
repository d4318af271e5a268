import type { Policies, RulingId } from '../policies.ts';

/** Wrong answers to some rulings: the functions that give them, by ruling and by the answer's name. */
export type Misreadings = { readonly [R in RulingId]?: Readonly<Record<string, Policies[R]>> };
