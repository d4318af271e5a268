/** The ways in which a player is drawn; each has a colour and a pattern of its own in the page's symbols. */
export const LOOKS = ['red', 'blue', 'green', 'yellow', 'purple', 'orange', 'pink', 'black'] as const;
export type Look = (typeof LOOKS)[number];

/** Players by the look that each has; one who is named like a look has it. */
export const looksOf = (players: readonly string[]): ReadonlyMap<string, Look> => {
  const looks = new Map<string, Look>(players.filter(isLook).map((name) => [name, name]));
  const others = players.filter((player) => !looks.has(player));
  const free = LOOKS.filter((look) => !looks.has(look));
  for (const [at, player] of others.entries()) looks.set(player, free[at % Math.max(1, free.length)] ?? 'black');
  return looks;
};

const isLook = (name: string): name is Look => (LOOKS as readonly string[]).includes(name);
