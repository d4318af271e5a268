import { printable } from '../../text/printable.ts';

/** `text` escaped for XML, in an element or in quotes: on one line, without characters that XML doesn't allow. */
export const xmlText = (text: string, longest?: number): string =>
  printable(text, longest)
    .replace(/[\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** An element with attributes, and children of a line each. */
export const element = (
  name: string, attributes: Readonly<Record<string, string | number>>, children: readonly string[] = [],
): readonly string[] => {
  const head = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${xmlText(String(value))}"`)].join(' ');
  return children.length === 0 ? [`<${head}/>`] : [`<${head}>`, ...children, `</${name}>`];
};
