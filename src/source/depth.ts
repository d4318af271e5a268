/** How deep lists and objects may nest in a line of the wire; the messages of the contract need nine levels. */
export const DEEPEST = 100;

/** Whether JSON nests deeper than that. Deeper JSON can be parsed, but not written again. */
export const isTooDeep = (json: string, deepest = DEEPEST): boolean => {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charCodeAt(at);
    if (character === QUOTE) at = endOfText(json, at);
    else if (character === LIST || character === OBJECT) depth += 1;
    else if (character === LIST_END || character === OBJECT_END) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
};

/** Where the JSON string that begins at `start` ends. */
export const endOfText = (json: string, start: number): number => {
  let end = json.indexOf('"', start + 1);
  while (end > 0 && isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end < 0 ? json.length : end;
};

const isEscaped = (json: string, at: number): boolean => {
  let before = at - 1;
  while (json.charCodeAt(before) === BACKSLASH) before -= 1;
  return (at - before) % 2 === 0;
};

const [QUOTE, BACKSLASH, LIST, LIST_END, OBJECT, OBJECT_END] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];
