/** `value` as indented JSON, with the characters escaped that a terminal or a CI service acts on; ends with a newline. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2).replace(ACTED_ON, escaped)}\n`;

// control and format characters apart from newlines, line separators, and `##[`, which starts a command in a log
const ACTED_ON = /[\p{Cf}\p{Zl}\p{Zp}\u007f-\u009f]|##(?=\w*\[)/gu;

const escaped = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');
