/** A count and its noun: `1 case`, `2 cases`; pass `many` if the plural is not `one` with an `s`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
