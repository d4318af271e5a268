import { printable } from '../../text/printable.ts';

/** HTML that is safe to stand where it is put: made by `tag` and `text` alone. */
export type Html = string;

/** An attribute: text, a number, or whether it is there at all. */
export type Attribute = string | number | boolean | undefined;

/** `words` as text of a page or in quotes: on one line, with nothing in it that is markup, cut after `longest` characters. */
export const text = (words: string | number, longest?: number): Html =>
  printable(String(words), longest).replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);

/** An element. Attributes are escaped, children stand as they are. */
export const tag = (name: string, attributes: Readonly<Record<string, Attribute>>, ...children: readonly Html[]): Html => {
  const head = `<${name}${Object.entries(attributes).map(attribute).join('')}>`;
  return VOID.has(name) ? head : `${head}${children.join('')}</${name}>`;
};

const attribute = ([name, value]: readonly [string, Attribute]): string => {
  if (value === undefined || value === false) return '';
  return value === true ? ` ${name}` : ` ${name}="${text(value, LONGEST_ATTRIBUTE)}"`;
};

const LONGEST_ATTRIBUTE = 2000;

const VOID: ReadonlySet<string> = new Set(['meta', 'link', 'input', 'br']);
