/** A part of the report on an erratum, worded the same in every format. */
export interface Section {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly tables: readonly Table[];
}

/** Rows with the answers before and after. */
export interface Table {
  readonly heading: string;
  readonly rows: readonly ErratumRow[];
}

export interface ErratumRow {
  readonly name: string;
  /** The subject of the row, in lines. */
  readonly about: readonly string[];
  /** The position and the action, in lines, where `about` does not have them and the terminal has no room. */
  readonly asked?: readonly string[];
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** A case made from it, ready for a file; or why there is none. */
  readonly made?: { readonly yaml: string } | { readonly none: string };
}

/** Longer sentences are cut; in characters. */
export const LONGEST_SENTENCE = 400;
