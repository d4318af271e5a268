import type { Policies, RulingId } from '../policies.ts';

/** Wrong answers as functions, by ruling and name. */
export type Misreadings = { readonly [R in RulingId]?: Readonly<Record<string, Policies[R]>> };
