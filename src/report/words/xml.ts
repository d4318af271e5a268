import { printable } from '../../text/printable.ts';

/** `text` as it may stand in XML, in an element or in quotes: on one line, of characters that XML has. */
export const xmlText = (text: string, longest?: number): string =>
  printable(text, longest).replace(/[\ufffe\uffff]/g, '\ufffd').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** An element with attributes and children, each child a line. */
export const element = (name: string, attributes: Readonly<Record<string, string | number>>, children: readonly string[] = []): readonly string[] => {
  const head = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${xmlText(String(value))}"`)].join(' ');
  return children.length === 0 ? [`<${head}/>`] : [`<${head}>`, ...children, `</${name}>`];
};
