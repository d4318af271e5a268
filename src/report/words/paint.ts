/** Colours for one terminal, or none. */
export interface Paint {
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
  readonly weak: (text: string) => string;
  readonly strong: (text: string) => string;
}

/** How wide lines are, in characters, and in which colours they are written. */
export interface Layout {
  readonly width: number;
  readonly paint: Paint;
}

/** ANSI colours, or the text as it is. */
export const paintFor = (colour: boolean): Paint => ({
  good: between(colour, 32, 39),
  bad: between(colour, 31, 39),
  weak: between(colour, 2, 22),
  strong: between(colour, 1, 22),
});

const between = (colour: boolean, on: number, off: number) => (text: string): string =>
  (colour && text !== '' ? `\u001b[${on}m${text}\u001b[${off}m` : text);
