/** Something an engine does wrong that belongs to no request. */
export interface Complaint {
  /** The kind of fault, in words. Only the first complaint of each kind is kept. */
  readonly what: string;
  /** The rest of the sentence: the line, some advice. */
  readonly rest: string;
}

/** The complaints about an engine, at most a hundred. */
export interface Complaints {
  /** `at`: the id of the request that was open. The complaint with the lowest is kept, so the number of processes makes no difference. */
  add(complaint: Complaint, at: number): void;
  /** In the order of the requests. */
  list(): readonly string[];
}

export const complaints = (): Complaints => {
  const first = new Map<string, { readonly at: number; readonly rest: string }>();
  return {
    add: ({ what, rest }, at) => {
      const known = first.get(what);
      if (known === undefined ? first.size < MOST_COMPLAINTS : at < known.at) first.set(what, { at, rest });
    },
    list: () => [...first].sort(([a, x], [b, y]) => x.at - y.at || (a < b ? -1 : 1)).map(([what, { rest }]) => `${what}${rest}`),
  };
};

/** How many complaints about one engine are kept. */
export const MOST_COMPLAINTS = 100;

/** A complaint as one line. */
export const complaintText = ({ what, rest }: Complaint): string => `${what}${rest}`;
