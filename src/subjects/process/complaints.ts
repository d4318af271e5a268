/** What an engine does wrong that belongs to no request. */
export interface Complaint {
  /** The kind of fault, in words: of each only the first is kept. */
  readonly what: string;
  /** What follows in the sentence: the line, advice. */
  readonly rest: string;
}

export interface Complaints {
  /** `at`: the request that was under way, by its id; the earliest complaint is the one that is kept, however many processes there are. */
  add(complaint: Complaint, at: number): void;
  /** In the order of the requests. */
  list(): readonly string[];
}

export const complaints = (): Complaints => {
  const first = new Map<string, { readonly at: number; readonly rest: string }>();
  return {
    add: ({ what, rest }, at) => {
      const known = first.get(what);
      if (known === undefined || at < known.at) first.set(what, { at, rest });
    },
    list: () => [...first].sort(([a, x], [b, y]) => x.at - y.at || (a < b ? -1 : 1)).map(([what, { rest }]) => `${what}${rest}`),
  };
};
