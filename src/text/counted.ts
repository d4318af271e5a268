/** `1 case`, `2 cases`: a count with its word; `many` where an `s` does not make the plural. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
